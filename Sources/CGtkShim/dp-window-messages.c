#include "dp-window-private.h"

#define NUMBER "dp-number"

/// In letters; more is wrapped.
enum { LONGEST_LINE = 60 };

static GtkWidget *find(DPWindow *window, int32_t number) {
  for (GtkWidget *bar = gtk_widget_get_first_child(window->messages); bar != NULL;
       bar = gtk_widget_get_next_sibling(bar))
    if (GPOINTER_TO_INT(g_object_get_data(G_OBJECT(bar), NUMBER)) == number) return bar;
  return NULL;
}

void dp_window_hide_message(DPWindow *window, int32_t number) {
  GtkWidget *bar = find(window, number);
  if (bar == NULL) return;
  GtkWidget *focus = gtk_window_get_focus(window->gtk);
  if (focus != NULL && gtk_widget_is_ancestor(focus, bar))
    gtk_widget_grab_focus(GTK_WIDGET(window->canvas));
  gtk_box_remove(GTK_BOX(window->messages), bar);
}

static void answered(GtkInfoBar *bar, int response, gpointer data) {
  DPWindow *window = data;
  int32_t number = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(bar), NUMBER));
  dp_window_hide_message(window, number);
  gtk_widget_grab_focus(GTK_WIDGET(window->canvas));
  window->callbacks.answer(window->context, number, response >= 0 ? response : -1);
}

static GtkMessageType to_type(DPMessageKind kind) {
  switch (kind) {
    case DPMessageInfo: return GTK_MESSAGE_INFO;
    case DPMessageQuestion: return GTK_MESSAGE_QUESTION;
    case DPMessageError: return GTK_MESSAGE_ERROR;
  }
}

static const char *icon_of(DPMessageKind kind) {
  switch (kind) {
    case DPMessageInfo: return "object-select-symbolic";
    case DPMessageQuestion: return "dialog-information-symbolic";
    case DPMessageError: return "dialog-error-symbolic";
  }
}

static void add_button(GtkInfoBar *bar, const char *words, int response) {
  GtkWidget *button = gtk_info_bar_add_button(bar, words, response);
  // Of its own the toolkit calls it by its words with and without the underline.
  char **parts = g_strsplit(words, "_", 2);
  char *name = g_strjoinv("", parts);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_free(name);
  g_strfreev(parts);
}

void dp_window_show_message(
    DPWindow *window, int32_t number, DPMessageKind kind, const char *text,
    const char *const *buttons, int32_t count) {
  dp_window_hide_message(window, number);
  GtkWidget *bar = gtk_info_bar_new();
  gtk_info_bar_set_message_type(GTK_INFO_BAR(bar), to_type(kind));
  if (kind == DPMessageInfo) gtk_widget_add_css_class(bar, "notice");
  gtk_info_bar_set_show_close_button(GTK_INFO_BAR(bar), TRUE);
  g_object_set_data(G_OBJECT(bar), NUMBER, GINT_TO_POINTER(number));
  GtkWidget *content = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *icon = gtk_image_new_from_icon_name(icon_of(kind));
  gtk_accessible_update_state(GTK_ACCESSIBLE(icon), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_box_append(GTK_BOX(content), icon);
  // Plain text, never markup: it may name a stranger's file.
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_selectable(GTK_LABEL(label), TRUE);
  gtk_widget_set_focusable(label, FALSE);
  gtk_widget_set_hexpand(label, TRUE);
  gtk_label_set_max_width_chars(GTK_LABEL(label), LONGEST_LINE);
  gtk_box_append(GTK_BOX(content), label);
  gtk_info_bar_add_child(GTK_INFO_BAR(bar), content);
  for (int i = 0; i < count; i++) add_button(GTK_INFO_BAR(bar), buttons[i], i);
  g_signal_connect(bar, "response", G_CALLBACK(answered), window);
  gtk_box_append(GTK_BOX(window->messages), bar);
}
