// Pixels, and three ways to write them as a PNG.
#include "floor.h"

#include <errno.h>
#include <libdeflate.h>
#include <spng.h>
#include <stdio.h>
#include <string.h>

Canvas canvas_new(void) {
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH * SCALE, HEIGHT * SCALE);
  cairo_surface_set_device_scale(surface, SCALE, SCALE);
  cairo_t *context = cairo_create(surface);
  return (Canvas){surface, context};
}

void canvas_free(Canvas *canvas) {
  cairo_destroy(canvas->context);
  cairo_surface_destroy(canvas->surface);
}

typedef struct {
  guint32 width, height;
  size_t stride;  // of a row of RGB, with `lead` bytes before the first pixel
  guint8 *bytes;
} Pixels;

// The surface is opaque, so premultiplied is plain.
static Pixels rgb_pixels(cairo_surface_t *surface, size_t lead) {
  cairo_surface_flush(surface);
  guint32 width = (guint32)cairo_image_surface_get_width(surface);
  guint32 height = (guint32)cairo_image_surface_get_height(surface);
  Pixels pixels = {width, height, lead + 3 * (size_t)width, NULL};
  pixels.bytes = g_malloc(pixels.stride * height);
  size_t from_stride = (size_t)cairo_image_surface_get_stride(surface);
  const guint8 *from = cairo_image_surface_get_data(surface);
  for (guint32 y = 0; y < height; y++) {
    const guint32 *source = (const guint32 *)(const void *)(from + y * from_stride);
    guint8 *target = pixels.bytes + y * pixels.stride;
    memset(target, 0, lead);
    target += lead;
    for (guint32 x = 0; x < width; x++, target += 3) {
      target[0] = (guint8)(source[x] >> 16);
      target[1] = (guint8)(source[x] >> 8);
      target[2] = (guint8)source[x];
    }
  }
  return pixels;
}

static size_t write_file(const char *path, const void *bytes, size_t count) {
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(bytes, 1, count, file) != count || fclose(file) != 0)
    stop("%s: %s", path, g_strerror(errno));
  return count;
}

static cairo_status_t append_bytes(void *closure, const unsigned char *data, unsigned count) {
  g_byte_array_append(closure, data, count);
  return CAIRO_STATUS_SUCCESS;
}

size_t png_write_cairo(cairo_surface_t *surface, const char *path) {
  GByteArray *bytes = g_byte_array_new();
  cairo_status_t status = cairo_surface_write_to_png_stream(surface, append_bytes, bytes);
  if (status != CAIRO_STATUS_SUCCESS)
    stop("%s: %s", path, cairo_status_to_string(status));
  size_t count = write_file(path, bytes->data, bytes->len);
  g_byte_array_unref(bytes);
  return count;
}

size_t png_write_spng(cairo_surface_t *surface, const char *path) {
  Pixels pixels = rgb_pixels(surface, 0);
  spng_ctx *encoder = spng_ctx_new(SPNG_CTX_ENCODER);
  struct spng_ihdr header = {.width = pixels.width,
                             .height = pixels.height,
                             .bit_depth = 8,
                             .color_type = SPNG_COLOR_TYPE_TRUECOLOR};
  spng_set_ihdr(encoder, &header);
  spng_set_option(encoder, SPNG_ENCODE_TO_BUFFER, 1);
  spng_set_option(encoder, SPNG_IMG_COMPRESSION_LEVEL, 1);
  spng_set_option(encoder, SPNG_FILTER_CHOICE, SPNG_FILTER_CHOICE_NONE);
  int error = spng_encode_image(encoder, pixels.bytes, pixels.stride * pixels.height, SPNG_FMT_PNG,
                                SPNG_ENCODE_FINALIZE);
  size_t count = 0;
  void *bytes = error ? NULL : spng_get_png_buffer(encoder, &count, &error);
  if (error)
    stop("%s: %s", path, spng_strerror(error));
  write_file(path, bytes, count);
  free(bytes);
  spng_ctx_free(encoder);
  g_free(pixels.bytes);
  return count;
}

static guint8 *put_32(guint8 *at, guint32 value) {
  for (int shift = 24; shift >= 0; shift -= 8)
    *at++ = (guint8)(value >> shift);
  return at;
}

// The chunk's data already stands behind the eight bytes of its head.
static guint8 *close_chunk(guint8 *chunk, const char *type, size_t count) {
  put_32(chunk, (guint32)count);
  memcpy(chunk + 4, type, 4);
  return put_32(chunk + 8 + count, libdeflate_crc32(0, chunk + 4, 4 + count));
}

size_t png_write_libdeflate(cairo_surface_t *surface, const char *path) {
  // One byte before each row says «no filter».
  Pixels pixels = rgb_pixels(surface, 1);
  size_t count = pixels.stride * pixels.height;
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(1);
  size_t bound = libdeflate_zlib_compress_bound(compressor, count);
  guint8 *png = g_malloc(8 + 25 + 12 + bound + 12), *at = png;

  memcpy(at, "\x89PNG\r\n\x1a\n", 8);
  at += 8;
  guint8 *header = put_32(put_32(at + 8, pixels.width), pixels.height);
  memcpy(header, (guint8[]){8, 2, 0, 0, 0}, 5);
  at = close_chunk(at, "IHDR", 13);
  at = close_chunk(at, "IDAT",
                   libdeflate_zlib_compress(compressor, pixels.bytes, count, at + 8, bound));
  at = close_chunk(at, "IEND", 0);

  count = write_file(path, png, (size_t)(at - png));
  libdeflate_free_compressor(compressor);
  g_free(png);
  g_free(pixels.bytes);
  return count;
}
