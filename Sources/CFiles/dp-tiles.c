// Films as tiles: keeps each distinct piece of a row once, and compresses bytes for browsers.
#include <dp-exact.h>

#include "dp-tiles.h"

#include <glib.h>
#include <string.h>
#include <zlib.h>

struct DPTiles {
  uint32_t width, count, capacity;
  uint32_t *pixels;  // 0x00RRGGBB, tile behind tile
  uint64_t *hashes;
  // Open addressing: a tile's number + 1, or 0. Its size is a power of two, at least twice the count.
  uint32_t *places, places_count;
};

DPTiles *dp_tiles_new(uint32_t width) {
  DPTiles *self = g_new0(DPTiles, 1);
  self->width = width;
  self->capacity = 1024;
  self->pixels = g_new(uint32_t, (size_t)self->capacity * width);
  self->hashes = g_new(uint64_t, self->capacity);
  self->places_count = 4096;
  self->places = g_new0(uint32_t, self->places_count);
  return self;
}

void dp_tiles_free(DPTiles *self) {
  g_free(self->pixels), g_free(self->hashes), g_free(self->places), g_free(self);
}

uint32_t dp_tiles_count(const DPTiles *self) { return self->count; }

void dp_tiles_copy_rgb(const DPTiles *self, uint8_t *rgb) {
  size_t count = (size_t)self->count * self->width;
  for (size_t i = 0; i < count; i++, rgb += 3) {
    uint32_t pixel = self->pixels[i];
    rgb[0] = (uint8_t)(pixel >> 16), rgb[1] = (uint8_t)(pixel >> 8), rgb[2] = (uint8_t)pixel;
  }
}

static uint64_t hash_of(const uint32_t *pixels, uint32_t width) {
  uint64_t hash = 0x9E3779B97F4A7C15u;
  for (uint32_t i = 0; i < width; i++) hash = (hash ^ pixels[i]) * 0xFF51AFD7ED558CCDu;
  return hash ^ hash >> 32;
}

static void put(DPTiles *self, uint32_t number) {
  uint32_t mask = self->places_count - 1, place = (uint32_t)self->hashes[number] & mask;
  while (self->places[place] != 0) place = (place + 1) & mask;
  self->places[place] = number + 1;
}

static void grow(DPTiles *self) {
  self->capacity *= 2;
  self->pixels = g_renew(uint32_t, self->pixels, (size_t)self->capacity * self->width);
  self->hashes = g_renew(uint64_t, self->hashes, self->capacity);
  if (self->places_count >= 2 * self->capacity) return;
  g_free(self->places);
  self->places_count = 4 * self->capacity;
  self->places = g_new0(uint32_t, self->places_count);
  for (uint32_t i = 0; i < self->count; i++) put(self, i);
}

static uint32_t number_of(DPTiles *self, const uint32_t *pixels) {
  size_t size = 4 * (size_t)self->width;
  uint64_t hash = hash_of(pixels, self->width);
  uint32_t mask = self->places_count - 1;
  for (uint32_t place = (uint32_t)hash & mask; self->places[place] != 0; place = (place + 1) & mask) {
    uint32_t number = self->places[place] - 1;
    if (self->hashes[number] == hash &&
        memcmp(self->pixels + (size_t)number * self->width, pixels, size) == 0)
      return number;
  }
  if (self->count == self->capacity) grow(self);
  uint32_t number = self->count++;
  memcpy(self->pixels + (size_t)number * self->width, pixels, size);
  self->hashes[number] = hash;
  put(self, number);
  return number;
}

uint32_t dp_tiles_take(DPTiles *self, const DPPixels *picture, uint32_t x, uint32_t *numbers) {
  uint32_t changed = 0;
  uint32_t *tile = g_new(uint32_t, self->width);
  for (uint32_t y = 0; y < picture->height; y++) {
    const uint8_t *row = picture->bytes + y * picture->stride + 4 * (size_t)x;
    for (uint32_t i = 0; i < self->width; i++) {
      uint32_t pixel;
      memcpy(&pixel, row + 4 * (size_t)i, 4);
      tile[i] = pixel & 0xFFFFFF;
    }
    uint32_t old = numbers[y];
    if (old != UINT32_MAX &&
        memcmp(self->pixels + (size_t)old * self->width, tile, 4 * (size_t)self->width) == 0)
      continue;
    numbers[y] = number_of(self, tile);
    changed++;
  }
  g_free(tile);
  return changed;
}

uint8_t *dp_deflate_bytes(const uint8_t *bytes, size_t count, int level, size_t *compressed) {
  z_stream stream = {0};
  if (deflateInit2(&stream, level, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY) != Z_OK) return NULL;
  size_t room = deflateBound(&stream, count), taken = 0;
  uint8_t *out = g_try_malloc(room);
  int status = out ? Z_OK : Z_MEM_ERROR;
  stream.next_out = out;
  while (status == Z_OK) {
    // zlib counts in 32 bits.
    size_t part = MIN(count - taken, (size_t)1 << 30), left = room - stream.total_out;
    stream.next_in = (Bytef *)bytes + taken;
    stream.avail_in = (uInt)part;
    stream.avail_out = (uInt)MIN(left, (size_t)1 << 30);
    taken += part;
    do status = deflate(&stream, taken == count ? Z_FINISH : Z_NO_FLUSH);
    while (status == Z_OK && stream.avail_in > 0 && stream.avail_out > 0);
    taken -= stream.avail_in;
  }
  *compressed = stream.total_out;
  deflateEnd(&stream);
  if (status == Z_STREAM_END) return out;
  g_free(out);
  return NULL;
}

void dp_deflate_bytes_free(uint8_t *bytes) { g_free(bytes); }
