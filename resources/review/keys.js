// Keys, and the address that names a moment.

function toggle(id) {
  byId(id).checked = !byId(id).checked;
  byId(id).dispatchEvent(new Event('change'));
}

const actions = {
  ' ': () => (state.playing ? pause() : play()),
  ',': () => stepBy(-1), '.': () => stepBy(1),
  Home: () => { pause(); seek(line.from); }, End: () => { pause(); seek(line.to); },
  '[': () => stepNote(-1), ']': () => stepNote(1),
  b: flip, c: beginNote, l: () => toggle('loop'), t: () => toggle('fingers'), '?': () => byId('keys').showModal(),
};

function pressKey(event) {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || byId('keys').open) return;
  if (target.matches('textarea, select, input[type=text], input[type=search]')) return;
  if (state.placing) placingKey(event);
  else if (key === 'Escape' && draft) leaveNote();
  if (event.defaultPrevented || !byId('single-keys').checked) return;
  // What has the focus keeps the keys that are its own.
  const isControl = target.matches('button, input[type=checkbox], input[type=radio], summary');
  const hasArrows = target.matches('input[type=range], input[type=radio], [role=slider], [role=listbox]');
  if ((key === ' ' && isControl) || (hasArrows && (key.startsWith('Arrow') || key === 'Home' || key === 'End'))) return;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (by) stepBy(by * (event.shiftKey ? 10 : 1));
  else if (/^\d$/.test(key)) {
    pause();
    seek(line.from + (Number(key) / 10) * (line.to - line.from));
  } else if (Object.hasOwn(actions, name)) actions[name]();
  else return;
  event.preventDefault();
}

function addressed() {
  const values = new URLSearchParams(location.hash.slice(1));
  const number = name => (/^\d+(\.\d+)?$/.test(values.get(name) ?? '') ? Number(values.get(name)) : undefined);
  if (values.has('note')) foldNotes();
  const note = threads.find(thread => thread.number === number('note'));
  const index = number('take') === undefined ? Math.max(note ? takeOf(note.line) : 0, 0)
    : Math.trunc(number('take')) - 1;
  return { index, t: number('t') ?? note?.line.at, note };
}

function openAddressed() {
  const { index, t, note } = addressed();
  state.note = note?.number ?? 0;
  if (note?.isResolved) byId('filter').value = 'all';
  openTake(index, t);
  if (note && !isWaiting) revealThread(note);
}

function copyLink() {
  const here = location.href.split('#')[0];
  copy(`${here}${state.hash ?? ''}`, 'The link');
}
