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

// top is what is going on.
func (g *game) top() *battlelore.Frame { return &g.s.Frames[g.s.Depth-1] }

// words is an action as vectors write it.
func (g *game) words(a battlelore.Action) string {
	at := func(i uint8) string { return g.Label(g.s.Units[i].At) }
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
		return fmt.Sprintf("move %s %s", at(a.Unit()), g.Label(a.Hex()))
	case battlelore.Rush:
		return fmt.Sprintf("rush %s %s", at(a.Unit()), g.Label(a.Hex()))
	case battlelore.Exit:
		return "exit " + at(a.Unit())
	case battlelore.Attack:
		return fmt.Sprintf("attack %s %s", at(a.Unit()), at(a.Target()))
	case battlelore.Ignore:
		return fmt.Sprintf("ignore %d", a.Flags())
	case battlelore.Retreat:
		return "retreat " + g.Label(a.Hex())
	case battlelore.BattleBack:
		return "battle back"
	case battlelore.GainGround:
		return "gain ground"
	case battlelore.Pursue:
		return "pursue " + g.Label(a.Hex())
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

// known reports whether some action has these words: a slip in a vector must not pass for a refusal.
func (g *game) known(words string) (good bool) {
	w := strings.Fields(words)
	switch {
	case len(w) == 1:
		good = w[0] == "pass"
	case words == "battle back" || words == "gain ground":
		good = true
	case len(w) == 2 && w[0] == "keep" && g.isLore(w[1]):
		good = true
	case len(w) == 2 && (w[0] == "play" || w[0] == "keep" || w[0] == "counter"):
		good = g.Card(w[1]) != battlelore.NoCard
	case len(w) == 3 && w[0] == "play" && w[1] == "open":
		good = g.Card(w[2]) != battlelore.NoCard
	case len(w) == 2 && w[0] == "ignore":
		good = len(w[1]) == 1 && w[1] >= "0" && w[1] <= "9"
	case len(w) == 2 && slices.Contains([]string{"order", "exit", "retreat", "pursue"}, w[0]):
		good = g.Hex(w[1]) >= 0
	case len(w) == 3 && slices.Contains([]string{"move", "rush", "attack"}, w[0]):
		good = g.Hex(w[1]) >= 0 && g.Hex(w[2]) >= 0
	}
	return good || g.knownLore(w)
}

// build makes the action of words that name a unit, whether it is legal or not.
func (g *game) build(words string) (a battlelore.Action, ok bool) {
	w := strings.Fields(words)
	kind, ok := choiceWords[w[0]]
	if !ok {
		return g.buildLore(w)
	}
	unit := g.s.On[g.Hex(w[1])]
	arg := uint16(0)
	if len(w) == 3 {
		h := g.Hex(w[2])
		if arg = uint16(h); kind == battlelore.Attack {
			arg = uint16(g.s.On[h])
		}
	}
	return battlelore.NewAction(kind, unit, arg), true
}
