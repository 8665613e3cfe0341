// Encodes pictures and animations with libwebp.
#include <dp-exact.h>

#include "dp-webp.h"

#include <webp/encode.h>
#include <webp/mux.h>

uint32_t dp_webp_most_side(void) { return WEBP_MAX_DIMENSION; }

uint8_t *dp_webp_encode(const DPPixels *picture, size_t *count) {
  WebPConfig config;
  WebPPicture image;
  if (!WebPConfigInit(&config) || !WebPPictureInit(&image)) return NULL;
  config.lossless = 1;
  // On frames of phones: 0.9 of what img2webp makes at its own usual effort, in a third of the time.
  config.method = 1;
  config.quality = 50;
  image.use_argb = 1;
  image.width = (int)picture->width;
  image.height = (int)picture->height;
  WebPMemoryWriter out;
  WebPMemoryWriterInit(&out);
  image.writer = WebPMemoryWrite;
  image.custom_ptr = &out;
  bool is_made = (picture->format == DP_PIXELS_BGRX
                      ? WebPPictureImportBGRX(&image, picture->bytes, (int)picture->stride)
                      : WebPPictureImportRGBX(&image, picture->bytes, (int)picture->stride)) &&
                 WebPEncode(&config, &image);
  WebPPictureFree(&image);
  if (!is_made) {
    WebPMemoryWriterClear(&out);
    return NULL;
  }
  *count = out.size;
  return out.mem;
}

uint8_t *dp_webp_assemble(
    const DPWebPPart *parts, uint32_t part_count, uint32_t width, uint32_t height, uint32_t plays,
    size_t *count) {
  WebPMux *mux = WebPMuxNew();
  if (!mux) return NULL;
  WebPMuxAnimParams animation = {.bgcolor = 0xFFFFFFFF, .loop_count = (int)plays};
  bool is_made = WebPMuxSetAnimationParams(mux, &animation) == WEBP_MUX_OK &&
                 WebPMuxSetCanvasSize(mux, (int)width, (int)height) == WEBP_MUX_OK;
  for (uint32_t i = 0; i < part_count && is_made; i++) {
    WebPMuxFrameInfo frame = {
        .bitstream = {.bytes = parts[i].bytes, .size = parts[i].count},
        .x_offset = (int)parts[i].x,
        .y_offset = (int)parts[i].y,
        .duration = (int)parts[i].milliseconds,
        .id = WEBP_CHUNK_ANMF,
        .dispose_method = WEBP_MUX_DISPOSE_NONE,
        .blend_method = WEBP_MUX_NO_BLEND};
    is_made = WebPMuxPushFrame(mux, &frame, 0) == WEBP_MUX_OK;
  }
  WebPData file = {0};
  is_made = is_made && WebPMuxAssemble(mux, &file) == WEBP_MUX_OK;
  WebPMuxDelete(mux);
  if (!is_made) {
    WebPDataClear(&file);
    return NULL;
  }
  *count = file.size;
  return (uint8_t *)file.bytes;
}

void dp_webp_free(uint8_t *bytes) { WebPFree(bytes); }
