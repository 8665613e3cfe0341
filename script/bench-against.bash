# shellcheck shell=bash
# Sourced by script/bench --against: another build of the project in turn with ours, row by row.

# The other's program, and its figures from within one process, if it has them: Bench, in earlier commits drawer-bench.
other_program='' other_bench=''

# build_other REV: builds a commit with its own scripts in a worktree of its own, which is kept for the next time.
build_other() {
  local revision tree=$folder/against product=Bench
  revision=$(git -C "$root" rev-parse --verify --quiet "$1^{commit}") || fail 2 "«$1» is not a commit and not a program"
  if [[ -e $tree/.git ]]; then
    git -C "$tree" checkout --quiet --force --detach "$revision" || fail 3 "$tree can't be checked out"
  else
    git -C "$root" worktree prune
    git -C "$root" worktree add --quiet --detach "$tree" "$revision" || fail 3 "$tree can't be created"
  fi
  other_program=$("$tree/script/run" --build) || fail 3 "$(git -C "$root" log -1 --format='%h %s' "$revision") does not build"
  # With the flags of that commit, of which some once named the package, too.
  ! grep -q '"drawer-bench"' "$tree/Package.swift" || product=drawer-bench
  # shellcheck disable=SC2016  # the words of the other shell
  bash -c 'source "$1/script/common.bash" && swift build ${package_flags[@]+"${package_flags[@]}"} "${release_flags[@]}" --product "$2"' \
    bash "$tree" "$product" >&2 || fail 3 "$product of $1 does not build"
}

find_other() {
  if [[ -f $1 && -x $1 ]]; then
    other_program=$(realpath -- "$1")
  else
    build_other "$1"
  fi
  local earlier=${other_program%/*}/drawer-bench
  other_bench=${other_program%/*}/Bench
  # Both are there after builds of several commits: the last one counts.
  [[ ! $earlier -nt $other_bench ]] || other_bench=$earlier
  [[ -x $other_bench ]] || {
    printf '%s has no Bench next to it: its rows are skipped\n' "$other_program" >&2
    other_bench=
  }
}

# A side is `ours` or `other`. program and bench are the present side's.
program='' bench=''
as() {
  case $1 in
    ours) program=$products/drawer-proto bench=$products/Bench ;;
    other) program=$other_program bench=$other_bench ;;
  esac
  "${@:2}"
}

# Rows in the order that they are printed in: KEY, then TITLE LIMIT. A figure is the less the better.
declare -a against_keys=()
declare -A against_titles=() against_limits=()
against_row() {
  against_keys+=("$1")
  against_titles[$1]=$2 against_limits[$1]=$3
}

# keep KEY NUMBER: adds to the present side's figures.
keep() { printf '%s\n' "$2" >> "$folder/figures/$side-$1"; }

# in_pairs COUNT COMMAND …: runs it for both sides, a pair after the other; every second pair goes the other way round.
in_pairs() {
  local pair side
  local -a sides
  for ((pair = 1; pair <= $1; pair++)); do
    [[ ! -t 2 ]] || printf '%s: pair %d of %d\r' "${*:2}" "$pair" "$1" >&2
    if ((pair % 2)); then sides=(ours other); else sides=(other ours); fi
    for side in "${sides[@]}"; do as "$side" "${@:2}"; done
  done
}
alternate() { in_pairs "$pairs" "$@"; }

# both COMMAND …: it ends with 0 for either side.
both() { as ours "$@" > /dev/null 2>&1 && as other "$@" > /dev/null 2>&1; }

# A time may be 5 % longer, as that is what pairs show where nothing is. Instructions repeat, and so does memory.
readonly time_limit=1.05 memory_limit=1.02 instruction_limit=1.02

# --- Within one process: Bench ----------------------------------------------------------------

# Row keys are those of modes, with the name of the figure where it is not «ms».
bench_figure() {
  local key=$1 name=$2
  shift 2
  keep "$key" "$("$bench" "$@" | jq -er ".$name")"
}
# The more a second, the better: what is kept is its inverse.
storm_figure() { keep storm "$("$bench" storm | jq -er '1e6 / .inputs_per_second')"; }

# bench_row TITLE NAME MODE [COUNT]
bench_row() {
  local title=$1 name=$2 key
  shift 2
  key=$(tr ' ' - <<< "$* $name")
  has_mode "$@" || {
    printf 'The other has no «Bench %s»: its row is skipped\n' "$*" >&2
    return 0
  }
  against_row "$key" "$title" "$time_limit"
  alternate bench_figure "$key" "$name" "$@"
}
has_mode() { both run_mode "$@"; }
# Bench ends with 0 where it does not know a mode, too.
run_mode() { "$bench" "$@" | jq -e 'type == "object"'; }

against_engine() {
  local screen field
  bench_row 'inbox, drawer half open, ms' ms frame "$frames"
  bench_row 'tree walk, display lists and nodes, ms' ms nodes "$frames"
  bench_row 'banner over still rows, ms' ms banner "$frames"
  bench_row 'the same, what changed alone, ms' ms banner-damage "$frames"
  bench_row 'the screen turning, ms' ms turn "$frames"
  bench_row 'take of 60 s, 3,600 touches, ms' ms take
  bench_row 'frames under ten fingers, 99 of 100, ms' p99_ms storm-frames 1200
  for field in reply search; do
    bench_row "$field field, a letter of 5,000 unseen, ms" many_ms typing "$field-field"
  done
  while read -r screen; do
    bench_row "screen $screen under a finger, ms" ms "$screen" "$frames"
  done < <("$products/Bench" screens)
  if both run_mode storm; then
    against_row storm 'ten fingers over all screens, µs an input' "$time_limit"
    alternate storm_figure
  fi
}

against_list() {
  bench_row 'schedule scrolled by 60 points, ms' ms list "$frames"
  bench_row 'to a date half the range away, ms' ms list-far "$frames"
}

# --- Whole processes --------------------------------------------------------------------------

# whole KEY COMMAND …: wall time and peak memory of a process.
whole() {
  local key=$1 measured
  shift
  measured=$("$folder/measure" "$@") || fail 1 "«$*» failed"
  keep "$key" "$(jq -er .ms <<< "$measured")"
  keep "$key-memory" "$(jq -er .peak_mb <<< "$measured")"
}
whole_row() {
  against_row "$1" "$2, whole process, ms" "$time_limit"
  against_row "$1-memory" 'the same, peak memory, MB' "$memory_limit"
}

capture_once() { whole capture "$program" capture "$root/bench/inbox.scenario.json" --at 0 --scale 2 -o "$folder/against.png"; }
capture_frames() {
  rm -rf -- "$folder/against-frames"
  whole frames "$program" capture "$root/bench/drawer.scenario.json" --fps 60 --scale 2 -o "$folder/against-frames"
}
compare_tunings() {
  whole compare "$program" compare "$folder/pulls.take.json" --tuning default --tuning classic -o "$folder/against.svg"
}

# Six seconds in which the drawer is pulled open and pushed shut.
make_pulls() {
  awk 'BEGIN {
    print "{ \"scenario\": 1, \"take\": true, \"device\": \"modern\", \"screen\": \"inbox\", \"steps\": ["
    for (i = 0; i < 400; i++) {
      place = i % 40
      phase = place == 0 ? "began" : place == 39 ? "ended" : "moved"
      y = int(i / 40) % 2 ? 220 - place * 5 : 12 + place * 5
      printf "%s{\"at\":%.3f,\"touch\":1,\"phase\":\"%s\",\"x\":196,\"y\":%d}", i ? ",\n" : "", i * 15, phase, y
    }
    printf "\n], \"end\": 6000 }\n"
  }' > "$folder/pulls.take.json"
}

against_process() {
  make_pulls
  whole_row capture 'capture --at 0'
  alternate capture_once
  whole_row frames 'the drawer opening, 60 frames to files'
  alternate capture_frames
  whole_row compare 'compare of a take under two tunings'
  alternate compare_tunings
}

# The picture tests that both builds can play, each recorded by its own: what is measured is that nothing differs.
suite_of() { printf '%s/against-suite-%s' "$folder" "$side"; }
check_file() { "$program" check "$1"; }
record_suite() {
  local place
  place=$(suite_of)
  rm -rf -- "$place"
  mkdir -p -- "$place"
  cp -R -- "$folder/against-tests" "$place/Tests"
  cp -R -- "$root/resources" "$place/resources"
  (cd -- "$place" && env -u CI "$program" test Tests --update=all > record.log 2>&1) || fail 1 "the suite can't be recorded: $place/record.log"
}
make_suite() {
  local file side
  rm -rf -- "$folder/against-tests"
  mkdir -p -- "$folder/against-tests/pictures"
  for file in "$root"/Tests/pictures/$1.scenario.json; do
    if both check_file "$file"; then cp -- "$file" "$folder/against-tests/pictures/"; fi
  done
  compgen -G "$folder/against-tests/pictures/*" > /dev/null || fail 1 "both programs can't play the picture test «$1»"
  for side in ours other; do as "$side" record_suite; done
}
run_suite() { (cd -- "$(suite_of)" && CI=true whole suite "$program" test Tests); }

against_pictures() {
  make_suite '*'
  whole_row suite 'the picture suite'
  alternate run_suite
}

# --- The window -------------------------------------------------------------------------------

# Its probe.
# shellcheck source=script/bench-window.bash
if [[ " ${parts[*]-} " =~ \ (window|instructions)\  ]]; then source "$root/script/bench-window.bash"; fi

start_figure() { keep start "$(probe 0 0 "$program" --device modern | jq -er .start_ms)"; }
against_window() {
  start_display
  against_row start 'window: exec to the first frame, ms' "$time_limit"
  alternate start_figure
}

# --- Instructions -----------------------------------------------------------------------------

# They repeat within a thousandth, so that three runs a side are enough.
readonly counted_pairs=3

readonly -a valgrind=(
  env SWIFT_DETERMINISTIC_HASHING=1
  valgrind --tool=callgrind --trace-children=yes --callgrind-out-file=/dev/null --log-fd=9
)
# count COMMAND …: runs what has the words of valgrind in it, and prints the millions of instructions of all threads and of
# what is executed in its place.
count() {
  local log=$folder/instructions.log said=$folder/instructions.said
  : > "$log"
  "$@" > "$said" 2>&1 9>> "$log" || fail 1 "«$*» failed: $said"
  awk '/Collected *:/ { sum += $NF } END { if (!sum) exit 1; printf "%.4f\n", sum / 1e6 }' "$log" || fail 1 "valgrind counted nothing: $log"
}

# valgrind can't read all that this compiler says for debuggers: what is counted are copies without it. They lie apart, as a
# program looks for its companions beside itself.
counted() { printf '%s/counted-%s' "$folder" "$side"; }
make_counted() {
  local place file
  place=$(counted)
  rm -rf -- "$place"
  mkdir -p -- "$place"
  for file in "$program" ${bench:+"$bench"}; do strip --strip-debug -o "$place/${file##*/}" "$file"; done
}

capture_count() {
  local number
  number=$(count "${valgrind[@]}" "$(counted)/${program##*/}" capture "$root/bench/inbox.scenario.json" --at 0 --scale 2 -o "$folder/against.png")
  keep capture-count "$number"
}
# What forty frames more take: the start of the process is not in it.
frame_count() {
  local few many
  few=$(count "${valgrind[@]}" "$(counted)/${bench##*/}" frame 20)
  many=$(count "${valgrind[@]}" "$(counted)/${bench##*/}" frame 60)
  keep frame-count "$(awk -v few="$few" -v many="$many" 'BEGIN { print (many - few) / 40 }')"
}
suite_count() {
  local number
  number=$(cd -- "$(suite_of)" && CI=true count "${valgrind[@]}" "$(counted)/${program##*/}" test Tests -j 1)
  keep suite-count "$number"
}
# The probe ends it as soon as there is a picture.
start_count() {
  local number
  number=$(count probe 0 0 "${valgrind[@]}" "$(counted)/${program##*/}" --device modern)
  keep start-count "$number"
}

against_instructions() {
  local side
  command -v valgrind > /dev/null || fail 3 'valgrind is not installed'
  for side in ours other; do as "$side" make_counted; done
  against_row capture-count 'capture --at 0, millions of instructions' "$instruction_limit"
  in_pairs "$counted_pairs" capture_count
  if [[ -n $other_bench ]]; then
    against_row frame-count 'an inbox frame, millions of instructions' "$instruction_limit"
    in_pairs "$counted_pairs" frame_count
  fi
  make_suite 'drawer-states'
  against_row suite-count 'the picture test drawer-states, millions of instructions' "$instruction_limit"
  in_pairs "$counted_pairs" suite_count
  start_display
  against_row start-count 'window: exec to the first frame, millions of instructions' "$instruction_limit"
  in_pairs "$counted_pairs" start_count
}

# against_line KEY: the row, with the ratio's quartiles; it is worse if both lie above the limit.
against_line() {
  paste "$folder/figures/ours-$1" "$folder/figures/other-$1" | awk -v title="${against_titles[$1]}" -v limit="${against_limits[$1]}" '
    function sorted(values, n,   i, j, t) {
      for (i = 2; i <= n; i++) {
        t = values[i]
        for (j = i - 1; j > 0 && values[j] > t; j--) values[j + 1] = values[j]
        values[j + 1] = t
      }
    }
    # Between two values, the share of the way from one to the other.
    function quantile(values, n, share,   place, below) {
      place = 1 + (n - 1) * share
      below = int(place)
      return below == n ? values[n] : values[below] + (values[below + 1] - values[below]) * (place - below)
    }
    { ours[NR] = $1; other[NR] = $2; ratio[NR] = $1 / $2 }
    END {
      sorted(ours, NR); sorted(other, NR); sorted(ratio, NR)
      low = quantile(ratio, NR, 0.25)
      worse = low > limit
      printf "| %s | %.4g | %.4g | %.4f (%.4f..%.4f) | %s | %d | %s |\n", title, quantile(ours, NR, 0.5),
        quantile(other, NR, 0.5), quantile(ratio, NR, 0.5), low, quantile(ratio, NR, 0.75), limit, NR, worse ? "WORSE" : "no"
      exit worse
    }'
}

print_against() {
  local key
  printf '\nOurs against %s, one pair after the other; the ratio with its quartiles. A row is worse if both lie above the limit\n\n' "$1"
  printf '| what | ours | other | ratio | limit | pairs | worse |\n|---|---|---|---|---|---|---|\n'
  for key in "${against_keys[@]}"; do against_line "$key" || missed=$((missed + 1)); done
}

# check_judging: says of which figures the verdict is not the one that it has to be.
check_judging() {
  local title wanted numbers said
  mkdir -p -- "$folder/figures"
  while IFS=: read -r title wanted numbers; do
    against_titles[$title]=$title against_limits[$title]=$time_limit
    tr ' ' '\n' <<< "$numbers" > "$folder/figures/ours-$title"
    sed 's/.*/100/' "$folder/figures/ours-$title" > "$folder/figures/other-$title"
    said=$(against_line "$title") || true
    [[ $said == *"| $wanted |" ]] || printf 'a row that is %s: %s\n' "$title" "$said"
  done << 'END'
equal:no:100 100 100 100 100 100 100 100 100 100 100 100 100 100 100
noisy:no:80 125 90 110 95 105 99 101 100 120 85 102 98 104 97
a third slower:WORSE:130 135 140 128 133 131 160 134 129 133 133 134 132 136 131
slower in most pairs:WORSE:90 90 90 106 106 106 106 106 106 106 106 106 106 106 106
slower in half of the pairs:no:90 90 90 90 90 90 90 106 106 106 106 106 106 106 106
slower by less than the limit:no:104 104 104 104 104 104 104 104 104 104 104 104 104 104 104
a third faster:no:70 70 70 70 70 70 70 70 70 70 70 70 70 70 70
END
}
