package vectortest

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

// Turn is the parts of a game's turn, as kinds of frames.
type Turn[F cmp.Ordered] struct {
	Parts []F          // in order
	Ends  map[string]F // the parts that a player ends, by the words for it
	Of    map[string]F // the part to which an action belongs, by its first word; any part for words that it lacks
	// Also are more frames in which an action is possible, by its first word.
	Also map[string][]F
}

// verb is the first of an action's words.
func verb(words string) string {
	first, _, _ := strings.Cut(words, " ")
	return first
}

// now is the kind of the inner frame.
func (g *Scene[S, A, F]) now() (kind F) {
	if open := g.Frames(); len(open) > 0 {
		kind = open[len(open)-1]
	}
	return kind
}

// phase replaces the words that end a part of a turn by those of the action, "pass". open is false if the part has
// already ended.
func (g *Scene[S, A, F]) phase(words string) (action string, open bool) {
	part, ends := g.Turn.Ends[words]
	if !ends {
		return words, true
	}
	if len(g.Frames()) == 0 {
		return words, false
	}
	now := g.now()
	if first := slices.Min(slices.Collect(maps.Values(g.Turn.Ends))); now >= first && now < part {
		g.Fatalf("%q comes too early", words)
	}
	return "pass", now == part
}

// come reports whether the part of the turn for a verb has come, or a card allows such an action now. Before that,
// every refusal and every empty list holds, whatever the rule is, so a vector proves nothing with them.
func (g *Scene[S, A, F]) come(first string) bool {
	part, known := g.Turn.Of[first]
	if !known || slices.ContainsFunc(g.All(), func(can string) bool { return verb(can) == first }) {
		return true
	}
	now := -1
	for _, kind := range g.Frames() {
		now = max(now, slices.Index(g.Turn.Parts, kind))
		if slices.Contains(g.Turn.Also[first], kind) {
			return true
		}
	}
	return now >= slices.Index(g.Turn.Parts, part)
}

// mustHaveCome fails a vector that asks too early.
func (g *Scene[S, A, F]) mustHaveCome(words, first string) {
	if !g.come(first) {
		g.Errorf("%q is too early in %v: the time for it has not come", words, g.now())
	}
}
