#include "dp-private.h"

static _Thread_local int64_t alive;

void dp_object_made(void) { alive += 1; }
void dp_object_freed(void) { alive -= 1; }
int64_t dp_objects_alive(void) { return alive; }

struct DPBytes {
  GByteArray *array;
};

DPBytes *dp_bytes_take(GByteArray *array) {
  DPBytes *bytes = g_new(DPBytes, 1);
  bytes->array = array;
  dp_object_made();
  return bytes;
}

const void *dp_bytes_data(const DPBytes *bytes, size_t *size) {
  *size = bytes->array->len;
  return bytes->array->data != NULL ? (const void *)bytes->array->data : "";
}

void dp_export_free(DPBytes *bytes) {
  g_byte_array_unref(bytes->array);
  g_free(bytes);
  dp_object_freed();
}
