import Files

/// The report's page without its data.
enum ReportPage {
  static let body = """
    <body>
    <header>
    <h1>Picture tests</h1>
    <p id="words"></p>
    <ul id="notes"></ul>
    </header>
    <main>
    <nav aria-label="Pictures"><ol id="list"></ol></nav>
    <section aria-live="polite">
    <h2 id="title"></h2>
    <p id="summary"></p>
    <ul id="details"></ul>
    <div id="views" role="toolbar" aria-label="View"></div>
    <label id="amount-label">Share <input id="amount" type="range" min="0" max="100" value="50"></label>
    <label>Size <select id="size">
    <option value="0">fit</option><option value="0.5">50 %</option><option value="1">100 %</option>
    <option value="2">200 %</option><option value="4">400 %</option>
    </select></label>
    <div id="stage"></div>
    <div id="thumbnails"></div>
    <p><button id="accept">Accept (A)</button> <button id="deny">Deny (D)</button>
    <span id="state"></span></p>
    <p>See it again: <code id="reproduce"></code></p>
    </section>
    </main>
    <footer>
    <p>←/→ next picture, 1–7 view, A accept, D deny. Nothing is changed here: run these.</p>
    <textarea id="commands" readonly rows="4" aria-label="Commands"></textarea>
    </footer>
    </body>
    """

  static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 0; display: grid; min-height: 100vh; grid-template-rows: auto 1fr auto; }
    header, footer { padding: 8px 16px; background: Canvas; border-block: 1px solid #8884; }
    header { display: flex; gap: 16px; align-items: baseline; flex-wrap: wrap; }
    h1 { font-size: 17px; margin: 0; } h2 { font-size: 17px; margin: 8px 0; overflow-wrap: anywhere; }
    p { margin: 6px 0; } ul { margin: 6px 0; padding-inline-start: 20px; }
    main { display: grid; grid-template-columns: minmax(180px, 26%) 1fr; min-height: 0; }
    nav { overflow: auto; max-height: 84vh; border-inline-end: 1px solid #8884; }
    ol { list-style: none; margin: 0; padding: 0; }
    ol button { display: block; width: 100%; text-align: start; border: 0; padding: 6px 12px;
      background: none; font: inherit; overflow-wrap: anywhere; cursor: pointer; }
    ol button[aria-current=true] { background: Highlight; color: HighlightText; }
    ol small { display: block; opacity: .75; }
    section { padding: 0 16px; overflow: auto; max-height: 84vh; }
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

  static let script = """
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const $ = id => document.getElementById(id);
    const views = ['difference', 'actual', 'expected', 'side by side', 'slider', 'onion skin', 'strobe'];
    const decided = new Map();
    let current = 0, view = 0, timer = 0;
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
      const outcome = data.outcomes[current];
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
      current = (i + data.outcomes.length) % data.outcomes.length;
      const outcome = data.outcomes[current];
      $('title').textContent = outcome.test + ' ' + outcome.picture;
      $('summary').textContent = outcome.verdict + ': ' + outcome.summary;
      fill($('details'), outcome.details);
      $('reproduce').textContent = outcome.reproduce;
      [...$('list').children].forEach((item, index) =>
        item.firstChild.setAttribute('aria-current', index === current));
      $('list').children[current].scrollIntoView({ block: 'nearest' });
      showPictures();
      showStrip();
      showDecisions();
    }
    function decide(what) {
      if (!data.outcomes.length || !data.outcomes[current].name) return;
      decided.get(current) === what ? decided.delete(current) : decided.set(current, what);
      showDecisions();
    }
    $('words').textContent = data.words;
    fill($('notes'), data.notes);
    data.outcomes.forEach((outcome, i) => {
      const item = make('li'), button = make('button', outcome.picture || outcome.test);
      button.append(make('small', outcome.verdict + ': ' + outcome.test));
      button.onclick = () => go(i);
      item.append(button);
      $('list').append(item);
    });
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
      if (event.key === 'ArrowRight' && !range) go(current + 1);
      else if (event.key === 'ArrowLeft' && !range) go(current - 1);
      else if (event.key === 'a' || event.key === 'A') decide('accepted');
      else if (event.key === 'd' || event.key === 'D') decide('denied');
      else if (event.key >= '1' && event.key <= '7') { view = Number(event.key) - 1; showPictures(); }
    });
    go(0);
    """
}
