// list-view step|jump COUNT [DAYS]: what GTK's own list costs for the same days, as one line of JSON.
// Rows of different heights over a lazy model, laid out, snapshot and drawn in-process at 393×852 and
// scale 2. It needs a display, since widgets do; nothing of what is measured reaches it.
#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 393, HEIGHT = 852, SCALE = 2, STEP = 60, WARM_UP = 20, MEALS = 4 };

// A day is its number; it exists only while a row shows it.
typedef struct {
  GObject parent;
  guint number;
} Day;
typedef GObjectClass DayClass;
static GType day_get_type(void);
G_DEFINE_TYPE(Day, day, G_TYPE_OBJECT)
static void day_init(Day *day) { (void)day; }
static void day_class_init(DayClass *type) { (void)type; }

typedef struct {
  GObject parent;
  guint count;
} DayList;
typedef GObjectClass DayListClass;
static GType day_list_get_type(void);

static GType item_type(GListModel *model) {
  (void)model;
  return day_get_type();
}
static guint item_count(GListModel *model) { return ((DayList *)model)->count; }
static gpointer item(GListModel *model, guint position) {
  if (position >= ((DayList *)model)->count)
    return NULL;
  Day *day = g_object_new(day_get_type(), NULL);
  day->number = position;
  return day;
}
static void fill_model(GListModelInterface *model) {
  model->get_item_type = item_type;
  model->get_n_items = item_count;
  model->get_item = item;
}
G_DEFINE_TYPE_WITH_CODE(DayList, day_list, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, fill_model))
static void day_list_init(DayList *list) { (void)list; }
static void day_list_class_init(DayListClass *type) { (void)type; }

static GtkWidget *label(GtkWidget *box) {
  GtkWidget *made = gtk_label_new("");
  gtk_label_set_xalign(GTK_LABEL(made), 0);
  gtk_box_append(GTK_BOX(box), made);
  return made;
}

// A row as the schedule's: the day's number, its weekday over its month, its meals below each other,
// each with a mark, and a button that adds one.
static void set_up(GtkListItemFactory *factory, GtkListItem *row) {
  (void)factory;
  GtkWidget *all = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *date = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *meals = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *number = label(all);
  gtk_widget_set_size_request(number, 40, 44);
  gtk_widget_set_size_request(date, 64, -1);
  gtk_box_append(GTK_BOX(all), date);
  gtk_box_append(GTK_BOX(all), meals);
  GtkWidget **labels = g_new0(GtkWidget *, 3 + MEALS);
  labels[0] = number;
  labels[1] = label(date);
  labels[2] = label(date);
  gtk_widget_set_hexpand(meals, TRUE);
  for (int i = 0; i < MEALS; i++) {
    GtkWidget *meal = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    GtkWidget *mark = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_set_size_request(mark, 4, 20);
    gtk_widget_set_valign(mark, GTK_ALIGN_CENTER);
    gtk_widget_add_css_class(mark, "mark");
    gtk_widget_set_size_request(meal, -1, 40);
    gtk_box_append(GTK_BOX(meal), mark);
    gtk_box_append(GTK_BOX(meals), meal);
    labels[3 + i] = label(meal);
  }
  GtkWidget *add = gtk_button_new_from_icon_name("list-add-symbolic");
  gtk_widget_add_css_class(add, "flat");
  gtk_widget_set_valign(add, GTK_ALIGN_START);
  gtk_box_append(GTK_BOX(all), add);
  g_object_set_data_full(G_OBJECT(row), "labels", labels, g_free);
  gtk_list_item_set_child(row, all);
}

static void bind(GtkListItemFactory *factory, GtkListItem *row) {
  (void)factory;
  static const char *const weekdays[] = {"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"};
  static const char *const months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                       "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  static const char *const kinds[] = {"Breakfast", "Lunch", "Snack", "Dinner"};
  static const int meals[] = {2, 3, 1, 0, 4, 0, 1};
  guint number = ((Day *)gtk_list_item_get_item(row))->number;
  GtkWidget **labels = g_object_get_data(G_OBJECT(row), "labels");
  char text[16];
  g_snprintf(text, sizeof text, "%u", number % 31 + 1);
  gtk_label_set_text(GTK_LABEL(labels[0]), text);
  gtk_label_set_text(GTK_LABEL(labels[1]), weekdays[number % 7]);
  gtk_label_set_text(GTK_LABEL(labels[2]), months[number / 31 % 12]);
  for (int i = 0; i < MEALS; i++) {
    gtk_label_set_text(GTK_LABEL(labels[3 + i]), kinds[i]);
    gtk_widget_set_visible(gtk_widget_get_parent(labels[3 + i]), i < meals[number % 7]);
  }
}

static double now_ms(void) { return (double)g_get_monotonic_time() / 1000; }

static int by_value(const void *a, const void *b) {
  double left = *(const double *)a, right = *(const double *)b;
  return (left > right) - (left < right);
}

// What GTK does for a frame, without the display: layout, snapshot, drawing.
static void draw(GtkWidget *list, cairo_t *context) {
  gtk_widget_size_allocate(list, &(GtkAllocation){0, 0, WIDTH, HEIGHT}, -1);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  GTK_WIDGET_GET_CLASS(list)->snapshot(list, snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  if (!node) {
    fputs("list-view: the list drew nothing\n", stderr);
    exit(3);
  }
  gsk_render_node_draw(node, context);
  gsk_render_node_unref(node);
}

int main(int argc, char **argv) {
  const char *mode = argc > 1 ? argv[1] : "";
  int count = argc > 2 ? atoi(argv[2]) : 300;
  guint days = argc > 3 ? (guint)strtoul(argv[3], NULL, 10) : 36525;
  bool jumps = strcmp(mode, "jump") == 0;
  if ((!jumps && strcmp(mode, "step") != 0) || count < 1 || days < 1000) {
    fputs("usage: list-view step|jump [COUNT [DAYS]]\n", stderr);
    return 2;
  }
  if (!gtk_init_check()) {
    fputs("list-view: no display\n", stderr);
    return 3;
  }
  DayList *model = g_object_new(day_list_get_type(), NULL);
  model->count = days;
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *list = gtk_list_view_new(
      GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(model))), factory);
  gtk_list_view_set_show_separators(GTK_LIST_VIEW(list), TRUE);
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(style, ".mark { background: #2459E0; border-radius: 2px; }", -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), WIDTH, HEIGHT);
  gtk_window_set_child(GTK_WINDOW(window), scrolled);
  gtk_window_present(GTK_WINDOW(window));
  // Until it is mapped and has its first layout.
  for (double begin = now_ms(); now_ms() - begin < 500;)
    g_main_context_iteration(NULL, FALSE);

  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH * SCALE, HEIGHT * SCALE);
  cairo_surface_set_device_scale(surface, SCALE, SCALE);
  cairo_t *context = cairo_create(surface);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  double *times = g_new(double, count), total = 0;
  for (int i = -WARM_UP; i < count; i++) {
    double range = gtk_adjustment_get_upper(adjustment) - HEIGHT, value = gtk_adjustment_get_value(adjustment);
    double target = value + STEP;
    // From the first half to the second and back, each time to a day that was not shown before.
    if (jumps)
      target = value < range / 2 ? range / 2 + value + 1000 : value - range / 2 + 1000;
    double begin = now_ms();
    gtk_adjustment_set_value(adjustment, target);
    draw(scrolled, context);
    if (i >= 0)
      total += times[i] = now_ms() - begin;
  }
  qsort(times, (size_t)count, sizeof *times, by_value);
  if (getenv("LIST_VIEW_PNG"))
    cairo_surface_write_to_png(surface, getenv("LIST_VIEW_PNG"));
  printf("{\"mode\":\"%s\",\"days\":%u,\"frames\":%d,\"ms\":%.4f,\"mean_ms\":%.4f,\"min_ms\":%.4f,"
         "\"offset\":%.1f}\n",
         mode, days, count, times[count / 2], total / count, times[0],
         gtk_adjustment_get_value(adjustment));
  return 0;
}
