# shellcheck shell=bash
# Sourced by script/bench: the endless list of days, beside a GtkListView of rows of different heights.

compile "$folder/list-view" gtk4 "$root/bench/listview/list-view.c"

list_floor_round() {
  figure gtk-step ms in_window "$folder/list-view" step "$frames"
  figure gtk-jump ms in_window "$folder/list-view" jump "$frames"
}

our_list_round() {
  local measured
  figure list-frame ms "$products/Bench" frame "$frames"
  figure our-list ms "$products/Bench" list "$frames"
  measured=$("$products/Bench" list-all "$frames")
  jq -er .all_ms <<< "$measured" >> "$folder/figures/our-list-all"
  jq -er .few_ms <<< "$measured" >> "$folder/figures/our-list-few"
  figure our-list-far ms "$products/Bench" list-far "$frames"
  figure our-list-memory mb "$products/Bench" list-memory
}

measure_list() {
  start_display
  interleave list_floor_round our_list_round
}

list_rows() {
  row 'schedule scrolled by 60 points (floor: our inbox), ms' our-list list-frame × 1.2
  row 'the same (floor: GtkListView), ms' our-list gtk-step × 1
  row 'to a date half the range away (floor: our scroll step), ms' our-list-far our-list × 2
  row 'the same (floor: GtkListView, for information), ms' our-list-far gtk-jump × none
  row '3,652,059 days (floor: ours with 1,096), a step, ms' our-list-all our-list-few × 1.1
  row '3,652,059 days, 10,000 heights, beyond 1,000 days, MB' our-list-memory our-list-memory MB 1
}
