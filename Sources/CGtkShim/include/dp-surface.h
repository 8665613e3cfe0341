#pragma once
// What pictures are drawn on: pixels in memory or documents.
#include "dp-scene.h"

#pragma clang assume_nonnull begin

// All of it is C because surfaces and documents are Cairo's, which draws nodes of GSK's on them.

/// Pixels of a picture, premultiplied, in words of the machine's order: alpha, red, green, blue from the highest byte
/// down.
typedef struct DPSurface DPSurface;

/// Whether Cairo can fill a rectangle here. It is asked once.
bool dp_surface_can_fill(void);

/// NULL if the machine has no memory for it or a side is over 32767.
DPSurface *_Nullable dp_surface_new(int32_t width, int32_t height);
void dp_surface_free(DPSurface *surface);
uint8_t *dp_surface_data(DPSurface *surface, int32_t *stride);

/// A copy of some rows as a node of its own, `pixels` device pixels to its point; nothing shines through if they are opaque.
DPNode *dp_surface_rows(
    DPSurface *surface, int32_t first, int32_t count, bool is_opaque, double pixels);

/// Draws a picture scaled; with rectangles, which are whole device pixels, only these. `clears` empties the
/// area before, which a picture that covers it does not need.
void dp_surface_draw(
    DPSurface *surface, const DPNode *node, double scale, bool clears,
    const DPRect *_Nullable rectangles, int32_t count);

/// The bytes of a document.
typedef struct DPDocument DPDocument;

const void *dp_document_data(const DPDocument *document, size_t *size);
void dp_document_free(DPDocument *document);

/// The picture as an SVG or a PDF of a size in points, or NULL.
DPDocument *_Nullable dp_export_svg(const DPNode *node, double width, double height);
DPDocument *_Nullable dp_export_pdf(const DPNode *node, double width, double height);
/// The picture as GSK's own text.
DPDocument *dp_export_node(const DPNode *node);

#pragma clang assume_nonnull end
