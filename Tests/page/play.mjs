// Plays a list of states in the engine of a page, and compares the numbers that stand for them:
//   node Tests/page/play.mjs ENGINE LIST [SEED]
// ENGINE is what script/page-engine made, LIST what `Campaign states` wrote. With a SEED Swift hashes in another way. With WORDS in the environment, a folder, the first state that differs leaves its view tree and its log there,
// for a comparison with `inspect`. Closes with `N passed, N failed`; exit status 1 if a state differs.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [, , engine, list, seed] = process.argv;
const beside = (name) => readFileSync(join(dirname(list), name));

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

function words() {
  const most = 1 << 22;
  const place = page.malloc(most);
  const count = Math.min(most, page.dp_page_words(place, most));
  const text = new TextDecoder().decode(new Uint8Array(page.memory.buffer, place, count));
  page.free(place);
  return text;
}

// Why the engine ended itself.
process.on("uncaughtException", (error) => {
  const place = page.dp_page_line();
  const line = new Uint8Array(page.memory.buffer, place, 1024);
  console.log(new TextDecoder().decode(line.slice(0, line.indexOf(0))));
  console.log(error.stack);
  console.log("0 passed, 1 failed");
  process.exit(1);
});

if (seed) page.dp_page_seed(Number(seed));
let passed = 0;
let failed = 0;
let file = "";
for (const line of readFileSync(list, "utf8").split("\n")) {
  const parts = line.split(" ");
  if (parts[0] === "font") {
    const font = beside(parts[1]);
    page.dp_page_font(put(font), font.length, put(beside(`${parts[1]}.pattern`)));
  } else if (parts[0] === "file") {
    if (file === "" && !page.dp_page_start()) throw new Error(`the phone can't be made: ${words()}`);
    file = parts[1];
    const bytes = beside(file);
    const place = put(bytes);
    const isOpen = page.dp_page_open(place, bytes.length);
    page.free(place);
    if (!isOpen) throw new Error(`${file} is refused: ${words()}`);
  } else if (parts[0] === "at") {
    const hash = BigInt.asUintN(64, page.dp_page_hash(Number(parts[1]))).toString(16);
    if (hash === parts[2]) {
      passed += 1;
    } else {
      failed += 1;
      if (failed === 1 && process.env.WORDS) {
        page.dp_page_inspect(Number(parts[1]));
        writeFileSync(join(process.env.WORDS, "page.json"), words());
      }
      console.log(`${file} at ${parts[1]} µs: ${hash}, not ${parts[2]}`);
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
