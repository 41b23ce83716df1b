package games

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strings"

	"muster/catalog"
	"muster/report/changes"
	"muster/schema/source"
)

// plainly compares definitions of a game that has no comparison of its own: value by value, as the files have them.
func plainly() changes.Terms {
	return changes.Terms{
		Compare: func(old, young *catalog.Entry) []changes.Change {
			was, is := written(old), written(young)
			both := maps.Clone(was)
			maps.Copy(both, is)
			var out []changes.Change
			for _, key := range slices.SortedFunc(maps.Keys(both), byTopic) {
				a, before := was[key]
				b, after := is[key]
				topic := topicOf(key)
				c := changes.Change{Topic: topic, What: changes.Changed, Name: key, Old: a, New: b}
				switch {
				case a == b && before == after:
					continue
				case !before:
					c.What = changes.Added
				case !after:
					c.What = changes.Removed
				case strings.Contains(a+b, "\n"):
					c = changes.Change{Topic: topic, What: changes.Changed, Name: key, Prose: true}
				}
				out = append(out, c)
			}
			return out
		},
		Sum: func(e *catalog.Entry) string {
			h, all := sha256.New(), written(e)
			for _, key := range slices.Sorted(maps.Keys(all)) {
				fmt.Fprintf(h, "%q %q\n", key, all[key])
			}
			return hex.EncodeToString(h.Sum(nil))
		},
	}
}

// topicOf is what of a definition a value is about: the table at the top that it stands in, or the definition itself.
func topicOf(key string) string {
	if table, _, within := strings.Cut(key, "."); within {
		return table
	}
	return "definition"
}

// byTopic orders values: those of the definition itself first, then table by table.
func byTopic(a, b string) int {
	x, y := strings.Contains(a, "."), strings.Contains(b, ".")
	switch {
	case x == y:
		return cmp.Compare(a, b)
	case x:
		return 1
	}
	return -1
}

// written are the values of a definition but for its id, by their keys: top.units.2.type. A list of texts is one value.
// The file is read anew: what a game keeps of a definition is no part of its tree.
func written(e *catalog.Entry) map[string]string {
	doc, _ := e.Catalog().Games().Kinds().Load(source.NewFile(e.Doc.File.Name, e.Doc.File.Text))
	out := map[string]string{}
	for key, v := range doc.Tree {
		if key != "id" {
			flatten(out, key, v)
		}
	}
	return out
}

func flatten(out map[string]string, key string, v any) {
	switch x := v.(type) {
	case map[string]any:
		for name, below := range x {
			flatten(out, key+"."+name, below)
		}
	case []any:
		if slices.ContainsFunc(x, func(e any) bool { _, table := e.(map[string]any); return table }) {
			for i, below := range x {
				flatten(out, fmt.Sprintf("%s.%d", key, i+1), below)
			}
			return
		}
		words := make([]string, len(x))
		for i, e := range x {
			words[i] = fmt.Sprint(e)
		}
		out[key] = strings.Join(words, ", ")
	default:
		out[key] = fmt.Sprint(x)
	}
}
