// Notes at the moment that is shown: their pins and drawings on the phones, and their diamonds over the time.

/** Of more pins than these on a phone, those near each other share one; and so near they are, in points. */
const mostPins = 40;
const nearPins = 80;
/** So many places over the time have a diamond of their own. */
const markPlaces = 40;
/** Drawings are shown up to so long a line on a phone, in points: more hide what they are about. */
const mostInk = 10_000;

/** A view's frame by its id; many notes may be on one. */
function frameById(slot, id, sample) {
  const data = dataFor(slot);
  if (!data) return null;
  data.byId ??= new Map(data.views.toReversed().map(view => [view.id, view]));
  if (slot.framesOf !== sample) Object.assign(slot, { framesOf: sample, frames: new Map() });
  if (!slot.frames.has(id)) {
    const view = data.byId.get(id);
    slot.frames.set(id, view ? frameOf(view, sample) : null);
  }
  return slot.frames.get(id);
}

function placeOf(note, slot, sample) {
  const frame = note.view !== undefined && frameById(slot, note.view, sample);
  if (!frame) return note.point ?? null;
  const [x, y] = note.offset ?? [frame.w / 2, frame.h / 2];
  return [frame.x + x, frame.y + y];
}

/** Whether no phone has the note's place at its time. */
function isGone(note) {
  return note.view !== undefined && !note.point && slots.every(slot => dataFor(slot))
    && !slots.some(slot => isOn(note, slot) && placeOf(note, slot, sampleAt(slot.variant, note.at ?? line.from)));
}

function strokeMarks(strokes) {
  return strokes.flatMap(({ kind, points }) => {
    let d = points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('') + (points.length === 1 ? 'h0' : '');
    const end = points.at(-1);
    const before = points.findLast(point => Math.hypot(point[0] - end[0], point[1] - end[1]) > 6) ?? points[0];
    if (kind === 'arrow' && end !== before) {
      const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
      const side = turn => `l${14 * Math.cos(angle + turn)} ${14 * Math.sin(angle + turn)}`;
      for (const turn of [2.6, -2.6]) d += `M${end[0]} ${end[1]}${side(turn)}`;
    }
    return [draw('path', { d, class: 'ink-halo' }), draw('path', { d, class: 'ink' })];
  });
}

function putAt(element, slot, [x, y]) {
  element.style.left = `${clamp((100 * x) / slot.size[0], 0, 100)}%`;
  element.style.top = `${clamp((100 * y) / slot.size[1], 0, 100)}%`;
  return element;
}

/** The threads that pins stand for, each with its place: one thread, or all those near a place where there are many. */
function pinsOf(slot, seen) {
  const sample = sampleAt(slot.variant, state.time);
  const pinned = seen.map(thread => ({ threads: [thread], place: placeOf(thread.line, slot, sample) }))
    .filter(({ place }) => place);
  if (pinned.length <= mostPins) return pinned;
  const groups = new Map();
  for (const { threads: [thread], place } of pinned) {
    const [column, row] = place.map((value, i) => Math.floor(clamp(value, 0, slot.size[i]) / nearPins));
    const key = 1000 * row + column;
    if (groups.has(key)) groups.get(key).threads.push(thread);
    else groups.set(key, { threads: [thread], place, middle: [column, row].map(value => (value + 0.5) * nearPins) });
  }
  return Array.from(groups.values(), ({ threads: group, place, middle }) =>
    ({ threads: group, place: group.length > 1 ? middle : place }));
}

const lengthOf = ({ points }) => points.reduce((sum, [x, y], i) =>
  sum + (i ? Math.hypot(x - points[i - 1][0], y - points[i - 1][1]) : 0), 0);

/** The strokes that are shown, those of the note that was opened last before others. */
function strokesOf(seen) {
  const strokes = [];
  const opened = seen.find(thread => thread.number === state.note);
  let ink = 0;
  for (const thread of opened ? [opened, ...seen] : seen) {
    if (thread === opened && strokes.length) continue;
    for (const stroke of thread.line.drawing ?? []) {
      ink += lengthOf(stroke);
      if (ink > mostInk && strokes.length) return strokes;
      strokes.push(stroke);
    }
  }
  return strokes;
}

const isSame = (some, others) => some.length === others?.length && some.every((one, i) => one === others[i]);

const groupName = group => (group.length > 1 ? `Note ${group[0].number} and ${group.length - 1} more`
  : `Note ${group[0].number}`);

function pin(group) {
  const name = groupName(group);
  return button(`${group[0].number}${group.length > 1 ? '+' : ''}`, () => openNext(group, true),
    { class: 'pin', 'aria-label': name, title: group.length > 1 ? name : null });
}

function showPins() {
  const now = timed.filter(thread => isNow(thread.line, state.time));
  const numbers = new Set(now.map(thread => thread.number));
  for (const [thread, element] of threadList.shown()) element.classList.toggle('now', numbers.has(thread.number));
  for (const slot of slots) {
    const seen = now.filter(thread => isOn(thread.line, slot));
    const pins = pinsOf(slot, seen);
    const strokes = strokesOf(seen);
    const ghost = state.placing?.slot === slot ? state.placing.point : draft?.slot === slot ? draft.point : null;
    const isDrawn = draft?.slot === slot;
    // Pins are kept as long as they say the same, so that they don't lose the keyboard's focus.
    const key = JSON.stringify([pins.map(({ threads: group, place }) => [group[0].number, group.length, place]),
      strokes.length && seen.map(thread => thread.number), strokes.length && state.note, ghost, isDrawn && draft.drawing]);
    if (slot.pinKey === key) continue;
    slot.pinKey = key;
    slot.pins.replaceChildren(...pins.map(({ threads: group, place }) => putAt(pin(group), slot, place)));
    if (ghost) {
      slot.pins.append(putAt(make('span', { class: 'pin ghost', text: '+', 'aria-hidden': 'true' }), slot, ghost));
    }
    slot.inks.replaceChildren(...strokeMarks(strokes), ...strokeMarks(isDrawn ? draft.drawing : []));
  }
}

/** Diamonds over the time; notes whose diamonds would lie on each other share one. */
function showMarks() {
  const groups = new Map();
  for (const thread of timed) {
    const place = Math.round(markPlaces * share(thread.line.at));
    if (groups.has(place)) groups.get(place).push(thread);
    else groups.set(place, [thread]);
  }
  const marks = [...groups.entries()].sort((a, b) => a[0] - b[0]).map(([place, group]) => {
    const { at } = group[0].line;
    const middle = line.from + (place / markPlaces) * (line.to - line.from);
    return mark(group.length > 1 ? middle : at, `${groupName(group)} at ${seconds(at)} s`, group.every(thread => thread.isResolved) ? 'resolved' : '',
      () => openNext(group, false));
  });
  const { parting } = take();
  const part = () => { pause(); seek(parting.at); };
  if (parting) marks.push(mark(parting.at, `The phones diverge at ${seconds(parting.at)} s`, 'way', part));
  byId('marks').replaceChildren(...marks);
}

function mark(t, label, name, press) {
  const item = make('li', { class: name }, button('', press, { 'aria-label': label, title: label }));
  item.style.left = `${100 * share(t)}%`;
  return item;
}
