# shellcheck shell=bash
# Sourced by script/bench: the window under Xvfb, beside the least window of the same look (bench/window).

readonly timed_presses=50 played_drags=1800

compile "$folder/probe" 'x11 xtst' "$root/bench/window/probe.c"
compile "$folder/floor-window" 'gtk4 pangoft2 fontconfig spng libdeflate' \
  "$root/bench/window/floor-window.c" "$root"/bench/floor/{picture,scene,shapes,text}.c

# Where the button «Edit» is on `modern` in the window: it answers a press at once.
readonly -a button=(482 136 100 60)

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

window_floor_round() { window floor "$folder/floor-window"; }

our_window_round() {
  start_windows
  window our "$products/drawer-proto" --device modern
}

measure_window() {
  start_display
  interleave window_floor_round our_window_round
  play_for_an_hour
}

window_rows() {
  row 'window: exec to the first frame, ms' our-window-start floor-window-start × 1.25
  row 'window: press to changed pixel, median of 50, ms' our-window-press floor-window-press × 1.5
  row 'window: the same, 95th of 100, ms' our-window-press-p95 floor-window-press-p95 × none
  row 'window: memory (PSS), 20 MB taken off, MB' our-window-memory floor-window-memory × 1.5 20
  row 'window: growth in an hour of play (floor: inputs and log), MB' our-play most-play × 1
}
