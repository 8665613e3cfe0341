// A page a take on paper, and at the end what was decided.

/** A frame no wider than so many pixels. */
function smallFrame(picture, sample, width) {
  const { film } = picture;
  const narrow = Math.min(film.width, width);
  const display = picture.display ??= new Display(film.width, film.rows);
  picture.go(sample);
  if (display.fit(narrow)) picture.renew();
  display.paint(picture);
  const [small, smallContext] = canvasOf(narrow, Math.max(1, Math.round((film.rows * narrow) / film.width)));
  smallContext.drawImage(display.canvas, 0, 0, small.width, small.height);
  return small;
}

function framesOf(slot) {
  const film = films.get(slot.variant.film);
  if (!film) return make('p', { text: `${nameOf(slot)}: the frames are not loaded yet.` });
  const picture = new Picture(film);
  return make('div', { class: 'frames' }, ...Array.from({ length: 6 }, (_, i) => {
    const t = line.from + (i * (line.to - line.from)) / 5;
    return make('figure', {}, smallFrame(picture, sampleAt(slot.variant, t), 320),
      make('figcaption', { text: `${nameOf(slot)}, ${seconds(t)} s` }));
  }));
}

/** A page a take. The present take is put aside meanwhile, for all that is drawn is drawn of it. */
function preparePrint() {
  const kept = { take: state.take, slots, line };
  printedFrames = 0;
  byId('print').replaceChildren(...review.takes.map((one, index) => {
    state.take = index;
    line = timelineOf(one.variants);
    slots = orderedVariants(one).map((entry, position) => ({ ...entry, position, size: sizeOf(entry.variant) }));
    const names = index === kept.take ? [...chosen]
      : [...new Set(slots.flatMap(slot => (slot.variant.measures ?? []).map(measure => measure.name)))];
    const notes = threads.filter(thread => takeOf(thread.line) === index
      && (!state.blind || state.blindNotes.has(thread.line.id)));
    return make('section', {}, prose('h1', review.title), prose('p', review.question ?? ''),
      prose('h2', one.title || one.name),
      ...slots.flatMap(slot => [words('h3', fullName(slot)), framesOf(slot)]),
      make('p', { class: 'legend' }, ...legend()),
      ...names.map(name => make('div', { class: 'plot' }, words('b', name), plotOf(name, 640, 96).svg)),
      make('h3', { text: 'Notes' }), ...(notes.length ? notes.map(printedNote) : [make('p', { text: 'None.' })]));
  }));
  const verdicts = shownVerdicts().map(one => make('div', { class: 'thread' }, verdictItem(one)));
  if (verdicts.length) byId('print').lastElementChild.append(make('h3', { text: 'Verdict' }), ...verdicts);
  ({ slots, line } = kept);
  state.take = kept.take;
  showNotes();
}

/** So many drawings are printed over the frame that they were made on: no browser has memory for thousands of frames. */
const mostPrintedFrames = 200;
let printedFrames = 0;

/** A drawing over the moment that it was made on; over an empty screen while the frames are not loaded, and after so many. */
function printedDrawing({ drawing, tuning, at }) {
  if (!drawing?.length) return null;
  const { size, variant } = slots.find(slot => slot.variant.tuning === tuning) ?? slots[0];
  const sketch = draw('svg', { viewBox: `0 0 ${size[0]} ${size[1]}`, role: 'img', 'aria-label': 'The drawing' },
    ...strokeMarks(drawing));
  const film = printedFrames < mostPrintedFrames && films.get(variant.film);
  if (film) printedFrames++;
  const printed = make('div', { class: 'sketch' },
    film ? smallFrame(new Picture(film), sampleAt(variant, at), 256) : null, sketch);
  printed.style.aspectRatio = `${size[0]} / ${size[1]}`;
  return printed;
}

function printedNote(thread) {
  const { line: one } = thread;
  return make('div', { class: 'thread' }, head(thread, make('span', { class: 'number', text: thread.number })),
    words('p', whereWords(thread), { class: 'small' }),
    saidBy(thread), ...suggestions(one), printedDrawing(one),
    ...thread.replies.map(item => make('div', { class: 'replies' }, head(item),
      saidBy(item))));
}
