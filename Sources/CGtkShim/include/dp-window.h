#pragma once
// The window around the canvas.
#include "dp-canvas.h"
#include "dp-events.h"
#include "dp-form.h"
#include "dp-menu.h"
#include "dp-outline.h"
#include "dp-program.h"
#include "dp-tune.h"

#pragma clang assume_nonnull begin

/// The window around the canvas: header, messages, bar, panels.
typedef struct DPWindow DPWindow;

typedef enum {
  /// It has nothing in it yet.
  DPPopoverOpensFirst,
  DPPopoverOpens,
  DPPopoverClosed,
} DPPopoverChange;

/// What keys are for where the keyboard is.
typedef enum {
  DPKeyUseNone,
  /// Text of the window's own can be edited or selected.
  DPKeyUseText,
  /// Arrows take steps: of a slider or a curve.
  DPKeyUseSteps,
} DPKeyUse;

/// A visible part of the header, in the order from the start to the end; lengths are logical pixels.
typedef struct {
  int32_t least, natural;
  /// A part above 0 is left out if there is no room for all, the highest first.
  int32_t rank;
  bool is_title;
  /// What is answered: whether it is shown, and where, counted from the start.
  bool is_shown;
  int32_t x, width;
} DPHeaderPart;

/// How wide a header is at the least, and if there is room for all.
typedef struct {
  int32_t least, natural;
} DPHeaderSize;

typedef struct {
  /// An action was activated, with its target if it has one.
  void (*action)(void *context, const char *name, const char *_Nullable target);
  /// A message's button was pressed, counted from 0, or the message was closed (-1).
  void (*answer)(void *context, int32_t message, int32_t button);
  /// The first key was pressed; shortcuts that the program sets now already apply to it.
  void (*first_key)(void *context);
  /// The keyboard came to where keys mean something else, or left it.
  void (*key_use)(void *context, DPKeyUse use);
  /// The primary menu is about to open: its entries can still be changed.
  void (*menu)(void *context);
  void (*popover)(void *context, const char *name, DPPopoverChange change);
  /// The header is measured or laid out in a width: asks for the places of its parts. The toolkit waits for the answer,
  /// and must not be asked anything until then.
  DPHeaderSize (*header)(void *context, DPHeaderPart *parts, int32_t count, int32_t width);
  /// The desktop ended full screen on its own.
  void (*full_screen_left)(void *context);
  /// The user or the desktop asks to close the window; it stays until `dp_window_destroy`.
  void (*close)(void *context);
  void (*destroy)(void *context);
} DPWindowCallbacks;

typedef enum { DPSideStart, DPSideEnd } DPSide;
typedef enum { DPMessageInfo, DPMessageQuestion, DPMessageError } DPMessageKind;

// All of it is C because the toolkit's widgets and signals are; what a function adds to that is said at it.

/// A window that belongs to the program and shows the canvas; not shown yet. The pointer is dead after
/// `dp_window_destroy`. In a browser's page, which it fills, it can't be moved, minimised or closed. C connects the signals, whose
/// functions have other types than callbacks.
DPWindow *dp_window_new(
    DPProgram *program, DPCanvas *canvas, bool in_page, DPWindowCallbacks callbacks,
    void *context);
/// Takes the window and all in it down at once, so that nothing is called back later. C knows which signals those are.
void dp_window_destroy(DPWindow *window);
/// Shows the window, which C has.
void dp_window_present(DPWindow *window);

/// `name` is what the desktop calls the window. C has the labels of the header.
void dp_window_set_title(
    DPWindow *window, const char *name, const char *title, const char *subtitle);
/// The size of the window without its decorations; 0 lets the content decide. C has the window.
void dp_window_set_size(DPWindow *window, int32_t width, int32_t height, bool maximized);
/// The size that it has, or had before it was maximised. C has the window.
void dp_window_size(DPWindow *window, int32_t *width, int32_t *height, bool *maximized);
/// The size of the monitor that the window is on, or will most likely be on; 0 if it is not known. C owns what the toolkit lends.
void dp_window_monitor(DPWindow *window, int32_t *width, int32_t *height);
/// Whether the language of the window's own words is written from right to left. C has the window.
bool dp_window_is_mirrored(DPWindow *window);
/// Shows the phone alone on the full screen, with no message but errors, or everything again. C has the widgets.
void dp_window_set_presenting(DPWindow *window, bool presenting);
/// The name of what draws the window, such as `GskCairoRenderer`; empty before it is shown. C asks for the object's type.
const char *dp_window_renderer(DPWindow *window);
/// The kind of display, such as `GdkX11Display`. C asks for the object's type.
const char *dp_window_display(DPWindow *window);

// MARK: Actions

/// Adds an action of a name, which `action` reports. C connects its signal, and casts its target from a variant.
void dp_window_add_action(DPWindow *window, const char *name, bool takes_target);
/// Adds an action that is on or off. C makes a variant of its state.
void dp_window_add_toggle(DPWindow *window, const char *name, bool on);
/// Adds an action that has one of several states. C makes a variant of it.
void dp_window_add_choice(DPWindow *window, const char *name, const char *chosen);
/// Turns such an action on or off without reporting it. C makes a variant of its state.
void dp_window_set_toggle(DPWindow *window, const char *name, bool on);
/// Sets the state of such an action without reporting it. C makes a variant of it.
void dp_window_set_choice(DPWindow *window, const char *name, const char *chosen);
/// Says whether an action can be asked for now. C casts the action to the type that can.
void dp_window_set_enabled(DPWindow *window, const char *name, bool enabled);

// MARK: Header

/// A button of a rank that stays pressed while its action is on. C binds the two.
void dp_window_add_toggle_button(
    DPWindow *window, DPSide side, const char *icon, const char *words, const char *action,
    int32_t rank);
/// A button that opens a menu; `name` is for `dp_window_set_button_label`. The primary one opens with F10. C makes the menu's widgets
/// when the toolkit first asks for them.
void dp_window_add_menu(
    DPWindow *window, DPSide side, const char *_Nullable name, const char *icon,
    const char *words, DPMenu *menu, bool is_primary, int32_t rank);
/// The words beside the icon if there is room, and what assistive technology calls the button. C names it by a variadic
/// function, which Swift can't call.
void dp_window_set_button_label(
    DPWindow *window, const char *name, const char *label, const char *words);
/// A button that opens a popover, which stays until it is closed. It is filled when `popover` is called back.
/// C keeps its keys in it.
void dp_window_add_popover(
    DPWindow *window, DPSide side, const char *name, const char *icon, const char *words);
/// Puts a form into a popover. C has both widgets.
void dp_window_fill_popover(DPWindow *window, const char *name, DPForm *form);
/// Opens or closes a popover. C has the button.
void dp_window_show_popover(DPWindow *window, const char *name, bool shown);
/// Whether a popover is open. C has the button.
bool dp_window_has_popover(DPWindow *window, const char *name);
/// Moves the keyboard from the canvas to the header, or back. C asks the toolkit which widget has it.
void dp_window_next_pane(DPWindow *window);

// MARK: Messages

/// Shows a message above the canvas, which it pushes down, until it is answered. One with the same number is replaced;
/// more than two wait. C keeps its widgets while it slides.
void dp_window_show_message(
    DPWindow *window, int32_t number, DPMessageKind kind, const char *text,
    const char *const _Nonnull *_Nonnull buttons, int32_t count);
/// Moves the keyboard to the first question that is shown, if there is one. Enter presses its button there, Escape
/// closes it, Tab and the arrows move through it; all other keys are the phone's. A question that appears has the
/// keyboard already. C finds it among the widgets.
void dp_window_focus_question(DPWindow *window);
/// Changes the words of a message that is shown, and nothing else about it. C has the label.
void dp_window_reword_message(DPWindow *window, int32_t number, const char *text);
/// Lets a message slide out. C takes its widgets away when they have.
void dp_window_hide_message(DPWindow *window, int32_t number);

// MARK: Rest

/// Whether a part of the window is on its way in or out: a message, a panel, a page of a menu. C asks the widgets.
bool dp_window_is_moving(DPWindow *window);
/// How many messages are to be seen, but for those that slide out. C counts the widgets.
int32_t dp_window_messages(DPWindow *window);
/// How many menus and popovers are open. C counts the widgets.
int32_t dp_window_open_popovers(DPWindow *window);
/// The words of the question that is open; NULL if no question is open. C has the label.
const char *_Nullable dp_window_question(DPWindow *window);
/// `focus ROLE,NAME widgets X,Y,ROLE,NAME;…`: the widget with the keyboard, and all with an accessible name whose middle can be
/// pressed, but for menus and the phone's elements. Valid until the next call. Only C can ask for the names.
const char *dp_window_widgets(DPWindow *window);

// MARK: Panels

/// Adds a tab for a panel, which need not be there yet; the action `win.panel` with the name shows it. C binds the two.
void dp_window_add_tab(DPWindow *window, const char *name, const char *title);
/// Adds a panel of the events, but doesn't show it. C has both widgets, here and below.
void dp_window_add_events(DPWindow *window, const char *name, DPEvents *events);
/// Adds a panel of tunings, as above.
void dp_window_add_tune(DPWindow *window, const char *name, DPTune *tune);
/// Adds a panel of rows in each other, as above.
void dp_window_add_outline(DPWindow *window, const char *name, DPOutline *outline);
/// Shows one panel beside the phone; NULL for no panel. C has the widgets.
void dp_window_show_panel(DPWindow *window, const char *_Nullable name);
/// Whether the keyboard is in a panel. C asks the toolkit which widget has it.
bool dp_window_panel_has_focus(DPWindow *window);

// MARK: Look

/// Makes the toolkit's own widgets dark or light, for the whole program. C sets a property by a variadic function, which Swift can't
/// call.
void dp_window_set_dark(DPWindow *window, bool dark);

#pragma clang assume_nonnull end
