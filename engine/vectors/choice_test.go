package vectors_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine"
)

// choiceWords are the actions that name a unit and a hex, as vectors write them.
var choiceWords = map[string]engine.ActionKind{
	"order": engine.GiveOrder, "move": engine.Move, "rush": engine.Rush, "exit": engine.Exit, "attack": engine.Attack,
}

// phases are the frames in which a phase's end is a choice.
var phases = map[string]engine.FrameKind{
	"end orders": engine.InOrders, "end moves": engine.InMoves, "end battles": engine.InCombat,
}

// top is what is going on.
func (g *game) top() *engine.Frame { return &g.s.Frames[g.s.Depth-1] }

// legal lists the actions that may be taken now. They come in ascending order, each once.
func (g *game) legal() []engine.Action {
	all := engine.Legal(g.r, &g.s, nil)
	for i := range all {
		if i > 0 && all[i-1] >= all[i] {
			g.t.Errorf("line %d: %q is listed after %q", g.line, g.words(all[i]), g.words(all[i-1]))
		}
	}
	return all
}

// words is an action as vectors write it.
func (g *game) words(a engine.Action) string {
	at := func(i uint8) string { return g.r.Board.Label(g.s.Units[i].At) }
	switch a.Kind() {
	case engine.Pass:
		return "pass"
	case engine.PlayCard:
		return "play " + g.b.Cards[a.Card()].ID
	case engine.PlayOpen:
		return "play open " + g.b.Cards[a.Card()].ID
	case engine.CopyLast:
		return "counter " + g.countered(a.Countered())
	case engine.GiveOrder:
		return "order " + at(a.Unit())
	case engine.Move:
		return fmt.Sprintf("move %s %s", at(a.Unit()), g.r.Board.Label(a.Hex()))
	case engine.Rush:
		return fmt.Sprintf("rush %s %s", at(a.Unit()), g.r.Board.Label(a.Hex()))
	case engine.Exit:
		return "exit " + at(a.Unit())
	case engine.Attack:
		return fmt.Sprintf("attack %s %s", at(a.Unit()), at(a.Foe()))
	case engine.Ignore:
		return fmt.Sprintf("ignore %d", a.Flags())
	case engine.Retreat:
		return "retreat " + g.r.Board.Label(a.Hex())
	case engine.BattleBack:
		return "battle back"
	case engine.GainGround:
		return "gain ground"
	case engine.Pursue:
		return "pursue " + g.r.Board.Label(a.Hex())
	case engine.Keep:
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
func (g *game) find(words string) (engine.Action, bool) {
	g.known(words)
	for _, a := range g.legal() {
		if g.words(a) == words {
			return a, true
		}
	}
	return 0, false
}

// choice is the action of a step. The end of a phase that left no choice is needless.
func (g *game) choice(words string) (a engine.Action, needless bool) {
	if phase, ok := phases[words]; ok {
		f := g.top()
		if f.Kind < phase && f.Kind >= engine.InOrders {
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
		good = g.card(w[1]) != engine.NoCard
	case len(w) == 3 && w[0] == "play" && w[1] == "open":
		good = g.card(w[2]) != engine.NoCard
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
func (g *game) build(words string) (a engine.Action, ok bool) {
	w := strings.Fields(words)
	kind, ok := choiceWords[w[0]]
	if !ok {
		return g.buildLore(w)
	}
	unit := g.s.On[g.hex(w[1])]
	arg := uint16(0)
	if len(w) == 3 {
		h := g.hex(w[2])
		if arg = uint16(h); kind == engine.Attack {
			arg = uint16(g.s.On[h])
		}
	}
	return engine.NewAction(kind, unit, arg), true
}
