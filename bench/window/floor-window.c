// floor-window: the least that shows the same window: the screen in its bezel on a desk, and the header's buttons, of which
// none does anything. A press shows the screen with the drawer out, a release without, and a move of the pressed mouse with
// the drawer as far out as the mouse is to the right.
#include "../floor/floor.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void stop(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("floor-window: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(3);
}

enum { BEZEL = 10, RADIUS = 65, AROUND = 34 };

typedef struct {
  GtkWidget parent;
  Scene *scene;
  double open;
} Phone;

typedef struct {
  GtkWidgetClass parent;
} PhoneClass;

static GType phone_get_type(void);
G_DEFINE_TYPE(Phone, phone, GTK_TYPE_WIDGET)

static void phone_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *least,
                          int *natural, int *least_baseline, int *natural_baseline) {
  (void)widget, (void)for_size;
  *least = *natural = (orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT) + 2 * AROUND;
  *least_baseline = *natural_baseline = -1;
}

static void phone_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  Phone *phone = (Phone *)widget;
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  double x = floor((width - WIDTH) / 2.0), y = floor((height - HEIGHT) / 2.0);
  append_box(snapshot, 0, 0, width, height, 0xE9E8E7);
  double left = x - BEZEL, top = y - BEZEL, wide = WIDTH + 2 * BEZEL, high = HEIGHT + 2 * BEZEL;
  append_shadow(snapshot, left, top, wide, high, RADIUS, 2, 6, 0.22f);
  append_shadow(snapshot, left, top, wide, high, RADIUS, 12, 24, 0.2f);
  GskRenderNode *node = scene_node(phone->scene, phone->open);
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT((float)x, (float)y));
  gtk_snapshot_push_clip(snapshot, &GRAPHENE_RECT_INIT(0, 0, WIDTH, HEIGHT));
  gtk_snapshot_append_node(snapshot, node);
  gtk_snapshot_pop(snapshot);
  gtk_snapshot_restore(snapshot);
  gsk_render_node_unref(node);
  GskRoundedRect outline;
  gsk_rounded_rect_init_from_rect(
      &outline, &GRAPHENE_RECT_INIT((float)left, (float)top, (float)wide, (float)high), RADIUS);
  GdkRGBA body = colour(0x17181C, 1);
  gtk_snapshot_append_border(snapshot, &outline, (float[4]){BEZEL, BEZEL, BEZEL, BEZEL},
                             (GdkRGBA[4]){body, body, body, body});
}

static gboolean phone_event(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  (void)controller;
  Phone *phone = data;
  GdkEventType type = gdk_event_get_event_type(event);
  double x = 0, y = 0;
  if (type == GDK_MOTION_NOTIFY && (gdk_event_get_modifier_state(event) & GDK_BUTTON1_MASK) != 0 &&
      gdk_event_get_position(event, &x, &y))
    phone->open = CLAMP(x / gtk_widget_get_width((GtkWidget *)phone), 0, 1);
  else if (type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE)
    phone->open = type == GDK_BUTTON_PRESS;
  else
    return GDK_EVENT_PROPAGATE;
  gtk_widget_queue_draw((GtkWidget *)phone);
  return GDK_EVENT_STOP;
}

static void phone_class_init(PhoneClass *class) {
  GTK_WIDGET_CLASS(class)->measure = phone_measure;
  GTK_WIDGET_CLASS(class)->snapshot = phone_snapshot;
}

static void phone_init(Phone *phone) {
  phone->scene = scene_new();
  GtkEventController *legacy = gtk_event_controller_legacy_new();
  g_signal_connect(legacy, "event", G_CALLBACK(phone_event), phone);
  gtk_widget_add_controller(GTK_WIDGET(phone), legacy);
}

static GtkWidget *menu_button_new(const char *label, const char *icon) {
  GtkWidget *button = gtk_menu_button_new();
  if (icon != NULL) gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(button), icon);
  if (label != NULL) {
    gtk_menu_button_set_always_show_arrow(GTK_MENU_BUTTON(button), TRUE);
    gtk_menu_button_set_label(GTK_MENU_BUTTON(button), label);
  }
  return button;
}

static GtkWidget *header_new(void) {
  GtkWidget *header = gtk_header_bar_new(), *titles = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  const char *const words[] = {"DrawerProto", "Inbox"}, *const classes[] = {"title", "subtitle"};
  for (int i = 0; i < 2; i++) {
    GtkWidget *label = gtk_label_new(words[i]);
    gtk_widget_add_css_class(label, classes[i]);
    gtk_box_append(GTK_BOX(titles), label);
  }
  GtkHeaderBar *bar = GTK_HEADER_BAR(header);
  gtk_header_bar_set_title_widget(bar, titles);
  gtk_header_bar_pack_start(bar, menu_button_new("Modern", NULL));
  const char *const starts[] = {"view-refresh-symbolic", "media-playback-pause-symbolic",
                                "media-skip-forward-symbolic"};
  for (int i = 0; i < 3; i++)
    gtk_header_bar_pack_start(bar, gtk_button_new_from_icon_name(starts[i]));
  gtk_header_bar_pack_start(bar, menu_button_new("100 %", NULL));
  gtk_header_bar_pack_end(bar, menu_button_new(NULL, "open-menu-symbolic"));
  gtk_header_bar_pack_end(bar, gtk_button_new_from_icon_name("camera-photo-symbolic"));
  gtk_header_bar_pack_end(bar, gtk_button_new_from_icon_name("document-open-symbolic"));
  return header;
}

static void activate(GtkApplication *application) {
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_titlebar(GTK_WINDOW(window), header_new());
  gtk_window_set_child(GTK_WINDOW(window), g_object_new(phone_get_type(), NULL));
  gtk_window_present(GTK_WINDOW(window));
}

int main(void) {
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 0, NULL);
}
