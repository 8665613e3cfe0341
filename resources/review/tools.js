// Small tools of the page: elements, words, times.

const byId = id => document.getElementById(id);
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
const review = JSON.parse(byId('review').textContent);

const hidden = new RegExp('(?![\\n\\t])[\\p{Cc}\\p{Cs}\\u061C\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F'
  + '\\uFEFF\\uFFF9-\\uFFFB\\u{E0000}-\\u{E007F}]', 'gu');

/** Shows what can't be seen or turns the text's direction as an escape, so that no text looks like what it isn't. */
function printable(text) {
  return String(text).replace(hidden, c => `\\u{${c.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}}`);
}

function fillIn(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === 'text') element.textContent = printable(value);
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
const button = (text, press, more = {}) => make('button', { type: 'button', text, onclick: press, ...more });
const setText = (id, text) => { byId(id).textContent = printable(text); };
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
