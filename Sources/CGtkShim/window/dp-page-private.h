#pragma once
#include "dp-scene-private.h"

/// What a canvas keeps for Broadway, which shows its pictures as elements of a browser's page.
///
/// Broadway misplaces or blurs much of what GSK's own renderers draw right: every picture is made anew of the nodes
/// that it does show right.
typedef struct DPPage DPPage;

/// NULL where the display is not Broadway.
DPPage *dp_page_new(GdkDisplay *display);
void dp_page_free(DPPage *page);

/// A frame begins, on a display with `density` pixels to a page's pixel.
void dp_page_begin(DPPage *page, double density);
/// The frame is complete: what it did not show is forgotten.
void dp_page_end(DPPage *page);

/// The part of a picture from its origin to `width` and `height`, in points, at (x, y) of the page, `factor` of the page's
/// pixels to a point.
GskRenderNode *dp_page_picture(
    DPPage *page, GskRenderNode *picture, double x, double y, double width, double height,
    double factor);

/// The pixels of what a page has no element for, kept from frame to frame.
typedef struct DPStickers DPStickers;

DPStickers *dp_stickers_new(void);
void dp_stickers_free(DPStickers *stickers);
/// Forgets what was not asked for since the last time.
void dp_stickers_sweep(DPStickers *stickers);
/// A node's pixels, `pixels` of them to a point, at their place on the page with `factor` of its own pixels to a point.
GskRenderNode *dp_stickers_node(
    DPStickers *stickers, GskRenderNode *node, double factor, double pixels);
