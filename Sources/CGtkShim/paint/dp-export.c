// Writes a picture as a document: SVG, PDF, or GSK's own format.
#include <dp-exact.h>

#include "dp-scene-private.h"
#include "dp-surface.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>

// Cairo 1.16 never frees the copy of a group's picture that it makes when it writes a faded group to SVG: half a kilobyte
// and the group's steps. Nothing can free it from here; the leak sanitizer ignores this one call.
#if __has_feature(address_sanitizer)
#include <sanitizer/lsan_interface.h>
#define DP_EXPECT_LEAKS() __lsan_disable()
#define DP_EXPECT_NO_LEAKS() __lsan_enable()
#else
#define DP_EXPECT_LEAKS() ((void)0)
#define DP_EXPECT_NO_LEAKS() ((void)0)
#endif

struct DPDocument {
  GByteArray *bytes;
};

static DPDocument *take(GByteArray *bytes) {
  DPDocument *document = g_new(DPDocument, 1);
  document->bytes = bytes;
  dp_object_made();
  return document;
}

const void *dp_document_data(const DPDocument *document, size_t *size) {
  *size = document->bytes->len;
  return document->bytes->data != NULL ? (const void *)document->bytes->data : "";
}

void dp_document_free(DPDocument *document) {
  g_byte_array_unref(document->bytes);
  g_free(document);
  dp_object_freed();
}

static cairo_status_t collect(void *closure, const unsigned char *data, unsigned int length) {
  g_byte_array_append(closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/// Draws into a document and ends it; NULL if Cairo could not.
static DPDocument *finish(cairo_surface_t *surface, GByteArray *bytes, const DPNode *node) {
  cairo_t *cr = cairo_create(surface);
  gsk_render_node_draw(node->node, cr);
  cairo_destroy(cr);
  cairo_surface_finish(surface);
  bool done = cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS;
  cairo_surface_destroy(surface);
  if (done) return take(bytes);
  g_byte_array_unref(bytes);
  return NULL;
}

DPDocument *dp_export_svg(const DPNode *node, double width, double height) {
  GByteArray *bytes = g_byte_array_new();
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream(collect, bytes, width, height);
  cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX);
  DP_EXPECT_LEAKS();
  DPDocument *document = finish(surface, bytes, node);
  DP_EXPECT_NO_LEAKS();
  return document;
}

DPDocument *dp_export_pdf(const DPNode *node, double width, double height) {
  GByteArray *bytes = g_byte_array_new();
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(collect, bytes, width, height);
  // The same picture must have the same bytes on any day.
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  return finish(surface, bytes, node);
}

DPDocument *dp_export_node(const DPNode *node) {
  return take(g_bytes_unref_to_array(gsk_render_node_serialize(node->node)));
}
