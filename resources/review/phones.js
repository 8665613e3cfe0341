// Takes and their phones: side by side, under a curtain, by turns, alone.

function openTake(index, t) {
  if (!review.takes.length) return say('The review has no takes.');
  state.take = clamp(index, 0, review.takes.length - 1);
  line = timelineOf(take().variants);
  state.inspected = null;
  setProse('take-title', take().title || take().name);
  byId('takes').querySelectorAll('button').forEach((item, i) => item.setAttribute('aria-current', i === state.take));
  const slider = byId('time');
  slider.max = line.steps;
  slots = orderedVariants(take()).map(phone);
  state.pair = state.pair.map((at, i) => (at < slots.length ? at : Math.min(i, slots.length - 1)));
  state.looked = Math.min(state.looked, slots.length - 1);
  if (slots.length < 2) state.mode = 'one';
  else if (state.mode === 'one' && byId('modes').hidden) state.mode = 'beside';
  byId('modes').hidden = slots.length < 2;
  for (const id of ['first', 'second', 'looked']) {
    byId(id).replaceChildren(...slots.map((slot, i) => make('option', { value: i, text: fullName(slot) })));
  }
  byId('looked').value = state.looked;
  byId('stage').replaceChildren(...slots.map(slot => slot.figure), curtain, sides);
  showMode();
  seek(t ?? line.from);
  // At once, too: nothing of another take or with names that are hidden now may stay.
  showTold();
  loadTake().catch(tellBroken);
}

/** The screen's size in points. */
const sizeOf = ({ width, height, scale }) => [width / scale, height / scale];

function phone({ variant, index }, position) {
  const display = new Display(variant.width, variant.height);
  const { canvas } = display;
  const slot = { variant, index, position, display, picture: null, size: sizeOf(variant) };
  const overlay = name => draw('g', { class: name });
  Object.assign(slot, { fingers: overlay('fingers'), outlines: overlay('outlines'), inks: overlay('inks') });
  slot.pins = make('div', { class: 'pins' });
  slot.glass = make('div', { class: 'glass' }, canvas,
    draw('svg', { viewBox: `0 0 ${slot.size[0]} ${slot.size[1]}`, 'aria-hidden': 'true', preserveAspectRatio: 'none' },
      slot.fingers, slot.inks, slot.outlines), slot.pins);
  fillIn(canvas, { role: 'img', 'aria-label': `The phone of ${fullName(slot)}` }, []);
  new ResizeObserver(([{ contentRect }]) => fitDisplay(slot, contentRect.width)).observe(slot.glass);
  slot.phone = make('div', { class: 'phone' }, slot.glass);
  slot.phone.style.setProperty('--ratio', String(variant.width / variant.height));
  const caption = make('figcaption', {}, words('b', nameOf(slot)));
  if (!state.blind) caption.append(' ', words('span', variant.words));
  slot.figure = make('figure', { 'aria-busy': 'true' }, caption, slot.phone);
  listenToGlass(slot);
  return slot;
}

function fitDisplay(slot, width) {
  if (!slot.display.fit(width * devicePixelRatio) || !slot.picture) return;
  slot.picture.renew();
  slot.display.paint(slot.picture);
}

const curtain = make('div', { id: 'curtain', role: 'slider', tabindex: '0', 'aria-label': 'Curtain',
  'aria-orientation': 'horizontal', 'aria-valuemin': '0', 'aria-valuemax': '100' });
const sides = make('p', { id: 'sides' });

function showMode() {
  const { mode, pair, flipped } = state;
  byId('stage').className = `${mode === 'beside' ? '' : 'stacked'} ${mode}`.trim();
  byId('modes').querySelectorAll('button').forEach(item =>
    item.setAttribute('aria-pressed', item.dataset.mode === mode));
  byId('pair').hidden = mode === 'beside' || slots.length < 2;
  byId('second-label').hidden = mode === 'one';
  byId('flip').hidden = mode !== 'flip';
  byId('first').value = pair[0];
  byId('second').value = pair[1];
  const shown = mode === 'beside' ? slots.map((_, i) => i) : mode === 'curtain' ? pair
    : [pair[mode === 'flip' && flipped ? 1 : 0]];
  slots.forEach((slot, i) => {
    slot.figure.hidden = !shown.includes(i);
    slot.figure.style.zIndex = mode === 'curtain' && i === pair[1] ? '1' : '';
  });
  curtain.hidden = sides.hidden = mode !== 'curtain';
  if (slots.length > 1) {
    sides.replaceChildren(words('span', `◂ ${fullName(slots[pair[0]])}`),
      words('span', `${fullName(slots[pair[1]])} ▸`));
  }
  showCurtain();
  showMoment();
}

function showCurtain() {
  const percent = Math.round(state.curtain * 100);
  for (const slot of slots) slot.phone.style.clipPath = '';
  if (!slots.length) return;
  curtain.setAttribute('aria-valuenow', percent);
  curtain.setAttribute('aria-valuetext', `${percent} % of ${nameOf(slots[state.pair[0]])}`);
  if (state.mode !== 'curtain' || slots.length < 2) return;
  const upper = slots[state.pair[1]];
  const stage = byId('stage').getBoundingClientRect();
  const place = upper.glass.getBoundingClientRect();
  const x = place.left + place.width * state.curtain;
  if (state.pair[0] !== state.pair[1]) {
    upper.phone.style.clipPath = `inset(-32px -32px -32px ${x - upper.phone.getBoundingClientRect().left}px)`;
  }
  curtain.style.left = `${x - stage.left}px`;
}

function moveCurtain(event) {
  const place = slots[state.pair[1]].glass.getBoundingClientRect();
  state.curtain = clamp((event.clientX - place.left) / place.width, 0, 1);
  showCurtain();
}

function curtainKey(event) {
  const by = { ArrowLeft: -0.02, ArrowDown: -0.02, ArrowRight: 0.02, ArrowUp: 0.02, Home: -1, End: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  state.curtain = clamp(state.curtain + by * (event.shiftKey ? 5 : 1), 0, 1);
  showCurtain();
}

function flip() {
  if (slots.length < 2) return;
  if (state.mode === 'flip') state.flipped = !state.flipped;
  state.mode = 'flip';
  showMode();
  say(`Shown: ${fullName(slots[state.pair[state.flipped ? 1 : 0]])}`);
}

/** Frames first, then what is told of them. */
async function loadTake() {
  const here = slots;
  const all = kind => Promise.all(here.map(slot => kind(slot.variant.film)));
  await Promise.all(here.map(slot => loadFilm(slot.variant.film).then(showMoment)));
  await all(loadData);
  if (here === slots) showTold();
}

const tellBroken = error => say(`A part of the review can't be shown: ${error.message}`);

/** Everything that needs the data of the present take's films. */
function showTold() {
  buildTracks();
  showMeasures();
  showDifferences();
  showParting();
  showLog();
  showNotes();
  showMoment();
  showRest();
}

async function loadAll() {
  for (const one of [take(), ...review.takes]) {
    for (const variant of one?.variants ?? []) {
      await idle();
      const film = await loadFilm(variant.film);
      for (let key = 0; key * keyStep < film.samples; key++) {
        await idle();
        film.fillKeys(key);
      }
      await loadData(variant.film);
    }
  }
}
