package policy

import (
	"fmt"
	"reflect"
	"slices"

	"muster/schema"
	"muster/schema/source"
)

// Faults lists the format errors of both tables. A weight must have a sentence, be within its bounds, and be in both
// the game and the table. A style must be within the bounds and state the source of its weights. W is the game's struct
// of weights.
func Faults[W any](styles, weights []byte) []string {
	var out []string
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	doc, found := schema.NewKinds().Load(source.NewFile("styles.toml", styles))
	weighed, foundToo := schema.NewKinds().Load(source.NewFile("weights.toml", weights))
	if len(doc.Tree) != 1 || len(weighed.Tree) != 1 {
		say("%d and %d tables, %v %v", len(doc.Tree), len(weighed.Tree), found, foundToo)
	}
	of := reflect.TypeFor[W]()
	var fields, ids []string
	for i := range of.NumField() {
		fields = append(fields, of.Field(i).Tag.Get("toml"))
	}
	bounds := map[string]Weight{}
	for _, w := range Weighed(weights) {
		ids = append(ids, w.ID)
		bounds[w.ID] = w
		if w.Name == "" || w.Least > w.Greedy || w.Greedy > w.Most {
			say("%s has no sentence, or is %d of %d to %d", w.ID, w.Greedy, w.Least, w.Most)
		}
	}
	slices.Sort(fields)
	slices.Sort(ids)
	if !slices.Equal(fields, ids) {
		say("weights are %v, their sentences are of %v", fields, ids)
	}
	list, _ := weighed.Tree["weights"].([]any)
	for i, v := range list {
		if row, _ := v.(map[string]any); len(row) != 6 ||
			!reflect.DeepEqual(row["house"], []any{"greedy", "least", "most"}) {
			say("weight %d holds %v", i+1, row)
		}
	}
	list, _ = doc.Tree["styles"].([]any)
	return append(out, styled(list, bounds)...)
}

// styled lists the errors in the rows of styles.
func styled(list []any, bounds map[string]Weight) []string {
	var out []string
	seen := map[any]bool{}
	for i, v := range list {
		row, _ := v.(map[string]any)
		if seen[row["id"]] || row["says"] == nil || row["says"] == "" {
			out = append(out, fmt.Sprintf("style %d has no sentence, or its name comes twice: %v", i+1, row["id"]))
		}
		seen[row["id"]] = true
		weights, _ := row["weights"].(map[string]any)
		for id, n := range weights {
			value, _ := n.(int64)
			if w := bounds[id]; w.ID == "" || value < int64(w.Least) || value > int64(w.Most) {
				out = append(out, fmt.Sprintf("%v: %s = %v", row["id"], id, n))
			}
		}
		if len(weights) > 0 && row["house"] == nil {
			out = append(out, fmt.Sprintf("%v does not say where its weights come from", row["id"]))
		}
	}
	if len(list) == 0 || !seen["greedy"] {
		out = append(out, "there is no greedy")
	}
	slices.Sort(out)
	return out
}
