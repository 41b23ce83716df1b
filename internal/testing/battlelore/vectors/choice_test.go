package vectors_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine/battlelore"
)

// choiceWords are the actions that name a unit and a hex, as vectors write them.
var choiceWords = map[string]battlelore.ActionKind{
	"order":  battlelore.GiveOrder,
	"move":   battlelore.Move,
	"rush":   battlelore.Rush,
	"exit":   battlelore.Exit,
	"attack": battlelore.Attack,
}

// phases are the frames in which a phase's end is a choice.
var phases = map[string]battlelore.FrameKind{
	"end orders": battlelore.InOrders, "end moves": battlelore.InMoves, "end battles": battlelore.InCombat,
}

// top is what is going on.
func (g *game) top() *battlelore.Frame { return &g.s.Frames[g.s.Depth-1] }

// legal lists the actions that may be taken now. They come in ascending order, each once.
func (g *game) legal() []battlelore.Action {
	all := battlelore.Legal(g.r, &g.s, nil)
	for i := range all {
		if i > 0 && all[i-1] >= all[i] {
			g.t.Errorf("line %d: %q is listed after %q", g.line, g.words(all[i]), g.words(all[i-1]))
		}
	}
	return all
}

// words is an action as vectors write it.
func (g *game) words(a battlelore.Action) string {
	at := func(i uint8) string { return g.r.Board.Label(g.s.Units[i].At) }
	switch a.Kind() {
	case battlelore.Pass:
		return "pass"
	case battlelore.PlayCard:
		return "play " + g.b.Cards[a.Card()].ID
	case battlelore.PlayOpen:
		return "play open " + g.b.Cards[a.Card()].ID
	case battlelore.CopyLast:
		return "counter " + g.countered(a.Countered())
	case battlelore.GiveOrder:
		return "order " + at(a.Unit())
	case battlelore.Move:
		return fmt.Sprintf("move %s %s", at(a.Unit()), g.r.Board.Label(a.Hex()))
	case battlelore.Rush:
		return fmt.Sprintf("rush %s %s", at(a.Unit()), g.r.Board.Label(a.Hex()))
	case battlelore.Exit:
		return "exit " + at(a.Unit())
	case battlelore.Attack:
		return fmt.Sprintf("attack %s %s", at(a.Unit()), at(a.Target()))
	case battlelore.Ignore:
		return fmt.Sprintf("ignore %d", a.Flags())
	case battlelore.Retreat:
		return "retreat " + g.r.Board.Label(a.Hex())
	case battlelore.BattleBack:
		return "battle back"
	case battlelore.GainGround:
		return "gain ground"
	case battlelore.Pursue:
		return "pursue " + g.r.Board.Label(a.Hex())
	case battlelore.Keep:
		return "keep " + g.b.Cards[a.Card()].ID
	}
	return g.loreWords(a)
}

// countered is one of the two cards that the opponent played last.
func (g *game) countered(i int) string {
	last := g.s.Seats[1-g.s.Decider()].Last[i]
	return g.b.Cards[last.Card].ID
}

// find looks for a legal action by its words.
func (g *game) find(words string) (battlelore.Action, bool) {
	g.known(words)
	for _, a := range g.legal() {
		if g.words(a) == words {
			return a, true
		}
	}
	return 0, false
}

// choice is the action of a step. The end of a phase that left no choice is needless.
func (g *game) choice(words string) (a battlelore.Action, needless bool) {
	if phase, ok := phases[words]; ok {
		f := g.top()
		if f.Kind < phase && f.Kind >= battlelore.InOrders {
			g.t.Fatalf("line %d: %q comes too early", g.line, words)
		}
		if f.Kind != phase {
			return 0, true
		}
		words = "pass"
	}
	a, ok := g.find(words)
	if !ok {
		g.t.Fatalf("line %d: %q is not legal, only %v", g.line, words, g.all())
	}
	return a, false
}

// all are the words of what is legal.
func (g *game) all() (out []string) {
	for _, a := range g.legal() {
		out = append(out, g.words(a))
	}
	return out
}

// known fails for words that no action has: a slip in a vector must not pass for a refusal.
func (g *game) known(words string) {
	w := strings.Fields(words)
	good := false
	switch {
	case len(w) == 1:
		good = w[0] == "pass"
	case words == "battle back" || words == "gain ground":
		good = true
	case len(w) == 2 && w[0] == "keep" && g.isLore(w[1]):
		good = true
	case len(w) == 2 && (w[0] == "play" || w[0] == "keep" || w[0] == "counter"):
		good = g.card(w[1]) != battlelore.NoCard
	case len(w) == 3 && w[0] == "play" && w[1] == "open":
		good = g.card(w[2]) != battlelore.NoCard
	case len(w) == 2 && w[0] == "ignore":
		good = len(w[1]) == 1 && w[1] >= "0" && w[1] <= "9"
	case len(w) == 2 && slices.Contains([]string{"order", "exit", "retreat", "pursue"}, w[0]):
		good = g.hex(w[1]) >= 0
	case len(w) == 3 && slices.Contains([]string{"move", "rush", "attack"}, w[0]):
		good = g.hex(w[1]) >= 0 && g.hex(w[2]) >= 0
	}
	if !good && !g.knownLore(w) {
		g.t.Fatalf("line %d: unknown words %q", g.line, words)
	}
}

// build makes the action of words that name a unit, whether it is legal or not.
func (g *game) build(words string) (a battlelore.Action, ok bool) {
	w := strings.Fields(words)
	kind, ok := choiceWords[w[0]]
	if !ok {
		return g.buildLore(w)
	}
	unit := g.s.On[g.hex(w[1])]
	arg := uint16(0)
	if len(w) == 3 {
		h := g.hex(w[2])
		if arg = uint16(h); kind == battlelore.Attack {
			arg = uint16(g.s.On[h])
		}
	}
	return battlelore.NewAction(kind, unit, arg), true
}
