# shellcheck shell=bash
# Sourced by script/bench: the window under Xvfb, beside the least window of the same look (bench/window).

readonly presses=50 drags=1800 state="$folder/state"

compile "$folder/probe" 'x11 xtst' "$root/bench/window/probe.c"
compile "$folder/floor-window" 'gtk4 pangoft2 fontconfig spng libdeflate' \
  "$root/bench/window/floor-window.c" "$root"/bench/floor/{picture,scene,shapes,text}.c

# The windows are compared as they are where nothing but Xvfb is there: drawn by Cairo, no bus,
# nobody to read them aloud.
in_window() {
  env GTK_A11Y=none GDK_DEBUG=gl-disable,default-settings HOME="$state" \
    XDG_STATE_HOME="$state" "$@"
}

# Where the button «Edit» is on `modern` in the window: it answers a press at once.
readonly -a button=(482 150 100 60)

# window WHOSE DRAGS COMMAND …: start, presses and memory of a window.
window() {
  local whose=$1 drags=$2 measured
  shift 2
  rm -rf -- "$state"
  mkdir -p -- "$state"
  measured=$(in_window "$folder/probe" "$presses" "$drags" "${button[@]}" "$@")
  jq -er .start_ms <<< "$measured" >> "$folder/figures/$whose-window-start"
  jq -er .press_ms <<< "$measured" >> "$folder/figures/$whose-window-press"
  jq -er .press_p95_ms <<< "$measured" >> "$folder/figures/$whose-window-press-p95"
  jq -er .pss_mb <<< "$measured" >> "$folder/figures/$whose-window-memory"
}

# An hour's play in a minute: what memory grows by, and what the recorded inputs and a full log may take.
# An input takes input_bytes, twice as an array grows by doubling; the log keeps its latest lines.
play_for_an_hour() {
  local measured inputs
  local -r input_bytes=100 log_mb=20
  rm -rf -- "$state"
  mkdir -p -- "$state"
  measured=$(in_window "$folder/probe" 1 "$drags" "${button[@]}" \
    "$products/drawer-proto" --device modern)
  jq -er .grown_mb <<< "$measured" > "$folder/figures/our-play"
  inputs=$(cat -- "$state"/drawer-proto/*.journal | grep -c '"at":')
  awk -v n="$inputs" -v bytes="$input_bytes" -v log_mb="$log_mb" \
    'BEGIN { print n * bytes * 2 / 1e6 + log_mb }' > "$folder/figures/most-play"
}

window_floor_round() { window floor 0 "$folder/floor-window"; }

our_window_round() { window our 0 "$products/drawer-proto" --device modern; }

measure_window() {
  local number
  coproc SCREEN {
    exec Xvfb -displayfd 1 -screen 0 1000x1100x24 -nolisten tcp -noreset 2> "$folder/xvfb.log"
  }
  # shellcheck disable=SC2064  # the process of now
  trap "kill $SCREEN_PID" EXIT
  read -r number <&"${SCREEN[0]}" || fail 3 "Xvfb does not start: see $folder/xvfb.log"
  export DISPLAY=":$number"
  interleave window_floor_round our_window_round
  play_for_an_hour
  unset DISPLAY
}

window_rows() {
  row 'window: exec to the first frame, ms' our-window-start floor-window-start × 1.3
  row 'window: press to changed pixel, median of 50, ms' our-window-press floor-window-press × 1.5
  row 'window: the same, 95th of a hundred, ms' our-window-press-p95 floor-window-press-p95 × none
  row 'window: memory (PSS), 20 MB taken off, MB' our-window-memory floor-window-memory × 1.5 20
  row 'window: growth in an hour of play (floor: inputs and log), MB' our-play most-play × 1
}
