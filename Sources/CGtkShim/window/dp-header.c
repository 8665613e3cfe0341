// Lays out a title bar whose room gets narrow.
#include "dp-gizmo.h"
#include "dp-header-private.h"

/// In logical pixels.
enum {
  GAP = 6,

  /// Room that the title keeps before a button's words are shown.
  TITLE_ROOM = 150,
  /// A title narrower than this says nothing.
  LEAST_TITLE = 64,
};

#define ROW "dp-row"
#define RANK "dp-rank"
#define TITLE "dp-title"

typedef struct {
  int least, natural, width;
  bool is_shown;
} Slot;

/// Children in their order: window controls, buttons of the start, the title, buttons of the end, window controls.
typedef struct {
  GtkWidget *widgets[24];
  Slot slots[24];
  int count, title;
} Row;

static bool is_title(GtkWidget *child) {
  return g_object_get_data(G_OBJECT(child), TITLE) != NULL;
}

static int rank(GtkWidget *child) {
  return GPOINTER_TO_INT(g_object_get_data(G_OBJECT(child), RANK));
}

static Row row_of(GtkWidget *widget) {
  Row row = {.title = -1};
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    if (!gtk_widget_get_visible(child)) continue;
    g_assert(row.count < (int)G_N_ELEMENTS(row.widgets));
    Slot *slot = &row.slots[row.count];
    gtk_widget_measure(
        child, GTK_ORIENTATION_HORIZONTAL, -1, &slot->least, &slot->natural, NULL, NULL);
    slot->is_shown = true;
    slot->width = slot->least;
    if (is_title(child)) {
      row.title = row.count;
      slot->least = slot->width = 0;
    }
    row.widgets[row.count++] = child;
  }
  return row;
}

/// An empty box of window controls takes no gap either.
static int taken(const Row *row) {
  int width = 0, last = 0;
  for (int i = 0; i < row->count; i++) {
    if (!row->slots[i].is_shown || row->slots[i].width == 0) continue;
    width += row->slots[i].width + last;
    last = GAP;
  }
  return width;
}

static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *least, int *natural) {
  (void)for_size;
  *least = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
         child = gtk_widget_get_next_sibling(child)) {
      int child_least, child_natural;
      gtk_widget_measure(child, orientation, -1, &child_least, &child_natural, NULL, NULL);
      *least = MAX(*least, child_least);
      *natural = MAX(*natural, child_natural);
    }
    return;
  }
  Row row = row_of(widget);
  for (int i = 0; i < row.count; i++) row.slots[i].width = row.slots[i].natural;
  *natural = taken(&row);
  for (int i = 0; i < row.count; i++) {
    row.slots[i].width = row.slots[i].least;
    row.slots[i].is_shown = rank(row.widgets[i]) == 0;
  }
  *least = taken(&row);
}

/// Decides which children are shown, and how wide.
static void share(Row *row, int width) {
  while (taken(row) > width) {
    int last = -1;
    for (int i = 0; i < row->count; i++)
      if (row->slots[i].is_shown && rank(row->widgets[i]) > 0 &&
          (last < 0 || rank(row->widgets[i]) > rank(row->widgets[last])))
        last = i;
    if (last < 0) break;
    row->slots[last].is_shown = false;
  }
  int room = width - taken(row);
  int wanted = row->title >= 0 ? MIN(row->slots[row->title].natural, TITLE_ROOM) + GAP : 0;
  for (int i = 0; i < row->count; i++) {
    Slot *slot = &row->slots[i];
    if (i == row->title || !slot->is_shown || room - (slot->natural - slot->least) < wanted)
      continue;
    room -= slot->natural - slot->least;
    slot->width = slot->natural;
  }
  if (row->title < 0) return;
  Slot *title = &row->slots[row->title];
  int left = MIN(room - GAP, title->natural);
  title->is_shown = left >= MIN(title->natural, LEAST_TITLE);
  title->width = title->is_shown ? left : 0;
}

static void allocate(GtkWidget *widget, int width, int height) {
  Row row = row_of(widget);
  share(&row, width);
  bool is_mirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
  int lefts[24], x = 0;
  for (int i = 0; i < row.count && i != row.title; i++) {
    lefts[i] = x;
    if (row.slots[i].is_shown && row.slots[i].width > 0) x += row.slots[i].width + GAP;
  }
  int end = width;
  for (int i = row.count - 1; i > row.title; i--) {
    bool is_there = row.slots[i].is_shown && row.slots[i].width > 0;
    lefts[i] = end - row.slots[i].width;
    if (is_there) end = lefts[i] - GAP;
  }
  if (row.title >= 0) {
    int wide = row.slots[row.title].width;
    // In the window's middle, as far as the buttons allow.
    lefts[row.title] = MAX(x, MIN((width - wide) / 2, end - wide));
  }
  for (int i = 0; i < row.count; i++) {
    Slot slot = row.slots[i];
    gtk_widget_set_child_visible(row.widgets[i], slot.is_shown);
    if (!slot.is_shown) continue;
    int left = is_mirrored ? width - lefts[i] - slot.width : lefts[i];
    dp_gizmo_place(row.widgets[i], left, 0, slot.width, height);
  }
}

static void measure_whole(
    GtkWidget *header, GtkOrientation orientation, int for_size, int *least, int *natural) {
  gtk_widget_measure(
      gtk_widget_get_first_child(header), orientation, for_size, least, natural, NULL, NULL);
}

static void allocate_whole(GtkWidget *header, int width, int height) {
  dp_gizmo_place(gtk_widget_get_first_child(header), 0, 0, width, height);
}

static void add_controls(GtkWidget *row, GtkPackType side, const char *class) {
  GtkWidget *controls = gtk_window_controls_new(side);
  gtk_widget_add_css_class(controls, class);
  gtk_widget_set_parent(controls, row);
}

GtkWidget *dp_header_new(GtkWidget *title, bool has_controls) {
  GtkWidget *header = dp_gizmo_new(
      "headerbar", (DPGizmoLayout){measure_whole, allocate_whole, NULL, false}, GTK_ACCESSIBLE_ROLE_GROUP);
  GtkWidget *row = dp_gizmo_new(
      "row", (DPGizmoLayout){measure, allocate, NULL, false}, GTK_ACCESSIBLE_ROLE_GROUP);
  g_object_set_data(G_OBJECT(title), TITLE, header);
  if (has_controls) add_controls(row, GTK_PACK_START, "start");
  gtk_widget_set_parent(title, row);
  if (has_controls) {
    add_controls(row, GTK_PACK_END, "end");
    GtkWidget *handle = gtk_window_handle_new();
    gtk_window_handle_set_child(GTK_WINDOW_HANDLE(handle), row);
    gtk_widget_set_parent(handle, header);
  } else {
    gtk_widget_set_parent(row, header);
  }
  g_object_set_data(G_OBJECT(header), ROW, row);
  return header;
}

/// What the last button stands before; NULL if it stands at the end.
static GtkWidget *end_controls(GtkWidget *row) {
  GtkWidget *last = gtk_widget_get_last_child(row);
  return GTK_IS_WINDOW_CONTROLS(last) ? last : NULL;
}

void dp_header_add(GtkWidget *header, DPSide side, GtkWidget *button, int rank) {
  GtkWidget *row = g_object_get_data(G_OBJECT(header), ROW);
  g_object_set_data(G_OBJECT(button), RANK, GINT_TO_POINTER(rank));
  GtkWidget *title = gtk_widget_get_first_child(row);
  while (!is_title(title)) title = gtk_widget_get_next_sibling(title);
  gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
  if (side == DPSideStart)
    gtk_widget_insert_before(button, row, title);
  else
    gtk_widget_insert_before(button, row, end_controls(row));
}
