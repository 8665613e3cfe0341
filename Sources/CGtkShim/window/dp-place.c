// Where the window is on the display, on X alone: a Wayland compositor doesn't report it.
#include "dp-place.h"

#include "dp-window-private.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>

static GdkSurface *x11_surface(DPWindow *window) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window->gtk));
  return surface != NULL && GDK_IS_X11_SURFACE(surface) ? surface : NULL;
}

bool dp_window_get_place(DPWindow *window, DPPlace *place) {
  GdkSurface *surface = x11_surface(window);
  if (surface == NULL) return false;
  GdkDisplay *display = gdk_surface_get_display(surface);
  Display *x11 = gdk_x11_display_get_xdisplay(display);
  Window number = gdk_x11_surface_get_xid(surface), child;
  int x = 0, y = 0;
  gdk_x11_display_error_trap_push(display);
  Bool is_known =
      XTranslateCoordinates(x11, number, DefaultRootWindow(x11), 0, 0, &x, &y, &child);
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
static void claim_position(Display *display, Window window, const DPPlace *place) {
  XSizeHints *hints = XAllocSizeHints();
  long supplied = 0;
  if (hints == NULL) return;
  if (!XGetWMNormalHints(display, window, hints, &supplied)) hints->flags = 0;
  hints->flags |= USPosition | PPosition;
  hints->x = place->x;
  hints->y = place->y;
  XSetWMNormalHints(display, window, hints);
  XFree(hints);
}

void dp_window_present_at(DPWindow *window, const DPPlace *place) {
  gtk_widget_realize(GTK_WIDGET(window->gtk));
  GdkSurface *surface = x11_surface(window);
  if (surface == NULL) {
    gtk_window_present(window->gtk);
    return;
  }
  GdkDisplay *display = gdk_surface_get_display(surface);
  Display *x11 = gdk_x11_display_get_xdisplay(display);
  Window number = gdk_x11_surface_get_xid(surface);
  gdk_x11_display_error_trap_push(display);
  // Until it is painted it shows what was there before.
  XSetWindowBackgroundPixmap(x11, number, None);
  claim_position(x11, number, place);
  XMoveWindow(x11, number, place->x, place->y);
  XWindowChanges above = {.sibling = place->window, .stack_mode = Above};
  XReconfigureWMWindow(x11, number, DefaultScreen(x11), CWSibling | CWStackMode, &above);
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
  XMoveWindow(x11, number, place->x, place->y);
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
