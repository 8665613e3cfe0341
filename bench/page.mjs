// Measures the engine of a page in node: node bench/page.mjs ENGINE FONTS COUNT
// A finger holds the drawer half open and moves a pixel a frame, as in PageBench. Prints the times of a frame and of an input, in
// milliseconds: medians, and the slowest input but one in a hundred.
import { Engine } from "../Tests/page/engine.mjs";

const [, , path, folder, count] = process.argv;
const engine = new Engine(path);
engine.addFonts(folder);
engine.start();

let time = 100_000;
const frames = [];
const inputs = [];

function timed(list, body) {
  const start = performance.now();
  body();
  list.push(performance.now() - start);
}

function touch(phase, y) {
  time += 8000;
  timed(inputs, () => engine.page.dp_page_touch(1, phase, 196, y, time));
}

touch(0, 10);
for (let step = 1; step <= 30; step += 1) touch(1, 10 + step * 2);
for (let frame = 0; frame < Number(count) + 100; frame += 1) {
  touch(1, 70 + (frame % 40) * 0.5);
  timed(frames, () => engine.page.dp_page_frame(time));
}
// The first ones are compiled while they run.
const sorted = (list) => list.slice(100).sort((a, b) => a - b);
const at = (list, share) => list[Math.floor(list.length * share)];
console.log(JSON.stringify({
  frame_ms: at(sorted(frames), 0.5), input_ms: at(sorted(inputs), 0.5), slow_input_ms: at(sorted(inputs), 0.99),
}));
