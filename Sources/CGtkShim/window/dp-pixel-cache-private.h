#pragma once
#include "dp-scene-private.h"

/// The pixels of those nodes that a page has no element for, kept from frame to frame.
typedef struct DPPixelCache DPPixelCache;

DPPixelCache *dp_pixel_cache_new(void);
void dp_pixel_cache_free(DPPixelCache *cache);
/// Forgets nodes that were not asked for since the last sweep.
void dp_pixel_cache_sweep(DPPixelCache *cache);
/// A node's pixels, `pixels` of them to a point, at their place on the page, which has `factor` pixels to a point.
GskRenderNode *dp_pixel_cache_node(
    DPPixelCache *cache, GskRenderNode *node, double factor, double pixels);
