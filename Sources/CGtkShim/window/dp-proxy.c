// Invisible widgets by which assistive technology knows the phone's views.
#include <dp-exact.h>

#include "dp-canvas-private.h"
#include "dp-proxy-private.h"

struct DPProxy {
  GtkWidget parent;
  /// NULL once disposed.
  DPCanvas *canvas;
  DPRole role;
  char *key;
  DPRect frame;
};

typedef struct {
  GtkWidgetClass parent_class;
} DPProxyClass;

typedef DPProxy DPPressable;
typedef DPProxyClass DPPressableClass;

static GType dp_proxy_get_type(void);
static GType dp_pressable_get_type(void);

G_DEFINE_TYPE(DPProxy, dp_proxy, GTK_TYPE_WIDGET)
// A class of its own: an action belongs to a whole class, and assistive technology would offer it on labels too.
G_DEFINE_TYPE(DPPressable, dp_pressable, dp_proxy_get_type())

// Assistive technology shows the names.
#define PRESS "phone.press"
#define OWN_ACTIONS "view"

static bool is_proxy(GtkWidget *widget) {
  return G_TYPE_CHECK_INSTANCE_TYPE(widget, dp_proxy_get_type());
}

void dp_proxies_allocate(GtkWidget *parent, double x, double y) {
  for (GtkWidget *child = gtk_widget_get_first_child(parent); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    if (!is_proxy(child) || !gtk_widget_get_visible(child)) continue;
    DPRect frame = ((DPProxy *)child)->frame;
    int left = (int)floor(frame.x - x), top = (int)floor(frame.y - y);
    int width = MAX(0, (int)ceil(frame.width)), height = MAX(0, (int)ceil(frame.height));
    // The toolkit warns if a widget gets a size without being measured.
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, NULL, NULL, NULL, NULL);
    gtk_widget_size_allocate(child, &(GtkAllocation){left, top, width, height}, -1);
  }
}

static void proxy_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *least, int *natural,
    int *least_baseline, int *natural_baseline) {
  (void)widget, (void)orientation, (void)for_size;
  *least = *natural = 0;
  *least_baseline = *natural_baseline = -1;
}

static void proxy_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  (void)width, (void)height, (void)baseline;
  DPProxy *proxy = (DPProxy *)widget;
  dp_proxies_allocate(widget, floor(proxy->frame.x), floor(proxy->frame.y));
}

static void act(DPProxy *proxy, const char *action) {
  if (proxy->canvas == NULL || proxy->canvas->context == NULL) return;
  // The action may remove the proxy with its actions.
  char *key = g_strdup(proxy->key), *name = g_strdup(action);
  proxy->canvas->callbacks.press(proxy->canvas->context, key, name);
  g_free(name);
  g_free(key);
}

static void pressed(GtkWidget *widget, const char *action, GVariant *parameter) {
  (void)action, (void)parameter;
  act((DPProxy *)widget, NULL);
}

static void own_action(GSimpleAction *action, GVariant *parameter, gpointer proxy) {
  (void)parameter;
  act(proxy, g_action_get_name(G_ACTION(action)));
}

static void proxy_focus_changed(GtkWidget *widget, GParamSpec *spec, gpointer data) {
  (void)spec, (void)data;
  DPProxy *proxy = (DPProxy *)widget;
  if (proxy->canvas == NULL) return;
  dp_canvas_focus_moved(proxy->canvas, gtk_widget_has_focus(widget) ? proxy->key : NULL);
}

static void proxy_dispose(GObject *object) {
  DPProxy *proxy = (DPProxy *)object;
  GtkWidget *child;
  proxy->canvas = NULL;
  while ((child = gtk_widget_get_first_child((GtkWidget *)object)) != NULL)
    gtk_widget_unparent(child);
  G_OBJECT_CLASS(dp_proxy_parent_class)->dispose(object);
}

static void proxy_finalize(GObject *object) {
  g_free(((DPProxy *)object)->key);
  G_OBJECT_CLASS(dp_proxy_parent_class)->finalize(object);
}

static void dp_proxy_class_init(DPProxyClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  G_OBJECT_CLASS(class)->dispose = proxy_dispose;
  G_OBJECT_CLASS(class)->finalize = proxy_finalize;
  widget->measure = proxy_measure;
  widget->size_allocate = proxy_size_allocate;
  gtk_widget_class_set_css_name(widget, "proxy");
}

static void dp_proxy_init(DPProxy *proxy) { (void)proxy; }

static void dp_pressable_class_init(DPPressableClass *class) {
  gtk_widget_class_install_action(GTK_WIDGET_CLASS(class), PRESS, NULL, pressed);
}

static void dp_pressable_init(DPPressable *proxy) { (void)proxy; }

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
    case DPRoleStatus:
      // GTK 4.18.6 keeps the name of a status off the accessibility bus; 4.8 and 4.24 do not.
      return gtk_check_version(4, 12, 0) == NULL && gtk_check_version(4, 24, 0) != NULL
                 ? GTK_ACCESSIBLE_ROLE_LABEL
                 : GTK_ACCESSIBLE_ROLE_STATUS;
    case DPRoleSwitch: return GTK_ACCESSIBLE_ROLE_SWITCH;
    case DPRoleTab: return GTK_ACCESSIBLE_ROLE_TAB;
    case DPRoleTabs: return GTK_ACCESSIBLE_ROLE_TAB_LIST;
    case DPRoleText: return GTK_ACCESSIBLE_ROLE_LABEL;
    case DPRoleTextField: return GTK_ACCESSIBLE_ROLE_TEXT_BOX;
    case DPRoleToolbar: return GTK_ACCESSIBLE_ROLE_TOOLBAR;
  }
}

DPProxy *dp_proxy_new(
    DPCanvas *canvas, DPProxy *parent, DPRole role, bool pressable, const char *key) {
  DPProxy *proxy = g_object_new(
      pressable ? dp_pressable_get_type() : dp_proxy_get_type(), "accessible-role",
      to_role(role), NULL);
  GtkWidget *widget = GTK_WIDGET(proxy);
  proxy->canvas = canvas;
  proxy->role = role;
  proxy->key = g_strdup(key);
  gtk_widget_set_can_target(widget, FALSE);
  gtk_widget_set_focusable(widget, pressable);
  gtk_widget_set_opacity(widget, 0);
  g_signal_connect(widget, "notify::has-focus", G_CALLBACK(proxy_focus_changed), NULL);
  gtk_widget_set_parent(widget, parent != NULL ? GTK_WIDGET(parent) : GTK_WIDGET(canvas));
  return proxy;
}

void dp_proxy_keep_unfocused(DPProxy *proxy) { gtk_widget_set_focusable(GTK_WIDGET(proxy), FALSE); }

void dp_proxy_remove(DPProxy *proxy) {
  GtkWidget *widget = GTK_WIDGET(proxy);
  GtkRoot *root = gtk_widget_get_root(widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus(root) : NULL;
  // The keyboard stays with the phone.
  if (focus != NULL && (focus == widget || gtk_widget_is_ancestor(focus, widget)))
    gtk_widget_grab_focus(GTK_WIDGET(proxy->canvas));
  gtk_widget_unparent(widget);
}

void dp_proxy_order(DPProxy *proxy, DPProxy *after) {
  GtkWidget *widget = GTK_WIDGET(proxy), *previous = (GtkWidget *)after;
  if (gtk_widget_get_prev_sibling(widget) == previous) return;
  gtk_widget_insert_after(widget, gtk_widget_get_parent(widget), previous);
}

void dp_proxy_set_words(DPProxy *proxy, const char *label, const char *description) {
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(proxy), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void dp_proxy_set_actions(DPProxy *proxy, const char *const *names, int32_t count) {
  GSimpleActionGroup *group = count > 0 ? g_simple_action_group_new() : NULL;
  for (int i = 0; i < count; i++) {
    GSimpleAction *action = g_simple_action_new(names[i], NULL);
    g_signal_connect(action, "activate", G_CALLBACK(own_action), proxy);
    g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
    g_object_unref(action);
  }
  gtk_widget_insert_action_group(GTK_WIDGET(proxy), OWN_ACTIONS, (GActionGroup *)group);
  g_clear_object(&group);
}

void dp_proxy_set_enabled(DPProxy *proxy, bool enabled) {
  gtk_widget_set_sensitive(GTK_WIDGET(proxy), enabled);
}

void dp_proxy_set_checked(DPProxy *proxy, bool checked) {
  if (proxy->role == DPRoleTab)
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(proxy), GTK_ACCESSIBLE_STATE_SELECTED, checked, -1);
  else
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(proxy), GTK_ACCESSIBLE_STATE_CHECKED,
        checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void dp_proxy_set_frame(DPProxy *proxy, DPRect frame) {
  if (memcmp(&proxy->frame, &frame, sizeof frame) == 0) return;
  proxy->frame = frame;
  GtkWidget *parent = gtk_widget_get_parent(GTK_WIDGET(proxy));
  if (parent != NULL) gtk_widget_queue_allocate(parent);
}
