// takeover PRESSES X Y WIDTH HEIGHT LEFT TOP LENGTH COMMAND …: starts a program with a window on DISPLAY that stands at the end
// of a session, and prints, as one line of JSON, the time from a press in its past to the next changed pixel of the watched
// part, median and 95th. Before each press the playhead is put somewhere on the timeline, which lies at LEFT and TOP and is
// LENGTH long.
#include "press.h"

enum { REST_MS = 400 };

static void go_back(const Area *area, int x, int y) {
  XTestFakeMotionEvent(area->display, -1, x, y, CurrentTime);
  button(area, true);
  pause_ms(30);
  button(area, false);
  pause_ms(REST_MS);
}

int main(int argc, char **argv) {
  if (argc < 10) {
    fputs("usage: takeover PRESSES X Y WIDTH HEIGHT LEFT TOP LENGTH COMMAND …\n", stderr);
    return 2;
  }
  int presses = atoi(argv[1]), left = atoi(argv[6]), top = atoi(argv[7]), length = atoi(argv[8]);
  Area area;
  if (!open_area(&area, XOpenDisplay(NULL), atoi(argv[2]), atoi(argv[3]), atoi(argv[4]), atoi(argv[5])) ||
      presses < 1 || length < 1) {
    fputs("takeover: no display, or no presses\n", stderr);
    return 2;
  }
  wait_for_emptiness(&area);
  double begin = now_ms();
  start_child(argv + 9);
  wait_for_change(&area, begin);
  wait_for_stillness(&area);
  pause_ms(REST_MS);

  double *times = calloc((size_t)presses, sizeof *times);
  for (int i = 0; i < presses; i++) {
    // Each press begins a branch, which ends there: the next goes back from its end, a little at a time.
    go_back(&area, left + length * (presses * 2 - i) / (presses * 3), top);
    times[i] = press(&area, i);
  }
  wait_for_stillness(&area);
  kill(child, SIGTERM);
  waitpid(child, NULL, 0);
  child = 0;
  qsort(times, (size_t)presses, sizeof *times, by_value);
  printf("{\"press_ms\":%.2f,\"press_p95_ms\":%.2f}\n", times[presses / 2], times[presses * 95 / 100]);
  free(times);
  close_area(&area);
  return 0;
}
