package main

import (
	_ "embed" // the table of kinds
	"fmt"
	"maps"
	"slices"
	"strings"

	"muster/schema/source"
)

//go:embed kinds.toml
var table []byte

// Kind is a way of breaking an adventure, or of changing it without harm.
type Kind struct {
	Game  string
	Name  string
	Says  string   // the change, as a sentence without its end
	Sound bool     // nothing is wrong with them
	Count int      // how many are made
	Codes []string // any of them finds it; none of a sound kind
	Gamed bool     // by a way of play that greedy does not find: games of another player show it
	Unset bool     // it cannot be set up
	truth map[string]int
}

// Key returns the kind's name with its game.
func (k *Kind) Key() string { return k.Game + "/" + k.Name }

// prefix returns the start of the ids of its cases.
func (k *Kind) prefix() string {
	if k.Game == "battlelore" {
		return ""
	}
	return k.Game + "-"
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
		k := Kind{
			Game: row["game"].(string), Name: row["name"].(string), Says: row["says"].(string),
			Count: int(row["count"].(int64)), truth: map[string]int{},
		}
		k.Sound, _ = row["sound"].(bool)
		k.Gamed, _ = row["gamed"].(bool)
		k.Unset, _ = row["unset"].(bool)
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

// holds returns the required property of a kind that games of greedy lack; "" if none.
func (k *Kind) holds(x *outcome) string {
	return k.within("", map[string]int{
		"stronger": x.stronger(), "edge": x.edge(), "median": x.median, "unfinished": x.unfinished(),
	})
}

// within compares values with the bounds whose names begin with a prefix.
func (k *Kind) within(prefix string, values map[string]int) string {
	for _, name := range slices.Sorted(maps.Keys(values)) {
		n := values[name]
		if least, asked := k.truth[prefix+name+"_least"]; asked && n < least {
			return fmt.Sprintf("%s%s is %d, at least %d", prefix, name, n, least)
		}
		if most, asked := k.truth[prefix+name+"_most"]; asked && n > most {
			return fmt.Sprintf("%s%s is %d, at most %d", prefix, name, n, most)
		}
	}
	return ""
}

// asks reports whether games of other players than greedy screen the kind, by the prefix of their bounds.
func (k *Kind) asks(prefix string) bool {
	for name := range k.truth {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}

// looks returns the numbers of greedy games that a draft is screened by, of at most n. Most drafts of a broken kind are
// thrown away, and a few games show that.
func (k *Kind) looks(n int) []int {
	switch {
	case k.Sound && k.Game != "runewars":
		return []int{n}
	case k.Sound:
		return []int{min(n, 100)}
	}
	return []int{min(n, 25), min(n, 100)}
}
