import Files
import JSON

/// The report's page without its data.
enum ReportPage {
  /// `words` and `cards` are markup.
  static func body(words: String, cards: String) -> String {
    """
    <body>
    <header>
    <h1>Tests of pictures and motions</h1>
    <p id="words">\(words)</p>
    <ul id="notes"></ul>
    </header>
    <main>
    <nav class="scripted" aria-label="Tests that did not pass"><ol id="list"></ol></nav>
    <section>
    <div class="pictures scripted" aria-live="polite">
    <h2 id="title"></h2>
    <p id="summary"></p>
    <ul id="details"></ul>
    <div id="tools">
    <div id="views" role="toolbar" aria-label="View"></div>
    <label id="amount-label">Share <input id="amount" type="range" min="0" max="100" value="50"></label>
    <label>Size <select id="size">
    <option value="0">fit</option><option value="0.5">50 %</option><option value="1">100 %</option>
    <option value="2">200 %</option><option value="4">400 %</option>
    </select></label>
    <div id="stage"></div>
    </div>
    <div id="thumbnails"></div>
    <p>Run it again: <code id="reproduce"></code></p>
    </div>
    <div id="cards">
    \(cards)
    </div>
    <p class="scripted" id="decision"><button id="accept">Accept (A)</button> <button id="deny">Deny (D)</button>
    <span id="state"></span></p>
    </section>
    </main>
    <footer class="scripted">
    <p>Keys: ↑ and ↓, or Tab in the list, choose a test. ← and → choose a picture, or move the pointer of a motion: with Shift
    by ten, with Home and End to its ends. 1 to 7 choose a view, A accepts, D denies. This page changes nothing: run these
    commands.</p>
    <textarea id="commands" readonly rows="2" aria-label="Commands"
    placeholder="The commands for what you accept or deny appear here."></textarea>
    </footer>
    </body>
    """
  }

  static let style = pageStyle + MotionPage.style

  private static let pageStyle = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 0; display: grid; min-height: 100vh; grid-template-rows: auto 1fr auto; }
    header, footer { padding: 8px 16px; background: Canvas; border-block: 1px solid #8884; }
    header { display: flex; gap: 16px; align-items: baseline; flex-wrap: wrap; }
    h1 { font-size: 17px; margin: 0; } h2 { font-size: 17px; margin: 8px 0; overflow-wrap: anywhere; }
    p { margin: 6px 0; } ul { margin: 6px 0; padding-inline-start: 20px; }
    .js main { display: grid; grid-template-columns: minmax(180px, 24%) minmax(0, 1fr); min-height: 0; }
    nav { border-inline-end: 1px solid #8884; }
    ol { list-style: none; margin: 0; padding: 0; }
    ol button { display: block; width: 100%; text-align: start; border: 0; padding: 6px 12px;
      background: none; font: inherit; overflow-wrap: anywhere; cursor: pointer; }
    ol button[aria-current=true] { background: Highlight; color: HighlightText; }
    ol small { display: block; opacity: .75; }
    section { padding: 0 16px 12px; }
    .js body { height: 100vh; } .js nav, .js section { overflow: auto; min-height: 0; }
    @media (max-width: 760px) { .js body { height: auto; } .js main { grid-template-columns: minmax(0, 1fr); }
      .js nav { max-height: 30vh; border-block-end: 1px solid #8884; } .js section { overflow: visible; } }
    button[aria-pressed=true] { background: Highlight; color: HighlightText; }
    #stage { display: flex; gap: 16px; margin: 12px 0; align-items: flex-start; overflow: auto; }
    figure { margin: 0; position: relative; } figcaption { font-size: 12px; opacity: .75; }
    #stage img { display: block; background: repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0/16px 16px;
      outline: 1px solid #8886; image-rendering: pixelated; }
    .over { position: absolute; inset: 0; }
    #thumbnails { display: flex; gap: 8px; overflow-x: auto; padding: 4px 0; }
    #thumbnails img { height: 96px; display: block; outline: 1px solid #8886; }
    #thumbnails button { border: 2px solid #0000; background: none; padding: 2px; cursor: pointer; }
    #thumbnails button[aria-current=true] { border-color: Highlight; }
    textarea { width: 100%; box-sizing: border-box; font: 13px ui-monospace, monospace; }
    code { overflow-wrap: anywhere; }
    """

  /// Runs before the rest is read, so that nothing is laid out that is not seen.
  static let start = "document.documentElement.classList.add('js');"

  static let script = """
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const $ = id => document.getElementById(id);
    const views = ['difference', 'actual', 'expected', 'side by side', 'slider', 'onion skin', 'strobe'];
    const decided = new Map();
    \(MotionPage.script)
    let current = 0, view = 0, timer = 0, items = [];
    const make = (tag, text) => {
      const element = document.createElement(tag);
      if (text !== undefined) element.textContent = text;
      return element;
    };
    const fill = (list, texts) => list.replaceChildren(...texts.map(text => make('li', text)));
    const picture = (outcome, kind) => {
      const image = new Image();
      image.src = outcome.pictures[kind];
      image.alt = kind;
      const size = Number($('size').value);
      image.onload = () => { size ? image.width = image.naturalWidth * size : image.style.maxHeight = '66vh'; };
      return image;
    };
    const figure = (outcome, kind) => {
      const element = make('figure');
      if (!outcome.pictures[kind]) {
        element.append(make('figcaption', kind + ': none'));
        return element;
      }
      element.append(picture(outcome, kind), make('figcaption', kind));
      return element;
    };
    const stacked = (outcome, name) => {
      const element = figure(outcome, 'expected');
      if (!outcome.pictures.expected || !outcome.pictures.actual) return element;
      const over = picture(outcome, 'actual');
      over.className = 'over';
      const show = () => {
        const amount = Number($('amount').value);
        if (name === 'slider') over.style.clipPath = 'inset(0 0 0 ' + amount + '%)';
        if (name === 'onion skin') over.style.opacity = amount / 100;
      };
      $('amount').oninput = show;
      show();
      if (name === 'strobe') {
        timer = setInterval(() => { over.hidden = !over.hidden; }, 500);
      }
      element.append(over);
      return element;
    };
    function showPictures() {
      clearInterval(timer);
      const outcome = data.outcomes[current], name = views[view];
      if (showSweep(outcome)) return;
      $('amount-label').hidden = name !== 'slider' && name !== 'onion skin';
      [...$('views').children].forEach((button, i) => button.setAttribute('aria-pressed', i === view));
      const figures = name === 'side by side'
        ? [figure(outcome, 'expected'), figure(outcome, 'actual')]
        : view < 3 ? [figure(outcome, name)] : [stacked(outcome, name)];
      $('stage').replaceChildren(...figures);
    }
    function showStrip() {
      const test = data.outcomes[current].test;
      const thumbnails = data.outcomes.map((outcome, i) => [outcome, i])
        .filter(([outcome]) => outcome.test === test && outcome.pictures.actual);
      $('thumbnails').replaceChildren(...(thumbnails.length < 2 ? [] : thumbnails.map(([outcome, i]) => {
        const button = make('button'), image = new Image();
        image.src = outcome.pictures.actual;
        image.alt = outcome.picture;
        button.append(image);
        button.setAttribute('aria-current', i === current);
        button.onclick = () => go(i);
        return button;
      })));
    }
    function showDecisions() {
      $('decision').hidden = current < 0;
      const outcome = data.outcomes[current] ?? {};
      $('accept').disabled = $('deny').disabled = !outcome.name;
      $('state').textContent = decided.get(current) || '';
      const named = word => [...decided].filter(([, what]) => what === word)
        .sort(([a], [b]) => a - b).map(([i]) => data.outcomes[i].name);
      const lines = [];
      const accepted = named('accepted'), denied = named('denied');
      if (accepted.length) lines.push('\(ProgramIdentity.command) approve ' + accepted.join(' '));
      if (denied.length) lines.push("\(ProgramIdentity.command) reject " + denied.join(' ') + " --reason 'why'");
      $('commands').value = lines.join('\\n');
    }
    function go(i) {
      if (!data.outcomes.length) return;
      const first = $('overview') ? -1 : 0;
      current = i < first ? data.outcomes.length - 1 : i >= data.outcomes.length ? first : i;
      const outcome = data.outcomes[current];
      clearInterval(timer);
      motion = null;
      for (const card of document.querySelectorAll('#cards > .current')) card.classList.remove('current');
      document.body.classList.toggle('in-motion', current < 0 || !!outcome.motion);
      items.forEach((button, index) => button.setAttribute('aria-current', index + first === current));
      items[current - first].scrollIntoView({ block: 'nearest' });
      if (current < 0) $('overview').classList.add('current');
      else if (outcome.motion) {
        $(outcome.motion.card).classList.add('current');
        openMotion(outcome);
      }
      if (document.body.classList.contains('in-motion')) return showDecisions();
      $('title').textContent = outcome.test + ' ' + outcome.picture;
      $('summary').textContent = outcome.verdict + ': ' + outcome.summary;
      fill($('details'), outcome.details);
      $('reproduce').textContent = outcome.reproduce;
      $('tools').hidden = !Object.keys(outcome.pictures).length;
      showPictures();
      showStrip();
      showDecisions();
    }
    function decide(what) {
      if (!data.outcomes[current]?.name) return;
      decided.get(current) === what ? decided.delete(current) : decided.set(current, what);
      showDecisions();
    }
    $('words').textContent = data.words;
    fill($('notes'), data.notes);
    const listed = (i, text, small) => {
      const item = make('li'), button = make('button', text);
      button.append(make('small', small));
      button.onclick = button.onfocus = () => { if (current !== i) go(i); };
      item.append(button);
      items.push(button);
      $('list').append(item);
    };
    if ($('overview')) listed(-1, 'Motions in several variants', 'overview');
    data.outcomes.forEach((outcome, i) =>
      listed(i, outcome.picture || outcome.test, outcome.verdict + ': ' + outcome.test));
    for (const button of document.querySelectorAll('[data-go]')) button.onclick = () => go(Number(button.dataset.go));
    views.forEach((name, i) => {
      const button = make('button', name);
      button.onclick = () => { view = i; showPictures(); };
      $('views').append(button);
    });
    $('size').onchange = showPictures;
    $('accept').onclick = () => decide('accepted');
    $('deny').onclick = () => decide('denied');
    addEventListener('keydown', event => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === 'TEXTAREA') return;
      const range = event.target.type === 'range' || event.target.tagName === 'SELECT';
      const isMove = ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key);
      if (motion && isMove && !range) moveMotion(event);
      else if (event.key === 'ArrowDown' && !range) { go(current + 1); event.preventDefault(); }
      else if (event.key === 'ArrowUp' && !range) { go(current - 1); event.preventDefault(); }
      else if (event.key === 'ArrowRight' && !range) go(current + 1);
      else if (event.key === 'ArrowLeft' && !range) go(current - 1);
      else if (event.key === 'a' || event.key === 'A') decide('accepted');
      else if (event.key === 'd' || event.key === 'D') decide('denied');
      else if (event.key >= '1' && event.key <= '7') { view = Number(event.key) - 1; showPictures(); }
    });
    current = -2;
    go($('overview') ? -1 : 0);
    """
}
