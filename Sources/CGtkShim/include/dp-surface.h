#pragma once
#include "dp-scene.h"

#pragma clang assume_nonnull begin

/// Pixels of a picture, four bytes each in the machine's order: alpha, red, green, blue from the highest byte down,
/// premultiplied; opaque ones leave the highest byte undefined.
typedef struct DPSurface DPSurface;

/// NULL if the machine has no memory for it or a side is over 32767.
DPSurface *_Nullable dp_surface_new(int32_t width, int32_t height, bool opaque);
void dp_surface_free(DPSurface *surface);
uint8_t *dp_surface_data(DPSurface *surface, int32_t *stride);

/// Draws a picture scaled. With rectangles, which are whole device pixels, only these are cleared and drawn.
void dp_surface_draw(
    DPSurface *surface, const DPNode *node, double scale, const DPRect *_Nullable rectangles,
    int32_t count);

/// The picture as an SVG or a PDF of a size in points, or NULL.
DPBytes *_Nullable dp_export_svg(const DPNode *node, double width, double height);
DPBytes *_Nullable dp_export_pdf(const DPNode *node, double width, double height);
/// The picture as GSK's own text.
DPBytes *dp_export_node(const DPNode *node);

#pragma clang assume_nonnull end
