// Runs the tests of a module in a page:
//   node Tests/page/tests.mjs MODULE [--whole] [WORDS]
// MODULE is what script/page-tests made. With WORDS only the tests run that have them in their names. Suites named
// …Long run with --whole alone. With TIMES in the environment it shows how long each test takes, with TRACE where one ended. A test that ends the module has
// failed, and the next one has a new module. Closes with `N passed, N failed, N skipped`; exit status 1 if a test failed.
import { readFileSync } from "node:fs";

const isWhole = process.argv[3] === "--whole";
const [file, wanted] = [process.argv[2], process.argv[isWhole ? 4 : 3]];
const module = new WebAssembly.Module(readFileSync(file));
// The C library reads numbers as it reads files, and brings those along. No test uses one.
const system = {};
for (const { module: part, name } of WebAssembly.Module.imports(module)) {
  (system[part] ??= {})[name] = () => {
    throw new Error(`a test asks for ${name}`);
  };
}

const most = 1 << 16;
let page;
let place;
function start() {
  page = new WebAssembly.Instance(module, system).exports;
  page._initialize?.();
  place = page.malloc(most);
}

/** What `copy` writes for an index. */
function words(copy, index) {
  const count = Math.min(most, copy(index, place, most));
  return new TextDecoder().decode(new Uint8Array(page.memory.buffer, place, count));
}

/** The latest line that Swift printed. */
function line() {
  const memory = new Uint8Array(page.memory.buffer);
  const at = page.dp_page_line();
  return new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
}

/** What the source says at «FILE:LINE words». */
function source(failure) {
  const [, name, number] = failure.match(/^([^ :]+):(\d+)/) ?? [];
  try {
    const rest = readFileSync(new URL(`../../${name}`, import.meta.url), "utf8").split("\n").slice(number - 1);
    const count = (text, mark) => text.split(mark).length - 1;
    let text = rest.shift().trim();
    while (count(text, "(") > count(text, ")") && text.length < 400 && rest.length) text += ` ${rest.shift().trim()}`;
    return text;
  } catch {
    return "";
  }
}

/** Why a test failed, in lines; nothing if it passed. */
function run(index) {
  try {
    const count = page.dp_tests_run(index);
    return Array.from({ length: count }, (_, number) => {
      const failure = words(page.dp_tests_failure, number);
      return `${failure}\n    ${source(failure)}`;
    });
  } catch (error) {
    // What has ended still has its memory.
    const said = line();
    const at = words(page.dp_tests_place, 0);
    const trace = process.env.TRACE ? `\n${error.stack}` : "";
    start();
    return [`${error.message}: ${said || "an error is not caught, perhaps"}\n    after ${at} ${source(at)}${trace}`];
  }
}

start();
let passed = 0;
let failed = 0;
let waiting = 0;
const skipped = [];
for (let index = 0; index < page.dp_tests_count(); index++) {
  const name = words(page.dp_tests_name, index);
  if (wanted && !name.includes(wanted)) continue;
  if (!isWhole && /^\w*Long\./.test(name)) {
    waiting += 1;
    continue;
  }
  const reason = words(page.dp_tests_reason, index);
  if (reason) {
    skipped.push(`${name}: ${reason}`);
    continue;
  }
  const began = performance.now();
  const failures = run(index);
  if (process.env.TIMES) console.log(`${Math.round(performance.now() - began)} ms ${name}`);
  if (failures.length) {
    failed += 1;
    console.log(`FAILED ${name}\n  ${failures.slice(0, 10).join("\n  ")}`);
    if (failures.length > 10) console.log(`  and ${failures.length - 10} more`);
  } else {
    passed += 1;
  }
}
for (const words of skipped) console.log(`left out: ${words}`);
if (waiting) console.log(`${waiting} tests take long; they run with --whole`);
console.log(`${passed} passed, ${failed} failed, ${waiting + skipped.length} skipped`);
process.exitCode = failed || !passed ? 1 : 0;
