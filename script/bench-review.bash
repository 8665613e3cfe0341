# shellcheck shell=bash
# Sourced by script/bench: the page of a review, written and read, and answers taken in.

readonly review="$folder/ten.review" review_frames="$folder/review-frames" review_rounds=5 answers_count=10000
review_browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
[[ -n $review_browser ]] || printf 'No Chromium is installed: the page of a review is written but not opened\n' >&2

make_review() {
  rm -rf -- "$review" "$review_frames"
  mkdir -p -- "$review"
  # Ten seconds: the drawer is pulled open and thrown shut, and a banner comes and is pushed away, again and again.
  awk 'function touch(at, phase, y) {
    separator = any++ ? ",\n" : ""
    printf "%s    {\"at\":%d.000,\"touch\":1,\"phase\":\"%s\",\"x\":196,\"y\":%d}", separator, at, phase, y
  }
  function drag(at, from, to, count,   n) {
    for (n = 0; n <= count; n++) touch(at + 16 * n, (n == 0 ? "began" : "moved"), from + (to - from) * n / count)
    touch(at + 16 * count + 8, "ended", to)
  }
  BEGIN {
    print "{\n  \"scenario\": 1, \"take\": true, \"device\": \"modern\", \"screen\": \"inbox\",\n  \"steps\": ["
    for (start = 0; start < 10000; start += 2500) {
      drag(start + 100, 14, 118, 24)
      drag(start + 900, 150, 40, 8)
      printf ",\n    {\"at\":%d.000,\"notify\":{\"title\":\"Maya Lindqvist\",\"message\":\"The keys are with the baker.\"}}", start + 1400
      drag(start + 2100, 80, 10, 8)
    }
    print "\n  ], \"end\": 10000\n}"
  }' > "$review/ten.take.json"
  printf '{ "review": 1, "id": "%s", "title": "Ten seconds", "compare": [
    { "take": "ten.take.json", "tuning": "default" }, { "take": "ten.take.json", "tuning": "classic" } ] }\n' \
    00000000000000000000000000000001 > "$review/review.json"
  awk -v count="$answers_count" 'BEGIN {
    print "{ \"answers\": 1, \"review\": \"00000000000000000000000000000001\", \"verdicts\": [], \"notes\": ["
    for (n = 1; n <= count; n++)
      printf "%s{\"id\":\"%032x\",\"author\":\"Reader %d\",\"date\":\"2026-11-25T21:31:%02d.000Z\",\"kind\":\"note\",\"text\":\"It comes to rest too late by a breath, number %d\",\"view\":\"row-3\",\"offset\":[12.5,30],\"point\":[120,300],\"at\":%d,\"tuning\":\"default\"}", (n > 1 ? ",\n" : ""), n, n % 50, n % 60, n, n % 10000
    print "\n] }"
  }' > "$folder/answers.json"
}

# The PNGs of both runs, as `capture` writes them.
review_floor_round() {
  local tuning ms=0 bytes=0
  for tuning in default classic; do
    rm -rf -- "$review_frames"
    ms=$(awk -v a="$ms" -v b="$("$folder/measure" "$products/drawer-proto" capture "$review/ten.take.json" --fps 60 \
      --scale 2 --tuning "$tuning" -o "$review_frames" | jq -er .ms)" 'BEGIN { print a + b }')
    bytes=$((bytes + $(cat "$review_frames"/*.png | wc -c)))
  done
  printf '%s\n' "$ms" >> "$folder/figures/review-captures"
  printf '%s\n' "$bytes" >> "$folder/figures/review-png-bytes"
  printf '2000000\n' >> "$folder/figures/review-two-megabytes"
}

# The same notes read and written as lines by Python.
notes_in_python() {
  process merge-floor python3 -c 'import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    notes = json.load(file)["notes"]
with open(sys.argv[2], "w", encoding="utf-8") as file:
    for note in notes:
        file.write(json.dumps(note) + "\n")' "$folder/answers.json" "$folder/notes-of-python.jsonl"
}

# page_figures NAME PAGE: what Chromium says of a page.
page_figures() {
  local figures key
  figures=$(DRAWER_PROTO=$products/drawer-proto python3 "$root/bench/review_page.py" "$2")
  for key in first median late memory grown; do
    jq -er ".$key" <<< "$figures" >> "$folder/figures/$1-$key"
  done
}

our_review_round() {
  process review "$products/drawer-proto" review "$review" -o "$folder/review.html"
  wc -c < "$folder/review.html" >> "$folder/figures/review-bytes"
  rm -f -- "$review/notes.jsonl"
  notes_in_python
  # shellcheck disable=SC2016  # the words of the other shell
  process merge sh -c 'exec "$@" > /dev/null' sh "$products/drawer-proto" review "$review" --merge "$folder/answers.json" --yes
  if [[ -n $review_browser ]]; then
    "$products/drawer-proto" review "$review" -o "$folder/many.html"
    # Of all notes, five that are far apart.
    awk 'NR % 2000 == 1' "$review/notes.jsonl" > "$folder/five.jsonl"
    mv -- "$folder/five.jsonl" "$review/notes.jsonl"
    "$products/drawer-proto" review "$review" -o "$folder/five.html"
  fi
  rm -f -- "$review/notes.jsonl"
  [[ -n $review_browser ]] || return 0
  page_figures page-floor "$root/bench/empty_page.html"
  page_figures page "$folder/five.html"
  page_figures many "$folder/many.html"
}

measure_review() {
  local run
  make_review
  for ((run = 1; run <= review_rounds; run++)); do
    review_floor_round
    our_review_round
  done
}

review_rows() {
  row 'the page of two runs of 10 s at 60 fps, 2x, whole process, ms (floor: capture of the same frames)' \
    review-process review-captures × 1.5
  row 'its bytes, against those frames as PNGs' review-bytes review-png-bytes faster least:100
  row 'its bytes (floor: 2 MB)' review-bytes review-two-megabytes × 1
  row "$answers_count notes taken in, whole process, ms (floor: read and written by Python)" merge-process merge-floor-process × 2
  [[ -n $review_browser ]] || return 0
  row 'the page in headless Chromium: the first frame, ms (floor: an empty page)' page-first page-floor-first × 10
  row 'any frame of both runs, median, ms (floor: two whole frames put on an empty page)' page-median page-floor-median × 8
  row 'the same, 95 of 100, ms' page-late page-floor-late × 12
  row "the first frame with $answers_count notes, ms (floor: with 5)" many-first page-first × 2
  row "any frame with them, 95 of 100, ms (floor: two whole frames)" many-late page-floor-late × 16
  row 'its memory after 100 loops, MB' page-memory page-first MB 250
  row 'its growth from the 10th loop to the 100th, MB' page-grown page-first MB 10
}
