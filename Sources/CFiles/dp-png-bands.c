// Encodes frames band by band, compressing only the bands that changed.
#include "dp-png-bands.h"

#include <CDeflate.h>
#include <glib.h>
#include <string.h>
#include <zlib.h>

/// Measured on 786 x 1704 screens of text and icons. Fewer rows cost bytes at each seam, more rows cost
/// time for pixels that did not change. Filters would break up what repeats on such screens: whole
/// letters and runs of one colour.
enum { BAND_ROWS = 32 };

typedef struct {
  uint8_t *bytes;
  size_t count, capacity, raw_count;
  uLong adler, crc;
} Band;

struct DPPngBands {
  uint32_t width, height, band_count, compressed;
  bool has_frame;
  uint32_t *before;  // the last frame, 0xFFRRGGBB each pixel, without gaps between rows
  Band *bands;
  DPDeflate *deflate;
  uint8_t *file;
  size_t file_count, file_capacity;
};

DPPngBands *dp_png_bands_new(uint32_t width, uint32_t height, bool by_zlib) {
  DPPngBands *self = g_new0(DPPngBands, 1);
  self->width = width;
  self->height = height;
  self->band_count = (height + BAND_ROWS - 1) / BAND_ROWS;
  self->before = g_new(uint32_t, (size_t)width * height);
  self->bands = g_new0(Band, self->band_count);
  DPDeflateMethod method = by_zlib ? DPDeflateZlib : DPDeflateOwn;
  self->deflate = dp_deflate_new(width, BAND_ROWS, method);
  return self;
}

void dp_png_bands_free(DPPngBands *self) {
  for (uint32_t i = 0; i < self->band_count; i++) g_free(self->bands[i].bytes);
  dp_deflate_free(self->deflate);
  g_free(self->before), g_free(self->bands), g_free(self->file), g_free(self);
}

uint32_t dp_png_bands_compressed(const DPPngBands *self) { return self->compressed; }
uint32_t dp_png_bands_count(const DPPngBands *self) { return self->band_count; }

static void compress_band(DPPngBands *self, Band *band, uint32_t top, uint32_t bottom) {
  const uint32_t *pixels = self->before + (size_t)top * self->width;
  size_t count;
  const uint8_t *bytes = dp_deflate_rows(self->deflate, pixels, bottom - top, &count);
  if (band->capacity < count) {
    g_free(band->bytes);
    band->bytes = g_malloc(count);
    band->capacity = count;
  }
  memcpy(band->bytes, bytes, count);
  band->count = count;
  band->raw_count = (bottom - top) * (3 * (size_t)self->width + 1);
  band->adler = dp_adler_rows(pixels, self->width, bottom - top);
  band->crc = crc32_z(0, band->bytes, band->count);
}

/// The pixels of a row of a frame with full alpha; in Cairo's order they are as they should be.
static void copy_row(uint32_t *out, const DPPixels *frame, uint32_t y) {
  uint32_t width = frame->width;
  memcpy(out, frame->bytes + y * frame->stride, 4 * (size_t)width);
  for (uint32_t x = 0; x < width; x++) out[x] = GUINT32_FROM_LE(out[x]) | 0xFF000000;
  if (frame->format == DP_PIXELS_BGRX) return;
  for (uint32_t x = 0; x < width; x++)
    out[x] = (out[x] & 0xFF00FF00) | (out[x] & 0xFF) << 16 | (out[x] >> 16 & 0xFF);
}

/// Copies the rows of a band into `before`; false if they are those that stood there.
static bool take_rows(DPPngBands *self, const DPPixels *frame, uint32_t top, uint32_t bottom) {
  bool is_new = !self->has_frame;
  for (uint32_t y = top; y < bottom; y++) {
    uint32_t *row = self->before + (size_t)y * self->width;
    if (self->has_frame && memcmp(row, frame->bytes + y * frame->stride, 4 * (size_t)self->width) == 0)
      continue;
    copy_row(row, frame, y);
    is_new = true;
  }
  return is_new;
}

static uint8_t *put_number(uint8_t *out, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) *out++ = (uint8_t)(value >> shift);
  return out;
}

static uint8_t *put_bytes(uint8_t *out, const void *bytes, size_t count) {
  memcpy(out, bytes, count);
  return out + count;
}

static void assemble(DPPngBands *self) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  static const uint8_t zlib_header[2] = {0x78, 0x01}, last_block[2] = {0x03, 0x00};
  size_t count = sizeof zlib_header + sizeof last_block + 4;
  for (uint32_t i = 0; i < self->band_count; i++) count += self->bands[i].count;
  size_t needed = sizeof signature + 25 + 12 + count + 12;
  if (self->file_capacity < needed) {
    g_free(self->file);
    self->file = g_malloc(needed);
    self->file_capacity = needed;
  }

  uint8_t *out = put_bytes(self->file, signature, sizeof signature);
  uint8_t *start = out;
  out = put_number(out, 13);
  out = put_bytes(out, "IHDR", 4);
  out = put_number(out, self->width);
  out = put_number(out, self->height);
  out = put_bytes(out, "\x08\x02\x00\x00\x00", 5);
  out = put_number(out, (uint32_t)crc32_z(0, start + 4, 17));

  out = put_number(out, (uint32_t)count);
  start = out;
  out = put_bytes(out, "IDAT", 4);
  out = put_bytes(out, zlib_header, sizeof zlib_header);
  uLong crc = crc32_z(0, start, 4 + sizeof zlib_header), adler = 1;
  for (uint32_t i = 0; i < self->band_count; i++) {
    const Band *band = &self->bands[i];
    out = put_bytes(out, band->bytes, band->count);
    crc = crc32_combine(crc, band->crc, (z_off_t)band->count);
    adler = adler32_combine(adler, band->adler, (z_off_t)band->raw_count);
  }
  start = out;
  out = put_bytes(out, last_block, sizeof last_block);
  out = put_number(out, (uint32_t)adler);
  out = put_number(out, (uint32_t)crc32_z(crc, start, sizeof last_block + 4));

  out = put_bytes(out, "\0\0\0\0IEND\xAE\x42\x60\x82", 12);
  self->file_count = (size_t)(out - self->file);
}

const uint8_t *dp_png_bands_encode(DPPngBands *self, const DPPixels *frame, size_t *count) {
  self->compressed = 0;
  for (uint32_t i = 0; i < self->band_count; i++) {
    uint32_t top = i * BAND_ROWS, bottom = MIN(top + BAND_ROWS, self->height);
    if (!take_rows(self, frame, top, bottom)) continue;
    compress_band(self, &self->bands[i], top, bottom);
    self->compressed++;
  }
  self->has_frame = true;
  if (self->compressed > 0) assemble(self);
  *count = self->file_count;
  return self->file;
}
