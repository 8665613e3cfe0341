// A note that is being written: its place, its drawing, its form.

function beginNote() {
  pause();
  const slot = state.pointer?.slot ?? slots.find(one => !one.figure.hidden);
  if (!slot) return;
  state.placing = { slot, point: state.pointer?.point ?? slot.size.map(side => side / 2) };
  document.body.classList.add('placing');
  setText('hint', 'Press a place on a phone. Or move the mark with the arrow keys and press Enter. Esc cancels.');
  showPins();
}

function endPlacing() {
  state.placing = null;
  document.body.classList.remove('placing');
  setText('hint', '');
}

function placingKey(event) {
  const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const { slot, point } = state.placing;
  if (event.key === 'Escape') endPlacing();
  else if (event.key === 'Enter') placeNote(slot, point);
  else if (by) state.placing.point = point.map((value, i) =>
    clamp(value + by[i] * (event.shiftKey ? 1 : 8), 0, slot.size[i]));
  else return;
  event.preventDefault();
  showPins();
}

function placeNote(slot, point) {
  endPlacing();
  if (draft) keepDraft();
  const entry = viewsOf(slot).findLast(one => one.view.id && contains(point, one.frame));
  draft = { slot, point, at: Math.round(state.time * 1000) / 1000, take: take().name, view: entry?.view.id,
    drawing: own.drafts.note?.drawing ?? [],
    offset: entry && [point[0] - entry.frame.x, point[1] - entry.frame.y].map(value => Math.round(value * 100) / 100) };
  const begun = draft;
  // It is there long before anybody has written a word.
  lookOf(slot.variant, sampleAt(slot.variant, draft.at))
    .then(look => { begun.look = look.slice(0, lookLength); }).catch(tellBroken);
  const kept = own.drafts.note ?? {};
  byId('note-text').value = kept.text ?? '';
  byId('set-key').value = kept.key ?? '';
  byId('set-value').value = kept.value ?? '';
  byId('note-form').hidden = false;
  setText('form-place', `At ${seconds(draft.at)} s on ${nameOf(slot)}${entry ? `, on ${viewName(entry.view)}` : ''}`);
  setDrawing(null);
  showPins();
  byId('note-text').focus();
}

function keepDraft() {
  own.drafts.note = { text: byId('note-text').value, key: byId('set-key').value, value: byId('set-value').value,
    drawing: draft?.drawing ?? [] };
}

function leaveNote() {
  keepDraft();
  keep();
  closeNote();
}

function closeNote() {
  draft = null;
  setDrawing(null);
  byId('note-form').hidden = true;
  showPins();
  byId('new-note').focus();
}

function sendNote(event) {
  event.preventDefault();
  const text = byId('note-text').value;
  if (!draft || (!text.trim() && !draft.drawing.length)) return say('Type something first.');
  const { slot, point, at, view, offset, drawing, look } = draft;
  const key = byId('set-key').value;
  const value = byId('set-value').value.trim();
  const more = { kind: 'note', text, take: draft.take, view, offset, point, at, look, tuning: slot.variant.tuning,
    drawing: drawing.length ? drawing : undefined, set: key && value ? { [key]: valueOf(value) } : undefined };
  for (const name of Object.keys(more)) if (more[name] === undefined || more[name] === null) delete more[name];
  const added = addLine('notes', more);
  if (!added) return;
  delete own.drafts.note;
  keep();
  closeNote();
  showNotes();
  state.note = threads.find(thread => thread.line.id === added.id)?.number ?? 0;
  showRest();
  say(`Note ${state.note} added.`);
}

/** Numbers and switches stay what they are; everything else is text. */
function valueOf(text) {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text;
}

function setDrawing(kind) {
  state.drawKind = kind;
  state.stroke = null;
  document.body.classList.toggle('drawing', Boolean(kind));
  byId('draw-stroke').setAttribute('aria-pressed', kind === 'stroke');
  byId('draw-arrow').setAttribute('aria-pressed', kind === 'arrow');
}

function beginStroke(slot, point) {
  if (draft.drawing.length >= 100) return say('A note can hold at most 100 strokes.');
  state.stroke = { kind: state.drawKind, points: [point] };
  draft.drawing.push(state.stroke);
  showPins();
}

function extendStroke(slot, point) {
  const { kind, points } = state.stroke;
  const last = points.at(-1);
  if (kind === 'arrow') points[1] = point;
  else if (points.length < 1000 && Math.hypot(point[0] - last[0], point[1] - last[1]) >= 1.5) points.push(point);
  showPins();
}
