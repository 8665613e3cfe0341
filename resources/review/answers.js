// What readers answer, where it is kept, and how it is saved.

const storageKey = `review ${review.id}`;
let fileIds = null;
const isInFile = id => (fileIds ??= new Set([...said().notes, ...said().verdicts].map(one => one.id))).has(id);
/** Own new lines with the file that each is for, the ids that were downloaded, and what isn't sent yet. */
const own = { author: '', lines: [], saved: [], drafts: {}, singleKeys: true };
const undone = new Set();
let isKept = true;

function readStorage() {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

/** Takes what another tab or an earlier visit kept; what the file holds by now is not kept twice. */
function mergeStorage() {
  const value = readStorage();
  const known = new Set(own.lines.map(entry => entry.line.id));
  for (const entry of Array.isArray(value.lines) ? value.lines : []) {
    const id = entry?.line?.id;
    if (typeof id === 'string' && !known.has(id) && !undone.has(id) && !isInFile(id)) own.lines.push(entry);
  }
  own.saved = [...new Set([...own.saved, ...(Array.isArray(value.saved) ? value.saved : [])])];
  return value;
}

function keep() {
  mergeStorage();
  try {
    localStorage.setItem(storageKey, JSON.stringify(own));
    isKept = true;
  } catch {
    if (isKept) say('This browser does not store your answers. Save them before you close the page.');
    isKept = false;
  }
  showUnsaved();
}

const unsaved = () => own.lines.filter(entry => !own.saved.includes(entry.line.id));

function showUnsaved() {
  const count = unsaved().length;
  setText('unsaved', count ? `${count} not saved yet` : own.lines.length ? 'all saved' : 'no answers yet');
  byId('save').disabled = !own.lines.length;
  byId('undo').disabled = !count;
}

function newId() {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** A new line of a file, or nothing as long as nobody has said who writes. */
function addLine(file, more) {
  const author = byId('author').value.trim();
  if (!author) {
    say('Type your name first.');
    byId('author').focus();
    return null;
  }
  own.author = author;
  const added = { id: newId(), author, date: new Date().toISOString(), ...more };
  own.lines.push({ file, line: added });
  if (state.blind && file === 'notes') state.blindNotes.add(added.id);
  keep();
  return added;
}

function saveAnswers() {
  const answers = { answers: 1, review: review.id, notes: ownLines('notes'), verdicts: ownLines('verdicts') };
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(answers, null, 2)}\n`], { type: 'application/json' }));
  make('a', { href: url, download: 'answers.json' }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
  own.saved = own.lines.map(entry => entry.line.id);
  keep();
  showNotes();
  // The list alone: what is chosen for the next verdict stays.
  listVerdicts();
  say('answers.json is saved. Send the file to the person who sent you this page.');
}

function undo() {
  const last = unsaved().at(-1);
  if (!last) return;
  undone.add(last.line.id);
  own.lines = own.lines.filter(entry => entry !== last);
  keep();
  showNotes();
  showVerdicts();
  say(`Undone: your last ${last.file === 'verdicts' ? 'verdict' : last.line.kind}.`);
}
