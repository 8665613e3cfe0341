// Presses of the mouse, and how long they take to be seen.
#pragma once
#include "screen.h"

enum { AWAY = 160 };

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
