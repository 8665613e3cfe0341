// The list of notes with their threads.

const byOrder = (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const ownLines = file => own.lines.filter(entry => entry.file === file).map(entry => entry.line);
const linesOf = file => [...said()[file], ...ownLines(file)].sort(byOrder);
let threads = [];
let answering = null;
let draft = null;

/** A later date has not come: a day is left for clocks that are set wrong, as the program does. */
const latestDate = () => new Date(Date.now() + 86_400_000).toISOString();

let foldedLines = null;

/** Makes threads of the lines: notes first, then what is about them, since clocks of authors may differ. */
function foldNotes() {
  const added = ownLines('notes').map(one => one.id).join();
  if (foldedLines === added) return;
  foldedLines = added;
  const lines = linesOf('notes');
  const latest = latestDate();
  const items = new Map();
  const itemOf = one => ({ line: one, text: one.text, isEdited: false, isAhead: one.date > latest });
  threads = lines.filter(one => one.kind === 'note').map((one, i) =>
    ({ ...itemOf(one), number: i + 1, replies: [], isResolved: false }));
  for (const thread of threads) items.set(thread.line.id, { item: thread, thread });
  for (const one of lines.filter(other => other.kind === 'reply')) {
    const to = items.get(one.to);
    if (!to) continue;
    const item = itemOf(one);
    to.thread.replies.push(item);
    items.set(one.id, { item, thread: to.thread });
  }
  for (const one of lines) {
    const to = items.get(one.to);
    if (one.kind === 'edit' && to?.item.line.author === one.author) {
      Object.assign(to.item, { text: one.text, isEdited: true });
    }
    if (to && (one.kind === 'resolve' || one.kind === 'reopen')) to.thread.isResolved = one.kind === 'resolve';
    // It has the last word until its date has come.
    if (to && one.kind !== 'reply' && one.date > latest) to.item.isAhead = true;
  }
}

/** Whether its author left nothing of its words. */
const isTakenBack = item => !item.text && Boolean(item.line.text);
const saidBy = item => (isTakenBack(item) ? make('p', { class: 'small', text: 'removed' })
  : prose('p', item.text ?? '', { class: 'text' }));

const takeOf = note => (note.take === undefined ? 0 : review.takes.findIndex(one => one.name === note.take));
const isNow = (note, t) => note.at !== undefined
  && ((t >= note.at - 150 && t <= note.at + 150) || (t >= note.at && t <= (note.until ?? note.at)));
const isOn = (note, slot) => note.tuning === undefined || note.tuning === slot.variant.tuning
  || !slots.some(one => one.variant.tuning === note.tuning);

const soughtWords = () => byId('find').value.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether all words that are sought are in a thread or in the names of those who wrote it. */
function isFound(thread, sought) {
  if (!sought.length) return true;
  const said = [thread, ...thread.replies].map(item => `${item.line.author} ${item.text ?? ''}`).join(' ').toLowerCase();
  return sought.every(word => said.includes(word));
}

/**
 * The threads of the present take; notes of takes that aren't here are told everywhere. While names are hidden, only
 * those that were written since: others may name a design.
 */
function shownThreads() {
  const sought = soughtWords();
  return threads.filter(thread => (byId('filter').value === 'all' || !thread.isResolved)
    && [state.take, -1].includes(takeOf(thread.line)) && (!state.blind || state.blindNotes.has(thread.line.id))
    && isFound(thread, sought));
}

/** The threads in the list, and those of them that have a moment of the present take. */
let listed = [];
let timed = [];
const threadList = new LongList(byId('threads'), threadItem);

/** Notes wait for the first frame. */
let isWaiting = true;

function showNotes() {
  if (isWaiting) return;
  foldNotes();
  listed = shownThreads();
  timed = listed.filter(thread =>
    !isTakenBack(thread) && takeOf(thread.line) === state.take && thread.line.at !== undefined);
  setText('notes-empty', soughtWords().length ? 'No notes match your search.'
    : state.blind ? 'Earlier notes are hidden until you submit your verdict.'
      : 'There are no notes here. Pause, press C, then press a place on a phone.');
  byId('notes-empty').hidden = listed.length > 0;
  byId('search').hidden = threads.length <= LongList.shortest;
  setText('notes-count', state.blind ? '' : `${listed.length} of ${threads.length}`);
  threadList.show(listed);
  showMarks();
  showUnsaved();
  showPins();
}

/** Other notes are to be shown. */
function findNotes() {
  showNotes();
  threadList.rewind();
}

function head(item, ...more) {
  const { line: one, isEdited } = item;
  const isNew = unsaved().some(entry => entry.line.id === one.id);
  return make('p', { class: 'head' }, ...more, words('b', one.author),
    make('time', { datetime: one.date, text: String(one.date).slice(0, 16).replace('T', ' ') }),
    isEdited ? make('span', { text: 'edited' }) : null,
    item.isAhead ? make('span', { class: 'warn', text: 'dated in the future' }) : null, isNew ? make('span', { class: 'warn', text: 'not saved yet' })
      : null);
}

/** When and where a note is, in words. */
function whereWords({ line: one, isResolved }) {
  const isThere = slot => one.tuning !== undefined && one.tuning === slot.variant.tuning;
  const on = slots.filter(isThere).map(nameOf).join(', ');
  const until = one.until > one.at ? ` to ${seconds(one.until)} s` : '';
  return [one.at === undefined ? '' : `${seconds(one.at)} s${until}`, on ? `on ${on}` : '',
    takeOf(one) < 0 ? `of the take ${one.take}, which this page does not have` : '', isResolved ? 'resolved' : '',
  ].filter(Boolean).join(' · ');
}

const suggestions = one => Object.entries(one.set ?? {}).map(([key, value]) =>
  words('p', `Suggests ${key} = ${JSON.stringify(value)}`, { class: 'small' }));

function threadItem(thread) {
  const { line: one, number } = thread;
  const element = make('div', { class: thread.isResolved ? 'thread resolved' : 'thread', id: `thread-${number}`,
    tabindex: '-1' });
  element.classList.toggle('now', timed.includes(thread) && isNow(one, state.time));
  element.append(head(thread, button(String(number), () => openThread(thread, false),
    { class: 'number', 'aria-label': `Open note ${number}` })),
    words('p', whereWords(thread), { class: 'small' }));
  const isLost = takeOf(one) === state.take && isGone(one);
  if (isLost) element.append(make('p', { class: 'gone', text: 'the place of this note was not found' }));
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
    const of = area.closest('.thread').id;
    answering = null;
    keep();
    showNotes();
    byId(of)?.focus();
  };
  const title = kind === 'edit' ? 'New text' : 'Reply';
  const form = make('form', { class: 'panel', 'aria-label': title },
    make('label', { class: 'field', text: title }, area),
    make('div', { class: 'bar' }, make('button', { type: 'submit', class: 'main', text: 'Send' }),
      button('Close', leave)));
  form.addEventListener('submit', event => {
    event.preventDefault();
    if (!area.value.trim()) return say('Type something first.');
    if (!addLine('notes', { kind, to: id, text: area.value })) return;
    delete own.drafts[key];
    leave();
    say(kind === 'edit' ? 'Text changed.' : 'Reply added.');
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
  const at = listed.indexOf(thread);
  if (!addLine('notes', { kind, to: thread.line.id })) return;
  showNotes();
  threadList.reveal(Math.min(at, listed.length - 1))?.focus();
  say(`Note ${thread.number} is ${kind === 'reopen' ? 'open again' : 'resolved'}.`);
}

/** Has a thread in the list, whatever was sought or left out, and gives its element. */
function revealThread({ number }) {
  const place = () => listed.findIndex(thread => thread.number === number);
  if (place() < 0) {
    byId('find').value = '';
    if (threads[number - 1].isResolved) byId('filter').value = 'all';
    showNotes();
  }
  return threadList.reveal(place());
}

function openThread(thread, isFocused) {
  pause();
  const index = takeOf(thread.line);
  state.note = thread.number;
  if (index >= 0 && index !== state.take) openTake(index, thread.line.at);
  else if (index >= 0 && thread.line.at !== undefined && !isFocused) seek(thread.line.at);
  const element = revealThread(thread);
  if (isFocused) element?.focus();
  else if (matchMedia('(min-width: 961px)').matches) element?.scrollIntoView({ block: 'nearest' });
  showPins();
  showRest();
  say(`Note ${thread.number}`);
}

/** Of notes that share a place, the one after that which was opened last. */
function openNext(group, isFocused) {
  openThread(group[(group.findIndex(thread => thread.number === state.note) + 1) % group.length], isFocused);
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
