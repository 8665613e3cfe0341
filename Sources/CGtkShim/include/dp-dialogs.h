// The window's dialogs, with what else it asks of the desktop.
#pragma once
#include "dp-window.h"

#pragma clang assume_nonnull begin

typedef struct {
  const char *name, *version, *comments;
  /// Many lines about the machine, to be copied into a report.
  const char *debug_info;
  /// A picture file that the toolkit can read.
  const unsigned char *logo;
  size_t logo_size;
} DPAbout;

/// Shows the dialog «About»; its page «System» holds the debug information and can be copied.
void dp_window_show_about(DPWindow *window, DPAbout about);

/// Makes and shows the window of shortcuts from GtkBuilder XML, which is the only way to make one; the object in it is
/// named `shortcuts`. False if the XML is wrong.
bool dp_window_show_shortcuts(DPWindow *window, const char *xml);

/// A name as it may stand in XML. Freed with `dp_string_free`.
char *dp_xml_escape(const char *text);

/// Asks for a file: one to open, or a place to save at, with a suggested name. `chosen` gets the path, or NULL where
/// the user changed their mind. The window stays locked meanwhile.
void dp_window_choose_file(
    DPWindow *window, bool save, const char *title, const char *_Nullable suggestion,
    const char *filter_name, const char *pattern,
    void (*chosen)(void *context, const char *_Nullable path), void *context,
    void (*destroy)(void *context));

/// Puts a picture on the clipboard: premultiplied, blue first, as `dp_surface_data` gives it.
void dp_window_copy_picture(
    DPWindow *window, const uint8_t *bytes, int32_t width, int32_t height, int32_t stride);

/// Has the file manager show a file in its folder: over the session bus, or, where none answers there, the folder alone by
/// the desktop's program for folders. `failed` is called where that fails too.
void dp_window_show_in_files(
    DPWindow *window, const char *path, void (*failed)(void *context, const char *reason),
    void *context, void (*destroy)(void *context));

/// Tells the desktop that a file was used, for its lists of recent ones.
void dp_recent_add(const char *path, const char *mime_type, const char *program);

#pragma clang assume_nonnull end
