#pragma once
#include "dp-canvas.h"
#include "dp-form.h"
#include "dp-menu.h"
#include "dp-program.h"

#pragma clang assume_nonnull begin

/// The window around the canvas: header, messages, bar, panels.
typedef struct DPWindow DPWindow;

typedef struct {
  /// An action was activated, with its target if it takes one.
  void (*action)(void *context, const char *name, const char *_Nullable target);
  /// A message's button was pressed, counted from 0, or the message was closed (-1).
  void (*answer)(void *context, int32_t message, int32_t button);
  /// The keyboard came to where text of the window's own can be edited or selected, or left it.
  void (*editing)(void *context, bool is_editing);
  /// The primary menu is about to open: the last moment to say what is in it.
  void (*menu)(void *context);
  /// Full screen was left by a way of the desktop's own.
  void (*full_screen_left)(void *context);
  /// Somebody asks to close the window; it stays until `dp_window_destroy`.
  void (*close)(void *context);
  void (*destroy)(void *context);
} DPWindowCallbacks;

typedef enum { DPSideStart, DPSideEnd } DPSide;
typedef enum { DPMessageInfo, DPMessageQuestion, DPMessageError } DPMessageKind;

/// A window that belongs to the program and shows the canvas; not shown yet. The pointer is dead after
/// `dp_window_destroy`.
DPWindow *dp_window_new(
    DPProgram *program, DPCanvas *canvas, DPWindowCallbacks callbacks, void *context);
/// Takes the window and all in it down at once, so that nothing is called back later.
void dp_window_destroy(DPWindow *window);
void dp_window_present(DPWindow *window);

void dp_window_set_title(DPWindow *window, const char *title, const char *subtitle);
/// The size of the window without its decorations; 0 lets the content decide.
void dp_window_set_size(DPWindow *window, int32_t width, int32_t height, bool maximized);
void dp_window_size(DPWindow *window, int32_t *width, int32_t *height, bool *maximized);
/// The size of the monitor that the window is on, or will most likely be; 0 where nobody knows.
void dp_window_monitor(DPWindow *window, int32_t *width, int32_t *height);
/// Whether the window is too narrow for a panel beside the phone.
bool dp_window_is_narrow(DPWindow *window);
/// Whether the language of the window's own words goes from right to left.
bool dp_window_is_mirrored(DPWindow *window);
/// Shows the phone alone on the full screen, with no message but errors, or everything again.
void dp_window_set_presenting(DPWindow *window, bool presenting);
/// The name of what draws the window, such as `GskCairoRenderer`; empty before it is shown.
const char *dp_window_renderer(DPWindow *window);
/// The kind of display, such as `GdkX11Display`.
const char *dp_window_display(DPWindow *window);

// MARK: Actions

void dp_window_add_action(DPWindow *window, const char *name, bool takes_target);
void dp_window_add_toggle(DPWindow *window, const char *name, bool on);
void dp_window_add_choice(DPWindow *window, const char *name, const char *chosen);
void dp_window_set_toggle(DPWindow *window, const char *name, bool on);
void dp_window_set_choice(DPWindow *window, const char *name, const char *chosen);
void dp_window_set_enabled(DPWindow *window, const char *name, bool enabled);

// MARK: Header

void dp_window_add_button(
    DPWindow *window, DPSide side, const char *icon, const char *words, const char *action);
/// A button that opens a menu, with an icon or a label; `name` is for `dp_window_set_button_label`. The primary one
/// opens with F10.
void dp_window_add_menu(
    DPWindow *window, DPSide side, const char *_Nullable name, const char *_Nullable icon,
    const char *words, DPMenu *menu, bool is_primary);
void dp_window_set_button_label(DPWindow *window, const char *name, const char *label);
void dp_window_set_button_icon(
    DPWindow *window, const char *action, const char *icon, const char *words);
/// Moves the keyboard from the canvas to the header, or back.
void dp_window_next_pane(DPWindow *window);

// MARK: Messages

/// Shows a message above the canvas, which it pushes down, until it is answered. One with the same number is replaced;
/// more than two wait.
void dp_window_show_message(
    DPWindow *window, int32_t number, DPMessageKind kind, const char *text,
    const char *const _Nonnull *_Nonnull buttons, int32_t count);
void dp_window_hide_message(DPWindow *window, int32_t number);
/// Whether a message is on its way in or out, and with it all that is under it.
bool dp_window_is_moving(DPWindow *window);

// MARK: Panels

/// Shows a form as a panel beside the phone, or hides it. The window keeps its widgets from the first time on.
void dp_window_show_form(DPWindow *window, DPForm *form, bool shown);
void dp_window_show_log(DPWindow *window, bool shown);
/// Appends whole lines, and keeps the latest `limit` of all.
void dp_window_append_log(DPWindow *window, const char *lines, int32_t limit);
void dp_window_clear_log(DPWindow *window);

// MARK: Look

/// Makes the toolkit's own widgets dark or light, for the whole program.
void dp_window_set_dark(DPWindow *window, bool dark);

#pragma clang assume_nonnull end
