// Asks the desktop whether it wants dark or light programs.
#include "dp-desktop.h"

#include "dp-private.h"

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define COLOR_SCHEME "color-scheme"

struct DPDesktop {
  bool dark;
  GDBusConnection *bus;
  guint subscription;
  GCancellable *cancellable;
  void (*changed)(void *context, bool dark);
  void *context;
  void (*destroy)(void *context);
};

/// 1 prefers dark; 0 and 2 don't.
static void take(DPDesktop *desktop, GVariant *value) {
  while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
    GVariant *inner = g_variant_get_variant(value);
    take(desktop, inner);
    g_variant_unref(inner);
    return;
  }
  if (!g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) return;
  bool dark = g_variant_get_uint32(value) == 1;
  if (dark == desktop->dark) return;
  desktop->dark = dark;
  desktop->changed(desktop->context, dark);
}

static void setting_changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface,
    const char *signal, GVariant *parameters, gpointer data) {
  (void)bus, (void)sender, (void)path, (void)interface, (void)signal;
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
  const char *namespace, *key;
  GVariant *value;
  g_variant_get(parameters, "(&s&sv)", &namespace, &key, &value);
  if (g_str_equal(namespace, APPEARANCE) && g_str_equal(key, COLOR_SCHEME)) take(data, value);
  g_variant_unref(value);
}

static void setting_read(GObject *source, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(source), result, &error);
  // No portal, or the desktop is gone: what the theme said stays.
  if (reply == NULL) {
    g_error_free(error);
    return;
  }
  GVariant *value = g_variant_get_child_value(reply, 0);
  take(data, value);
  g_variant_unref(value);
  g_variant_unref(reply);
}

static void bus_found(GObject *source, GAsyncResult *result, gpointer data) {
  (void)source;
  GError *error = NULL;
  GDBusConnection *bus = g_bus_get_finish(result, &error);
  if (bus == NULL) {
    g_error_free(error);
    return;
  }
  DPDesktop *desktop = data;
  desktop->bus = bus;
  desktop->subscription = g_dbus_connection_signal_subscribe(
      bus, PORTAL, PORTAL_SETTINGS, "SettingChanged", PORTAL_PATH, APPEARANCE,
      G_DBUS_SIGNAL_FLAGS_NONE, setting_changed, desktop, NULL);
  g_dbus_connection_call(
      bus, PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "Read",
      g_variant_new("(ss)", APPEARANCE, COLOR_SCHEME), G_VARIANT_TYPE("(v)"),
      G_DBUS_CALL_FLAGS_NONE, -1, desktop->cancellable, setting_read, desktop);
}

static bool theme_is_dark(void) {
  gboolean dark = FALSE;
  char *name = NULL;
  g_object_get(
      gtk_settings_get_default(), "gtk-application-prefer-dark-theme", &dark, "gtk-theme-name",
      &name, NULL);
  bool named = name != NULL && (g_str_has_suffix(name, "-dark") || g_str_has_suffix(name, ":dark"));
  g_free(name);
  return dark || named;
}

DPDesktop *dp_desktop_new(
    void (*changed)(void *context, bool dark), void *context, void (*destroy)(void *context)) {
  DPDesktop *desktop = g_new0(DPDesktop, 1);
  desktop->dark = theme_is_dark();
  desktop->changed = changed;
  desktop->context = context;
  desktop->destroy = destroy;
  desktop->cancellable = g_cancellable_new();
  dp_object_made();
  if (dp_desktop_has_bus())
    g_bus_get(G_BUS_TYPE_SESSION, desktop->cancellable, bus_found, desktop);
  return desktop;
}

void dp_desktop_free(DPDesktop *desktop) {
  // Answers that still come find the cancellable and touch nothing else.
  g_cancellable_cancel(desktop->cancellable);
  g_object_unref(desktop->cancellable);
  if (desktop->subscription != 0)
    g_dbus_connection_signal_unsubscribe(desktop->bus, desktop->subscription);
  g_clear_object(&desktop->bus);
  desktop->destroy(desktop->context);
  g_free(desktop);
  dp_object_freed();
}

bool dp_desktop_is_dark(DPDesktop *desktop) { return desktop->dark; }

bool dp_desktop_has_bus(void) {
  const char *address = g_getenv("DBUS_SESSION_BUS_ADDRESS");
  if (address != NULL) return !g_str_equal(address, DP_NO_BUS);
  char *path = g_build_filename(g_get_user_runtime_dir(), "bus", NULL);
  bool exists = g_file_test(path, G_FILE_TEST_EXISTS);
  g_free(path);
  return exists;
}
