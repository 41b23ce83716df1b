package policy

import (
	"fmt"
	"maps"
	"slices"

	"muster/schema"
	"muster/schema/source"
)

// Change is a change of greedy's weights that a search for exploiting players tries.
type Change struct {
	ID      string           `toml:"id"`
	About   string           `toml:"about"` // changes about the same thing are not combined
	Says    string           `toml:"says"`  // how the player plays, after "a player that"
	Weights map[string]int32 `toml:"weights"`
}

// Changes reads a table of changes. It is trusted: a test of the game checks it with ChangeFaults.
func Changes(changes []byte) (out []Change) {
	doc, _ := schema.NewKinds().Load(source.NewFile("changes.toml", changes))
	schema.DecodeValue(doc.Tree["changes"], &out)
	return out
}

// With returns both changes as one; ok is false if they are about the same thing.
func (c Change) With(other Change) (both Change, ok bool) {
	if c.About == other.About {
		return Change{}, false
	}
	both = Change{
		ID: c.ID + "-" + other.ID, About: c.About + ", " + other.About, Says: c.Says + ", and " + other.Says,
		Weights: maps.Clone(c.Weights),
	}
	maps.Copy(both.Weights, other.Weights)
	return both, true
}

// Word returns the name of the player with the changed weights.
func (c Change) Word(base string) string { return Word(c.ID, base, c.Weights) }

// ChangeFaults lists the errors of a table of changes: missing keys, unknown weights, values that are greedy's or
// beyond the limits, and weights that changes about different things share.
func ChangeFaults(changes, weights []byte) (out []string) {
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	doc, _ := schema.NewKinds().Load(source.NewFile("changes.toml", changes))
	bounds := map[string]Weight{}
	for _, w := range Weighed(weights) {
		bounds[w.ID] = w
	}
	list, _ := doc.Tree["changes"].([]any)
	seen, about := map[string]bool{}, map[string]string{}
	for i, c := range Changes(changes) {
		row, _ := list[i].(map[string]any)
		if len(row) != 5 || c.ID == "" || c.About == "" || c.Says == "" || row["house"] == nil || seen[c.ID] {
			say("change %d lacks a key, or its id comes twice: %v", i+1, row)
		}
		seen[c.ID] = true
		for _, name := range WeightNames(c.Weights) {
			w, n := bounds[name], c.Weights[name]
			if w.ID == "" || n < w.Least || n > w.Most || n == w.Greedy {
				say("%s: %s = %d", c.ID, name, n)
			}
			if about[name] == "" {
				about[name] = c.About
			} else if about[name] != c.About {
				say("%s is about %s and %s", name, about[name], c.About)
			}
		}
	}
	if len(list) == 0 {
		say("there are no changes")
	}
	slices.Sort(out)
	return out
}
