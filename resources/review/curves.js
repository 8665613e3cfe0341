// Curves, measures, differences, the log and the commands of the moment.

const classOf = slot => `s${slot.position % 8}`;
const trackOf = (slot, name) => dataFor(slot)?.tracks.find(track => track.name === name);

function buildTracks() {
  const measured = slots.flatMap(slot => (slot.variant.measures ?? []).map(measure => measure.name));
  const all = [...new Set([...measured, ...slots.flatMap(slot =>
    (dataFor(slot)?.tracks ?? []).map(track => track.name))])]
    .filter(name => slots.some(slot => trackOf(slot, name)));
  const first = all.filter(name => measured.includes(name));
  chosen = picked.get(state.take) ?? new Set(first.length ? first : all.slice(0, 3));
  byId('curves').hidden = !all.length;
  byId('legend').replaceChildren(...legend());
  byId('tracks').replaceChildren(...all.map(name => {
    const input = make('input', { type: 'checkbox', checked: chosen.has(name) });
    input.addEventListener('change', () => {
      if (input.checked) chosen.add(name);
      else chosen.delete(name);
      picked.set(state.take, chosen);
      showPlots();
    });
    return make('label', { class: 'check' }, input, words('span', name));
  }));
  showPlots();
}

const legend = () => slots.map(slot => make('span', { class: 'key' },
  draw('svg', { viewBox: '0 0 28 8', 'aria-hidden': 'true' },
    draw('path', { d: 'M1 4H27', class: `curve ${classOf(slot)}` })),
  words('span', fullName(slot))));

function pathOf(slot, values, x, y) {
  let d = '';
  let isDown = false;
  values.forEach((value, i) => {
    // A point alone is a dot: the pen goes nowhere with a round cap.
    const isThere = Number.isFinite(value);
    const place = isThere ? `${x(frameTime(slot.variant, i)).toFixed(1)} ${y(value).toFixed(1)}` : '';
    if (isThere) d += isDown ? `L${place}` : `M${place}h0`;
    isDown = isThere;
  });
  return d;
}

/** A track's plot of all phones, with its own scale. */
function plotOf(name, width, height = 112) {
  const curves = slots.map(slot => ({ slot, track: trackOf(slot, name) })).filter(curve => curve.track);
  let [low, high] = [Infinity, -Infinity];
  for (const value of curves.flatMap(curve => curve.track.values)) {
    if (!Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) [low, high] = [0, 1];
  const span = high - low || 1;
  const x = t => 8 + share(t) * (width - 16);
  const y = value => height - 20 - ((value - low) / span) * (height - 40);
  const svg = draw('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img',
    'aria-label': `${name} from ${brief(low)} to ${brief(high)}, ${curves.length} curves` });
  svg.append(draw('line', { x1: 8, x2: width - 8, y1: y(low), y2: y(low), class: 'grid' }),
    draw('line', { x1: 8, x2: width - 8, y1: y(high), y2: y(high), class: 'grid' }),
    draw('text', { x: 8, y: 14, text: brief(high) }), draw('text', { x: 8, y: height - 6, text: brief(low) }));
  const parts = take().parting ? x(take().parting.at) : null;
  if (parts !== null) svg.append(draw('line', { x1: parts, x2: parts, y1: 0, y2: height, class: 'parts' }));
  for (const { slot, track } of curves) {
    svg.append(draw('path', { d: pathOf(slot, track.values, x, y), class: `curve ${classOf(slot)}` }));
  }
  return { svg, curves, x };
}

let plots = [];
function showPlots() {
  const width = Math.max(200, byId('plots').clientWidth || 600);
  plots = [...chosen].map(name => {
    const plot = plotOf(name, width);
    plot.pointer = draw('line', { y1: 0, y2: 112, class: 'pointer' });
    plot.now = make('span', { class: 'now' });
    plot.svg.append(plot.pointer);
    plot.element = make('div', { class: 'plot' }, make('p', {}, words('b', name), plot.now), plot.svg);
    const go = event => {
      const place = plot.svg.getBoundingClientRect();
      pause();
      seek(line.from + clamp((event.clientX - place.left - 8) / (place.width - 16), 0, 1) * (line.to - line.from));
    };
    plot.svg.addEventListener('pointerdown', event => {
      plot.svg.setPointerCapture(event.pointerId);
      go(event);
    });
    plot.svg.addEventListener('pointermove', event => { if (plot.svg.hasPointerCapture(event.pointerId)) go(event); });
    return plot;
  });
  byId('plots').replaceChildren(...plots.map(plot => plot.element));
  showPointer();
}

function showPointer() {
  for (const { pointer, now, curves, x } of plots) {
    pointer.setAttribute('x1', x(state.time));
    pointer.setAttribute('x2', x(state.time));
    now.textContent = printable(curves.map(({ slot, track }) =>
      `${nameOf(slot)} ${brief(track.values[sampleAt(slot.variant, state.time)] ?? NaN)}`).join('   '));
  }
}

function fillTable(id, head, rows) {
  byId(id).replaceChildren(
    make('thead', {}, make('tr', {}, ...head.map(text => words('th', text, { scope: 'col' })))),
    make('tbody', {}, ...rows.map(([first, ...rest]) =>
      make('tr', {}, words('th', first, { scope: 'row' }), ...rest.map(text => words('td', text))))));
}

function measureRows() {
  const names = [...new Set(slots.flatMap(slot => (slot.variant.measures ?? []).map(measure => measure.name)))];
  const kinds = [['arrival', ' ms'], ['overshoot', ''], ['peak', '']];
  return names.flatMap(name => kinds.map(([key, unit]) => [`${name}, ${key}`,
    ...slots.map(slot => {
      const value = slot.variant.measures?.find(measure => measure.name === name)?.[key];
      return Number.isFinite(value) ? brief(value) + unit : '–';
    })]));
}

function showMeasures() {
  const rows = measureRows();
  fillTable('measures', ['Measurement', ...slots.map(nameOf)], rows);
  byId('measures').parentElement.hidden = byId('measures-title').hidden = !rows.length;
}

/** What would tell which phone is which isn't on the page while names are hidden. */
function showDifferences() {
  const differences = state.blind ? [] : take().differences ?? [];
  byId('differences').hidden = !differences.length;
  fillTable('values', ['Tuning', ...slots.map(nameOf)], differences.map(one =>
    [one.key + (one.unit ? `, ${one.unit}` : ''), ...slots.map(slot => one.values[slot.index] ?? '–')]));
  const keys = [...new Set(differences.map(one => one.key))];
  byId('suggest').hidden = !keys.length;
  byId('set-key').replaceChildren(make('option', { value: '', text: 'none' }),
    ...keys.map(key => make('option', { value: key, text: key })));
}

function showParting() {
  const { parting } = take();
  byId('parting').hidden = !parting;
  if (!parting) return;
  setText('to-parting', `Where the phones diverge: ${seconds(parting.at)} s`);
  setText('parting-words', state.blind ? '' : parting.words);
}

function showLog() {
  byId('events').hidden = Boolean(state.blind);
  const entries = state.blind ? [] : dataFor(slots[state.looked])?.log ?? [];
  byId('log').replaceChildren(...entries.map(entry => {
    const item = button('', () => { pause(); seek(entry.t); });
    item.append(make('span', { text: `${brief(entry.t)} ms` }), words('span', `${entry.kind}: ${entry.text}`));
    item.dataset.t = String(entry.t);
    return make('li', {}, item);
  }));
  showLogMarks();
}

function showLogMarks() {
  let first = null;
  for (const item of byId('log').querySelectorAll('button')) {
    const isNear = Math.abs(Number(item.dataset.t) - state.time) <= 34;
    if (isNear) item.setAttribute('aria-current', 'true');
    else item.removeAttribute('aria-current');
    if (isNear) first ??= item;
  }
  const list = byId('log');
  if (list.contains(document.activeElement)) return;
  leadInto(list, first);
  // Only the list itself is scrolled, never the page under its reader.
  if (first) list.scrollTop = first.offsetTop - list.offsetTop - 80;
}

/** The Tab key stops once at a list of many events; in it, arrows lead on. */
function leadInto(list, item) {
  const entry = item ?? list.querySelector('button');
  for (const other of list.querySelectorAll('button')) other.tabIndex = other === entry ? 0 : -1;
}

function logKey(event) {
  const list = byId('log');
  const items = [...list.querySelectorAll('button')];
  const at = items.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  const item = items[clamp(to, 0, items.length - 1)];
  leadInto(list, item);
  item.focus();
}

function showCommands() {
  byId('commands').hidden = Boolean(state.blind);
  byId('command-list').replaceChildren(...(state.blind ? [] : slots).map(slot => {
    const text = (slot.variant.command ?? '').replaceAll('{t}', String(Math.round(state.time)));
    return make('li', {}, words('span', fullName(slot), { class: 'small' }),
      make('div', { class: 'bar' }, words('code', text, { dir: 'ltr' }),
      button('Copy', () => copy(text, 'The command'), { 'aria-label': `Copy the command of ${nameOf(slot)}` })));
  }));
}

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} is copied.`);
  } catch {
    const area = make('textarea', { readonly: true, 'aria-label': what });
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    say(isCopied ? `${what} is copied.` : `${what} can't be copied here: ${text}`);
  }
}
