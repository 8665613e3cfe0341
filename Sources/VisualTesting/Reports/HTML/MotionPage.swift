import MotionStudy

/// How the page shows motions: its style, and the one pointer that moves through curves, frames, numbers and log.
enum MotionPage {
  static let style = """

    :root { --c0: #0072b2; --c1: #c2500a; --c2: #00805d; --c3: #b0558a; --c4: #7d6200; --c5: #2f8fc4; --c6: #333;
      --c7: #7a3fb3; --line: #00000018; --soft: #5c6470; --bad: #c9281c; --good: #0b7a53; --wait: #96600a; }
    @media (prefers-color-scheme: dark) { :root { --c0: #56b4e9; --c1: #ff9f68; --c2: #3fd0a4; --c3: #eba6d0;
      --c4: #dcc653; --c5: #9fd0ff; --c6: #e8e8e8; --c7: #bd9bf0; --line: #ffffff20; --soft: #a9afbd; --bad: #ff7468;
      --good: #45c994; --wait: #e5b454; } }
    .c0 { --c: var(--c0); } .c1 { --c: var(--c1); } .c2 { --c: var(--c2); } .c3 { --c: var(--c3); }
    .c4 { --c: var(--c4); } .c5 { --c: var(--c5); } .c6 { --c: var(--c6); } .c7 { --c: var(--c7); }
    [hidden] { display: none !important; } .scripted { display: none; } .js .scripted { display: revert; }
    .js #cards > article:not(.current), .js .in-motion .pictures { display: none; }
    body:not(.in-motion) #cards:empty { display: none; }
    article.motion { content-visibility: auto; contain-intrinsic-size: auto 900px; }
    article h3 { font-size: 17px; margin: 16px 0 2px; overflow-wrap: anywhere; }
    .js article.motion > h3 { margin-top: 8px; }
    .verdict { font-size: 12px; font-weight: 600; padding: 1px 7px; border-radius: 9px; border: 1px solid currentColor;
      color: var(--bad); white-space: nowrap; vertical-align: 2px; }
    .verdict.equal, .verdict.passed, .verdict.recorded { color: var(--good); } .verdict.missing { color: var(--wait); }
    .file, .legend { color: var(--soft); font-size: 13px; margin: 2px 0; overflow-wrap: anywhere; }
    .sentences { font-size: 15px; } .sentences li:first-child { font-weight: 600; }
    .desk { display: grid; grid-template-columns: minmax(0, 1fr) minmax(200px, 300px); gap: 20px; align-items: start; }
    .plot { min-width: 0; border-radius: 8px; outline-offset: 3px; touch-action: pan-y; cursor: crosshair; }
    .plot > div { max-width: 1000px; } .plot svg { display: block; width: 100%; }
    svg text { font: 11px system-ui, sans-serif; fill: var(--soft); } svg .unit { font-weight: 600; }
    svg .grid { stroke: var(--line); } svg .tube { fill: var(--c); opacity: .16; }
    svg polyline { fill: none; stroke: var(--c); stroke-width: 1.75; stroke-linejoin: round; }
    svg .old { stroke-dasharray: 5 4; stroke-width: 1.25; opacity: .85; }
    svg .pointer { display: none; stroke: currentColor; } .js svg .pointer { display: revert; }
    .film { margin-inline: \(share(MotionPlot.span.from)) \(share(1 - MotionPlot.span.to)); }
    .film img { display: block; width: 100%; }
    .film ol { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; }
    .film li { text-align: center; font-size: 11px; color: var(--soft); border-top: 3px solid #0000; padding-top: 2px;
      white-space: nowrap; }
    .film li[aria-current=true] { border-color: currentColor; color: CanvasText; font-weight: 600; }
    .log h4 { font-size: 13px; margin: 0 0 2px; } .log label { font-size: 12px; color: var(--soft); }
    .log ol { max-height: 420px; overflow: auto; font-size: 12.5px; line-height: 1.45; position: relative; margin-top: 4px;
      border-block: 1px solid var(--line); }
    .log li { display: grid; grid-template-columns: 46px 1fr; gap: 8px; padding: 2px 6px 2px 0; overflow-wrap: anywhere;
      border-inline-start: 3px solid #0000; }
    .log li b { text-align: end; font-weight: 500; color: var(--soft); font-variant-numeric: tabular-nums; }
    .js .log li { opacity: .62; } .js .log li.near { opacity: 1; border-color: var(--c0); }
    .js .log.only li:not(.near) { display: none; }
    .numbers { overflow-x: auto; margin: 10px 0; } table { border-collapse: collapse; font-size: 13px; }
    th, td { text-align: end; padding: 3px 10px; white-space: nowrap; font-variant-numeric: tabular-nums; }
    th:first-child { text-align: start; padding-inline-start: 0; font-weight: 500; }
    thead th { font-weight: 500; color: var(--soft); border-bottom: 1px solid var(--line); }
    td.other { font-weight: 600; } .js td.now, .js td.was, .js td.speed { min-width: 62px; }
    th i { display: inline-block; width: 14px; height: 3px; border-radius: 2px; background: var(--c); margin-inline-end: 7px;
      vertical-align: 4px; }
    .command code { user-select: all; background: var(--line); padding: 2px 6px; border-radius: 5px; font-size: 13px; }
    .multiples { display: grid; grid-template-columns: repeat(auto-fill, minmax(170px, 1fr)); gap: 14px; margin: 8px 0 20px; }
    .small svg { width: 100%; display: block; background: var(--line); border-radius: 8px; }
    .small button { all: unset; display: block; cursor: pointer; border-radius: 8px; }
    .small button:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
    .small figcaption { opacity: 1; margin-top: 3px; color: var(--soft); }
    @media (max-width: 760px) { .desk { grid-template-columns: minmax(0, 1fr); } .log ol { max-height: 220px; }
      .plot { overflow-x: auto; } .plot > div { min-width: 560px; } }
    """

  private static func share(_ part: Double) -> String { "\(part * 100)%" }

  static let script = """
    const near = 25, span = [\(MotionPlot.span.from), \(MotionPlot.span.to)];
    const table = text => {
      const [head, ...lines] = text.split('\\n').filter(line => line);
      const rows = lines.map(line => line.split(',').map(cell => cell === '' ? null : Number(cell)));
      return { names: head.split(','), times: rows.map(row => row[0]), rows };
    };
    const valueAt = (table, name, t) => {
      const column = table ? table.names.indexOf(name) : -1;
      if (column < 1) return null;
      let i = table.times.findIndex(time => time > t);
      if (i === 0) return null;
      if (i < 0) i = table.times.length;
      const before = table.rows[i - 1][column], after = i < table.rows.length ? table.rows[i][column] : null;
      if (before === null || after === null) return before;
      return before + (after - before) * (t - table.times[i - 1]) / (table.times[i] - table.times[i - 1]);
    };
    const told = (n, unit) => n === null ? 'absent' : String(Math.round(n * (unit ? 100 : 10000)) / (unit ? 100 : 10000)) + unit;
    let motion = null;
    function openMotion(outcome) {
      const card = $(outcome.motion.card);
      const all = [...card.querySelectorAll('tbody tr')];
      motion = {
        card, plot: card.querySelector('.plot'), line: card.querySelector('.pointer'), t: 0,
        end: Number(card.querySelector('.curves').dataset.end),
        actual: table(outcome.motion.actual), expected: outcome.motion.expected ? table(outcome.motion.expected) : null,
        frames: [...card.querySelectorAll('.film li')], log: card.querySelector('.log'),
        rows: all.map((row, i) => ({ name: outcome.motion.names[i], unit: outcome.motion.units[i], row })),
      };
      motion.plot.onpointermove = event => {
        const box = card.querySelector('.curves').getBoundingClientRect();
        point(((event.clientX - box.left) / box.width - span[0]) / (span[1] - span[0]) * motion.end);
      };
      if (motion.log) motion.log.querySelector('input').onchange = event => {
        motion.log.classList.toggle('only', event.target.checked);
        point(motion.t);
      };
      for (const button of card.querySelectorAll('.copy')) button.onclick = () => copy(button);
      point(outcome.motion.at);
    }
    function point(t) {
      t = Math.min(Math.max(t, 0), motion.end);
      motion.t = t;
      const x = 720 * (span[0] + (span[1] - span[0]) * (motion.end ? t / motion.end : 0));
      motion.line.setAttribute('x1', x);
      motion.line.setAttribute('x2', x);
      const words = [];
      for (const { name, unit, row } of motion.rows) {
        const now = valueAt(motion.actual, name, t), was = valueAt(motion.expected, name, t);
        const [before, after] = [Math.max(0, t - 4), Math.min(motion.end, t + 4)];
        const [a, b] = [valueAt(motion.actual, name, before), valueAt(motion.actual, name, after)];
        const cells = [told(now, unit), motion.expected ? told(was, unit) : 'none',
          a === null || b === null || after === before ? '' : Math.round((b - a) / (after - before) * 1000 * (unit ? 1 : 100)) / (unit ? 1 : 100) + unit + '/s'];
        ['now', 'was', 'speed'].forEach((kind, i) => { row.querySelector('.' + kind).textContent = cells[i]; });
        words.push(name + ' ' + cells[0] + (motion.expected && cells[0] !== cells[1] ? ', was ' + cells[1] : ''));
      }
      const frame = Math.min(motion.frames.length - 1, Math.floor(motion.end ? t / motion.end * motion.frames.length : 0));
      motion.frames.forEach((item, i) => item.setAttribute('aria-current', i === frame));
      const time = Math.round(t * 1000) / 1000;
      motion.plot.setAttribute('aria-valuenow', time);
      motion.plot.setAttribute('aria-valuetext', time + ' ms: ' + words.join('; '));
      motion.card.querySelector('thead th').textContent = 'at ' + Math.round(t * 10) / 10 + ' ms';
      if (!motion.log) return;
      let first = null;
      for (const item of motion.log.querySelectorAll('li')) {
        const isNear = Math.abs(Number(item.dataset.t) - t) <= near;
        item.classList.toggle('near', isNear);
        if (isNear && !first) first = item;
      }
      const list = motion.log.querySelector('ol');
      if (first) list.scrollTop = first.offsetTop - list.clientHeight / 3;
    }
    function moveMotion(event) {
      const times = motion.actual.times, by = event.shiftKey ? 10 : 1;
      const next = times.findIndex(time => time > motion.t + 0.0005);
      const at = next < 0 ? times.length : next;
      if (event.key === 'Home') point(0);
      else if (event.key === 'End') point(motion.end);
      else if (event.key === 'ArrowRight') point(times[Math.min(times.length - 1, at + by - 1)] ?? 0);
      else {
        const isOn = at > 0 && Math.abs(times[at - 1] - motion.t) <= 0.0005;
        point(times[Math.max(0, at - by - (isOn ? 1 : 0))] ?? 0);
      }
      event.preventDefault();
    }
    async function copy(button) {
      const code = button.parentElement.querySelector('code');
      try {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = 'Copied';
      } catch {
        getSelection().selectAllChildren(code);
        button.textContent = 'Selected';
      }
      setTimeout(() => { button.textContent = 'Copy'; }, 1500);
    }

    """
}
