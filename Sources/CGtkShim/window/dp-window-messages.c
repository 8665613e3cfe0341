// The messages in the window, from their coming to their going.
#include <dp-exact.h>

#include "dp-canvas-private.h"
#include "dp-gizmo.h"
#include "dp-window-private.h"

#define NUMBER "dp-number"
#define KIND "dp-kind"
#define WORDS "dp-words"
#define ANSWER "dp-answer"
#define FIRST "dp-first"

enum {
  /// In letters; more is wrapped.
  LONGEST_LINE = 60,
  /// More messages wait until one of these is closed.
  MOST_SEEN = 2,
  /// More buttons are under the words if there is no room beside them.
  MOST_BESIDE = 1,
  /// In logical pixels.
  GAP = 6,
};

static int32_t number_of(GtkWidget *bar) {
  return GPOINTER_TO_INT(g_object_get_data(G_OBJECT(bar), NUMBER));
}

static GtkWidget *find(DPWindow *window, int32_t number) {
  for (GtkWidget *bar = gtk_widget_get_first_child(window->messages); bar != NULL;
       bar = gtk_widget_get_next_sibling(bar))
    if (number_of(bar) == number) return bar;
  return NULL;
}

void dp_messages_update(DPWindow *window) {
  int seen = 0;
  for (GtkWidget *bar = gtk_widget_get_first_child(window->messages); bar != NULL;
       bar = gtk_widget_get_next_sibling(bar)) {
    int kind = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(bar), KIND));
    bool may = !window->is_presenting || kind == DPMessageError;
    gtk_widget_set_visible(bar, may && seen < MOST_SEEN);
    // A message that slides out does not count now.
    if (may && number_of(bar) != 0) seen += 1;
  }
}

int32_t dp_window_messages(DPWindow *window) {
  int32_t count = 0;
  for (GtkWidget *bar = gtk_widget_get_first_child(window->messages); bar != NULL;
       bar = gtk_widget_get_next_sibling(bar)) {
    // What slides in hears no keys before its first frame.
    GtkWidget *content = gtk_revealer_get_child(GTK_REVEALER(gtk_widget_get_first_child(bar)));
    if (gtk_widget_get_mapped(content) && number_of(bar) != 0) count += 1;
  }
  return count;
}

/// Whether a question means a key for itself; modifiers are for shortcuts and mnemonics.
static bool is_answer(guint key, GdkModifierType state) {
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) return true;
  switch (key) {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_Escape:
    case GDK_KEY_Tab:
    case GDK_KEY_ISO_Left_Tab:
    case GDK_KEY_Left:
    case GDK_KEY_Right:
    case GDK_KEY_Up:
    case GDK_KEY_Down:
    case GDK_KEY_Alt_L:
    case GDK_KEY_Alt_R: return true;
    default: return false;
  }
}

/// If the user plays on while a question is shown, a key that meant something else does not answer it.
static gboolean question_key(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  (void)code;
  if (is_answer(key, state)) return GDK_EVENT_PROPAGATE;
  GdkEvent *event = gtk_event_controller_get_current_event(GTK_EVENT_CONTROLLER(keys));
  dp_canvas_translate(((DPWindow *)data)->canvas, event);
  return GDK_EVENT_STOP;
}

static void question_key_released(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, gpointer data) {
  question_key(keys, key, code, state, data);
}

static void add_question_keys(DPWindow *window, GtkWidget *bar) {
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(question_key), window);
  g_signal_connect(keys, "key-released", G_CALLBACK(question_key_released), window);
  gtk_widget_add_controller(bar, keys);
}

void dp_window_focus_question(DPWindow *window) {
  for (GtkWidget *bar = gtk_widget_get_first_child(window->messages); bar != NULL;
       bar = gtk_widget_get_next_sibling(bar)) {
    GtkWidget *first = g_object_get_data(G_OBJECT(bar), FIRST);
    if (first == NULL || number_of(bar) == 0 || !gtk_widget_get_visible(bar)) continue;
    gtk_widget_grab_focus(first);
    // What Enter would press is to be seen.
    gtk_window_set_focus_visible(window->gtk, TRUE);
    return;
  }
}

static gboolean remove_bar(gpointer data) {
  GtkWidget *bar = data, *box = gtk_widget_get_parent(bar);
  if (box != NULL) gtk_box_remove(GTK_BOX(box), bar);
  return G_SOURCE_REMOVE;
}

/// The bar has slid away. It is removed once the toolkit is done with it.
static void slid(GtkRevealer *revealer, GParamSpec *spec, gpointer bar) {
  (void)spec;
  if (!gtk_revealer_get_child_revealed(revealer))
    g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, remove_bar, g_object_ref(bar), g_object_unref);
}

static void leave_focus(DPWindow *window, GtkWidget *bar) {
  GtkWidget *focus = gtk_window_get_focus(window->gtk);
  if (focus != NULL && gtk_widget_is_ancestor(focus, bar))
    gtk_widget_grab_focus(GTK_WIDGET(window->canvas));
}

void dp_window_hide_message(DPWindow *window, int32_t number) {
  GtkWidget *bar = find(window, number);
  if (bar == NULL) return;
  leave_focus(window, bar);
  g_object_set_data(G_OBJECT(bar), NUMBER, GINT_TO_POINTER(0));
  if (gtk_widget_get_mapped(bar)) {
    // It accepts neither clicks nor keys now.
    gtk_widget_set_sensitive(bar, FALSE);
    // What slides is the toolkit's own part of it.
    g_signal_connect(
        gtk_widget_get_first_child(bar), "notify::child-revealed", G_CALLBACK(slid), bar);
    gtk_info_bar_set_revealed(GTK_INFO_BAR(bar), FALSE);
  } else {
    gtk_box_remove(GTK_BOX(window->messages), bar);
  }
  dp_messages_update(window);
}

static void answered(GtkInfoBar *bar, int response, gpointer data) {
  DPWindow *window = data;
  int32_t number = number_of(GTK_WIDGET(bar));
  if (number == 0) return;
  dp_window_hide_message(window, number);
  gtk_widget_grab_focus(GTK_WIDGET(window->canvas));
  window->callbacks.answer(window->context, number, response >= 0 ? response : -1);
}

static void button_clicked(GtkButton *button, gpointer bar) {
  gtk_info_bar_response(
      GTK_INFO_BAR(bar), GPOINTER_TO_INT(g_object_get_data(G_OBJECT(button), ANSWER)));
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

static GtkWidget *button_new(GtkWidget *bar, const char *words, int response) {
  GtkWidget *button = gtk_button_new_with_mnemonic(words);
  // The toolkit's own name for it has the underline of the mnemonic.
  char **parts = g_strsplit(words, "_", 2);
  char *name = g_strjoinv("", parts);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_free(name);
  g_strfreev(parts);
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  g_object_set_data(G_OBJECT(button), ANSWER, GINT_TO_POINTER(response));
  g_signal_connect(button, "clicked", G_CALLBACK(button_clicked), bar);
  return button;
}

static GtkWidget *words_new(const char *text) {
  // Plain text, never markup: it may name a stranger's file.
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_wrap(GTK_LABEL(label), TRUE);
  gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_selectable(GTK_LABEL(label), TRUE);
  gtk_widget_set_focusable(label, FALSE);
  gtk_widget_set_hexpand(label, TRUE);
  gtk_label_set_max_width_chars(GTK_LABEL(label), LONGEST_LINE);
  return label;
}

/// The icon beside the words. An image names a baseline, with which a row is higher once its width is known, and the
/// toolkit complains of that; a box around it has no baseline.
static GtkWidget *icon_new(DPMessageKind kind) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *icon = gtk_image_new_from_icon_name(icon_of(kind));
  gtk_accessible_update_state(GTK_ACCESSIBLE(icon), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_vexpand(icon, TRUE);
  gtk_box_append(GTK_BOX(box), icon);
  // It grows with the words, and the row doesn't grow with it.
  gtk_widget_set_vexpand(box, FALSE);
  return box;
}

static int size_of(GtkWidget *widget, GtkOrientation orientation, int for_size, bool is_least) {
  int least, natural;
  gtk_widget_measure(widget, orientation, for_size, &least, &natural, NULL, NULL);
  return is_least ? least : natural;
}

/// The words of a message, and the row of its buttons.
typedef struct {
  GtkWidget *words, *buttons;
  int buttons_width;
  /// Whether there is room for them side by side.
  bool are_beside;
} Parts;

static Parts parts_of(GtkWidget *content, int width) {
  Parts parts = {.words = gtk_widget_get_first_child(content)};
  parts.buttons = gtk_widget_get_next_sibling(parts.words);
  parts.buttons_width = size_of(parts.buttons, GTK_ORIENTATION_HORIZONTAL, -1, false);
  int words = size_of(parts.words, GTK_ORIENTATION_HORIZONTAL, -1, false);
  parts.are_beside = width < 0 || words + GAP + parts.buttons_width <= width;
  return parts;
}

static void measure_content(
    GtkWidget *content, GtkOrientation orientation, int for_size, int *least, int *natural) {
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    Parts parts = parts_of(content, -1);
    *least = MAX(
        size_of(parts.words, orientation, -1, true), size_of(parts.buttons, orientation, -1, true));
    // A message makes no window wider.
    *natural = MAX(size_of(parts.words, orientation, -1, false), parts.buttons_width);
    return;
  }
  Parts parts = parts_of(content, for_size);
  int room = for_size < 0 ? -1 : parts.are_beside ? for_size - GAP - parts.buttons_width : for_size;
  int words = size_of(parts.words, orientation, room, true);
  int buttons = size_of(parts.buttons, orientation, -1, true);
  *least = *natural = parts.are_beside ? MAX(words, buttons) : words + buttons;
}

static void allocate_content(GtkWidget *content, int width, int height) {
  Parts parts = parts_of(content, width);
  int buttons_height = size_of(parts.buttons, GTK_ORIENTATION_VERTICAL, -1, true);
  int buttons_width =
      MAX(MIN(parts.buttons_width, width),
          size_of(parts.buttons, GTK_ORIENTATION_HORIZONTAL, -1, true));
  bool is_mirrored = gtk_widget_get_direction(content) == GTK_TEXT_DIR_RTL;
  int words_width = parts.are_beside ? width - GAP - buttons_width : width;
  int words_height = parts.are_beside ? height : height - buttons_height;
  dp_gizmo_place(parts.words, is_mirrored ? width - words_width : 0, 0, words_width, words_height);
  dp_gizmo_place(
      parts.buttons, is_mirrored ? 0 : width - buttons_width,
      parts.are_beside ? (height - buttons_height) / 2 : height - buttons_height, buttons_width,
      buttons_height);
}

static GtkWidget *content_new(
    GtkWidget *bar, DPMessageKind kind, const char *text, const char *const *buttons,
    int32_t count) {
  GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_add_css_class(line, "message-line");
  gtk_box_append(GTK_BOX(line), icon_new(kind));
  GtkWidget *words = words_new(text);
  g_object_set_data(G_OBJECT(bar), WORDS, words);
  gtk_box_append(GTK_BOX(line), words);
  GtkWidget *whole = line, *row = line;
  if (count > MOST_BESIDE) {
    whole = dp_gizmo_new(
        "message", (DPGizmoLayout){measure_content, allocate_content, NULL, true},
        GTK_ACCESSIBLE_ROLE_GROUP);
    gtk_widget_set_hexpand(whole, TRUE);
    row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
    gtk_widget_set_parent(line, whole);
    gtk_widget_set_parent(row, whole);
  }
  for (int i = 0; i < count; i++) {
    GtkWidget *button = button_new(bar, buttons[i], i);
    gtk_box_append(GTK_BOX(row), button);
    if (i == 0 && kind == DPMessageQuestion) g_object_set_data(G_OBJECT(bar), FIRST, button);
  }
  return whole;
}

/// In the line of the words' beginning, however many lines there are.
static void place_close_button(GtkWidget *bar) {
  GtkWidget *box = gtk_widget_get_first_child(gtk_widget_get_first_child(bar));
  gtk_widget_set_valign(gtk_widget_get_last_child(box), GTK_ALIGN_START);
}

void dp_window_show_message(
    DPWindow *window, int32_t number, DPMessageKind kind, const char *text,
    const char *const *buttons, int32_t count) {
  GtkWidget *bar = gtk_info_bar_new(), *old = find(window, number);
  gtk_info_bar_set_message_type(GTK_INFO_BAR(bar), to_type(kind));
  gtk_info_bar_set_show_close_button(GTK_INFO_BAR(bar), TRUE);
  g_object_set_data(G_OBJECT(bar), NUMBER, GINT_TO_POINTER(number));
  g_object_set_data(G_OBJECT(bar), KIND, GINT_TO_POINTER(kind));
  gtk_info_bar_add_child(GTK_INFO_BAR(bar), content_new(bar, kind, text, buttons, count));
  place_close_button(bar);
  g_signal_connect(bar, "response", G_CALLBACK(answered), window);
  if (kind == DPMessageQuestion) add_question_keys(window, bar);
  // A message that replaces another one doesn't slide.
  if (old == NULL) gtk_info_bar_set_revealed(GTK_INFO_BAR(bar), FALSE);
  gtk_box_prepend(GTK_BOX(window->messages), bar);
  if (old != NULL) {
    leave_focus(window, old);
    gtk_box_remove(GTK_BOX(window->messages), old);
  }
  dp_messages_update(window);
  gtk_info_bar_set_revealed(GTK_INFO_BAR(bar), TRUE);
  if (kind == DPMessageQuestion) dp_window_focus_question(window);
}

void dp_window_reword_message(DPWindow *window, int32_t number, const char *text) {
  GtkWidget *bar = find(window, number);
  if (bar != NULL) gtk_label_set_text(GTK_LABEL(g_object_get_data(G_OBJECT(bar), WORDS)), text);
}
