// Compares a phone in a page with its program: node Tests/page/inspect.mjs ENGINE FONTS PROGRAM SCENARIO …
// ENGINE is what script/page-engine --phone made, FONTS the folder of the kit's fonts, PROGRAM the phone's program. View tree and log of each
// scenario have to be what `inspect --log` shows, at five times. Exit status 1 if one is not.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { Engine } from "./engine.mjs";

const [, , path, folder, program, ...scenarios] = process.argv;
const engine = new Engine(path);
engine.addFonts(folder);
engine.start();

let equal = 0;
let different = 0;
for (const scenario of scenarios) {
  engine.open(readFileSync(scenario), scenario);
  for (const time of [0, 333, 1000, 2500, 6000]) {
    engine.page.dp_page_inspect(time * 1000);
    const here = execFileSync(program, ["inspect", scenario, "--at", String(time), "--log"], { maxBuffer: 1 << 26 });
    if (engine.words().trim() === here.toString().trim()) {
      equal += 1;
    } else {
      different += 1;
      console.log(`${scenario} at ${time} ms is another state in the page`);
    }
  }
}
console.log(`${equal} equal, ${different} different`);
process.exitCode = different || !equal ? 1 : 0;
