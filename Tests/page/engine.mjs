// Opens the engine of a page in node.
import { readFileSync } from "node:fs";
import { join } from "node:path";

// The fonts of the kit, in the order in which letters are looked for.
const fonts = ["Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
  "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf"];

export class Engine {
  // `path` is what script/page-engine made. It asks the page for nothing.
  constructor(path) {
    const module = new WebAssembly.Module(readFileSync(path));
    const asked = WebAssembly.Module.imports(module);
    if (asked.length) throw new Error(`the engine asks for ${asked.map((entry) => entry.name)}`);
    this.page = new WebAssembly.Instance(module).exports;
    this.page._initialize?.();
  }

  // Copies bytes into the engine's memory, with a 0 behind them.
  put(bytes) {
    const place = this.page.malloc(bytes.length + 1);
    const memory = new Uint8Array(this.page.memory.buffer);
    memory.set(bytes, place);
    memory[place + bytes.length] = 0;
    return place;
  }

  addFont(bytes, pattern) {
    this.page.dp_page_font(this.put(bytes), bytes.length, this.put(pattern));
  }

  // All fonts of the kit, from their folder.
  addFonts(folder) {
    for (const name of fonts) {
      const pattern = name.replace(/\.[a-z]+$/, ".pattern");
      this.addFont(readFileSync(join(folder, name)), readFileSync(join(folder, pattern)));
    }
  }

  start() {
    if (!this.page.dp_page_start()) throw new Error(`the phone can't be made: ${this.words()}`);
  }

  // Opens a scenario or a take.
  open(bytes, name) {
    const place = this.put(bytes);
    const isOpen = this.page.dp_page_open(place, bytes.length);
    this.page.free(place);
    if (!isOpen) throw new Error(`${name} is refused: ${this.words()}`);
  }

  // What the last call had to say.
  words() {
    const most = 1 << 22;
    const place = this.page.malloc(most);
    const count = Math.min(most, this.page.dp_page_words(place, most));
    const text = new TextDecoder().decode(new Uint8Array(this.page.memory.buffer, place, count));
    this.page.free(place);
    return text;
  }

  // Why the engine ended itself.
  lastLine() {
    const place = this.page.dp_page_line();
    const line = new Uint8Array(this.page.memory.buffer, place, 1024);
    return new TextDecoder().decode(line.slice(0, line.indexOf(0)));
  }
}
