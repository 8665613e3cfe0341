// floor-window: the least that shows the same screen in a window. A press shows it with the drawer out, a release without.
#include "../floor/floor.h"

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
  *least = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
  *least_baseline = *natural_baseline = -1;
}

static void phone_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  Phone *phone = (Phone *)widget;
  GskRenderNode *node = scene_node(phone->scene, phone->open);
  gtk_snapshot_append_node(snapshot, node);
  gsk_render_node_unref(node);
}

static gboolean phone_event(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  (void)controller;
  Phone *phone = data;
  GdkEventType type = gdk_event_get_event_type(event);
  if (type != GDK_BUTTON_PRESS && type != GDK_BUTTON_RELEASE) return GDK_EVENT_PROPAGATE;
  phone->open = type == GDK_BUTTON_PRESS;
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

static void activate(GtkApplication *application) {
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_titlebar(GTK_WINDOW(window), gtk_header_bar_new());
  gtk_window_set_child(GTK_WINDOW(window), g_object_new(phone_get_type(), NULL));
  gtk_window_present(GTK_WINDOW(window));
}

int main(void) {
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), 0, NULL);
}
