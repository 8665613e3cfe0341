// Invisible widgets by which assistive technology knows the phone's views.
#include "dp-canvas-private.h"
#include "dp-mirror-private.h"

struct DPMirror {
  GtkWidget parent;
  /// NULL once disposed.
  DPCanvas *canvas;
  DPRole role;
  char *key;
  DPRect frame;
};

typedef struct {
  GtkWidgetClass parent_class;
} DPMirrorClass;

typedef DPMirror DPPressable;
typedef DPMirrorClass DPPressableClass;

static GType dp_mirror_get_type(void);
static GType dp_pressable_get_type(void);

G_DEFINE_TYPE(DPMirror, dp_mirror, GTK_TYPE_WIDGET)
// A class of its own: an action belongs to all of a class, and assistive technology would offer it on labels too.
G_DEFINE_TYPE(DPPressable, dp_pressable, dp_mirror_get_type())

// Assistive technology shows the names.
#define PRESS "phone.press"
#define OWN_ACTIONS "view"

static bool is_mirror(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, dp_mirror_get_type());
}

void dp_mirrors_allocate(GtkWidget *parent, double x, double y) {
  for (GtkWidget *child = gtk_widget_get_first_child(parent); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    if (!is_mirror(child) || !gtk_widget_get_visible(child)) continue;
    DPRect frame = ((DPMirror *)child)->frame;
    int left = (int)floor(frame.x - x), top = (int)floor(frame.y - y);
    int width = MAX(0, (int)ceil(frame.width)), height = MAX(0, (int)ceil(frame.height));
    // The toolkit complains of a size that nobody asked for.
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_size_allocate(child, &(GtkAllocation){left, top, width, height}, -1);
  }
}

static void mirror_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *least, int *natural,
    int *least_baseline, int *natural_baseline) {
  (void)widget, (void)orientation, (void)for_size;
  *least = *natural = 0;
  *least_baseline = *natural_baseline = -1;
}

static void mirror_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)width, (void)height, (void)baseline;
  DPMirror *mirror = (DPMirror *)widget;
  dp_mirrors_allocate(widget, floor(mirror->frame.x), floor(mirror->frame.y));
}

static void act(DPMirror *mirror, const char *action) {
  if (mirror->canvas == NULL || mirror->canvas->context == NULL) return;
  // What is done may take the mirror away, and its actions.
  char *key = g_strdup(mirror->key), *name = g_strdup(action);
  mirror->canvas->callbacks.press(mirror->canvas->context, key, name);
  g_free(name);
  g_free(key);
}

static void pressed(GtkWidget *widget, const char *action, GVariant *parameter) {
  (void)action, (void)parameter;
  act((DPMirror *)widget, NULL);
}

static void own_action(GSimpleAction *action, GVariant *parameter, gpointer mirror) {
  (void)parameter;
  act(mirror, g_action_get_name(G_ACTION(action)));
}

static void mirror_focus_changed(GtkWidget *widget, GParamSpec *spec, gpointer data) {
  (void)spec, (void)data;
  DPMirror *mirror = (DPMirror *)widget;
  if (mirror->canvas == NULL) return;
  dp_canvas_focus_moved(mirror->canvas, gtk_widget_has_focus(widget) ? mirror->key : NULL);
}

static void mirror_dispose(GObject *object) {
  DPMirror *mirror = (DPMirror *)object;
  GtkWidget *child;
  mirror->canvas = NULL;
  while ((child = gtk_widget_get_first_child((GtkWidget *)object)) != NULL)
    gtk_widget_unparent(child);
  G_OBJECT_CLASS(dp_mirror_parent_class)->dispose(object);
}

static void mirror_finalize(GObject *object) {
  g_free(((DPMirror *)object)->key);
  G_OBJECT_CLASS(dp_mirror_parent_class)->finalize(object);
}

static void dp_mirror_class_init(DPMirrorClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = mirror_dispose;
  G_OBJECT_CLASS(class)->finalize = mirror_finalize;
  widget->measure = mirror_measure;
  widget->size_allocate = mirror_size_allocate;
  gtk_widget_class_set_css_name(widget, "mirror");
}

static void dp_mirror_init(DPMirror *mirror) { (void)mirror; }

static void dp_pressable_class_init(DPPressableClass *class) {
  gtk_widget_class_install_action(GTK_WIDGET_CLASS(class), PRESS, NULL, pressed);
}

static void dp_pressable_init(DPPressable *mirror) { (void)mirror; }

static GtkAccessibleRole to_role(DPRole role) {
  switch (role) {
    case DPRoleGroup: return GTK_ACCESSIBLE_ROLE_GROUP;
    case DPRoleAlert: return GTK_ACCESSIBLE_ROLE_ALERT;
    case DPRoleButton: return GTK_ACCESSIBLE_ROLE_BUTTON;
    case DPRoleDialog: return GTK_ACCESSIBLE_ROLE_DIALOG;
    case DPRoleHeading: return GTK_ACCESSIBLE_ROLE_HEADING;
    case DPRoleImage: return GTK_ACCESSIBLE_ROLE_IMG;
    case DPRoleLink: return GTK_ACCESSIBLE_ROLE_LINK;
    case DPRoleList: return GTK_ACCESSIBLE_ROLE_LIST;
    case DPRoleRow: return GTK_ACCESSIBLE_ROLE_LIST_ITEM;
    case DPRoleSearch: return GTK_ACCESSIBLE_ROLE_SEARCH_BOX;
    case DPRoleSlider: return GTK_ACCESSIBLE_ROLE_SLIDER;
    case DPRoleStatus: return GTK_ACCESSIBLE_ROLE_STATUS;
    case DPRoleSwitch: return GTK_ACCESSIBLE_ROLE_SWITCH;
    case DPRoleTab: return GTK_ACCESSIBLE_ROLE_TAB;
    case DPRoleTabs: return GTK_ACCESSIBLE_ROLE_TAB_LIST;
    case DPRoleText: return GTK_ACCESSIBLE_ROLE_LABEL;
    case DPRoleTextField: return GTK_ACCESSIBLE_ROLE_TEXT_BOX;
    case DPRoleToolbar: return GTK_ACCESSIBLE_ROLE_TOOLBAR;
  }
}

DPMirror *dp_mirror_new(
    DPCanvas *canvas, DPMirror *parent, DPRole role, bool pressable, const char *key) {
  DPMirror *mirror = g_object_new(
      pressable ? dp_pressable_get_type() : dp_mirror_get_type(), "accessible-role",
      to_role(role), NULL);
  GtkWidget *widget = GTK_WIDGET(mirror);
  mirror->canvas = canvas;
  mirror->role = role;
  mirror->key = g_strdup(key);
  gtk_widget_set_can_target(widget, FALSE);
  gtk_widget_set_focusable(widget, pressable);
  gtk_widget_set_opacity(widget, 0);
  g_signal_connect(widget, "notify::has-focus", G_CALLBACK(mirror_focus_changed), NULL);
  gtk_widget_set_parent(widget, parent != NULL ? GTK_WIDGET(parent) : GTK_WIDGET(canvas));
  return mirror;
}

void dp_mirror_remove(DPMirror *mirror) {
  GtkWidget *widget = GTK_WIDGET(mirror);
  GtkRoot *root = gtk_widget_get_root(widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus(root) : NULL;
  // The keyboard stays with the phone.
  if (focus != NULL && (focus == widget || gtk_widget_is_ancestor(focus, widget)))
    gtk_widget_grab_focus(GTK_WIDGET(mirror->canvas));
  gtk_widget_unparent(widget);
}

void dp_mirror_order(DPMirror *mirror, DPMirror *after) {
  GtkWidget *widget = GTK_WIDGET(mirror), *previous = (GtkWidget *)after;
  if (gtk_widget_get_prev_sibling(widget) == previous) return;
  gtk_widget_insert_after(widget, gtk_widget_get_parent(widget), previous);
}

void dp_mirror_set_words(DPMirror *mirror, const char *label, const char *description) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(mirror), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void dp_mirror_set_actions(DPMirror *mirror, const char *const *names, int32_t count) {
  GSimpleActionGroup *group = count > 0 ? g_simple_action_group_new() : NULL;
  for (int i = 0; i < count; i++) {
    GSimpleAction *action = g_simple_action_new(names[i], NULL);
    g_signal_connect(action, "activate", G_CALLBACK(own_action), mirror);
    g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
    g_object_unref(action);
  }
  gtk_widget_insert_action_group(GTK_WIDGET(mirror), OWN_ACTIONS, (GActionGroup *)group);
  g_clear_object(&group);
}

void dp_mirror_set_enabled(DPMirror *mirror, bool enabled) {
  gtk_widget_set_sensitive(GTK_WIDGET(mirror), enabled);
}

void dp_mirror_set_checked(DPMirror *mirror, bool checked) {
  if (mirror->role == DPRoleTab)
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(mirror), GTK_ACCESSIBLE_STATE_SELECTED, checked, -1);
  else
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(mirror), GTK_ACCESSIBLE_STATE_CHECKED,
        checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void dp_mirror_set_frame(DPMirror *mirror, DPRect frame) {
  if (memcmp(&mirror->frame, &frame, sizeof frame) == 0) return;
  mirror->frame = frame;
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(mirror));
  if (parent != NULL) gtk_widget_queue_allocate(parent);
}
