#pragma once
// For the code that passes a coming file to other programs.
#include <gdk/gdk.h>

#include "dp-coming-file.h"

/// A new reference to what offers it to other programs.
GdkContentProvider *dp_coming_file_provider(DPComingFile *file);
