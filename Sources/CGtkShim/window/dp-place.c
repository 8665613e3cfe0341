// Where the window is on the display, on X alone: a Wayland compositor doesn't report it.
#include <dp-exact.h>

#include "dp-place.h"

#include "dp-window-private.h"

#ifdef GDK_WINDOWING_X11
#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

/// X's calls, from the library that the toolkit has loaded: the program itself starts without it.
typedef struct {
  __typeof__(XTranslateCoordinates) *translate_coordinates;
  __typeof__(XAllocSizeHints) *alloc_size_hints;
  __typeof__(XGetWMNormalHints) *get_hints;
  __typeof__(XSetWMNormalHints) *set_hints;
  __typeof__(XFree) *free;
  __typeof__(XSetWindowBackgroundPixmap) *set_background;
  __typeof__(XMoveWindow) *move;
  __typeof__(XReconfigureWMWindow) *reconfigure;
} X11;

/// False if a call is missing.
static bool find_x11(X11 *x11) {
  void *program = dlopen(NULL, RTLD_LAZY);
  if (program == NULL) return false;
  struct {
    const char *name;
    void **call;
  } calls[] = {
      {"XTranslateCoordinates", (void **)&x11->translate_coordinates},
      {"XAllocSizeHints", (void **)&x11->alloc_size_hints},
      {"XGetWMNormalHints", (void **)&x11->get_hints},
      {"XSetWMNormalHints", (void **)&x11->set_hints},
      {"XFree", (void **)&x11->free},
      {"XSetWindowBackgroundPixmap", (void **)&x11->set_background},
      {"XMoveWindow", (void **)&x11->move},
      {"XReconfigureWMWindow", (void **)&x11->reconfigure},
  };
  bool is_complete = true;
  for (size_t i = 0; i < G_N_ELEMENTS(calls); i++) {
    *calls[i].call = dlsym(program, calls[i].name);
    is_complete = is_complete && *calls[i].call != NULL;
  }
  dlclose(program);
  return is_complete;
}

static GdkSurface *x11_surface(DPWindow *window) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window->gtk));
  return surface != NULL && GDK_IS_X11_SURFACE(surface) ? surface : NULL;
}

bool dp_window_get_place(DPWindow *window, DPPlace *place) {
  GdkSurface *surface = x11_surface(window);
  X11 x11;
  if (surface == NULL || !find_x11(&x11)) return false;
  GdkDisplay *display = gdk_surface_get_display(surface);
  Display *connection = gdk_x11_display_get_xdisplay(display);
  Window number = gdk_x11_surface_get_xid(surface), root = gdk_x11_display_get_xrootwindow(display), child;
  int x = 0, y = 0;
  gdk_x11_display_error_trap_push(display);
  Bool is_known = x11.translate_coordinates(connection, number, root, 0, 0, &x, &y, &child);
  if (gdk_x11_display_error_trap_pop(display) != 0 || !is_known) return false;
  *place = (DPPlace){
      .x = x,
      .y = y,
      .window = (uint32_t)number,
      .workspace = gdk_x11_surface_get_desktop(surface),
      .is_active = gtk_window_is_active(window->gtk),
  };
  return true;
}

/// Asks window managers to leave the place as it is.
static void claim_position(const X11 *x11, Display *connection, Window window, const DPPlace *place) {
  XSizeHints *hints = x11->alloc_size_hints();
  long supplied = 0;
  if (hints == NULL) return;
  if (!x11->get_hints(connection, window, hints, &supplied)) hints->flags = 0;
  hints->flags |= USPosition | PPosition;
  hints->x = place->x;
  hints->y = place->y;
  x11->set_hints(connection, window, hints);
  x11->free(hints);
}

void dp_window_present_at(DPWindow *window, const DPPlace *place) {
  gtk_widget_realize(GTK_WIDGET(window->gtk));
  GdkSurface *surface = x11_surface(window);
  X11 x11;
  if (surface == NULL || !find_x11(&x11)) {
    gtk_window_present(window->gtk);
    return;
  }
  GdkDisplay *display = gdk_surface_get_display(surface);
  Display *connection = gdk_x11_display_get_xdisplay(display);
  Window number = gdk_x11_surface_get_xid(surface);
  gdk_x11_display_error_trap_push(display);
  // Until it is painted it shows what was there before.
  x11.set_background(connection, number, None);
  claim_position(&x11, connection, number, place);
  x11.move(connection, number, place->x, place->y);
  XWindowChanges above = {.sibling = place->window, .stack_mode = Above};
  x11.reconfigure(
      connection, number, DefaultScreen(connection), CWSibling | CWStackMode, &above);
  gdk_x11_surface_move_to_desktop(surface, place->workspace);
  gdk_x11_display_error_trap_pop_ignored(display);
  if (place->is_active) {
    gtk_window_present(window->gtk);
  } else {
    gdk_x11_surface_set_user_time(surface, 0);
    gtk_widget_set_visible(GTK_WIDGET(window->gtk), TRUE);
  }
  gdk_x11_display_error_trap_push(display);
  // A window manager that placed it by a rule of its own is asked once more.
  x11.move(connection, number, place->x, place->y);
  gdk_x11_display_error_trap_pop_ignored(display);
}
#else
bool dp_window_get_place(DPWindow *window, DPPlace *place) {
  (void)window, (void)place;
  return false;
}

void dp_window_present_at(DPWindow *window, const DPPlace *place) {
  (void)place;
  gtk_window_present(window->gtk);
}
#endif
