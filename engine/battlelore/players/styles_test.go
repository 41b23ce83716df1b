package players

import (
	"reflect"
	"slices"
	"testing"

	"muster/engine/battlelore/search"
	"muster/schema"
	"muster/schema/source"
)

// The tables of styles and weights have the form that they say: each weight once, with a sentence and its bounds, each
// style within the bounds, every number with a word on where it comes from.
func TestStylesForm(t *testing.T) {
	doc, found := schema.NewKinds().Load(source.NewFile("styles.toml", stylesFile))
	weighed, foundToo := schema.NewKinds().Load(source.NewFile("weights.toml", weightsFile))
	if len(doc.Tree) != 1 || len(weighed.Tree) != 1 {
		t.Fatalf("%d and %d tables, %v %v", len(doc.Tree), len(weighed.Tree), found, foundToo)
	}
	of := reflect.TypeFor[Weights]()
	var fields, ids []string
	for i := range of.NumField() {
		fields = append(fields, of.Field(i).Tag.Get("toml"))
	}
	bounds := map[string]Weight{}
	for _, w := range AllWeights() {
		ids = append(ids, w.ID)
		bounds[w.ID] = w
		if w.Name == "" || w.Least > w.Greedy || w.Greedy > w.Most {
			t.Errorf("%s has no sentence, or is %d of %d to %d", w.ID, w.Greedy, w.Least, w.Most)
		}
	}
	slices.Sort(fields)
	slices.Sort(ids)
	if !slices.Equal(fields, ids) {
		t.Errorf("weights are %v, their sentences are of %v", fields, ids)
	}
	for i, v := range weighed.Tree["weights"].([]any) {
		if row := v.(map[string]any); len(row) != 6 || !reflect.DeepEqual(row["house"], []any{"greedy", "least", "most"}) {
			t.Errorf("weight %d holds %v", i+1, row)
		}
	}
	seen := map[any]bool{}
	for i, v := range doc.Tree["styles"].([]any) {
		row := v.(map[string]any)
		if seen[row["id"]] || row["says"] == "" {
			t.Errorf("style %d has no sentence, or its name comes twice: %v", i+1, row["id"])
		}
		seen[row["id"]] = true
		weights, _ := row["weights"].(map[string]any)
		for id, n := range weights {
			if w := bounds[id]; w.ID == "" || n.(int64) < int64(w.Least) || n.(int64) > int64(w.Most) {
				t.Errorf("%v: %s = %v", row["id"], id, n)
			}
		}
		if len(weights) > 0 && row["house"] == nil {
			t.Errorf("%v does not say where its weights come from", row["id"])
		}
	}
	if s := Styles()[0]; s.ID != "greedy" {
		t.Errorf("the first style is %s", s.ID)
	}
}

// Names is sorted, and holds every style, forward, random, and who thinks ahead.
func TestNames(t *testing.T) {
	names := Names()
	if !slices.IsSorted(names) || len(names) != len(Styles())+len(makers)+len(search.Rows()) {
		t.Errorf("the players are %v", names)
	}
}
