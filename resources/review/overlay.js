// What lies over the phones: fingers, pins, drawings, the view under the pointer.

const dataFor = slot => dataOf.get(slot.variant.film);

function showFingers(slot, t) {
  const touches = byId('fingers').checked && dataFor(slot) ? dataFor(slot).touches : [];
  const entry = entryAt(touches, sampleAt(slot.variant, t));
  if (slot.shownFingers === entry) return;
  slot.shownFingers = entry;
  slot.fingers.replaceChildren(...(entry?.[1] ?? []).flatMap(([cx, cy]) =>
    [draw('circle', { cx, cy, r: 20, class: 'touch' }), draw('circle', { cx, cy, r: 5, class: 'touch core' })]));
}

function frameOf(view, sample) {
  const entry = entryAt(view.shown, sample);
  return entry && entry.length > 1 ? { x: entry[1], y: entry[2], w: entry[3], h: entry[4], alpha: entry[5] ?? 1 }
    : null;
}

const contains = ([x, y], frame) => x >= frame.x && y >= frame.y && x < frame.x + frame.w && y < frame.y + frame.h;
const rect = list => ({ x: list[0], y: list[1], w: list[2], h: list[3] });

/** The views of a slot that can be seen now, back to front. */
function viewsOf(slot, sample = sampleAt(slot.variant, state.time)) {
  return (dataFor(slot)?.views ?? []).map(view => ({ view, frame: frameOf(view, sample) }))
    .filter(entry => entry.frame && entry.frame.alpha > 0);
}

function targetAt(slot, point) {
  const entry = entryAt(dataFor(slot)?.targets ?? [], sampleAt(slot.variant, state.time), one => one.sample);
  return entry?.list.findLast(target => target.reach && contains(point, rect(target.reach)));
}

function viewName({ id, role, label }) {
  return [id || role || 'view', id ? role : '', label ? `«${label}»` : ''].filter(Boolean).join(' ');
}
const frameWords = frame => `${brief(frame.x)}, ${brief(frame.y)} · ${brief(frame.w)} × ${brief(frame.h)}`;

function inspect(slot, point, entry = viewsOf(slot).findLast(one => contains(point, one.frame))) {
  state.inspected = { slot, point, view: entry?.view, isChosen: false };
  setText('inspected-view', entry ? `${viewName(entry.view)} at ${frameWords(entry.frame)} points`
    : 'There is no view here.');
  const target = targetAt(slot, point);
  setText('inspected-touch', target
    ? `A touch here hits ${target.words ? `«${target.words}», ` : ''}${target.id || target.name}.`
      : 'Nothing receives a touch here.');
  showOutlines(target);
}

/** Follows time: a chosen view stays chosen, a pointer finds what is under it now. */
function inspectAgain() {
  const { slot, point, view, isChosen } = state.inspected;
  if (!isChosen) return inspect(slot, point);
  const entry = viewsOf(slot).find(one => one.view === view);
  if (entry) chooseView(slot, entry);
  else forgetInspected();
}

function chooseView(slot, entry) {
  const { frame } = entry;
  inspect(slot, [clamp(frame.x + frame.w / 2, 0, slot.size[0] - 1), clamp(frame.y + frame.h / 2, 0, slot.size[1] - 1)],
    entry);
  state.inspected.isChosen = true;
}

function forgetInspected() {
  state.inspected = null;
  showOutlines();
}

function box(slot, frame, name) {
  return draw('rect', { x: frame.x, y: frame.y, width: Math.max(frame.w, 0), height: Math.max(frame.h, 0),
    class: name });
}

function showOutlines(target) {
  const { view, slot: of } = state.inspected ?? {};
  for (const slot of slots) {
    const same = slot === of ? view : view?.id && dataFor(slot)?.views.find(one => one.id === view.id);
    const frame = same && frameOf(same, sampleAt(slot.variant, state.time));
    const marks = frame ? [box(slot, frame, 'outline halo'), box(slot, frame, 'outline')] : [];
    if (target && slot === of) marks.push(box(slot, rect(target.reach), 'reach'));
    slot.outlines.replaceChildren(...marks);
  }
}

/** The list has front views first, as a reader meets them. */
function showViews() {
  const slot = slots[state.looked];
  if (!slot || state.playing) return;
  const entries = viewsOf(slot).reverse();
  const list = byId('views');
  list.entries = entries;
  const at = state.inspected?.isChosen ? entries.findIndex(entry => entry.view === state.inspected.view) : -1;
  list.replaceChildren(...entries.map((entry, i) =>
    make('li', { role: 'option', id: `view-${i}`, 'aria-selected': String(i === at), onclick: () => chooseListed(i) },
      words('span', viewName(entry.view)), make('span', { text: frameWords(entry.frame) }))));
  if (at >= 0) list.setAttribute('aria-activedescendant', `view-${at}`);
  else list.removeAttribute('aria-activedescendant');
}

function chooseListed(i) {
  const list = byId('views');
  if (!list.entries?.[i]) return;
  chooseView(slots[state.looked], list.entries[i]);
  list.querySelectorAll('li').forEach((item, j) => item.setAttribute('aria-selected', String(i === j)));
  list.setAttribute('aria-activedescendant', `view-${i}`);
  list.children[i].scrollIntoView({ block: 'nearest' });
}

function viewsKey(event) {
  const list = byId('views');
  const count = list.entries?.length ?? 0;
  const at = [...list.children].findIndex(item => item.getAttribute('aria-selected') === 'true');
  const to = { ArrowDown: at + 1, ArrowUp: Math.max(at - 1, 0), Home: 0, End: count - 1 }[event.key];
  if (event.key === 'Escape') forgetInspected();
  if (to === undefined || !count) return;
  event.preventDefault();
  pause();
  chooseListed(clamp(to, 0, count - 1));
}

function pointOn(slot, event) {
  const place = slot.glass.getBoundingClientRect();
  return [((event.clientX - place.left) / place.width) * slot.size[0],
    ((event.clientY - place.top) / place.height) * slot.size[1]]
    .map((value, i) => Math.round(clamp(value, 0, slot.size[i]) * 100) / 100);
}

function listenToGlass(slot) {
  const { glass } = slot;
  glass.addEventListener('pointermove', event => {
    const point = pointOn(slot, event);
    state.pointer = { slot, point };
    if (state.stroke) return extendStroke(slot, point);
    if (state.placing) {
      state.placing = { slot, point };
      showPins();
    }
    if (!state.playing) inspect(slot, point);
  });
  glass.addEventListener('pointerleave', () => {
    state.pointer = null;
    if (state.inspected && !state.inspected.isChosen) forgetInspected();
  });
  glass.addEventListener('pointerdown', event => {
    if (event.target.closest('.pin')) return;
    const point = pointOn(slot, event);
    if (state.placing) {
      event.preventDefault();
      placeNote(slot, point);
    } else if (state.drawKind && draft?.slot === slot) {
      event.preventDefault();
      glass.setPointerCapture(event.pointerId);
      beginStroke(slot, point);
    } else if (!state.playing) inspect(slot, point);
  });
  for (const name of ['pointerup', 'pointercancel']) glass.addEventListener(name, () => { state.stroke = null; });
}
