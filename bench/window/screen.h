// What probes share: a program with a window, and a part of the X server's screen that is watched.
#pragma once
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/XTest.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// A start may be counted by valgrind, which takes fifty times as long.
enum { LONGEST_MS = 10000, LONGEST_START_MS = 180000, STILL_MS = 80 };

typedef struct {
  Display *display;
  int x, y, width, height;
  // What it looked like the last time.
  char *pixels;
  // The server writes what it looks like now into memory that both share: whoever watches takes little of the processors.
  XShmSegmentInfo segment;
  XImage *now;
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

// Begins to watch an area; false without a display that shares memory.
static bool open_area(Area *area, Display *display, int x, int y, int width, int height) {
  *area = (Area){.display = display, .x = x, .y = y, .width = width, .height = height};
  if (display == NULL || !XShmQueryExtension(display)) return false;
  int screen = DefaultScreen(display);
  area->now = XShmCreateImage(display, DefaultVisual(display, screen), (unsigned)DefaultDepth(display, screen),
                              ZPixmap, NULL, &area->segment, (unsigned)width, (unsigned)height);
  if (area->now == NULL) return false;
  area->segment.shmid = shmget(IPC_PRIVATE, size_of(area), IPC_CREAT | 0600);
  if (area->segment.shmid < 0) return false;
  area->segment.shmaddr = area->now->data = shmat(area->segment.shmid, NULL, 0);
  if (area->now->data == (void *)-1) return false;
  bool shared = XShmAttach(display, &area->segment) != 0;
  XSync(display, False);
  // It goes with the last process that has it.
  shmctl(area->segment.shmid, IPC_RMID, NULL);
  area->pixels = calloc(1, size_of(area));
  return shared && area->pixels != NULL;
}

static void close_area(Area *area) {
  XShmDetach(area->display, &area->segment);
  XDestroyImage(area->now);
  shmdt(area->segment.shmaddr);
  free(area->pixels);
  XCloseDisplay(area->display);
}

// Looks again; true if something has changed.
static bool look(Area *area) {
  if (!XShmGetImage(area->display, DefaultRootWindow(area->display), area->now, area->x, area->y, AllPlanes)) {
    fputs("probe: the watched part is not on the screen\n", stderr);
    exit(2);
  }
  bool changed = memcmp(area->now->data, area->pixels, size_of(area)) != 0;
  if (changed) memcpy(area->pixels, area->now->data, size_of(area));
  return changed;
}

static double wait_for_change_within(Area *area, double begin, double longest_ms) {
  while (!look(area)) {
    if (now_ms() - begin > longest_ms) {
      fprintf(stderr, "probe: nothing changed on the screen for %.0f seconds\n", longest_ms / 1e3);
      // Whoever comes next would find it held.
      XTestFakeButtonEvent(area->display, 1, False, CurrentTime);
      XSync(area->display, False);
      exit(1);
    }
    pause_ms(0.2);
  }
  return now_ms() - begin;
}

static double wait_for_change(Area *area, double begin) { return wait_for_change_within(area, begin, LONGEST_MS); }

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

static inline void wait_for_stillness(Area *area) {
  double since = now_ms();
  while (now_ms() - since < STILL_MS) {
    if (look(area)) since = now_ms();
    pause_ms(4);
  }
}

static inline int by_value(const void *a, const void *b) {
  double left = *(const double *)a, right = *(const double *)b;
  return (left > right) - (left < right);
}

// Starts the program that is probed; it ends with this one. What it prints goes to a file, what it says to another unless that
// is less than 0.
static inline void start_child_into(char **command, int prints, int says) {
  atexit(end_child);
  child = fork();
  if (child != 0) return;
  // Whoever runs this in the background ignores it, and the command would too.
  signal(SIGINT, SIG_DFL);
  if (dup2(prints, STDOUT_FILENO) < 0) _exit(126);
  if (says >= 0 && dup2(says, STDERR_FILENO) < 0) _exit(126);
  execvp(command[0], command);
  perror(command[0]);
  _exit(127);
}

// The same; what the command prints is none of the figures.
static inline void start_child(char **command) {
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  start_child_into(command, nowhere, -1);
  close(nowhere);
}

static inline Window window_of(Display *display) {
  Window root, parent, *children = NULL, found = None;
  unsigned count = 0;
  XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count);
  for (unsigned i = 0; i < count; i++) {
    XWindowAttributes attributes;
    if (XGetWindowAttributes(display, children[i], &attributes) &&
        attributes.map_state == IsViewable && attributes.width > 100)
      found = children[i];
  }
  if (children != NULL) XFree(children);
  return found;
}

// Gives the program's window the keyboard: no window manager does.
static inline void focus_window(Display *display) {
  XSetInputFocus(display, window_of(display), RevertToParent, CurrentTime);
  XSync(display, False);
  pause_ms(100);
}

// Presses a key by the name that X has for it.
static inline void press_key(Display *display, const char *name) {
  KeyCode code = XKeysymToKeycode(display, XStringToKeysym(name));
  XTestFakeKeyEvent(display, code, True, CurrentTime);
  XTestFakeKeyEvent(display, code, False, CurrentTime);
  XSync(display, False);
}

// Presses keys, with blanks between their names.
static inline void press_keys(Display *display, const char *names) {
  char name[32];
  int used;
  focus_window(display);
  for (; sscanf(names, "%31s%n", name, &used) == 1; names += used) {
    press_key(display, name);
    pause_ms(60);
  }
}
