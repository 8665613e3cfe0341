// Has the main loop call back later, by the machine's monotonic clock or for a signal.
#include <dp-exact.h>

#include <glib-unix.h>

#include "dp-alarm.h"
#include "dp-object.h"

struct DPAlarm {
  guint source;
  bool repeats;
  void (*ring)(void *context);
  void *context;
  void (*destroy)(void *context);
};

static gboolean rung(gpointer data) {
  DPAlarm *alarm = data;
  if (alarm->repeats) {
    alarm->ring(alarm->context);
    return G_SOURCE_CONTINUE;
  }
  alarm->source = 0;
  // The last use: the callback may free the alarm.
  alarm->ring(alarm->context);
  return G_SOURCE_REMOVE;
}

static DPAlarm *alarm_new(
    bool repeats, void (*ring)(void *context), void *context, void (*destroy)(void *context)) {
  DPAlarm *alarm = g_new0(DPAlarm, 1);
  alarm->repeats = repeats;
  alarm->ring = ring;
  alarm->context = context;
  alarm->destroy = destroy;
  repeats ? dp_object_made() : dp_passing_object_made();
  return alarm;
}

DPAlarm *dp_alarm_new(
    int64_t microseconds, bool when_idle, void (*ring)(void *context), void *context,
    void (*destroy)(void *context)) {
  DPAlarm *alarm = alarm_new(false, ring, context, destroy);
  int64_t milliseconds = MAX(0, microseconds) / 1000 + (microseconds % 1000 > 0);
  alarm->source = g_timeout_add_full(
      when_idle ? G_PRIORITY_LOW : G_PRIORITY_DEFAULT, (guint)MIN(milliseconds, G_MAXUINT / 2),
      rung, alarm, NULL);
  return alarm;
}

DPAlarm *dp_alarm_new_signal(
    int32_t signal, void (*ring)(void *context), void *context, void (*destroy)(void *context)) {
  DPAlarm *alarm = alarm_new(true, ring, context, destroy);
  alarm->source = g_unix_signal_add_full(G_PRIORITY_DEFAULT, signal, rung, alarm, NULL);
  return alarm;
}

void dp_alarm_free(DPAlarm *alarm) {
  if (alarm->source != 0) g_source_remove(alarm->source);
  alarm->destroy(alarm->context);
  alarm->repeats ? dp_object_freed() : dp_passing_object_freed();
  g_free(alarm);
}
