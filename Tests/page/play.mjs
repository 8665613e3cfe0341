// Plays a list of states in the engine of a page, and compares the numbers that stand for them:
//   node Tests/page/play.mjs ENGINE FONTS LIST [SEED]
// ENGINE is what script/page-engine made, FONTS the folder of the kit's fonts, LIST what `Campaign states` wrote. With a SEED Swift
// hashes in another way. Closes with `N passed, N failed`; exit status 1 if a state differs.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [, , engine, fonts, list, seed] = process.argv;
const names = ["Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
  "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf"];

const module = new WebAssembly.Module(readFileSync(engine));
const strange = WebAssembly.Module.imports(module);
if (strange.length) throw new Error(`the engine asks for ${strange.map((entry) => entry.name)}`);
const page = new WebAssembly.Instance(module).exports;
page._initialize?.();

function put(bytes) {
  const place = page.malloc(bytes.length + 1);
  const memory = new Uint8Array(page.memory.buffer);
  memory.set(bytes, place);
  memory[place + bytes.length] = 0;
  return place;
}

function problem() {
  const place = page.malloc(4096);
  const count = Math.min(4096, page.dp_page_problem(place, 4096));
  return new TextDecoder().decode(new Uint8Array(page.memory.buffer, place, count));
}

if (seed) page.dp_page_seed(Number(seed));
for (const name of names) {
  const font = readFileSync(join(fonts, name));
  const pattern = readFileSync(join(fonts, name.replace(/\.[a-z]+$/, ".pattern")));
  page.dp_page_font(put(font), font.length, put(pattern));
}
page.dp_page_start();

let passed = 0;
let failed = 0;
let file = "";
for (const line of readFileSync(list, "utf8").split("\n")) {
  const words = line.split(" ");
  if (words[0] === "file") {
    file = words[1];
    const bytes = readFileSync(join(dirname(list), file));
    const place = put(bytes);
    const isOpen = page.dp_page_open(place, bytes.length);
    page.free(place);
    if (!isOpen) throw new Error(`${file} is refused: ${problem()}`);
  } else if (words[0] === "at") {
    const hash = BigInt.asUintN(64, page.dp_page_hash(Number(words[1]))).toString(16);
    if (hash === words[2]) {
      passed += 1;
    } else {
      failed += 1;
      console.log(`${file} at ${words[1]} µs: ${hash}, not ${words[2]}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
