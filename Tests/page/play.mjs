// Plays a list of states in the engine of a page, and compares the numbers that stand for them:
//   node Tests/page/play.mjs ENGINE LIST [SEED]
// ENGINE is what script/page-engine made, LIST what `Campaign states` wrote. With a SEED Swift hashes in another way. If WORDS in the
// environment names a folder, the first state that differs leaves its view tree and log there, as `inspect --log` shows them.
// Closes with `N passed, N failed`; exit status 1 if a state differs.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { Engine } from "./engine.mjs";

const [, , path, list, seed] = process.argv;
const beside = (name) => readFileSync(join(dirname(list), name));
const engine = new Engine(path);
let passed = 0;
let failed = 0;

process.on("uncaughtException", (error) => {
  console.log(engine.lastLine());
  console.log(error.stack);
  console.log(`${passed} passed, ${failed + 1} failed`);
  process.exit(1);
});

function compare(file, time, wanted) {
  const hash = BigInt.asUintN(64, engine.page.dp_page_hash(Number(time))).toString(16);
  if (hash === wanted) {
    passed += 1;
    return;
  }
  failed += 1;
  console.log(`${file} at ${time} µs: ${hash}, not ${wanted}`);
  if (failed > 1 || !process.env.WORDS) return;
  engine.page.dp_page_inspect(Number(time));
  writeFileSync(join(process.env.WORDS, "page.json"), engine.words());
}

if (seed) engine.page.dp_page_seed(Number(seed));
let file = "";
for (const line of readFileSync(list, "utf8").split("\n")) {
  const [word, name, number] = line.split(" ");
  if (word === "font") {
    engine.addFont(beside(name), beside(`${name}.pattern`));
  } else if (word === "file") {
    if (file === "") engine.start();
    file = name;
    engine.open(beside(file), file);
  } else if (word === "at") {
    compare(file, name, number);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
