# shellcheck shell=bash
# Sourced by script/bench: the window under Xvfb, beside the least window of the same look (bench/window).

readonly timed_presses=50 played_drags=1800

compile "$folder/probe" 'x11 xext xtst' "$root/bench/window/probe.c"
compile "$folder/floor-window" 'gtk4 pangoft2 fontconfig spng libdeflate' \
  "$root/bench/window/floor-window.c" "$root"/bench/floor/{picture,scene,shapes,text}.c

for name in scrub takeover share; do
  compile "$folder/$name" 'x11 xext xtst' "$root/bench/window/$name.c"
done

# Where the button «Edit» is on `modern` in the window: it answers a press at once.
readonly -a button=(511 136 100 60)

# probe PRESSES DRAGS COMMAND …: a window of its own, which remembers nothing.
probe() {
  local presses=$1 drags=$2
  shift 2
  rm -rf -- "$state"
  mkdir -p -- "$state"
  in_window "$folder/probe" "$presses" "$drags" "${button[@]}" "$@"
}

# window WHOSE COMMAND …: presses and memory of a window.
window() {
  local whose=$1 measured
  shift
  measured=$(probe "$timed_presses" 0 "$@")
  jq -er .press_ms <<< "$measured" >> "$folder/figures/$whose-window-press"
  jq -er .press_p95_ms <<< "$measured" >> "$folder/figures/$whose-window-press-p95"
  jq -er .pss_mb <<< "$measured" >> "$folder/figures/$whose-window-memory"
}

# A start is short and disturbed by whatever else runs, so that there are five pairs in a round.
start_windows() {
  local pair
  for ((pair = 0; pair < 5; pair++)); do
    figure floor-window-start start_ms probe 0 0 "$folder/floor-window"
    figure our-window-start start_ms probe 0 0 "$products/drawer-proto" --device modern
  done
}

# An hour's play in a minute: what memory grows by, and what the recorded inputs and a full log may take.
# An input takes input_bytes, twice as an array grows by doubling; the log keeps its latest lines.
play_for_an_hour() {
  local measured inputs
  local -r input_bytes=100 log_mb=20
  measured=$(probe 1 "$played_drags" "$products/drawer-proto" --device modern)
  jq -er .grown_mb <<< "$measured" > "$folder/figures/our-play"
  # What a window leaves at its end is an earlier session.
  inputs=$(cat -- "$state"/drawer-proto/*.session | grep -c '"at":')
  awk -v n="$inputs" -v bytes="$input_bytes" -v log_mb="$log_mb" \
    'BEGIN { print n * bytes * 2 / 1e6 + log_mb }' > "$folder/figures/most-play"
}

# Where the timeline is in the window of `modern`, and what is watched while its playhead moves.
readonly -a strip=(194 1020 330) list=(300 300 200 300)
# Sessions in which a finger draws the list up and down: their seconds and how many inputs they have.
readonly -a sessions=('60 3600' '600 10000' '1800 30000')
readonly scrubbed_moves=60

make_sessions() {
  local session seconds inputs
  for session in "${sessions[@]}"; do
    read -r seconds inputs <<< "$session"
    awk -v seconds="$seconds" -v inputs="$inputs" 'BEGIN {
      print "{ \"scenario\": 1, \"take\": true, \"device\": \"modern\", \"screen\": \"inbox\", \"steps\": ["
      for (i = 0; i < inputs; i++) {
        place = i % 50
        phase = place == 0 ? "began" : place == 49 ? "ended" : "moved"
        y = int(i / 50) % 2 ? 600 - place * 8 : 200 + place * 8
        printf "%s{\"at\":%.3f,\"touch\":1,\"phase\":\"%s\",\"x\":196,\"y\":%d}", i ? ",\n" : "",
          i * seconds * 1000 / inputs, phase, y
      }
      printf "\n], \"end\": %d }\n", seconds * 1000
    }' > "$folder/session-$seconds.take.json"
  done
}

# The time from a move of the playhead to the next changed pixel, less that from a press in the least window.
scrub_round() {
  local session seconds kind measured press
  press=$(tail -n 1 "$folder/figures/floor-window-press")
  "$folder/floor" frame 100 | jq -er .ms >> "$folder/figures/scrub-floor"
  for session in "${sessions[@]}"; do
    read -r seconds _ <<< "$session"
    for kind in drag jump; do
      rm -rf -- "$state"
      mkdir -p -- "$state"
      measured=$(in_window "$folder/scrub" "$scrubbed_moves" "$kind" "${list[@]}" "${strip[@]}" \
        "$products/drawer-proto" "$folder/session-$seconds.take.json@$((seconds * 1000))")
      jq -er --argjson press "$press" '[.ms - $press, 0.01] | max' <<< "$measured" \
        >> "$folder/figures/scrub-$kind-$seconds"
      jq -er --argjson press "$press" '[.p95_ms - $press, 0.01] | max' <<< "$measured" \
        >> "$folder/figures/scrub-$kind-$seconds-p95"
    done
  done
}

window_floor_round() {
  window floor "$folder/floor-window"
  # Unlike a press, a move waits for the display's clock: what the least window itself takes for one.
  fresh "$folder/scrub" "$scrubbed_moves" drag 150 300 200 300 40 700 380 "$folder/floor-window" \
    > "$folder/floor-move.json"
  jq -er .ms "$folder/floor-move.json" >> "$folder/figures/floor-window-move"
  jq -er .p95_ms "$folder/floor-move.json" >> "$folder/figures/floor-window-move-p95"
}

# Where the same button is in the wider window of a file, and the pause of the session on its timeline, folded.
readonly -a past_button=(539 136 100 60) pause=(240 1020 36)

# A finger that pulls the list a little, at the beginning and a minute later: between them the phone is as it was at first.
make_pause() {
  awk 'BEGIN {
    print "{ \"scenario\": 1, \"take\": true, \"device\": \"modern\", \"screen\": \"inbox\", \"steps\": ["
    for (i = 0; i < 100; i++) {
      place = i % 50
      phase = place == 0 ? "began" : place == 49 ? "ended" : "moved"
      printf "%s{\"at\":%.3f,\"touch\":1,\"phase\":\"%s\",\"x\":196,\"y\":%d}", i ? ",\n" : "",
        int(i / 50) * 59000 + place * 8, phase, 400 + place * 2
    }
    printf "\n], \"end\": 60000 }\n"
  }' > "$folder/past.take.json"
}

# fresh COMMAND …: in a window that remembers nothing.
fresh() {
  rm -rf -- "$state"
  mkdir -p -- "$state"
  in_window "$@"
}

# seeded STATE COMMAND …: in a window that remembers some JSON and nothing else.
seeded() {
  local -r remembered=$1
  shift
  rm -rf -- "$state"
  mkdir -p -- "$state/drawer-proto"
  printf '%s\n' "$remembered" > "$state/drawer-proto/window.json"
  in_window "$@"
}

# A press in the past, and what a frame of half an hour's play takes with the timeline and, presented, without it.
past_round() {
  local with without
  figure our-past-press press_ms fresh "$folder/takeover" 20 "${past_button[@]}" "${pause[@]}" \
    "$products/drawer-proto" "$folder/past.take.json@60000"
  with=$(fresh "$folder/share" 6 '' "$products/drawer-proto" "$folder/session-1800.take.json" | jq -er .ms)
  without=$(fresh "$folder/share" 6 F11 "$products/drawer-proto" "$folder/session-1800.take.json" | jq -er .ms)
  awk -v with="$with" -v without="$without" 'BEGIN { share = with - without; print (share > 0.01 ? share : 0.01) }' \
    >> "$folder/figures/our-timeline-share"
}

# The tree of views is open, and everything is drawn over the phone that can be.
readonly looked_at='{ "panel": "tree", "overlays": ["strobe", "layout-grid", "safe-area", "text-contrast", "targets"] }'

# Several phones play the same list as one does: what a frame of theirs takes.
sides_round() {
  local film=$folder/session-60.take.json
  figure our-one-phone ms seeded '{}' "$folder/share" 6 '' "$products/drawer-proto" "$film"
  figure our-looked-at ms seeded "$looked_at" "$folder/share" 6 '' "$products/drawer-proto" "$film"
  figure our-two-phones ms seeded '{ "beside": "device:modern" }' "$folder/share" 6 b "$products/drawer-proto" "$film"
  figure our-ten-phones ms seeded '{ "beside": "looks" }' "$folder/share" 6 b "$products/drawer-proto" "$film"
}

# Two tunings of a loop of a second, three values of each: what the first frame of the nine phones takes, and a round of 60.
grid_round() {
  local measured
  awk 'BEGIN {
    print "{ \"scenario\": 1, \"take\": true, \"device\": \"modern\", \"screen\": \"inbox\","
    print "\"set\": { \"drawer.height\": 150, \"drawer.threshold\": 0.4 }, \"steps\": ["
    for (i = 0; i < 60; i++) {
      phase = i == 0 ? "began" : i == 59 ? "ended" : "moved"
      printf "%s{\"at\":%.3f,\"touch\":1,\"phase\":\"%s\",\"x\":196,\"y\":%d}", i ? ",\n" : "", i * 15, phase, 12 + i * 3
    }
    printf "\n], \"end\": 1000 }\n"
  }' > "$folder/grid.take.json"
  measured=$(KEYS=o fresh "$folder/share" 6 g "$products/drawer-proto" "$folder/grid.take.json@1000")
  jq -er '.shown_ms + 60 * .ms' <<< "$measured" >> "$folder/figures/our-grid"
}

# The part of the slider of «drawer height» in which the drawer stays open, once it was found in the panel, and the rows below it.
readonly -a slider=(640 171 70) moved=(60 150 300 400)
readonly found='F6 d r a w e r space h e i g h t'

# A step of a slider at 10 s of a session with 600 inputs: pulls at the drawer, the last of which leaves it open. What the
# least window takes for a move is taken off.
tune_round() {
  local measured move
  move=$(tail -n 1 "$folder/figures/floor-window-move")
  awk 'BEGIN {
    print "{ \"scenario\": 1, \"take\": true, \"device\": \"modern\", \"screen\": \"inbox\", \"steps\": ["
    for (i = 0; i < 600; i++) {
      place = i % 40
      phase = place == 0 ? "began" : place == 39 ? "ended" : "moved"
      pulled = int(i / 40) % 2 ? 220 - place * 5 : 12 + place * 5
      printf "%s{\"at\":%.3f,\"touch\":1,\"phase\":\"%s\",\"x\":196,\"y\":%d}", i ? ",\n" : "", i * 15, phase, pulled
    }
    printf "\n], \"end\": 10000 }\n"
  }' > "$folder/pulls.take.json"
  measured=$(KEYS=$found seeded '{ "panel": "tune" }' "$folder/scrub" "$scrubbed_moves" drag "${moved[@]}" \
    "${slider[@]}" "$products/drawer-proto" "$folder/pulls.take.json@10000")
  jq -er --argjson move "$move" '[.ms - $move, 0.01] | max' <<< "$measured" >> "$folder/figures/our-tuning"
  jq -er --argjson move "$move" '[.p95_ms - $move, 0.01] | max' <<< "$measured" >> "$folder/figures/our-tuning-p95"
}

our_window_round() {
  start_windows
  window our "$products/drawer-proto" --device modern
  scrub_round
  past_round
  sides_round
  grid_round
  tune_round
}

measure_window() {
  start_display
  make_sessions
  make_pause
  interleave window_floor_round our_window_round
  play_for_an_hour
}

window_rows() {
  row 'window: exec to the first frame, ms' our-window-start floor-window-start × 1.25
  row 'window: press to changed pixel, median of 50, ms' our-window-press floor-window-press × 1.5
  row 'window: the same, 95th of 100, ms' our-window-press-p95 floor-window-press-p95 × none
  row 'window: memory (PSS), 20 MB taken off, MB' our-window-memory floor-window-memory × 1.5 20
  local session seconds inputs kind
  for session in "${sessions[@]}"; do
    read -r seconds inputs <<< "$session"
    for kind in drag jump; do
      row "window: a $kind of the playhead to its frame, $seconds s with $inputs inputs, ms" \
        "scrub-$kind-$seconds" scrub-floor × 3
      row 'window: the same, 95th of 100, ms' "scrub-$kind-$seconds-p95" scrub-floor × 6
    done
  done
  row 'the least window: its own drag (other: its press), ms' floor-window-move floor-window-press × none
  row 'the least window: the same, 95th of 100, ms' floor-window-move-p95 floor-window-press-p95 × none
  row 'window: press to changed pixel in the past (other: live), ms' our-past-press our-window-press × 1.5
  row 'window: the timeline while 30 minutes play, of a frame, ms' our-timeline-share scrub-floor × 1
  row 'window: the tree open and all overlays drawn, a frame (other: none), ms' our-looked-at our-one-phone × 1.2
  row 'window: two phones, a frame (other: one), ms' our-two-phones our-one-phone × 2.1
  row 'window: ten phones, a frame (other: one), ms' our-ten-phones our-one-phone × 10.5
  row 'window: nine phones with values, from the press through a round of 1 s, ms' our-grid scrub-floor × 600
  row 'window: a step of a tuning at 10 s with 600 inputs, ms' our-tuning scrub-floor × 4
  row 'window: the same, 95th of 100, ms' our-tuning-p95 scrub-floor × 8
  row 'window: growth in an hour of play, 10 MB taken off (other: inputs and log), MB' our-play most-play × 1 10
}
