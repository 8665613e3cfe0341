// probe PRESSES DRAGS X Y WIDTH HEIGHT COMMAND …: starts a program with a window on DISPLAY and prints, as one line of
// JSON, the time from exec to its first picture, from a press of the mouse to the next changed pixel (median and 95th of
// all presses), its memory, and how much that grows by so many DRAGS of fifty moves. X, Y, WIDTH and HEIGHT are the part of
// the screen that is watched; its middle is pressed.
//
// It looks at the X server's own pixels, so that nothing a program says of itself counts.
#include "press.h"

enum { MOVES = 50, STEP = 3, REST_MS = 7000 };

static double memory_mb(pid_t pid) {
  char path[64], line[256];
  double kilobytes = 0;
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", (int)pid);
  FILE *file = fopen(path, "r");
  while (file != NULL && fgets(line, sizeof line, file) != NULL)
    if (sscanf(line, "Pss: %lf", &kilobytes) == 1) break;
  if (file != NULL) fclose(file);
  return kilobytes * 1024 / 1e6;
}

// The memory of a program that has come to rest: it may give some back then, once it has made what it makes at leisure.
static double rested_memory_mb(Area *area) {
  wait_for_stillness(area);
  pause_ms(REST_MS);
  return memory_mb(child);
}

// So many drags up and down, faster than any hand.
static void play(const Area *area, int drags) {
  for (int drag = 0; drag < drags; drag++) {
    int y = area->y + area->height + AWAY * 2, step = drag % 2 ? STEP : -STEP;
    move(area, y);
    button(area, true);
    for (int i = 1; i < MOVES; i++) {
      move(area, y + i * step);
      // Of what comes between two frames the toolkit keeps only so much.
      if (i % 16 == 0) pause_ms(2);
    }
    button(area, false);
    XSync(area->display, False);
    pause_ms(20);
  }
}

int main(int argc, char **argv) {
  if (argc < 8) {
    fputs("usage: probe PRESSES DRAGS X Y WIDTH HEIGHT COMMAND …\n", stderr);
    return 2;
  }
  int presses = atoi(argv[1]), drags = atoi(argv[2]);
  Area area;
  if (!open_area(&area, XOpenDisplay(NULL), atoi(argv[3]), atoi(argv[4]), atoi(argv[5]), atoi(argv[6])) ||
      presses < 0 || drags < 0) {
    fputs("probe: no display, or less than no presses\n", stderr);
    return 2;
  }
  wait_for_emptiness(&area);

  double begin = now_ms();
  start_child(argv + 7);
  double start = wait_for_change_within(&area, begin, LONGEST_START_MS);
  if (presses == 0) {
    printf("{\"start_ms\":%.1f}\n", start);
    kill(child, SIGINT);
    waitpid(child, NULL, 0);
    child = 0;
    return 0;
  }
  pause_ms(500);

  double *times = calloc((size_t)presses, sizeof *times);
  for (int i = 0; i < presses; i++) times[i] = press(&area, i);
  double memory = rested_memory_mb(&area);
  play(&area, drags);
  double grown = rested_memory_mb(&area) - memory;
  // Not the user's own wish, so that what was recorded stays on disk.
  kill(child, SIGTERM);
  waitpid(child, NULL, 0);
  child = 0;

  qsort(times, (size_t)presses, sizeof *times, by_value);
  printf("{\"start_ms\":%.1f,\"press_ms\":%.2f,\"press_p95_ms\":%.2f,\"pss_mb\":%.2f,"
         "\"grown_mb\":%.2f}\n",
         start, times[presses / 2], times[presses * 95 / 100], memory, grown);
  free(times);
  close_area(&area);
  return 0;
}
