// Begins: listens, fills the page, and loads the films.

function listen() {
  const press = (id, work) => byId(id).addEventListener('click', work);
  const change = (id, work) => byId(id).addEventListener('change', work);
  press('play', actions[' ']);
  press('back', () => stepBy(-1));
  press('on', () => stepBy(1));
  press('previous', actions['[']);
  press('next', actions[']']);
  press('new-note', beginNote);
  press('flip', flip);
  press('blind', () => setBlind(!state.blind));
  press('save', saveAnswers);
  press('undo', undo);
  press('copy-link', copyLink);
  press('open-keys', actions['?']);
  press('close-keys', () => byId('keys').close());
  press('to-parting', () => { pause(); seek(take().parting.at); });
  press('note-leave', leaveNote);
  press('draw-clear', () => { draft.drawing = []; showPins(); });
  for (const kind of ['stroke', 'arrow']) {
    press(`draw-${kind}`, () => setDrawing(state.drawKind === kind ? null : kind));
  }
  for (const item of byId('modes').querySelectorAll('button')) {
    item.addEventListener('click', () => { state.mode = item.dataset.mode; showMode(); });
  }
  byId('time').addEventListener('input', event => {
    pause();
    seek(line.from + (Number(event.target.value) * 1000) / line.fps);
  });
  change('speed', event => { state.speed = Number(event.target.value); });
  change('fingers', () => { for (const slot of slots) showFingers(slot, state.time); });
  change('first', event => { state.pair[0] = Number(event.target.value); showMode(); });
  change('second', event => { state.pair[1] = Number(event.target.value); showMode(); });
  change('looked', event => { state.looked = Number(event.target.value); forgetInspected(); showViews(); showLog(); });
  change('filter', findNotes);
  byId('find').addEventListener('input', findNotes);
  change('author', event => { own.author = event.target.value.trim(); keep(); showNotes(); });
  change('single-keys', event => { own.singleKeys = event.target.checked; keep(); });
  byId('note-form').addEventListener('submit', sendNote);
  byId('note-form').addEventListener('input', keepDraft);
  byId('note-form').addEventListener('keydown', event => formKey(event, byId('note-form'), leaveNote));
  byId('verdict-form').addEventListener('submit', giveVerdict);
  byId('verdict-form').addEventListener('keydown', event =>
    formKey(event, byId('verdict-form'), () => byId('play').focus()));
  byId('views').addEventListener('keydown', viewsKey);
  byId('log').addEventListener('keydown', logKey);
  curtain.addEventListener('keydown', curtainKey);
  curtain.addEventListener('pointerdown', event => curtain.setPointerCapture(event.pointerId));
  curtain.addEventListener('pointermove', event => {
    if (curtain.hasPointerCapture(event.pointerId)) moveCurtain(event);
  });
  addEventListener('keydown', pressKey);
  addEventListener('hashchange', openAddressed);
  addEventListener('storage', event => {
    if (event.key !== storageKey) return;
    mergeStorage();
    showNotes();
    showVerdicts();
  });
  addEventListener('pagehide', keep);
  addEventListener('beforeunload', event => { if (!isKept && unsaved().length) event.preventDefault(); });
  addEventListener('beforeprint', preparePrint);
  addEventListener('afterprint', () => byId('print').replaceChildren());
  let width = 0;
  new ResizeObserver(() => {
    showCurtain();
    if (byId('plots').clientWidth !== width) showPlots();
    width = byId('plots').clientWidth;
  }).observe(byId('stage'));
}

function fillHead() {
  document.title = readable(review.title);
  setProse('title', review.title);
  setProse('question', review.question ?? '');
  setText('program', review.program ?? '');
  byId('takes').hidden = review.takes.length < 2;
  byId('takes').replaceChildren(make('ul', {}, ...review.takes.map((one, i) =>
    make('li', {}, button(one.title || one.name, () => openTake(i), { dir: 'auto', class: 'words' })))));
  const value = mergeStorage();
  Object.assign(own, { author: String(value.author ?? ''), singleKeys: value.singleKeys !== false });
  if (value.drafts && typeof value.drafts === 'object') own.drafts = value.drafts;
  byId('author').value = own.author;
  byId('single-keys').checked = own.singleKeys;
}

/** Tells when the first frame is seen; what isn't needed for it comes later. */
async function start() {
  const first = review.takes[clamp(addressed().index, 0, review.takes.length - 1)]?.variants[0].film;
  if (first !== undefined) {
    loadFilm(first).catch(() => { /* It is told below, where the film is awaited. */ });
    // Its strips are inflated in the background from here, while the page is filled.
    await recordsOf(first).catch(() => { /* The same. */ });
  }
  fillHead();
  listen();
  openAddressed();
  try {
    if (first !== undefined) await loadFilm(first);
    showMoment();
    await idle();
  } finally {
    isWaiting = false;
    showNotes();
    const { note } = addressed();
    if (note) revealThread(note);
    showVerdicts();
    keep();
  }
}

const ready = start();
const loaded = ready.then(loadAll);
ready.catch(tellBroken);
loaded.catch(tellBroken);

/** For tests: takes and variants are counted from 0, in the file's order. */
window.reviewPage = {
  ready, loaded,
  async show(index, variantIndex, sample) {
    const variant = review.takes[index].variants[variantIndex];
    pause();
    await loadFilm(variant.film);
    openTake(index, frameTime(variant, sample));
    await Promise.all(slots.map(slot => loadFilm(slot.variant.film)));
    showMoment();
  },
  hash: (index, variantIndex, sample) => lookOf(review.takes[index].variants[variantIndex], sample),
  state: () => ({ take: state.take, time: state.time, playing: state.playing, mode: state.mode,
    blind: Boolean(state.blind),
    firstFrame: state.firstFrame, unsaved: unsaved().length, notes: threads.length, kept: isKept,
    samples: slots.map(slot => slot.picture?.sample ?? -1) }),
};
