// scrub MOVES KIND X Y WIDTH HEIGHT LEFT TOP LENGTH COMMAND …: starts a program with a window on DISPLAY, takes the playhead
// of its timeline, which lies at LEFT and TOP and is LENGTH long, and prints, as one line of JSON, the time from a move of
// it to the next changed pixel of the watched part: median and 95th of all moves that change one. KIND is "drag" for a hand that
// goes to and fro by a few pixels, or "jump" for one that goes anywhere. Keys that the environment names in KEYS are pressed
// before, for a slider in a panel.
#include "screen.h"

enum { PATIENCE_MS = 1500, REST_MS = 1500, SEED = 18 };

static unsigned dice = SEED;

static int below(int most) {
  dice = dice * 1664525u + 1013904223u;
  return (int)((dice >> 8) % (unsigned)most);
}

static void go(const Area *area, int x, int y) {
  XTestFakeMotionEvent(area->display, -1, x, y, CurrentTime);
  XFlush(area->display);
}

// The time until something changes, or less than 0 if nothing does.
static double change_after(Area *area, double begin) {
  while (!look(area)) {
    if (now_ms() - begin > PATIENCE_MS) return -1;
    pause_ms(0.2);
  }
  return now_ms() - begin;
}

int main(int argc, char **argv) {
  if (argc < 11) {
    fputs("usage: scrub MOVES KIND X Y WIDTH HEIGHT LEFT TOP LENGTH COMMAND …\n", stderr);
    return 2;
  }
  int moves = atoi(argv[1]), left = atoi(argv[7]), top = atoi(argv[8]), length = atoi(argv[9]);
  bool jumps = strcmp(argv[2], "jump") == 0;
  Area area;
  if (!open_area(&area, XOpenDisplay(NULL), atoi(argv[3]), atoi(argv[4]), atoi(argv[5]), atoi(argv[6])) ||
      moves < 1 || length < 1) {
    fputs("scrub: no display, or no moves\n", stderr);
    return 2;
  }
  wait_for_emptiness(&area);
  double begin = now_ms();
  start_child(argv + 10);
  wait_for_change(&area, begin);
  wait_for_stillness(&area);

  if (getenv("KEYS") != NULL) {
    press_keys(area.display, getenv("KEYS"));
    wait_for_stillness(&area);
    // What moves in the panel after the last key is none of the slider's.
    pause_ms(REST_MS);
  }

  int x = left + length * 3 / 4, kept = 0;
  go(&area, x, top);
  XTestFakeButtonEvent(area.display, 1, True, CurrentTime);
  XFlush(area.display);
  // The playhead is held for a while; a slider that is held becomes a finer one.
  pause_ms(getenv("KEYS") == NULL ? 1500 : 150);
  look(&area);
  double *times = calloc((size_t)moves, sizeof *times);
  for (int i = 0; i < moves; i++) {
    // A hand that drags goes back more than on, with turns now and then.
    x = jumps ? left + below(length) : x + (below(4) == 0 ? below(12) : -below(8)) - 1;
    if (x < left) x = left + length - 1 - below(20);
    if (x >= left + length) x = left + below(20);
    look(&area);
    begin = now_ms();
    go(&area, x, top);
    double ms = change_after(&area, begin);
    if (ms >= 0) times[kept++] = ms;
    pause_ms(jumps ? 120 : 16 + below(9));
  }
  XTestFakeButtonEvent(area.display, 1, False, CurrentTime);
  XFlush(area.display);
  kill(child, SIGTERM);
  waitpid(child, NULL, 0);
  child = 0;
  if (kept == 0) {
    fputs("scrub: no move changed anything\n", stderr);
    return 1;
  }
  qsort(times, (size_t)kept, sizeof *times, by_value);
  printf("{\"moves\":%d,\"ms\":%.2f,\"p95_ms\":%.2f}\n", kept, times[kept / 2], times[kept * 95 / 100]);
  free(times);
  close_area(&area);
  return 0;
}
