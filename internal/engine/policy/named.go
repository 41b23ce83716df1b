package policy

import (
	"slices"
	"strconv"
	"strings"
)

// The separators of a Word. None of them is in the id of a style or in lists of players on command lines.
const (
	fromBase = ":"
	toWeight = "/"
	toValue  = "="
)

// Word returns the name of a style of a project: its id, the style that it changes, and the changed weights. It holds
// all that decides how the player plays, so that sweeps, records and caches that name a player need no file. A changed
// style has another word.
func Word[N int | int32](id, base string, weights map[string]N) string {
	word := id + fromBase + base
	for _, name := range WeightNames(weights) {
		word += toWeight + name + toValue + strconv.Itoa(int(weights[name]))
	}
	return word
}

// Label returns the display name of a player: the id in a Word, or the name itself.
func Label(name string) string {
	id, _, _ := strings.Cut(name, fromBase)
	return id
}

// LabelAll returns the display names of the players of a side, separated by commas.
func LabelAll(list string) string { return strings.Join(Labels(strings.Split(list, ",")), ",") }

// Own returns those names of players that are a Word.
func Own(names []string) (out []string) {
	for _, name := range names {
		if Label(name) != name {
			out = append(out, name)
		}
	}
	return out
}

// Labels returns the display names of players.
func Labels(names []string) []string {
	out := make([]string, len(names))
	for i, name := range names {
		out[i] = Label(name)
	}
	return out
}

// Named returns a style of the table, or the style of a Word; nil for any other name. A word is valid only in the form
// that Word writes, with known weights within their bounds: equal players have equal names.
func (t *Table[W]) Named(name string) *Style[W] {
	id, spec, own := strings.Cut(name, fromBase)
	if !own {
		return t.Style(name)
	}
	parts := strings.Split(spec, toWeight)
	base := t.Style(parts[0])
	if base == nil || id == "" {
		return nil
	}
	weights := map[string]int32{}
	for _, part := range parts[1:] {
		key, value, _ := strings.Cut(part, toValue)
		n, err := strconv.ParseInt(value, 10, 32)
		i := slices.IndexFunc(t.weights, func(w Weight) bool { return w.ID == key })
		if err != nil || i < 0 || int32(n) < t.weights[i].Least || int32(n) > t.weights[i].Most {
			return nil
		}
		weights[key] = int32(n)
	}
	if Word(id, base.ID, weights) != name {
		return nil
	}
	s := t.changed(base, weights)
	s.ID = name
	return &s
}

// Weights lists weights by name: "leaving 2000, to_exit 60".
func Weights[N int | int32](weights map[string]N) string {
	var out []string
	for _, name := range WeightNames(weights) {
		out = append(out, name+" "+strconv.Itoa(int(weights[name])))
	}
	return strings.Join(out, ", ")
}

// WeightNames returns the names of weights in order.
func WeightNames[N int | int32](weights map[string]N) []string {
	names := make([]string, 0, len(weights))
	for name := range weights {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
