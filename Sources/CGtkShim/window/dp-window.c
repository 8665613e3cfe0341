// The toolkit's window around the canvas.
#include <dp-exact.h>

#include "dp-disconnect-private.h"
#include "dp-header-private.h"
#include "dp-window-private.h"

static const char style[] =
    "phone:focus-visible { outline: none; }"
    "curve { margin: 4px 0 8px 0; }"
    "timeline:focus-visible, curve:focus-visible { outline: 2px solid @theme_selected_bg_color; outline-offset: 1px; }"
    // The theme's own opacity is too low for some people to read.
    ".subtitle, .dim-label { opacity: 0.8; }"
    "button.suggested-action:not(:disabled) { background-image: image(#1a5fb4); }"
    "button.suggested-action:not(:disabled):hover { background-image: image(#1c68c4); }"
    "button.suggested-action:not(:disabled):active { background-image: image(#164f96); }"
    ".side-top { padding: 4px 6px 0 12px; }"
    ".side-search { padding: 6px; }"
    ".side-detail { padding: 9px 12px; border-top: 1px solid alpha(currentColor, 0.15); }"
    ".events { font-size: 0.9em; background: none; }"
    ".events > row { padding: 1px 6px 1px 0; }"
    ".event button { min-width: 16px; min-height: 16px; padding: 2px; }"
    ".event-time, .event-kind { opacity: 0.7; }"
    ".event-time { font-feature-settings: \"tnum\"; }"
    ".event.inside { padding-left: 12px; }"
    ".outline { font-size: 0.9em; background: none; }"
    ".outline > row { padding: 2px 9px 2px 0; }"
    ".outline-row button { min-width: 16px; min-height: 16px; padding: 2px; }"
    ".outline-row .heading { padding: 6px 0 0 9px; }"
    ".outline-row.faint .outline-words, .outline-note { opacity: 0.7; }"
    ".outline-note { font-feature-settings: \"tnum\"; }"
    ".side-top .linked > button { min-height: 26px; padding: 1px 10px; }"
    ".field-name { font-size: 0.9em; opacity: 0.8; }"
    ".field-reason { font-size: 0.9em; color: @error_color; }"
    ".messages infobar > revealer > box { padding: 4px 6px 4px 12px; border-spacing: 6px; }"
    ".messages button { min-height: 24px; padding: 2px 12px; }"
    ".message-line { min-height: 30px; }"
    ".messages button.close { min-width: 24px; padding: 2px; }"
    ".bar { padding: 6px 4px; border-top: 1px solid @borders; }"
    ".bar.compact { padding: 3px 4px; }"
    ".bar .time { font-feature-settings: \"tnum\"; padding: 0 6px; }"
    ".bar .time > label { padding: 0 2px; }"
    ".lines { background: none; }"
    ".lines > row { padding: 6px; }"
    ".lines > row.shown { background: alpha(@theme_selected_bg_color, 0.16); }"
    ".lines > row.shown .line-name { font-weight: bold; }"
    ".lines button { padding: 4px; min-width: 20px; min-height: 20px; }"
    ".tunings { padding: 0 9px 9px 9px; }"
    ".tunings expander title { padding: 3px 0; }"
    ".tune-note { font-size: 0.85em; opacity: 0.8; }"
    ".tune-row { padding: 1px 0 1px 4px; border-left: 3px solid transparent; }"
    ".tune-row.changed { border-left-color: @theme_selected_bg_color; }"
    ".tune-row entry, .tune-row button { min-height: 26px; padding-top: 1px; padding-bottom: 1px; }"
    ".tune-row entry { font-feature-settings: \"tnum\"; }"
    // While a colour fades, the display's clock runs, and each move of a slider waits for its next frame.
    ".tunings *, .side-search * { transition: none; }"
    ".sheet { background: @theme_bg_color; box-shadow: 0 0 16px alpha(black, 0.3); }"
    ".standing-time { font-size: 1.9em; font-weight: 300; font-feature-settings: \"tnum\"; }"
    ".side-name { background: alpha(@theme_bg_color, 0.85); border-radius: 99px; padding: 1px 10px;"
    "  font-feature-settings: \"tnum\"; }"
    // Without a window manager there is no full screen, and the window's own frame would stay.
    "window.presenting { padding: 0; border: none; box-shadow: none; background: black; }"
    ".shortcuts { background: none; }"
    ".shortcuts > row { padding: 3px 12px; }"
    ".shortcuts > label { padding: 15px 12px 3px 12px; }"
    ".cap { font-size: 0.9em; font-feature-settings: \"tnum\"; min-width: 1.2em; padding: 1px 5px; border-radius: 4px;"
    "  border: 1px solid alpha(currentColor, 0.25); border-bottom-width: 2px; background: alpha(currentColor, 0.06); }"
    ".hint { background: alpha(black, 0.7); color: white; border-radius: 99px; padding: 6px 18px; }"
    ".subtitle-numbers { font-feature-settings: \"tnum\"; }";

static gboolean close_requested(GtkWindow *gtk, gpointer data) {
  (void)gtk;
  DPWindow *window = data;
  window->callbacks.close(window->context);
  return TRUE;
}

static gboolean key_pressed(
    GtkEventController *controller, guint key, guint code, GdkModifierType state, gpointer data) {
  (void)key, (void)code, (void)state;
  DPWindow *window = data;
  g_signal_handlers_disconnect_by_data(controller, window);
  window->callbacks.first_key(window->context);
  return FALSE;
}

/// Of a widget's controllers the last one that was added is asked first: this one before the toolkit's own for shortcuts.
static void await_first_key(DPWindow *window) {
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), window);
  gtk_widget_add_controller(GTK_WIDGET(window->gtk), keys);
}

static void focus_moved(GtkWindow *gtk, GParamSpec *spec, gpointer data) {
  (void)spec;
  DPWindow *window = data;
  GtkWidget *focus = gtk_window_get_focus(gtk);
  DPKeyUse use = DPKeyUseNone;
  if (focus != NULL) {
    if (GTK_IS_TEXT(focus) || GTK_IS_TEXT_VIEW(focus)) use = DPKeyUseText;
    if (GTK_IS_RANGE(focus) || dp_canvas_is_curve(focus)) use = DPKeyUseSteps;
  }
  if (use == window->key_use) return;
  window->key_use = use;
  window->callbacks.key_use(window->context, use);
}

/// The desktop has ways of its own to leave full screen.
static void full_screen_changed(GtkWindow *gtk, GParamSpec *spec, gpointer data) {
  (void)spec;
  DPWindow *window = data;
  if (window->is_presenting && !gtk_window_is_fullscreen(gtk))
    window->callbacks.full_screen_left(window->context);
}

static GtkWidget *title_new(DPWindow *window) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
  window->title = gtk_label_new("");
  window->subtitle = gtk_label_new("");
  gtk_widget_add_css_class(window->title, "title");
  gtk_widget_add_css_class(window->subtitle, "subtitle");
  gtk_widget_add_css_class(window->subtitle, "subtitle-numbers");
  GtkWidget *labels[] = {window->title, window->subtitle};
  for (int i = 0; i < 2; i++) {
    // A file's name says most at its beginning and its end.
    gtk_label_set_ellipsize(GTK_LABEL(labels[i]), PANGO_ELLIPSIZE_MIDDLE);
    gtk_label_set_single_line_mode(GTK_LABEL(labels[i]), TRUE);
    gtk_box_append(GTK_BOX(box), labels[i]);
  }
  return box;
}

static void add_style(GdkDisplay *display) {
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, style, -1);
  gtk_style_context_add_provider_for_display(
      display, GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}

DPWindow *dp_window_new(
    DPProgram *program, DPCanvas *canvas, bool in_page, DPWindowCallbacks callbacks,
    void *context) {
  DPWindow *window = g_new0(DPWindow, 1);
  window->callbacks = callbacks;
  window->context = context;
  window->canvas = g_object_ref(canvas);
  window->buttons = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
  window->gtk = GTK_WINDOW(gtk_application_window_new(program->app));
  // Our own reference: the pointer stays good until `dp_window_destroy`.
  g_object_ref(window->gtk);
  gtk_window_set_icon_name(window->gtk, g_get_prgname());
  add_style(gtk_widget_get_display(GTK_WIDGET(window->gtk)));

  // Dialogs are closed in a page, too, but nothing there brings back what is minimised.
  if (in_page)
    g_object_set(
        gtk_widget_get_settings(GTK_WIDGET(window->gtk)), "gtk-decoration-layout", ":close", NULL);
  if (in_page) dp_window_take_keyboard_back(window);
  window->header = dp_header_new(window, title_new(window), !in_page);
  gtk_window_set_titlebar(window->gtk, window->header);

  window->messages = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class(window->messages, "messages");
  GtkWidget *desk = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(desk), window->messages);
  gtk_widget_set_vexpand(GTK_WIDGET(canvas), TRUE);
  gtk_box_append(GTK_BOX(desk), GTK_WIDGET(canvas));
  window->desk = desk;
  window->layout = dp_window_layout_new(desk, dp_bar_new(window));

  gtk_window_set_child(window->gtk, GTK_WIDGET(window->layout));
  gtk_window_set_focus(window->gtk, GTK_WIDGET(canvas));
  g_signal_connect(window->gtk, "notify::focus-widget", G_CALLBACK(focus_moved), window);
  g_signal_connect(window->gtk, "close-request", G_CALLBACK(close_requested), window);
  g_signal_connect(window->gtk, "notify::fullscreened", G_CALLBACK(full_screen_changed), window);
  await_first_key(window);
  dp_object_made();
  return window;
}

void dp_window_destroy(DPWindow *window) {
  g_signal_handlers_disconnect_by_data(window->gtk, window);
  g_signal_handlers_disconnect_by_data(gtk_window_get_toplevels(), window);
  if (window->lines != NULL) dp_widget_disconnect(window->lines, window);
  dp_ask_free(window);
  gtk_window_destroy(window->gtk);
  g_object_unref(window->gtk);
  g_object_unref(window->canvas);
  g_hash_table_unref(window->buttons);
  window->callbacks.destroy(window->context);
  g_free(window);
  dp_object_freed();
}

void dp_window_present(DPWindow *window) { gtk_window_present(window->gtk); }

void dp_window_set_title(
    DPWindow *window, const char *name, const char *title, const char *subtitle) {
  gtk_window_set_title(window->gtk, name);
  gtk_label_set_text(GTK_LABEL(window->title), title);
  gtk_label_set_text(GTK_LABEL(window->subtitle), subtitle);
  gtk_widget_set_visible(window->subtitle, subtitle[0] != '\0');
}

void dp_window_set_size(DPWindow *window, int32_t width, int32_t height, bool maximized) {
  if (width > 0 || height > 0)
    gtk_window_set_default_size(window->gtk, width > 0 ? width : -1, height > 0 ? height : -1);
  if (maximized) gtk_window_maximize(window->gtk);
}

void dp_window_size(DPWindow *window, int32_t *width, int32_t *height, bool *maximized) {
  gtk_window_get_default_size(window->gtk, width, height);
  *maximized = gtk_window_is_maximized(window->gtk);
}

void dp_window_monitor(DPWindow *window, int32_t *width, int32_t *height) {
  GdkDisplay *display = gtk_widget_get_display(GTK_WIDGET(window->gtk));
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window->gtk));
  // Before the window is shown it will most likely be on the first one.
  GdkMonitor *monitor = surface != NULL ? gdk_display_get_monitor_at_surface(display, surface) : NULL;
  if (monitor != NULL)
    g_object_ref(monitor);
  else
    monitor = g_list_model_get_item(gdk_display_get_monitors(display), 0);
  GdkRectangle area = {0, 0, 0, 0};
  if (monitor != NULL) gdk_monitor_get_geometry(monitor, &area);
  g_clear_object(&monitor);
  *width = area.width;
  *height = area.height;
}

void dp_window_set_presenting(DPWindow *window, bool presenting) {
  window->is_presenting = presenting;
  gtk_widget_set_visible(window->header, !presenting);
  dp_window_layout_set_alone(window->layout, presenting);
  dp_messages_update(window);
  if (presenting) {
    gtk_widget_add_css_class(GTK_WIDGET(window->gtk), "presenting");
    gtk_window_fullscreen(window->gtk);
  } else {
    gtk_widget_remove_css_class(GTK_WIDGET(window->gtk), "presenting");
    gtk_window_unfullscreen(window->gtk);
  }
  gtk_widget_grab_focus(GTK_WIDGET(window->canvas));
}

bool dp_window_is_mirrored(DPWindow *window) {
  return gtk_widget_get_direction(GTK_WIDGET(window->gtk)) == GTK_TEXT_DIR_RTL;
}

const char *dp_window_renderer(DPWindow *window) {
  GskRenderer *renderer = gtk_native_get_renderer(GTK_NATIVE(window->gtk));
  return renderer != NULL ? G_OBJECT_TYPE_NAME(renderer) : "";
}

const char *dp_window_display(DPWindow *window) {
  return G_OBJECT_TYPE_NAME(gtk_widget_get_display(GTK_WIDGET(window->gtk)));
}

void dp_window_set_dark(DPWindow *window, bool dark) {
  GtkSettings *settings = gtk_widget_get_settings(GTK_WIDGET(window->gtk));
  gboolean is_dark = FALSE;
  g_object_get(settings, "gtk-application-prefer-dark-theme", &is_dark, NULL);
  // Setting it loads the theme again, even to the same value.
  if (is_dark != dark)
    g_object_set(settings, "gtk-application-prefer-dark-theme", (gboolean)dark, NULL);
}
