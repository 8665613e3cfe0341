#pragma once
#include "dp-private.h"

/// Words that change often, such as a time.
///
/// A label asks for another layout of the whole window with each change, and GTK spends a frame of its clock on that. These
/// ask for one only if they need other room; their digits are all as wide.
GtkWidget *dp_words_new(const char *css_class);

void dp_words_set(GtkWidget *words, const char *text);
/// Keeps room for these words beside those that are shown, so that nothing else moves while they change.
void dp_words_keep_room(GtkWidget *words, const char *longest);
/// Keeps so much room, and puts the words so far across it, from 0 (left) to 1.
void dp_words_keep_width(GtkWidget *words, int width, double place);
