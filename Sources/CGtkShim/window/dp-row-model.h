// Rows as the toolkit's lists count them.
#pragma once
#include "dp-private.h"

/// A list of empty objects that are made when the toolkit asks: the words are in Swift, and most rows are never shown.
GListModel *dp_row_model_new(void);
/// Replaces some rows by others.
void dp_row_model_splice(GListModel *rows, guint index, guint removed, guint added);
