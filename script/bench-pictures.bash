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
  printf 'pybind11-pixelmatch could not be installed (%s): its row is skipped\n' "$folder/pip.log" >&2
  pixelmatch=
fi

size=$("$products/Bench" pair "$folder")
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
  figure our-equal ms "$products/Bench" compare-equal "$comparisons"
  local figures
  figures=$("$products/Bench" deflate "$comparisons")
  for scene in own zlib; do
    jq -er ".${scene}_ms" <<< "$figures" >> "$folder/figures/deflate-$scene"
    jq -er ".${scene}_bytes" <<< "$figures" >> "$folder/figures/deflate-$scene-bytes"
  done
  figure our-tolerant ms "$products/Bench" compare-tolerant "$comparisons"
}

# One run of the suite, which must not differ: its wall time a passing shot, beside the C program's time for a frame.
suite_run() {
  local ms
  figure floor-suite ms "$folder/floor" frame "$suite_frames"
  ms=$(cd -- "$suite" && CI=true "$folder/measure" "$products/drawer-proto" test Tests/pictures | jq -er .ms) \
    || fail 1 "a picture differs although nothing changed: $suite/.drawer-proto/last"
  awk -v ms="$ms" -v shots="$shots" 'BEGIN { print ms / shots }' >> "$folder/figures/our-suite"
}

measure_pictures() {
  local run
  interleave picture_floor_round our_picture_round
  for ((run = 1; run <= suite_runs; run++)); do suite_run; done
  measure_side_by_side
  measure_moving
  measure_motions
  measure_sweeps
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
  side_by_side_rows
  moving_rows
  motions_rows
  sweeps_rows
}

# --- One finger side by side, and rows of frames -------------------------------------------------

# The floor's frame at one pixel a point.
readonly single="$folder/floor-single"
rm -rf -- "$single"
mkdir -p -- "$single"
cp -- "$root"/bench/floor/*.[ch] "$single/"
sed -i 's/SCALE = 2/SCALE = 1/' "$single/floor.h"
grep -q 'SCALE = 1' "$single/floor.h" || fail 1 'bench/floor/floor.h has no scale'
compile "$folder/floor-single-frame" 'gtk4 pangoft2 fontconfig spng libdeflate' "$single"/*.c

# Ten seconds of drags with flings, a third of a second apart; every tenth pulls the drawer.
awk 'BEGIN {
  print "{\n  \"scenario\": 1, \"take\": true, \"device\": \"modern\", \"screen\": \"inbox\",\n  \"steps\": ["
  for (drag = 0; drag < 20; drag++) for (n = 0; n < 30; n++) {
    pulls = drag % 10 == 9
    up = drag % 2 == 0
    y = (pulls ? 10 : up ? 600 : 300) + n * (pulls ? 4 : up ? -9 : 9)
    phase = n == 0 ? "began" : n == 29 ? "ended" : "moved"
    printf "%s    {\"at\":%d.000,\"touch\":1,\"phase\":\"%s\",\"x\":196,\"y\":%d}", drag + n ? ",\n" : "", drag * 500 + n * 8, phase, y
  }
  print "\n  ], \"end\": 10000\n}"
}' > "$folder/ten-seconds.take.json"

side_by_side_floor_round() {
  local frame whole
  process side-by-side-floor "$folder/floor" once "$folder/floor.png"
  frame=$("$folder/floor-single-frame" frame "$suite_frames" | jq -er .ms)
  whole=$(tail -n 1 "$folder/figures/side-by-side-floor-process")
  awk -v frame="$frame" -v whole="$whole" 'BEGIN { print 80 * frame + whole }' \
    >> "$folder/figures/multiples-floor"
}

our_side_by_side_round() {
  process compare "$products/drawer-proto" compare "$folder/ten-seconds.take.json" \
    --tuning default --tuning classic -o "$folder/compare.svg"
  process multiples "$products/drawer-proto" capture "$root/bench/drawer.scenario.json" --sheet --every 125 \
    --vary drawer.open.curve=linear,ease,ease-in,ease-out,ease-in-out -o "$folder/multiples.png"
}

measure_side_by_side() { interleave side_by_side_floor_round our_side_by_side_round; }

side_by_side_rows() {
  row 'compare of a 10 s take under two tunings, SVG, whole process, ms' \
    compare-process side-by-side-floor-process × 1.5
  row 'small multiples 5 × 8 at 1x, whole process, ms (floor: 80 of its frames at 1x + its process)' \
    multiples-process multiples-floor × 1
}

# A moving picture: two seconds of the opening drawer, of its scenario and of the PNGs that it has for frames.
readonly moving="$folder/moving.scenario.json" moving_frames="$folder/moving-frames" moving_rounds=5
sed 's/"wait": 1000/"wait": 1990/' "$root/bench/drawer.scenario.json" > "$moving"
rm -rf -- "$moving_frames"

moving_floor_round() {
  process moving-floor img2webp -lossless -m 4 -d 17 "$moving_frames"/*.png -o "$folder/floor.webp"
  wc -c < "$folder/floor.webp" >> "$folder/figures/moving-floor-bytes"
}

our_moving_round() {
  process moving "$products/drawer-proto" capture "$moving" --fps 60 --scale 2 -o "$folder/moving.webp"
  wc -c < "$folder/moving.webp" >> "$folder/figures/moving-bytes"
}

measure_moving() {
  local run
  "$products/drawer-proto" capture "$moving" --fps 60 --scale 2 -o "$moving_frames"
  for ((run = 1; run <= moving_rounds; run++)); do
    moving_floor_round
    our_moving_round
  done
}

moving_rows() {
  row 'two seconds at 60 fps, 2x, as lossless WebP, whole process with drawing, ms (floor: img2webp on their PNGs)' \
    moving-process moving-floor-process faster least:3
  row 'the same, bytes' moving-bytes moving-floor-bytes × 1.1
}

# Motions: the project's motion suite, recorded here and now, and a section that is compared.
readonly motions="$folder/motions" motion_runs=10
motions_record() {
  rm -rf -- "$motions"
  mkdir -p -- "$motions/Tests/motion" "$motions/nothing"
  cp -- "$root"/Tests/motion/*.scenario.json "$motions/Tests/motion/"
  # Sweeps are hundreds of runs each, and have rows of their own.
  rm -- "$motions"/Tests/motion/sweep-*.scenario.json
  printf '{ "scenario": 1, "steps": [] }\n' > "$motions/nothing/nothing.scenario.json"
  (cd -- "$motions" && env -u CI "$products/drawer-proto" test Tests/motion --update=all > record.log) \
    || fail 1 "the motion suite cannot be recorded: $motions/record.log"
  sections=$(cd -- "$motions" && CI=true "$products/drawer-proto" test Tests/motion --reporter json \
    | jq -er '[.outcomes[] | select(.motion and .verdict == "equal")] | length')
  ((sections > 0)) || fail 1 'the motion suite has no sections'
}

# motion_run FOLDER: the wall time of testing it on one thread.
motion_run() {
  (cd -- "$motions" && CI=true "$folder/measure" "$products/drawer-proto" test "$1" -j 1 | jq -er .ms) \
    || fail 1 "a motion differs although nothing changed: $motions/.drawer-proto/last"
}

measure_motions() {
  local run all nothing
  motions_record
  for ((run = 1; run <= motion_runs; run++)); do
    figure floor-motion ms "$folder/floor" frame "$suite_frames"
    figure our-motion ms "$products/Bench" motion-compare "$comparisons"
    nothing=$(motion_run nothing)
    all=$(motion_run Tests/motion)
    awk -v all="$all" -v nothing="$nothing" -v sections="$sections" \
      'BEGIN { print (all - nothing) / sections }' >> "$folder/figures/our-sections"
  done
}

motions_rows() {
  row 'a section of 2 s, 20 numbers, read and compared, ms (floor: a frame)' our-motion floor-motion × 1
  row "the motion suite of $sections sections, the process taken off, ms a section (floor: a frame)" \
    our-sections floor-motion × 1.7
}

# Sweeps: the opening drawer turned around at each of 1,000 milliseconds, as one sweep and as a scenario each. Both are
# whole processes with everything recorded before, so that nothing differs.
readonly interruptions=1000 sweep_rounds=5
readonly one_sweep="$folder/one-sweep" many_scenarios="$folder/many-scenarios"

# interrupted_drawer SWEEP WAIT: the scenario's text, with a sweep's step or with a wait and a second tap.
interrupted_drawer() {
  printf '{ "scenario": 1, "device": "classic", "screen": "inbox", "steps": [\n'
  printf '{ "motion": "opening", "views": ["drawer", "content"], "others": "still", "settles": 5000,'
  printf ' "overshoot": 200, "peakVelocity": 10000, "together": [["drawer", "content"]] },\n'
  printf '%s{ "tap": "status-bar" },%s { "wait": "settled" }, { "motion": "opening", "end": true } ] }\n' "$1" "$2"
}

make_sweeps() {
  local time first=50
  local last=$((first + interruptions - 1))
  rm -rf -- "$one_sweep" "$many_scenarios"
  mkdir -p -- "$one_sweep" "$many_scenarios"
  interrupted_drawer \
    "{ \"sweep\": { \"every\": 1, \"from\": $first, \"to\": $last }, \"with\": [{ \"tap\": \"status-bar\" }] }, " '' \
    > "$one_sweep/drawer.scenario.json"
  for ((time = first; time <= last; time++)); do
    interrupted_drawer '' " { \"wait\": $((time - first)) }, { \"tap\": \"status-bar\" }," \
      > "$many_scenarios/drawer-$time.scenario.json"
  done
  for time in "$one_sweep" "$many_scenarios"; do
    (cd -- "$time" && env -u CI "$products/drawer-proto" test -u > record.log) \
      || fail 1 "interruptions of the drawer fail: $time/record.log"
  done
}

# sweep_run NAME FOLDER: the wall time of one process on two threads.
sweep_run() {
  local ms
  ms=$(cd -- "$2" && CI=true "$folder/measure" "$products/drawer-proto" test -j 2 | jq -er .ms) \
    || fail 1 "an interruption of the drawer fails: $2/.drawer-proto/last"
  awk -v ms="$ms" -v runs="$interruptions" 'BEGIN { print ms / runs }' >> "$folder/figures/$1"
}

measure_sweeps() {
  local round figures key
  make_sweeps
  for ((round = 1; round <= sweep_rounds; round++)); do
    sweep_run one-sweep "$one_sweep"
    sweep_run many-scenarios "$many_scenarios"
    figures=$("$products/Bench" sweep "$interruptions")
    for key in on checks; do jq -er ".${key}_ms" <<< "$figures" >> "$folder/figures/sweep-$key"; done
  done
}

sweeps_rows() {
  row "$interruptions interruptions of the opening drawer as one sweep, ms each (other: as scenarios)" \
    one-sweep many-scenarios × 0.5
  row 'what checks take of such a run, ms (other: the run)' sweep-checks sweep-on × 0.3334
}
