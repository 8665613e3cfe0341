// Writes PNG files of bands.
#include <dp-exact.h>

#include "dp-png-file.h"

#include <glib.h>
#include <string.h>

static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
static const uint8_t zlib_header[2] = {0x78, 0x01}, last_block[2] = {0x03, 0x00};

void dp_png_band_take(DPPngBand *band, DPDeflated rows, size_t raw_count) {
  if (band->capacity < rows.count) {
    g_free(band->bytes);
    band->bytes = g_malloc(rows.count);
    band->capacity = rows.count;
  }
  memcpy(band->bytes, rows.bytes, rows.count);
  band->count = rows.count;
  band->raw_count = raw_count;
  band->adler = rows.adler;
  band->crc = crc32_z(0, band->bytes, band->count);
}

void dp_png_copy_row(uint32_t *out, const DPPixels *frame, uint32_t y) {
  uint32_t width = frame->width;
  memcpy(out, frame->bytes + y * frame->stride, 4 * (size_t)width);
  for (uint32_t x = 0; x < width; x++) out[x] = GUINT32_FROM_LE(out[x]) | 0xFF000000;
  if (frame->format == DP_PIXELS_BGRX) return;
  for (uint32_t x = 0; x < width; x++)
    out[x] = (out[x] & 0xFF00FF00) | (out[x] & 0xFF) << 16 | (out[x] >> 16 & 0xFF);
}

uint32_t dp_png_copy_band(uint32_t *out, const DPPixels *picture, uint32_t band) {
  uint32_t top = band * DP_PNG_BAND_ROWS, count = MIN(DP_PNG_BAND_ROWS, picture->height - top);
  for (uint32_t y = 0; y < count; y++)
    dp_png_copy_row(out + (size_t)y * picture->width, picture, top + y);
  return count;
}

static uint8_t *put_number(uint8_t *out, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) *out++ = (uint8_t)(value >> shift);
  return out;
}

static uint8_t *put_bytes(uint8_t *out, const void *bytes, size_t count) {
  memcpy(out, bytes, count);
  return out + count;
}

/// The bytes of the file's data.
static size_t data_size(const DPPngBand *const *bands, uint32_t count) {
  size_t size = sizeof zlib_header + sizeof last_block + 4;
  for (uint32_t i = 0; i < count; i++) size += bands[i]->count;
  return size;
}

size_t dp_png_file_size(const DPPngBand *const *bands, uint32_t count) {
  return sizeof signature + 25 + 12 + data_size(bands, count) + 12;
}

uint8_t *dp_png_file_write(
  uint8_t *out, uint32_t width, uint32_t height, const DPPngBand *const *bands, uint32_t count) {
  out = put_bytes(out, signature, sizeof signature);
  uint8_t *start = out;
  out = put_number(out, 13);
  out = put_bytes(out, "IHDR", 4);
  out = put_number(out, width);
  out = put_number(out, height);
  out = put_bytes(out, "\x08\x02\x00\x00\x00", 5);
  out = put_number(out, (uint32_t)crc32_z(0, start + 4, 17));

  out = put_number(out, (uint32_t)data_size(bands, count));
  start = out;
  out = put_bytes(out, "IDAT", 4);
  out = put_bytes(out, zlib_header, sizeof zlib_header);
  uLong crc = crc32_z(0, start, 4 + sizeof zlib_header), adler = 1;
  for (uint32_t i = 0; i < count; i++) {
    const DPPngBand *band = bands[i];
    out = put_bytes(out, band->bytes, band->count);
    crc = crc32_combine(crc, band->crc, (z_off_t)band->count);
    adler = adler32_combine(adler, band->adler, (z_off_t)band->raw_count);
  }
  start = out;
  out = put_bytes(out, last_block, sizeof last_block);
  out = put_number(out, (uint32_t)adler);
  out = put_number(out, (uint32_t)crc32_z(crc, start, sizeof last_block + 4));

  return put_bytes(out, "\0\0\0\0IEND\xAE\x42\x60\x82", 12);
}
