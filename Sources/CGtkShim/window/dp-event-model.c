// The rows of the events panel as the toolkit counts them.
#include "dp-events-private.h"

/// A list of empty objects that are made when the toolkit asks: the words are in Swift, and most rows are never shown.
typedef struct {
  GObject parent;
  guint count;
} DPEventModel;

typedef struct {
  GObjectClass parent;
} DPEventModelClass;

static GType item_type(GListModel *model) {
  (void)model;
  return G_TYPE_OBJECT;
}

static guint item_count(GListModel *model) { return ((DPEventModel *)model)->count; }

static gpointer item(GListModel *model, guint index) {
  return index < item_count(model) ? g_object_new(G_TYPE_OBJECT, NULL) : NULL;
}

static void model_init(GListModelInterface *model) {
  model->get_item_type = item_type;
  model->get_n_items = item_count;
  model->get_item = item;
}

G_DEFINE_TYPE_WITH_CODE(
    DPEventModel, dp_event_model, G_TYPE_OBJECT,
    G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, model_init))

static void dp_event_model_class_init(DPEventModelClass *class) { (void)class; }
static void dp_event_model_init(DPEventModel *rows) { (void)rows; }

GListModel *dp_event_model_new(void) { return g_object_new(dp_event_model_get_type(), NULL); }

void dp_event_model_splice(GListModel *rows, guint index, guint removed, guint added) {
  ((DPEventModel *)rows)->count += added - removed;
  g_list_model_items_changed(rows, index, removed, added);
}
