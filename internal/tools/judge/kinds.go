package main

import (
	_ "embed" // the table of kinds
	"fmt"

	"muster/schema/source"
)

//go:embed kinds.toml
var table []byte

// Kind is a way of breaking an adventure, or of changing it without harm.
type Kind struct {
	Name  string
	Says  string   // the change, as a sentence without its end
	Sound bool     // nothing is wrong with them
	Count int      // how many are made
	Codes []string // any of them finds it; none of a sound kind
	truth map[string]int
}

// Kinds lists the kinds in the order of their table: the broken ones first.
func Kinds() []Kind {
	tree, ok := source.FastPath(source.NewFile("kinds.toml", table))
	if !ok {
		panic("cases: kinds.toml cannot be read") // embedded and tested
	}
	var out []Kind
	for _, x := range tree["kinds"].([]any) {
		row := x.(map[string]any)
		k := Kind{Name: row["name"].(string), Says: row["says"].(string), Count: int(row["count"].(int64)),
			truth: map[string]int{}}
		k.Sound, _ = row["sound"].(bool)
		codes, _ := row["codes"].([]any)
		for _, c := range codes {
			k.Codes = append(k.Codes, c.(string))
		}
		bounds, _ := row["truth"].(map[string]any)
		for name, n := range bounds {
			k.truth[name] = int(n.(int64))
		}
		out = append(out, k)
	}
	return out
}

// holds returns the required property of a kind that the games lack; "" if none.
func (k *Kind) holds(x *outcome) string {
	for _, b := range []struct {
		name  string
		value int
		least bool
	}{
		{"stronger_least", x.stronger(), true}, {"stronger_most", x.stronger(), false},
		{"median_least", x.median(), true}, {"median_most", x.median(), false},
		{"unfinished_least", x.unfinished(), true},
	} {
		bound, asked := k.truth[b.name]
		if asked && (b.least && b.value < bound || !b.least && b.value > bound) {
			return fmt.Sprintf("%s is %d, and what comes of it %d", b.name, bound, b.value)
		}
	}
	return ""
}
