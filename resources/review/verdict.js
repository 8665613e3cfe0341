// Verdicts, and comparing with hidden names.

const choiceWords = choice => (choice === 'none' ? 'No preference' : `${choice} is better`);

/** What was decided; nothing before one's own blind verdict. */
const shownVerdicts = () => (state.blind ? [] : linesOf('verdicts'));

function verdictItem(one) {
  return make('div', { class: 'verdict', tabindex: '-1' }, head({ line: one, isAhead: one.date > latestDate() }),
    words('p', `${choiceWords(one.choice)}${one.blind ? ', with hidden names' : ''}`),
    prose('p', one.because ?? '', { class: 'text' }));
}

const verdictList = new LongList(byId('verdicts'), verdictItem);

const listVerdicts = () => verdictList.show(shownVerdicts());

function showVerdicts() {
  listVerdicts();
  const names = state.blind ?? labels();
  byId('choices').replaceChildren(...[...names, 'none'].map((label, i) => {
    // The value is a place, so that the page doesn't tell a label.
    const input = make('input', { type: 'radio', name: 'choice', value: i });
    return make('label', { class: 'check' }, input,
      words('span', label === 'none' ? 'no preference' : state.blind ? `Phone ${i + 1}` : label));
  }));
}

function giveVerdict(event) {
  event.preventDefault();
  const picked = byId('choices').querySelector('input:checked');
  if (!picked) return say('Choose a design, or “no preference”, first.');
  const choice = [...(state.blind ?? labels()), 'none'][Number(picked.value)];
  const more = { choice, because: byId('because').value, blind: Boolean(state.blind) };
  const added = addLine('verdicts', review.look ? { ...more, look: review.look } : more);
  if (!added) return;
  byId('because').value = '';
  if (state.blind) setBlind(false);
  showVerdicts();
  say(`Your verdict: ${choiceWords(choice)}.`);
}

function shuffled(list) {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    // Numbers beyond the last whole multiple would make some orders likelier.
    let random;
    do [random] = crypto.getRandomValues(new Uint32Array(1)); while (random >= 2 ** 32 - (2 ** 32 % (i + 1)));
    const j = random % (i + 1);
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}

function setBlind(isBlind) {
  pause();
  if (draft) leaveNote();
  endPlacing();
  answering = null;
  state.blind = isBlind ? shuffled(labels()) : null;
  state.blindNotes.clear();
  [state.pair, state.flipped, state.looked, state.note] = [[0, 1], false, 0, 0];
  byId('blind').setAttribute('aria-pressed', isBlind);
  setText('blind', isBlind ? 'Show names' : 'Compare blind');
  setText('inspected-view', 'Point at a phone, or choose a view with the arrow keys.');
  setText('inspected-touch', '');
  openTake(state.take, state.time);
  // At once, not at rest: a command names its tuning.
  showCommands();
  showVerdicts();
  say(isBlind ? 'Names are hidden and the order is random until you submit your verdict.' : 'Names are shown.');
}
