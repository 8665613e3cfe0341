// Computes the whole pixels around rectangles that are seen through transforms.
#include <dp-exact.h>

#include "dp-scene-private.h"

const DPBounds dp_bounds_empty = {G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE, -G_MAXDOUBLE};

void dp_bounds_add(DPBounds *bounds, DPRect r, DPTransform t) {
  for (int corner = 0; corner < 4; corner++) {
    double px = r.x + (corner % 2 == 0 ? 0 : r.width);
    double py = r.y + (corner / 2 == 0 ? 0 : r.height);
    double x = t.a * px + t.c * py + t.tx;
    double y = t.b * px + t.d * py + t.ty;
    bounds->left = MIN(bounds->left, x), bounds->right = MAX(bounds->right, x);
    bounds->top = MIN(bounds->top, y), bounds->bottom = MAX(bounds->bottom, y);
  }
}

graphene_rect_t dp_bounds_whole(DPBounds bounds, double pixels, double margin) {
  double left = (floor(bounds.left * pixels) - margin) / pixels;
  double top = (floor(bounds.top * pixels) - margin) / pixels;
  double right = (ceil(bounds.right * pixels) + margin) / pixels;
  double bottom = (ceil(bounds.bottom * pixels) + margin) / pixels;
  return GRAPHENE_RECT_INIT(
      (float)left, (float)top, (float)(right - left), (float)(bottom - top));
}
