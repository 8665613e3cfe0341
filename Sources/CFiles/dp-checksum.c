#include "dp-checksum.h"

#include <glib.h>
#include <string.h>

/* DPChecksum is GLib's GChecksum under a name that Swift may see. */

DPChecksum *dp_checksum_new(void) {
  return (DPChecksum *)g_checksum_new(G_CHECKSUM_SHA256);
}

void dp_checksum_update(DPChecksum *checksum, const uint8_t *bytes, size_t count) {
  if (count > 0) g_checksum_update((GChecksum *)checksum, bytes, (gssize)count);
}

void dp_checksum_finish(DPChecksum *checksum, char hex[65]) {
  memcpy(hex, g_checksum_get_string((GChecksum *)checksum), 65);
  g_checksum_free((GChecksum *)checksum);
}
