# shellcheck shell=bash
# Sourced by script/bench: frames written to files and pictures compared, beside C programs, a browser
# and a comparer of others.

readonly sequence_frames=60 comparisons=40 suite_runs=20 suite_frames=100

# Whoever lacks one of these misses its rows and no more.
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
[[ -n $chromium ]] || printf 'No Chromium is installed: its row is skipped\n' >&2
pixelmatch="$folder/python"
if ! python3 -m pip install --quiet --no-deps --target "$pixelmatch" --upgrade pybind11-pixelmatch \
  > "$folder/pip.log" 2>&1; then
  printf 'pybind11-pixelmatch cannot be had (%s): its row is skipped\n' "$folder/pip.log" >&2
  pixelmatch=
fi

size=$("$products/drawer-bench" pair "$folder")
width=$(jq -er .width <<< "$size")
height=$(jq -er .height <<< "$size")

# The picture suite, recorded here and now: what is measured is that nothing differs.
readonly suite="$folder/suite"
rm -rf -- "$suite"
mkdir -p -- "$suite/Tests/pictures" "$suite/resources/scenarios"
cp -- "$root"/Tests/pictures/*.scenario.json "$suite/Tests/pictures/"
# Some use steps of the examples.
cp -- "$root"/resources/scenarios/*.scenario.json "$suite/resources/scenarios/"
(cd -- "$suite" && env -u CI "$products/drawer-proto" test Tests/pictures --update=all > record.log) \
  || fail 1 "the picture suite cannot be recorded: $suite/record.log"
shots=$(cd -- "$suite" && CI=true "$products/drawer-proto" test Tests/pictures --reporter json \
  | jq -er '[.outcomes[] | select(.verdict == "equal")] | length')
((shots > 0)) || fail 1 'the picture suite has no shots'

# sequence NAME COMMAND …: the wall time from exec until all frames are written to an empty folder, whose
# path is put after the command's words where they say FOLDER.
sequence() {
  local name=$1 word target="$folder/sequence"
  local -a command=()
  shift
  for word in "$@"; do command+=("${word/#FOLDER/$target}"); done
  rm -rf -- "$target"
  mkdir -p -- "$target"
  "$folder/measure" "${command[@]}" | jq -er .ms >> "$folder/figures/$name"
  local count
  count=$(find "$target" -name '*.png' | wc -l)
  ((count == sequence_frames)) || fail 1 "$name wrote $count frames, not $sequence_frames"
}

picture_floor_round() {
  local encoder
  for encoder in cairo libdeflate; do
    sequence "drawer-$encoder" "$folder/floor" sequence "$sequence_frames" FOLDER "$encoder"
    sequence "slide-$encoder" "$folder/floor" sequence "$sequence_frames" FOLDER "$encoder" banner
  done
  if [[ -n $chromium ]]; then
    sequence slide-chromium python3 "$root/bench/chromium.py" "$chromium" "$sequence_frames" FOLDER
  fi
  figure floor-equal ms "$folder/floor" compare "$comparisons"
  if [[ -n $pixelmatch ]]; then
    PYTHONPATH=$pixelmatch figure pixelmatch ms \
      python3 "$root/bench/pixelmatch.py" "$folder" "$width" "$height" "$comparisons"
  fi
}

our_picture_round() {
  local scene
  for scene in drawer banner; do
    sequence "our-${scene/banner/slide}" "$products/drawer-proto" capture \
      "$root/bench/$scene.scenario.json" --fps "$sequence_frames" --scale 2 -o FOLDER/frames
  done
  figure our-equal ms "$products/drawer-bench" compare-equal "$comparisons"
  local figures
  figures=$("$products/drawer-bench" deflate "$comparisons")
  for scene in own zlib; do
    jq -er ".${scene}_ms" <<< "$figures" >> "$folder/figures/deflate-$scene"
    jq -er ".${scene}_bytes" <<< "$figures" >> "$folder/figures/deflate-$scene-bytes"
  done
  figure our-tolerant ms "$products/drawer-bench" compare-tolerant "$comparisons"
}

# One run of the suite, which must not differ: its wall time a passing shot, beside the C program's time for a frame.
suite_run() {
  local ms
  figure floor-suite ms "$folder/floor" frame "$suite_frames"
  ms=$(cd -- "$suite" && CI=true "$folder/measure" "$products/drawer-proto" test Tests/pictures | jq -er .ms) \
    || fail 1 "a picture differs where nothing changed: $suite/.drawer-proto/last"
  awk -v ms="$ms" -v shots="$shots" 'BEGIN { print ms / shots }' >> "$folder/figures/our-suite"
}

measure_pictures() {
  local run
  interleave picture_floor_round our_picture_round
  for ((run = 1; run <= suite_runs; run++)); do suite_run; done
}

pictures_rows() {
  row 'drawer opening, 60 frames to files, by cairo'"'"'s PNG, ms' our-drawer drawer-cairo faster least:4
  row 'the same by libdeflate at level 1, ms' our-drawer drawer-libdeflate faster least:1.5
  row 'banner over still rows, 60 frames, by cairo'"'"'s PNG, ms' our-slide slide-cairo faster least:6
  row 'the same by libdeflate at level 1, ms' our-slide slide-libdeflate faster least:2
  [[ -z $chromium ]] || row 'the same in headless Chromium, ms' our-slide slide-chromium faster least:8
  row 'a frame as a PNG file, by zlib at level 1, ms' deflate-own deflate-zlib faster least:2
  row 'the same, bytes (floor: by zlib)' deflate-own-bytes deflate-zlib-bytes × 1.1
  row 'two equal frames compared, ms' our-equal floor-equal × 1.3
  [[ -z $pixelmatch ]] \
    || row 'with tolerance and drawing, 1 % differing, by pixelmatch, ms' our-tolerant pixelmatch faster least:4
  # A shot is drawn, and its baseline is read and compared: each less than a frame's time, and the rest is to run
  # the scenario up to there.
  row "the picture suite, $suite_runs runs without a difference, ms a shot of $shots (floor: a frame)" \
    our-suite floor-suite × 3
}
