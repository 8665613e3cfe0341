// Rows as the toolkit's lists count them.
#include <dp-exact.h>

#include "dp-row-model.h"

typedef struct {
  GObject parent;
  guint count;
} DPRowModel;

typedef struct {
  GObjectClass parent;
} DPRowModelClass;

static GType item_type(GListModel *model) {
  (void)model;
  return G_TYPE_OBJECT;
}

static guint item_count(GListModel *model) { return ((DPRowModel *)model)->count; }

static gpointer item(GListModel *model, guint index) {
  return index < item_count(model) ? g_object_new(G_TYPE_OBJECT, NULL) : NULL;
}

static void model_init(GListModelInterface *model) {
  model->get_item_type = item_type;
  model->get_n_items = item_count;
  model->get_item = item;
}

G_DEFINE_TYPE_WITH_CODE(
    DPRowModel, dp_row_model, G_TYPE_OBJECT,
    G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_init))

static void dp_row_model_class_init(DPRowModelClass *class) { (void)class; }
static void dp_row_model_init(DPRowModel *rows) { (void)rows; }

GListModel *dp_row_model_new(void) { return g_object_new(dp_row_model_get_type(), NULL); }

void dp_row_model_splice(GListModel *rows, guint index, guint removed, guint added) {
  ((DPRowModel *)rows)->count += added - removed;
  g_list_model_items_changed(rows, index, removed, added);
}
