// Asks the desktop whether it wants dark or light programs.
#include <dp-exact.h>

#include "dp-color-scheme.h"

#include <dp-session-bus.h>

#include "dp-private.h"

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define COLOR_SCHEME "color-scheme"

struct DPColorScheme {
  bool dark;
  GDBusConnection *bus;
  guint subscription;
  GCancellable *cancellable;
  void (*changed)(void *context, bool dark);
  void *context;
  void (*destroy)(void *context);
};

/// 1 prefers dark; 0 and 2 don't.
static void take(DPColorScheme *scheme, GVariant *value) {
  while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
    GVariant *inner = g_variant_get_variant(value);
    take(scheme, inner);
    g_variant_unref(inner);
    return;
  }
  if (!g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) return;
  bool dark = g_variant_get_uint32(value) == 1;
  if (dark == scheme->dark) return;
  scheme->dark = dark;
  scheme->changed(scheme->context, dark);
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
  // No portal, or the desktop has ended: the theme's answer stays.
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
  DPColorScheme *scheme = data;
  scheme->bus = bus;
  scheme->subscription = g_dbus_connection_signal_subscribe(
      bus, PORTAL, PORTAL_SETTINGS, "SettingChanged", PORTAL_PATH, APPEARANCE,
      G_DBUS_SIGNAL_FLAGS_NONE, setting_changed, scheme, NULL);
  g_dbus_connection_call(
      bus, PORTAL, PORTAL_PATH, PORTAL_SETTINGS, "Read",
      g_variant_new("(ss)", APPEARANCE, COLOR_SCHEME), G_VARIANT_TYPE("(v)"),
      G_DBUS_CALL_FLAGS_NONE, -1, scheme->cancellable, setting_read, scheme);
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

DPColorScheme *dp_color_scheme_new(
    void (*changed)(void *context, bool dark), void *context, void (*destroy)(void *context)) {
  DPColorScheme *scheme = g_new0(DPColorScheme, 1);
  scheme->dark = theme_is_dark();
  scheme->changed = changed;
  scheme->context = context;
  scheme->destroy = destroy;
  scheme->cancellable = g_cancellable_new();
  dp_object_made();
  if (dp_session_bus_exists())
    g_bus_get(G_BUS_TYPE_SESSION, scheme->cancellable, bus_found, scheme);
  return scheme;
}

void dp_color_scheme_free(DPColorScheme *scheme) {
  // Answers that still arrive find the call cancelled and do nothing.
  g_cancellable_cancel(scheme->cancellable);
  g_object_unref(scheme->cancellable);
  if (scheme->subscription != 0)
    g_dbus_connection_signal_unsubscribe(scheme->bus, scheme->subscription);
  g_clear_object(&scheme->bus);
  scheme->destroy(scheme->context);
  g_free(scheme);
  dp_object_freed();
}

bool dp_color_scheme_is_dark(DPColorScheme *scheme) { return scheme->dark; }
