// share SECONDS KEY COMMAND …: starts a program that plays in a window on DISPLAY, presses KEY in it if that is no empty word,
// and prints, as one line of JSON, how much of the processor's time a frame takes it, in milliseconds, and how many frames it
// drew meanwhile. The program says at SIGUSR1 how many frames it has drawn. Keys that the environment names in KEYS are
// pressed before; if the program stands still by then, "shown_ms" is the time from KEY to the next changed pixel.
#include "screen.h"

enum { BEGIN_MS = 2500, SETTLE_MS = 1000 };

static double processor_ms(pid_t pid) {
  char path[64];
  unsigned long user = 0, system = 0;
  snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
  FILE *file = fopen(path, "r");
  if (file == NULL) return 0;
  if (fscanf(file, "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) != 2)
    user = system = 0;
  fclose(file);
  return (double)(user + system) * 1e3 / (double)sysconf(_SC_CLK_TCK);
}

// Asks the program how many frames it has drawn.
static long frames(FILE *words) {
  char line[4096];
  long count = -1;
  kill(child, SIGUSR1);
  while (fgets(line, sizeof line, words) != NULL)
    if (sscanf(line, "%*[a-z-]: frames %ld", &count) == 1) break;
  return count;
}

int main(int argc, char **argv) {
  if (argc < 4) {
    fputs("usage: share SECONDS KEY COMMAND …\n", stderr);
    return 2;
  }
  double seconds = atof(argv[1]);
  Display *display = XOpenDisplay(NULL);
  int ends[2];
  if (display == NULL || seconds <= 0 || pipe(ends) != 0) {
    fputs("share: no display, or no time\n", stderr);
    return 2;
  }
  Area area;
  if (!open_area(&area, display, 300, 300, 200, 300)) {
    fputs("share: the display shares no memory\n", stderr);
    return 2;
  }
  wait_for_emptiness(&area);
  double begin = now_ms();
  start_child_into(argv + 3, ends[1], ends[1]);
  close(ends[1]);
  FILE *words = fdopen(ends[0], "r");
  wait_for_change(&area, begin);
  pause_ms(BEGIN_MS);
  if (getenv("KEYS") != NULL) press_keys(display, getenv("KEYS"));
  double shown = 0;
  if (argv[2][0] != '\0') {
    focus_window(display);
    look(&area);
    double pressed = now_ms();
    press_key(display, argv[2]);
    shown = wait_for_change(&area, pressed);
  }
  pause_ms(SETTLE_MS);
  long drawn = frames(words);
  double took = processor_ms(child);
  pause_ms(seconds * 1e3);
  took = processor_ms(child) - took;
  drawn = frames(words) - drawn;
  kill(child, SIGTERM);
  waitpid(child, NULL, 0);
  child = 0;
  if (drawn <= 0) {
    fputs("share: no frame was drawn\n", stderr);
    return 1;
  }
  printf("{\"frames\":%ld,\"ms\":%.3f,\"shown_ms\":%.3f}\n", drawn, took / (double)drawn, shown);
  fclose(words);
  close_area(&area);
  return 0;
}
