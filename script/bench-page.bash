# shellcheck shell=bash
# Sourced by script/bench: the engine in a page, in node, beside the same in the program; and how large it is.

"$root/script/setup" page
readonly page_engine=$folder/engine.wasm page_frames=1000
"$root/script/page-engine" "$page_engine"
# script/page-engine makes a module of at most 2.5 MB.
size_of() { awk -v bytes="$(stat -c %s -- "$1")" 'BEGIN { printf "%.3f\n", bytes / 1000000 }'; }

page_here_round() {
  local measured
  measured=$("$products/Bench" page "$page_frames")
  jq -er .frame_ms <<< "$measured" >> "$folder/figures/here-frame"
  jq -er .input_ms <<< "$measured" >> "$folder/figures/here-input"
}

page_there_round() {
  local measured
  measured=$(node "$root/bench/page.mjs" "$page_engine" "$root/resources/fonts" "$page_frames")
  jq -er .frame_ms <<< "$measured" >> "$folder/figures/page-frame"
  jq -er .input_ms <<< "$measured" >> "$folder/figures/page-input"
  jq -er .slow_input_ms <<< "$measured" >> "$folder/figures/page-slow-input"
}

measure_page() {
  interleave page_here_round page_there_round
  brotli -q 11 -c "$page_engine" > "$page_engine.br"
  gzip -9c "$page_engine" > "$page_engine.gz"
  size_of "$page_engine" > "$folder/figures/page-size"
  size_of "$page_engine.br" > "$folder/figures/page-brotli"
  size_of "$page_engine.gz" > "$folder/figures/page-gzip"
}

page_rows() {
  row 'a frame in node, layout and display list (floor: here), ms' page-frame here-frame × 3
  row 'an input in node (floor: here), ms' page-input here-input × none
  row 'the slowest input but one in a hundred (floor: the usual one), ms' page-slow-input page-input × none
  row 'the module for a page, MB' page-size page-size MB 2.5
  row 'the same, compressed by brotli, MB' page-brotli page-brotli MB 0.8
  row 'the same, compressed by gzip, MB' page-gzip page-gzip MB none
}
