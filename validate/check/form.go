package check

import (
	"fmt"
	"slices"

	"muster/schema"
	"muster/schema/source"
)

// keys lists the keys of a row.
var keys = []string{"id", "name", "least", "most", "sources", "house", "open"}

// ThresholdFaults returns the errors in the form of a table, row by row. Errors are an unknown key, a duplicate id, no
// name, no bound, and a lower bound above the upper one. A bound without a source is an error if it is not the
// project's own.
func ThresholdFaults(table string, text []byte) []string {
	doc, found := schema.NewKinds().Load(source.NewFile(table+".toml", text))
	rows, _ := doc.Tree[table].([]any)
	if len(doc.Tree) != 1 || len(rows) == 0 {
		return []string{
			fmt.Sprintf("the file holds %d tables and %d rows of [[%s]], %v", len(doc.Tree), len(rows), table, found),
		}
	}
	var out []string
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	seen := map[string]bool{}
	for i, v := range rows {
		row, _ := v.(map[string]any)
		for key := range row {
			if !slices.Contains(keys, key) {
				say("%v has the unknown key %q", row["id"], key)
			}
		}
		var m Threshold
		schema.DecodeValue(v, &m)
		if m.ID == "" || m.Name == "" || seen[m.ID] {
			say("row %d, %q, has no id or name, or its id comes twice", i+1, m.ID)
		}
		seen[m.ID] = true
		if m.Least == nil && m.Most == nil {
			say("%s bounds nothing", m.ID)
		}
		if m.Least != nil && m.Most != nil && *m.Least > *m.Most {
			say("%s runs from %d to %d", m.ID, *m.Least, *m.Most)
		}
		for _, bound := range []struct {
			key string
			n   *int
		}{{"least", m.Least}, {"most", m.Most}} {
			if bound.n != nil && m.Sources["all"] == "" && m.Sources[bound.key] == "" &&
				!slices.Contains(m.House, bound.key) {
				say("%s: %s has no source and is not house", m.ID, bound.key)
			}
		}
	}
	slices.Sort(out)
	return out
}
