#pragma once
// What takes a coming file along.
#include <gdk/gdk.h>

#include "dp-coming-file.h"

/// A new reference to what offers it to other programs.
GdkContentProvider *dp_coming_file_provider(DPComingFile *file);
