// probe PRESSES DRAGS X Y WIDTH HEIGHT COMMAND …: starts a program with a window on DISPLAY and prints, as one line of
// JSON, the time from exec to its first picture, from a press of the mouse to the next changed pixel (median and 95th of
// all presses), its memory, and how much that grows by so many DRAGS of fifty moves. X, Y, WIDTH and HEIGHT are the part of
// the screen that is watched; its middle is pressed.
//
// It looks at the X server's own pixels, so that nothing a program says of itself counts.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LONGEST_MS = 10000, STILL_MS = 80, AWAY = 160, MOVES = 50, STEP = 3 };

typedef struct {
  Display *display;
  int x, y, width, height;
  char *pixels;
} Area;

static pid_t child;

static void end_child(void) {
  if (child > 0) kill(child, SIGKILL);
}

static double now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static void pause_ms(double ms) {
  struct timespec span = {(time_t)(ms / 1e3), (long)(ms * 1e6) % 1000000000};
  nanosleep(&span, NULL);
}

static size_t size_of(const Area *area) { return (size_t)area->width * (size_t)area->height * 4; }

// Looks again; true if something has changed.
static bool look(Area *area) {
  XImage *image = XGetImage(area->display, DefaultRootWindow(area->display), area->x, area->y,
                            (unsigned)area->width, (unsigned)area->height, AllPlanes, ZPixmap);
  if (image == NULL) {
    fputs("probe: the watched part is not on the screen\n", stderr);
    exit(2);
  }
  bool changed = memcmp(image->data, area->pixels, size_of(area)) != 0;
  memcpy(area->pixels, image->data, size_of(area));
  XDestroyImage(image);
  return changed;
}

static double wait_for_change(Area *area, double begin) {
  while (!look(area)) {
    if (now_ms() - begin > LONGEST_MS) {
      fputs("probe: nothing changed on the screen for ten seconds\n", stderr);
      exit(1);
    }
    pause_ms(0.2);
  }
  return now_ms() - begin;
}

// Whoever had the screen before may not have left it yet.
static void wait_for_emptiness(Area *area) {
  double begin = now_ms();
  for (;;) {
    bool empty = true;
    look(area);
    for (size_t i = 0; i < size_of(area) && empty; i++) empty = area->pixels[i] == area->pixels[i % 4];
    if (empty) return;
    if (now_ms() - begin > LONGEST_MS) {
      fputs("probe: something is on the screen\n", stderr);
      exit(1);
    }
    pause_ms(4);
  }
}

static void wait_for_stillness(Area *area) {
  double since = now_ms();
  while (now_ms() - since < STILL_MS) {
    if (look(area)) since = now_ms();
    pause_ms(4);
  }
}

static int by_value(const void *a, const void *b) {
  double left = *(const double *)a, right = *(const double *)b;
  return (left > right) - (left < right);
}

static void move(const Area *area, int y) {
  XTestFakeMotionEvent(area->display, -1, area->x + area->width / 2, y, CurrentTime);
  XFlush(area->display);
}

static void button(const Area *area, bool down) {
  XTestFakeButtonEvent(area->display, 1, down, CurrentTime);
  XFlush(area->display);
}

// One press in the middle of the area. The mouse leaves its place before the button is let go, so that a press is all
// that ever happens.
static double press(Area *area, int round) {
  int middle = area->y + area->height / 2;
  move(area, middle);
  wait_for_stillness(area);
  // Presses come at any time between two frames.
  pause_ms((round * 7) % 17);
  look(area);
  double begin = now_ms();
  button(area, true);
  double ms = wait_for_change(area, begin);
  move(area, middle + AWAY);
  pause_ms(120);
  button(area, false);
  return ms;
}

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
    fputs("usage: probe PRESSES X Y WIDTH HEIGHT COMMAND …\n", stderr);
    return 2;
  }
  int presses = atoi(argv[1]), drags = atoi(argv[2]);
  Area area = {XOpenDisplay(NULL), atoi(argv[3]), atoi(argv[4]), atoi(argv[5]), atoi(argv[6]), NULL};
  if (area.display == NULL || presses < 0 || drags < 0) {
    fputs("probe: no display, or less than no presses\n", stderr);
    return 2;
  }
  area.pixels = calloc(1, size_of(&area));
  wait_for_emptiness(&area);

  atexit(end_child);
  double begin = now_ms();
  child = fork();
  if (child == 0) {
    // Whoever runs this in the background ignores it, and the command would too.
    signal(SIGINT, SIG_DFL);
    // What the command prints is none of the figures.
    if (!freopen("/dev/null", "w", stdout)) _exit(126);
    execvp(argv[7], argv + 7);
    perror(argv[7]);
    _exit(127);
  }
  double start = wait_for_change(&area, begin);
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
  wait_for_stillness(&area);
  double memory = memory_mb(child);
  play(&area, drags);
  wait_for_stillness(&area);
  double grown = memory_mb(child) - memory;
  // Not the user's own wish, so that what was recorded stays on disk.
  kill(child, SIGTERM);
  waitpid(child, NULL, 0);
  child = 0;

  qsort(times, (size_t)presses, sizeof *times, by_value);
  printf("{\"start_ms\":%.1f,\"press_ms\":%.2f,\"press_p95_ms\":%.2f,\"pss_mb\":%.2f,"
         "\"grown_mb\":%.2f}\n",
         start, times[presses / 2], times[presses * 95 / 100], memory, grown);
  free(times);
  free(area.pixels);
  XCloseDisplay(area.display);
  return 0;
}
