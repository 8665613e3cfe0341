// A page a take on paper, and at the end what was decided.

function framesOf(slot) {
  const film = films.get(slot.variant.film);
  if (!film) return make('p', { text: `${nameOf(slot)}: the frames are not loaded yet.` });
  const picture = new Picture(film);
  const [canvas, context] = canvasOf(film.width, film.rows);
  return make('div', { class: 'frames' }, ...Array.from({ length: 6 }, (_, i) => {
    const t = line.from + (i * (line.to - line.from)) / 5;
    picture.go(sampleAt(slot.variant, t));
    picture.paint(context);
    const width = Math.min(film.width, 320);
    const [small, smallContext] = canvasOf(width, Math.max(1, Math.round((film.rows * width) / film.width)));
    smallContext.imageSmoothingQuality = 'high';
    smallContext.drawImage(canvas, 0, 0, small.width, small.height);
    return make('figure', {}, small, make('figcaption', { text: `${nameOf(slot)}, ${seconds(t)} s` }));
  }));
}

/** A page a take. The present take is put aside meanwhile, for all that is drawn is drawn of it. */
function preparePrint() {
  const kept = { take: state.take, slots, line, listed };
  byId('print').replaceChildren(...review.takes.map((one, index) => {
    state.take = index;
    line = timelineOf(one.variants);
    slots = orderedVariants(one).map((entry, position) => ({ ...entry, position, size: sizeOf(entry.variant) }));
    foldNotes();
    const names = index === kept.take ? [...chosen]
      : [...new Set(slots.flatMap(slot => (slot.variant.measures ?? []).map(measure => measure.name)))];
    const notes = threads.filter(thread => takeOf(thread.line) === index
      && (!state.blind || state.blindNotes.has(thread.line.id)));
    return make('section', {}, words('h1', review.title), words('p', review.question ?? ''),
      words('h2', one.title || one.name),
      ...slots.flatMap(slot => [words('h3', fullName(slot)), framesOf(slot)]),
      make('p', { class: 'legend' }, ...legend()),
      ...names.map(name => make('div', { class: 'plot' }, words('b', name), plotOf(name, 640, 96).svg)),
      make('h3', { text: 'Notes' }), ...(notes.length ? notes.map(printedNote) : [make('p', { text: 'None.' })]));
  }));
  const verdicts = verdictsAs('div', { class: 'thread' });
  if (verdicts.length) byId('print').lastElementChild.append(make('h3', { text: 'Verdict' }), ...verdicts);
  ({ slots, line, listed } = kept);
  state.take = kept.take;
  showNotes();
}

/** A drawing over the moment that it was made on; over an empty screen while the frames are not loaded. */
function printedDrawing({ drawing, tuning, at }) {
  if (!drawing?.length) return null;
  const { size, variant } = slots.find(slot => slot.variant.tuning === tuning) ?? slots[0];
  const sketch = draw('svg', { viewBox: `0 0 ${size[0]} ${size[1]}`, role: 'img', 'aria-label': 'The drawing' },
    ...strokeMarks(drawing));
  const film = films.get(variant.film);
  const [canvas, context] = film ? canvasOf(film.width, film.rows) : canvasOf(...size);
  if (film) {
    const picture = new Picture(film);
    picture.go(sampleAt(variant, at));
    picture.paint(context);
  }
  return make('div', { class: 'sketch' }, canvas, sketch);
}

function printedNote(thread) {
  const { line: one } = thread;
  return make('div', { class: 'thread' }, head(thread, make('span', { class: 'number', text: thread.number })),
    words('p', whereWords(thread), { class: 'small' }),
    saidBy(thread), ...suggestions(one), printedDrawing(one),
    ...thread.replies.map(item => make('div', { class: 'replies' }, head(item),
      saidBy(item))));
}
