#include "dp-png-strips.h"

#include <glib.h>
#include <string.h>
#include <zlib.h>

#include "dp-png-rows.h"

/* Measured on 786 x 1704 screens of text and icons. Fewer rows cost bytes at each flush (8 rows: 8 %
   more than one strip for all), more rows cost time for pixels that did not change; 16 to 48 are
   equally fast. Level 1 without filters gives both the fastest and the smallest files: what repeats
   on such screens are whole letters and runs of one colour, and filters break them up. */
enum { STRIP_ROWS = 32, LEVEL = 1 };

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
  size_t raw_count;
  uLong adler, crc;
} Strip;

struct DPPngStrips {
  uint32_t width, height, strip_count, compressed;
  bool has_frame;
  size_t row_size; /* of a packed row with its filter byte */
  uint8_t *before; /* the last frame, without gaps between rows */
  uint8_t *packed; /* a strip's rows, each behind its filter byte */
  Strip *strips;
  z_stream stream;
  uint8_t *file;
  size_t file_count, file_capacity;
};

DPPngStrips *dp_png_strips_new(uint32_t width, uint32_t height) {
  DPPngStrips *self = g_new0(DPPngStrips, 1);
  self->width = width;
  self->height = height;
  self->strip_count = (height + STRIP_ROWS - 1) / STRIP_ROWS;
  self->row_size = 3 * (size_t)width + 1;
  self->before = g_malloc(4 * (size_t)width * height);
  self->packed = g_malloc(self->row_size * STRIP_ROWS);
  self->strips = g_new0(Strip, self->strip_count);
  if (deflateInit2(&self->stream, LEVEL, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY) != Z_OK) {
    g_error("zlib cannot start");
  }
  return self;
}

void dp_png_strips_free(DPPngStrips *self) {
  for (uint32_t i = 0; i < self->strip_count; i++) g_free(self->strips[i].bytes);
  deflateEnd(&self->stream);
  g_free(self->before), g_free(self->packed);
  g_free(self->strips), g_free(self->file), g_free(self);
}

uint32_t dp_png_strips_compressed(const DPPngStrips *self) { return self->compressed; }
uint32_t dp_png_strips_count(const DPPngStrips *self) { return self->strip_count; }

/* Deflates `self->packed` to a byte boundary with no reference to what stood before: the seam at
   which another compressor can be put. */
static void compress_strip(DPPngStrips *self, Strip *strip) {
  z_stream *stream = &self->stream;
  deflateReset(stream);
  /* A full flush adds an empty stored block, which deflateBound knows nothing of. */
  size_t bound = deflateBound(stream, strip->raw_count) + 16;
  if (strip->capacity < bound) {
    strip->bytes = g_realloc(strip->bytes, bound);
    strip->capacity = bound;
  }
  stream->next_in = self->packed;
  stream->avail_in = (uInt)strip->raw_count;
  stream->next_out = strip->bytes;
  stream->avail_out = (uInt)strip->capacity;
  deflate(stream, Z_FULL_FLUSH);
  strip->count = strip->capacity - stream->avail_out;
  strip->adler = adler32_z(1, self->packed, strip->raw_count);
  strip->crc = crc32_z(0, strip->bytes, strip->count);
}

/* Copies the rows of a strip into `before`; false if they are those that stood there. */
static bool take_rows(DPPngStrips *self, const DPPixels *frame, uint32_t top, uint32_t bottom) {
  size_t bytes = 4 * (size_t)self->width;
  uint32_t y = top;
  if (self->has_frame) {
    while (y < bottom &&
           memcmp(self->before + y * bytes, frame->bytes + y * frame->stride, bytes) == 0) {
      y++;
    }
  }
  if (y == bottom) return false;
  for (; y < bottom; y++) {
    memcpy(self->before + y * bytes, frame->bytes + y * frame->stride, bytes);
  }
  return true;
}

static void pack_rows(DPPngStrips *self, const DPPixels *frame, uint32_t top, uint32_t bottom) {
  uint8_t *out = self->packed;
  for (uint32_t y = top; y < bottom; y++, out += self->row_size) {
    *out = DP_FILTER_NONE;
    dp_png_row_pack(frame, y, out + 1);
  }
}

static uint8_t *put_number(uint8_t *out, uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) *out++ = (uint8_t)(value >> shift);
  return out;
}

static uint8_t *put_bytes(uint8_t *out, const void *bytes, size_t count) {
  memcpy(out, bytes, count);
  return out + count;
}

static void assemble(DPPngStrips *self) {
  static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  static const uint8_t zlib_header[2] = {0x78, 0x01}, last_block[2] = {0x03, 0x00};
  size_t count = sizeof zlib_header + sizeof last_block + 4;
  for (uint32_t i = 0; i < self->strip_count; i++) count += self->strips[i].count;
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
  for (uint32_t i = 0; i < self->strip_count; i++) {
    const Strip *strip = &self->strips[i];
    out = put_bytes(out, strip->bytes, strip->count);
    crc = crc32_combine(crc, strip->crc, (z_off_t)strip->count);
    adler = adler32_combine(adler, strip->adler, (z_off_t)strip->raw_count);
  }
  start = out;
  out = put_bytes(out, last_block, sizeof last_block);
  out = put_number(out, (uint32_t)adler);
  out = put_number(out, (uint32_t)crc32_z(crc, start, sizeof last_block + 4));

  out = put_bytes(out, "\0\0\0\0IEND\xAE\x42\x60\x82", 12);
  self->file_count = (size_t)(out - self->file);
}

const uint8_t *dp_png_strips_encode(DPPngStrips *self, const DPPixels *frame, size_t *count) {
  self->compressed = 0;
  for (uint32_t i = 0; i < self->strip_count; i++) {
    uint32_t top = i * STRIP_ROWS, bottom = MIN(top + STRIP_ROWS, self->height);
    if (!take_rows(self, frame, top, bottom)) continue;
    pack_rows(self, frame, top, bottom);
    self->strips[i].raw_count = (bottom - top) * self->row_size;
    compress_strip(self, &self->strips[i]);
    self->compressed++;
  }
  self->has_frame = true;
  if (self->compressed > 0) assemble(self);
  *count = self->file_count;
  return self->file;
}
