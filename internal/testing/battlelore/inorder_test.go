package battlelore_test

import (
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/testing/vectortest"
)

// inOrder sorts steps that name the members of a set into the order in which the engine asks for them. The
// expected results of the last step move to the last remaining one.
func (g *game) inOrder(steps []vectortest.Step) []vectortest.Step {
	verb, _, _ := strings.Cut(steps[0].Words, " ")
	var written []battlelore.Action
	for _, st := range steps {
		a, ok := g.member(verb, st.Words)
		if !ok {
			break
		}
		written = append(written, a)
	}
	if len(written) < 2 {
		return steps
	}
	taken := battlelore.InOrder(g.r, &g.s, written)
	if slices.Equal(taken, written) {
		return steps
	}
	out := slices.Clone(steps[:len(taken)])
	for i, a := range taken {
		out[i].Words = g.Words(a)
	}
	out[len(taken)-1].Events = steps[len(written)-1].Events
	return append(out, steps[len(written):]...)
}

// member parses a step that names a member of a set with a verb.
func (g *game) member(verb, words string) (a battlelore.Action, ok bool) {
	w := strings.Fields(words)
	if len(w) != 2 || w[0] != verb {
		return 0, false
	}
	switch {
	case verb == "keep" && g.isLore(w[1]):
		return battlelore.KeepLoreAction(uint8(g.loreCard(w[1]))), true
	case verb == "target" || verb == "section":
		return g.Build(words)
	}
	return 0, false
}
