#include "dp-webp-player.h"

#include <webp/demux.h>

DPWebPPlayer *dp_webp_player_new(
    const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height) {
  WebPData file = {.bytes = bytes, .size = count};
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(&file, NULL);
  WebPAnimInfo info;
  if (!decoder || !WebPAnimDecoderGetInfo(decoder, &info)) return NULL;
  *width = info.canvas_width;
  *height = info.canvas_height;
  return (DPWebPPlayer *)decoder;
}

void dp_webp_player_free(DPWebPPlayer *player) { WebPAnimDecoderDelete((WebPAnimDecoder *)player); }

const uint8_t *dp_webp_player_next(DPWebPPlayer *player, int *milliseconds) {
  uint8_t *frame = NULL;
  WebPAnimDecoder *decoder = (WebPAnimDecoder *)player;
  return WebPAnimDecoderGetNext(decoder, &frame, milliseconds) ? frame : NULL;
}
