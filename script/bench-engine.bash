# shellcheck shell=bash
# Sourced by script/bench: drawing and input, beside the C program of the same screen (bench/floor).

# Screens that come later are measured too.
readarray -t screens < <("$products/Bench" screens)
((${#screens[@]} > 0)) || fail 1 'Bench names no screens'

engine_floor_round() {
  figure floor-frame ms "$folder/floor" frame "$frames"
  # What touches take is counted in processor time, and so is this.
  figure floor-processor processor_ms "$folder/floor" frame "$frames"
  process floor "$folder/floor" once "$folder/floor.png"
}

our_engine_round() {
  figure our-frame ms "$products/Bench" frame "$frames"
  figure our-take ms "$products/Bench" take
  figure our-storm inputs_per_second "$products/Bench" storm
  process our "$products/drawer-proto" capture "$root/bench/inbox.scenario.json" \
    --at 0 --scale 2 -o "$folder/ours.png"
}

nodes_floor_round() { figure floor-nodes ms "$folder/floor" nodes "$frames"; }
our_nodes_round() { figure our-nodes ms "$products/Bench" nodes "$frames"; }

floor_banner_round() {
  local measured
  measured=$("$folder/floor" banner "$frames")
  jq -er .ms <<< "$measured" >> "$folder/figures/floor-banner"
  jq -er .clipped_ms <<< "$measured" >> "$folder/figures/floor-banner-damage"
}

our_banner_round() {
  local measured
  figure our-banner ms "$products/Bench" banner "$frames"
  figure our-banner-damage ms "$products/Bench" banner-damage "$frames"
  measured=$("$products/Bench" banner-queued "$frames")
  jq -er .waiting_ms <<< "$measured" >> "$folder/figures/our-banner-waiting"
  jq -er .plain_ms <<< "$measured" >> "$folder/figures/our-banner-plain"
}

floor_turn_round() { figure floor-turn ms "$folder/floor" frame "$frames"; }
our_turn_round() { figure our-turn ms "$products/Bench" turn "$frames"; }

floor_typing_round() {
  figure floor-typing-reply ms "$folder/floor" layout reply
  figure floor-typing-search ms "$folder/floor" layout search
}

our_typing_round() {
  local measured field
  for field in reply search; do
    measured=$("$products/Bench" typing "$field-field")
    jq -er .many_ms <<< "$measured" >> "$folder/figures/our-typing-many-$field"
    jq -er .few_ms <<< "$measured" >> "$folder/figures/our-typing-few-$field"
    jq -er .more_ms <<< "$measured" >> "$folder/figures/our-typing-more-$field"
  done
}

# As many frames that one in a hundred is several.
readonly storm_frames=1200
floor_storm_round() { figure floor-storm-frame p99_ms "$folder/floor" frame "$storm_frames"; }
our_storm_round() { figure our-storm-frame p99_ms "$products/Bench" storm-frames "$storm_frames"; }

floor_screen_round() { figure "floor-screen-$screen" ms "$folder/floor" frame "$frames"; }
our_screen_round() { figure "our-screen-$screen" ms "$products/Bench" "$screen" "$frames"; }

# Two hours of a finger: 800,000 inputs.
make_finger_take() {
  awk 'BEGIN {
    print "{\n  \"scenario\": 1,\n  \"take\": true,\n  \"steps\": ["
    for (n = 0; n < 800000; n++) {
      place = n % 100
      phase = place == 0 ? "began" : place == 99 ? "ended" : "moved"
      printf "%s    {\"at\":%d.000,\"touch\":1,\"phase\":\"%s\",\"x\":160,\"y\":%d}", n ? ",\n" : "", n * 9, phase, 200 + place
    }
    print "\n  ]\n}"
  }' > "$folder/finger.take.json"
}

floor_reading_round() {
  process floor-reading python3 -c 'import json, sys; json.load(open(sys.argv[1]))' \
    "$folder/finger.take.json"
  stat -c %s "$folder/finger.take.json" | awk '{ print $1 / 1e6 }' >> "$folder/figures/take-size"
}
our_reading_round() { process our-reading "$products/drawer-proto" check "$folder/finger.take.json"; }

# What is close to its limit is measured next to its floor: seconds apart, a machine's pace differs by more.
measure_engine() {
  local pair
  interleave engine_floor_round our_engine_round
  # A tenth of a millisecond a frame is disturbed by whatever else runs, so that there are five pairs in a round.
  for ((pair = 1; pair <= 5; pair++)); do interleave nodes_floor_round our_nodes_round; done
  interleave floor_banner_round our_banner_round
  interleave floor_turn_round our_turn_round
  interleave floor_typing_round our_typing_round
  interleave floor_storm_round our_storm_round
  make_finger_take
  interleave floor_reading_round our_reading_round
  for screen in "${screens[@]}"; do interleave floor_screen_round our_screen_round; done
}

engine_rows() {
  row 'inbox, drawer half open: view tree to pixels, ms' our-frame floor-frame × 1.3
  row 'tree walk, display lists and nodes, all moved (floor: nodes), ms' our-nodes floor-nodes × 3
  row 'capture --at 0, whole process, ms' our-process floor-process × 1.5
  row 'capture --at 0, peak memory, MB' our-memory floor-memory MB 60
  row 'take of 60 s, 3,600 touches, in floor frames, ms' our-take floor-frame × 12
  row 'banner sliding over still rows, ms' our-banner floor-banner × 1.3
  row 'the same, what changed alone, ms' our-banner-damage floor-banner-damage × 1.5
  row 'the same, 10,000 waiting (floor: ours with none), ms' our-banner-waiting our-banner-plain × 1.05
  row 'the screen turning, painted once and drawn turned, ms' our-turn floor-turn × 6
  for field in reply search; do
    row "$field field, a letter of 5,000 unseen (floor: of 100), ms" "our-typing-many-$field" "our-typing-few-$field" × 1.2
    row "$field field, frame of the 5,000th letter beyond the 10th (floor: Pango's layout), ms" \
      "our-typing-more-$field" "floor-typing-$field" × 1.3
  done
  row 'take of 800,000 inputs checked (floor: Python reads it), ms' our-reading-process floor-reading-process × 3
  row 'the same, peak memory, MB' our-reading-memory floor-reading-memory MB 157
  row 'the same (floor: the size of the file)' our-reading-memory take-size × 4
  for screen in "${screens[@]}"; do
    row "screen $screen under a finger (floor: its inbox), ms" "our-screen-$screen" "floor-screen-$screen" × 1.3
  done
  row 'ten fingers over all screens, inputs a second, judged by floor frames' \
    our-storm floor-processor /frame least:350
  # For information, until it was measured on a quiet machine.
  row 'a frame under ten fingers, 99 of 100 (floor: the same of its inbox), ms' our-storm-frame floor-storm-frame × 3
}
