// The list of notes with their threads.

const byOrder = (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const ownLines = file => own.lines.filter(entry => entry.file === file).map(entry => entry.line);
const linesOf = (file, ofReview) => [...(ofReview ?? []), ...ownLines(file)].sort(byOrder);
let threads = [];
let answering = null;
let draft = null;

/** Makes threads of the lines: notes first, then what is about them, since clocks of authors may differ. */
function foldNotes() {
  const lines = linesOf('notes', review.notes);
  const items = new Map();
  threads = lines.filter(one => one.kind === 'note').map((one, i) =>
    ({ line: one, text: one.text, number: i + 1, replies: [], isResolved: false, isEdited: false }));
  for (const thread of threads) items.set(thread.line.id, { item: thread, thread });
  for (const one of lines.filter(other => other.kind === 'reply')) {
    const to = items.get(one.to);
    if (!to) continue;
    const item = { line: one, text: one.text, isEdited: false };
    to.thread.replies.push(item);
    items.set(one.id, { item, thread: to.thread });
  }
  for (const one of lines) {
    const to = items.get(one.to);
    if (one.kind === 'edit' && to?.item.line.author === one.author) {
      Object.assign(to.item, { text: one.text, isEdited: true });
    }
    if (to && (one.kind === 'resolve' || one.kind === 'reopen')) to.thread.isResolved = one.kind === 'resolve';
  }
}

/** Whether its author left nothing of its words. */
const isTakenBack = item => !item.text && Boolean(item.line.text);
const saidBy = item => (isTakenBack(item) ? make('p', { class: 'small', text: 'taken back' })
  : words('p', item.text ?? '', { class: 'text' }));

const takeOf = note => (note.take === undefined ? 0 : review.takes.findIndex(one => one.name === note.take));
const isNow = (note, t) => note.at !== undefined
  && ((t >= note.at - 150 && t <= note.at + 150) || (t >= note.at && t <= (note.until ?? note.at)));
const isOn = (note, slot) => note.tuning === undefined || note.tuning === slot.variant.tuning
  || !slots.some(one => one.variant.tuning === note.tuning);

/**
 * The threads of the present take; notes of takes that aren't here are told everywhere. While names are hidden, only
 * those that were written since: others may name a design.
 */
function shownThreads() {
  return threads.filter(thread => (byId('filter').value === 'all' || !thread.isResolved)
    && [state.take, -1].includes(takeOf(thread.line)) && (!state.blind || state.blindNotes.has(thread.line.id)));
}

function placeOf(note, slot, sample) {
  const view = note.view !== undefined && dataFor(slot)?.views.find(one => one.id === note.view);
  const frame = view && frameOf(view, sample);
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

let listed = [];
function showPins() {
  const now = listed.filter(thread =>
    !isTakenBack(thread) && takeOf(thread.line) === state.take && isNow(thread.line, state.time));
  for (const thread of listed) thread.element?.classList.toggle('now', now.includes(thread));
  for (const slot of slots) {
    const sample = sampleAt(slot.variant, state.time);
    const pinned = now.filter(thread => isOn(thread.line, slot)).map(thread =>
      ({ thread, place: placeOf(thread.line, slot, sample) }));
    const ghost = state.placing?.slot === slot ? state.placing.point : draft?.slot === slot ? draft.point : null;
    const isDrawn = draft?.slot === slot;
    // Pins are kept as long as they say the same, so that they don't lose the keyboard's focus.
    const key = JSON.stringify([pinned.map(({ thread, place }) => [thread.line.id, thread.number, place]), ghost,
      isDrawn && draft.drawing]);
    if (slot.pinKey === key) continue;
    slot.pinKey = key;
    const pins = pinned.filter(({ place }) => place).map(({ thread, place }) =>
      putAt(button(String(thread.number), () => openThread(thread, true),
        { class: 'pin', 'aria-label': `Note ${thread.number}` }), slot, place));
    if (ghost) pins.push(putAt(make('span', { class: 'pin ghost', text: '+', 'aria-hidden': 'true' }), slot, ghost));
    slot.pins.replaceChildren(...pins);
    const drawings = pinned.map(({ thread }) => thread.line.drawing ?? []);
    if (isDrawn) drawings.push(draft.drawing);
    slot.inks.replaceChildren(...drawings.flatMap(strokeMarks));
  }
}

function showNotes() {
  foldNotes();
  listed = shownThreads();
  setText('notes-empty', state.blind ? 'Earlier notes are hidden until your verdict.'
    : 'No notes here. Stop at a moment, press C and then the place that you mean.');
  byId('notes-empty').hidden = listed.length > 0;
  byId('threads').replaceChildren(...listed.map(threadItem));
  const timed = listed.filter(thread =>
    !isTakenBack(thread) && takeOf(thread.line) === state.take && thread.line.at !== undefined);
  const marks = timed.map(thread =>
    mark(thread.line.at, `Note ${thread.number} at ${seconds(thread.line.at)} s`, thread.isResolved ? 'resolved' : '',
      () => openThread(thread, false)));
  const { parting } = take();
  const part = () => { pause(); seek(parting.at); };
  if (parting) marks.push(mark(parting.at, `Where they part, at ${seconds(parting.at)} s`, 'way', part));
  byId('marks').replaceChildren(...marks);
  showUnsaved();
  showPins();
}

function mark(t, label, name, press) {
  const item = make('li', { class: name }, button('', press, { 'aria-label': label, title: label }));
  item.style.left = `${100 * share(t)}%`;
  return item;
}

function head(item, ...more) {
  const { line: one, isEdited } = item;
  const isNew = unsaved().some(entry => entry.line.id === one.id);
  return make('p', { class: 'head' }, ...more, words('b', one.author),
    make('time', { datetime: one.date, text: String(one.date).slice(0, 16).replace('T', ' ') }),
    isEdited ? make('span', { text: 'edited' }) : null, isNew ? make('span', { class: 'warn', text: 'not saved yet' })
      : null);
}

/** When and where a note is, in words. */
function whereWords({ line: one, isResolved }) {
  const isThere = slot => one.tuning !== undefined && one.tuning === slot.variant.tuning;
  const on = slots.filter(isThere).map(nameOf).join(', ');
  const until = one.until > one.at ? ` to ${seconds(one.until)} s` : '';
  return [one.at === undefined ? '' : `${seconds(one.at)} s${until}`, on ? `on ${on}` : '',
    takeOf(one) < 0 ? `of ${one.take}, which is not here` : '', isResolved ? 'resolved' : '',
  ].filter(Boolean).join(' · ');
}

const suggestions = one => Object.entries(one.set ?? {}).map(([key, value]) =>
  words('p', `Suggests ${key} = ${JSON.stringify(value)}`, { class: 'small' }));

function threadItem(thread) {
  const { line: one, number } = thread;
  const element = make('li', { class: thread.isResolved ? 'thread resolved' : 'thread', id: `thread-${number}`,
    tabindex: '-1' });
  thread.element = element;
  element.append(head(thread, button(String(number), () => openThread(thread, false),
    { class: 'number', 'aria-label': `Go to note ${number}` })),
    words('p', whereWords(thread), { class: 'small' }));
  const isLost = takeOf(one) === state.take && isGone(one);
  if (isLost) element.append(make('p', { class: 'gone', text: 'its place is gone' }));
  element.append(saidBy(thread));
  element.append(...suggestions(one));
  if (thread.replies.length) {
    element.append(make('ol', { class: 'replies', 'aria-label': 'Replies' }, ...thread.replies.map(item =>
      make('li', {}, head(item), saidBy(item), isMine(item) ? editButton(item) : null,
        answerForm(item)))));
  }
  element.append(make('div', { class: 'bar' },
    button('Reply', () => answer('reply', thread), { class: 'plain', 'aria-label': `Reply to note ${number}` }),
    button(thread.isResolved ? 'Reopen' : 'Resolve', () => settle(thread),
      { class: 'plain', 'aria-label': `${thread.isResolved ? 'Reopen' : 'Resolve'} note ${number}` }),
    isMine(thread) ? editButton(thread) : null));
  const form = answerForm(thread);
  if (form) element.append(form);
  return element;
}

const isMine = item => item.line.author === byId('author').value.trim();
const editButton = item => button('Edit', () => answer('edit', item), { class: 'plain' });

function answer(kind, item) {
  answering = { kind, id: item.line.id, text: item.text };
  showNotes();
  byId('answer-text').focus();
}

function answerForm(item) {
  if (answering?.id !== item.line.id) return null;
  const { kind, id } = answering;
  const key = `${kind} ${id}`;
  const area = make('textarea', { id: 'answer-text', rows: '3', maxlength: '4000', dir: 'auto' });
  area.value = own.drafts[key] ?? (kind === 'edit' ? answering.text ?? '' : '');
  area.addEventListener('input', () => { own.drafts[key] = area.value; });
  const leave = () => {
    answering = null;
    keep();
    showNotes();
    byId('threads').querySelector('button')?.focus();
  };
  const title = kind === 'edit' ? 'New text' : 'Reply';
  const form = make('form', { class: 'panel', 'aria-label': title },
    make('label', { class: 'field', text: title }, area),
    make('div', { class: 'bar' }, make('button', { type: 'submit', class: 'main', text: 'Send' }),
      button('Leave', leave)));
  form.addEventListener('submit', event => {
    event.preventDefault();
    if (!area.value.trim()) return say('Write something first.');
    if (!addLine('notes', { kind, to: id, text: area.value })) return;
    delete own.drafts[key];
    leave();
    say(kind === 'edit' ? 'The text is changed.' : 'The reply is there.');
  });
  form.addEventListener('keydown', event => formKey(event, form, leave));
  return form;
}

/** Ctrl+Enter sends and Escape leaves, in every form. */
function formKey(event, form, leave) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    form.requestSubmit();
  } else if (event.key === 'Escape') {
    event.preventDefault();
    leave();
  }
}

function settle(thread) {
  const kind = thread.isResolved ? 'reopen' : 'resolve';
  if (!addLine('notes', { kind, to: thread.line.id })) return;
  showNotes();
  say(`Note ${thread.number} is ${thread.isResolved ? 'open' : 'resolved'}${thread.isResolved ? ' again' : ''}.`);
}

function openThread(thread, isFocused) {
  pause();
  if (thread.isResolved) byId('filter').value = 'all';
  const index = takeOf(thread.line);
  state.note = thread.number;
  if (index >= 0 && index !== state.take) openTake(index, thread.line.at);
  else if (index >= 0 && thread.line.at !== undefined && !isFocused) seek(thread.line.at);
  showNotes();
  const element = byId(`thread-${thread.number}`);
  if (isFocused) element?.focus();
  else if (element && matchMedia('(min-width: 961px)').matches) element.scrollIntoView({ block: 'nearest' });
  showRest();
  say(`Note ${thread.number}`);
}

function stepNote(by) {
  const times = listed.filter(thread => takeOf(thread.line) === state.take && thread.line.at !== undefined)
    .sort((a, b) => (a.line.at - b.line.at || a.number - b.number) * by);
  // Notes of one moment are met one after the other.
  const frame = stepAt(state.time);
  const at = times.findIndex(thread => thread.number === state.note && stepAt(thread.line.at) === frame);
  const next = at >= 0 ? times[at + 1] : times.find(thread => (stepAt(thread.line.at) - frame) * by > 0);
  if (next) openThread(next, false);
  else say(by > 0 ? 'No note after this moment.' : 'No note before this moment.');
}
