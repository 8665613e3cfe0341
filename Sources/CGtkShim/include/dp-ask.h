#pragma once
#include "dp-window.h"

#pragma clang assume_nonnull begin

// All of it is C because the toolkit's widgets and signals are.

// Small things that open over the window at a place: a question with room for the answer, and menus.

/// Opens a question. Its answer is the target of an action; then the question stays until `dp_window_answered`. When it
/// is over the action comes without a target.
/// `button` is the name of a button in the bar or the id of a branch; the question is shown beside it. One line is sent
/// by Enter; if it `is_long`, there is room for more, and Ctrl+Enter sends them.
void dp_window_ask(
    DPWindow *window, const char *button, const char *words, const char *text, bool is_long,
    const char *action);
/// Says why the answer is wrong, or closes the question (NULL).
void dp_window_answered(DPWindow *window, const char *_Nullable why);
/// What is written in the question now, or was written there when it was closed; it stays until this is asked again.
const char *dp_window_answer(DPWindow *window);
/// Opens a menu at a place on a canvas, in its logical pixels.
void dp_window_show_menu(DPWindow *window, DPCanvas *canvas, double x, double y, DPMenu *menu);

#pragma clang assume_nonnull end
