#include "dp-window-private.h"

static const char style[] =
    "phone:focus-visible { outline: none; }"
    ".log { font-size: 0.85em; font-feature-settings: \"tnum\"; padding: 8px 12px; }"
    ".form { padding: 12px; }"
    ".messages { margin: 12px 12px 3px; }"
    ".messages infobar > revealer > box { border-radius: 10px; box-shadow: 0 2px 8px alpha(black, 0.25); }"
    // One line of it fits between the phone's screen and the canvas's edge, so that it covers nothing that is touched.
    ".notice > revealer > box { padding: 2px 4px; border-spacing: 6px; }"
    ".notice button { min-height: 20px; padding: 1px 10px; }"
    ".notice button.close { min-width: 20px; padding: 1px; }"
    // The theme's are too faint to be read by everybody.
    ".subtitle, .dim-label { opacity: 0.8; }"
    "button.suggested-action:not(:disabled) { background-image: image(#1a5fb4); }"
    "button.suggested-action:not(:disabled):hover { background-image: image(#1c68c4); }"
    "button.suggested-action:not(:disabled):active { background-image: image(#164f96); }"
    ".subtitle-numbers { font-feature-settings: \"tnum\"; }";

static gboolean close_requested(GtkWindow *gtk, gpointer data) {
  (void)gtk;
  DPWindow *window = data;
  window->callbacks.close(window->context);
  return TRUE;
}

static void focus_moved(GtkWindow *gtk, GParamSpec *spec, gpointer data) {
  (void)spec;
  DPWindow *window = data;
  GtkWidget *focus = gtk_window_get_focus(gtk);
  bool is_editing = focus != NULL && (GTK_IS_TEXT(focus) || GTK_IS_TEXT_VIEW(focus));
  if (is_editing == window->is_editing) return;
  window->is_editing = is_editing;
  window->callbacks.editing(window->context, is_editing);
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
    gtk_label_set_ellipsize(GTK_LABEL(labels[i]), PANGO_ELLIPSIZE_END);
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
    DPProgram *program, DPCanvas *canvas, DPWindowCallbacks callbacks, void *context) {
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

  window->header = gtk_header_bar_new();
  gtk_header_bar_set_title_widget(GTK_HEADER_BAR(window->header), title_new(window));
  gtk_window_set_titlebar(window->gtk, window->header);

  window->messages = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class(window->messages, "messages");
  gtk_widget_set_halign(window->messages, GTK_ALIGN_CENTER);
  gtk_widget_set_valign(window->messages, GTK_ALIGN_END);
  // They lie over the phone: were it pushed, it would become smaller for as long as something is said.
  GtkWidget *overlay = gtk_overlay_new();
  gtk_overlay_set_child(GTK_OVERLAY(overlay), GTK_WIDGET(canvas));
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), window->messages);
  window->panes = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_hexpand(GTK_WIDGET(canvas), TRUE);
  gtk_widget_set_vexpand(GTK_WIDGET(canvas), TRUE);
  gtk_paned_set_start_child(GTK_PANED(window->panes), overlay);
  gtk_paned_set_shrink_start_child(GTK_PANED(window->panes), FALSE);

  gtk_window_set_child(window->gtk, window->panes);
  gtk_window_set_focus(window->gtk, GTK_WIDGET(canvas));
  g_signal_connect(window->gtk, "notify::focus-widget", G_CALLBACK(focus_moved), window);
  g_signal_connect(window->gtk, "close-request", G_CALLBACK(close_requested), window);
  dp_object_made();
  return window;
}

void dp_window_destroy(DPWindow *window) {
  g_signal_handlers_disconnect_by_data(window->gtk, window);
  gtk_window_destroy(window->gtk);
  g_object_unref(window->gtk);
  g_object_unref(window->canvas);
  g_hash_table_unref(window->buttons);
  window->callbacks.destroy(window->context);
  g_free(window);
  dp_object_freed();
}

void dp_window_present(DPWindow *window) { gtk_window_present(window->gtk); }

void dp_window_set_title(DPWindow *window, const char *title, const char *subtitle) {
  gtk_window_set_title(window->gtk, title);
  gtk_label_set_text(GTK_LABEL(window->title), title);
  gtk_label_set_text(GTK_LABEL(window->subtitle), subtitle);
  gtk_widget_set_visible(window->subtitle, subtitle[0] != '\0');
}

void dp_window_set_size(DPWindow *window, int32_t width, int32_t height, bool maximized) {
  if (width > 0 && height > 0) gtk_window_set_default_size(window->gtk, width, height);
  if (maximized) gtk_window_maximize(window->gtk);
}

void dp_window_size(DPWindow *window, int32_t *width, int32_t *height, bool *maximized) {
  gtk_window_get_default_size(window->gtk, width, height);
  *maximized = gtk_window_is_maximized(window->gtk);
}

void dp_window_monitor(DPWindow *window, int32_t *width, int32_t *height) {
  GListModel *monitors = gdk_display_get_monitors(gtk_widget_get_display(GTK_WIDGET(window->gtk)));
  GdkMonitor *monitor = g_list_model_get_item(monitors, 0);
  GdkRectangle area = {0, 0, 0, 0};
  if (monitor != NULL) gdk_monitor_get_geometry(monitor, &area);
  g_clear_object(&monitor);
  *width = area.width;
  *height = area.height;
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
