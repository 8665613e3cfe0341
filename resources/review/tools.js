// Small tools of the page: elements, words, times.

const byId = id => document.getElementById(id);
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const review = JSON.parse(byId('review').textContent);
let readSaid = null;
/** The notes and verdicts of the file, which may be many: they are read behind the first frame. */
const said = () => (readSaid ??= JSON.parse(byId('said').textContent));

// Letters that show nothing themselves, but join, part or change their neighbours; and what turns the direction or moves lines.
const joining = '\\u00AD\\u034F\\u115F-\\u1160\\u200B-\\u200D\\u3164\\uFFA0\\u{E0100}-\\u{E01EF}';
const turning = '\\p{Cc}\\p{Cs}\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB\\u{E0000}-\\u{E007F}';
const [hiddenInNames, hiddenInProse] = [joining + turning, turning].map(set => new RegExp(`(?![\\n\\t])[${set}]`, 'gu'));

const spelled = c => `\\u{${c.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}}`;

/** Shows what can't be seen or turns the text's direction as an escape, so that no text looks like what it isn't. */
const printable = text => String(text).replace(hiddenInNames, spelled);

/** The same for prose: emoji and Persian words stay whole, and so do direction marks in an isolate that is closed. */
function readable(text) {
  const kept = isolatedMarks(String(text));
  return String(text).replace(hiddenInProse, (c, at) => (kept.has(at) ? c : spelled(c)));
}

/** Where isolates begin and end that belong together, and the marks between them; the end of a line ends all. */
function isolatedMarks(text) {
  const kept = new Set();
  let open = [];
  const found = [...text.matchAll(/[\u061C\u200E\u200F\u2066-\u2069\n\r\u001C-\u001E\u0085\u2029]/g)];
  for (const { 0: c, index } of found) {
    if (c >= '\u2066' && c <= '\u2068') open.push(index);
    else if (c === '\u2069') {
      if (open.length) kept.add(open.pop()).add(index);
    } else if (!'\u061C\u200E\u200F'.includes(c)) open = [];
  }
  let depth = 0;
  for (const { 0: c, index } of found) {
    if ('\u061C\u200E\u200F'.includes(c)) {
      if (depth) kept.add(index);
    } else if (kept.has(index)) depth += c === '\u2069' ? -1 : 1;
  }
  return kept;
}

function fillIn(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === 'text') element.textContent = printable(value);
    else if (name === 'prose') element.textContent = readable(value);
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : printable(value));
  }
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

const make = (tag, properties = {}, ...children) => fillIn(document.createElement(tag), properties, children);
const draw = (tag, properties = {}, ...children) =>
  fillIn(document.createElementNS('http://www.w3.org/2000/svg', tag), properties, children);
/** A stranger's text keeps its own direction and doesn't turn that of its neighbours. */
const words = (tag, text, more = {}) =>
  make(tag, { ...more, text, dir: 'auto', class: `words ${more.class ?? ''}`.trim() });
/** The same for sentences. */
const prose = (tag, text, more = {}) =>
  make(tag, { ...more, prose: text, dir: 'auto', class: `words ${more.class ?? ''}`.trim() });
const button = (text, press, more = {}) => make('button', { type: 'button', text, onclick: press, ...more });
const setText = (id, text) => { byId(id).textContent = printable(text); };
const setProse = (id, text) => { byId(id).textContent = readable(text); };
const seconds = t => (t / 1000).toFixed(3);
const brief = number => (Number.isFinite(number) ? String(Math.round(number * 100) / 100) : '–');
const whenIdle = work => (window.requestIdleCallback
  ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work, 30));
const idle = () => new Promise(resolve => whenIdle(resolve));

let statusTimer = 0;
function say(text) {
  setText('status', text);
  clearTimeout(statusTimer);
  statusTimer = setTimeout(() => setText('status', ''), 6000);
}

/** The last entry of a sorted list whose first item is not after `sample`. */
function entryAt(list, sample, key = entry => entry[0]) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (key(list[middle]) <= sample) low = middle + 1;
    else high = middle;
  }
  return list[low - 1];
}
