package vectors_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine/battlelore"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
)

// lost begins the word of a unit that has left the field; then comes where it began.
const lost = "lost-"

var sectionWords = []string{boards.Left: "left", boards.Centre: "centre", boards.Right: "right"}

// standing is the word of a unit: its hex.
func (g *game) standing(i uint8) string {
	if h := g.s.Units[i].At; h >= 0 {
		return g.Label(h)
	}
	return g.gone(i)
}

// unitAt is the unit of a word; NoUnit for none.
func (g *game) unitAt(word string) uint8 {
	label, gone := strings.CutPrefix(word, lost)
	if !gone {
		return g.s.On[g.Hex(word)]
	}
	for i := range g.r.Setup {
		if g.b.Units[i].At >= 0 && g.b.Units[i].At == g.Hex(label) && g.s.Units[i].At < 0 {
			return uint8(i)
		}
	}
	return battlelore.NoUnit
}

// loreWords is an action of a game with Lore as vectors write it.
func (g *game) loreWords(a battlelore.Action) string {
	at := func() string { return g.standing(a.Unit()) }
	to := func() string { return g.Label(a.Hex()) }
	switch a.Kind() {
	case battlelore.PlayLore:
		return "cast " + g.b.LoreCards[a.LoreCard()].ID
	case battlelore.TargetUnit:
		return "target " + at()
	case battlelore.TargetHex:
		return fmt.Sprintf("place %s %s", at(), to())
	case battlelore.TargetSection:
		return "section " + sectionWords[a.Section()]
	case battlelore.UsePower:
		return fmt.Sprintf("power %s %s", at(), hyphened(g.b.Powers[a.Power()]))
	case battlelore.StoreLore:
		return fmt.Sprintf("store %s %d", at(), a.Stored())
	case battlelore.TakeTokens:
		end := g.r.Lore.Turn[a.TurnEnd()]
		return fmt.Sprintf("take %d-%d-%d", end.Draw, end.Keep, end.Tokens)
	case battlelore.KeepLore:
		return "keep " + g.b.LoreCards[a.LoreCard()].ID
	case battlelore.DropLore:
		return "drop " + g.b.LoreCards[a.LoreCard()].ID
	case battlelore.SetLevel:
		return fmt.Sprintf("level %s %d", setup.SeatName(int(a.Seat())), a.Level())
	case battlelore.RollMove:
		return "pace " + at()
	case battlelore.FlyOver:
		return fmt.Sprintf("fly %s %s", at(), to())
	case battlelore.Land:
		return fmt.Sprintf("land %s %s", at(), to())
	case battlelore.RollAgain:
		return "reroll " + faceWords[a.Face()]
	case battlelore.Slip:
		return fmt.Sprintf("slip %s %s", at(), to())
	case battlelore.CallUp:
		return "call " + at()
	case battlelore.Appear:
		return fmt.Sprintf("appear %s %s", at(), to())
	case battlelore.TargetPlayer:
		return "rival " + seatWords[a.Player()]
	case battlelore.PutPlace:
		return fmt.Sprintf("site %s %s", g.placeWord(int(a.PlaceKind())), to())
	}
	return "unknown action"
}

// knownLore reports whether words could be an action of a game with Lore.
func (g *game) knownLore(w []string) bool {
	if len(w) < 2 || g.r.Lore == nil && g.r.Places == nil {
		return false
	}
	switch {
	case len(w) == 2 && (w[0] == "cast" || w[0] == "drop"):
		return g.isLore(w[1])
	case len(w) == 2 && w[0] == "section":
		return slices.Contains(sectionWords, w[1])
	case len(w) == 2 && w[0] == "take":
		for i := range g.r.Lore.Turn {
			if g.loreWords(battlelore.TakeTokensAction(i)) == "take "+w[1] {
				return true
			}
		}
		return false
	case len(w) == 3 && w[0] == "level":
		return councillor(w[1]) >= 0 && isDigit(w[2])
	case len(w) == 2 && slices.Contains([]string{"target", "pace", "call"}, w[0]):
		return g.isUnit(w[1])
	case len(w) == 3 && w[0] == "store":
		return g.isUnit(w[1]) && isDigit(w[2])
	case len(w) == 3 && w[0] == "power":
		return g.isUnit(w[1]) && slices.ContainsFunc(g.b.Powers, func(name string) bool { return hyphened(name) == w[2] })
	case len(w) == 2 && w[0] == "rival":
		_, ok := rival(w[1])
		return ok
	case len(w) == 2 && w[0] == "reroll":
		return slices.Contains(faceWords, w[1])
	case len(w) == 3 && w[0] == "site":
		return g.isPlace(w[1]) && g.Hex(w[2]) >= 0
	case len(w) == 3 && slices.Contains([]string{"place", "fly", "land", "slip", "appear"}, w[0]):
		return g.isUnit(w[1]) && g.Hex(w[2]) >= 0
	}
	return false
}

// isUnit reports whether a word names a hex, or where a lost unit began.
func (g *game) isUnit(word string) bool {
	return word == waiting || g.Hex(strings.TrimPrefix(word, lost)) >= 0
}

func isDigit(word string) bool { return len(word) == 1 && word[0] >= '0' && word[0] <= '9' }

// buildLore makes the action of words about Lore, whether it is legal or not.
func (g *game) buildLore(w []string) (a battlelore.Action, ok bool) {
	kind, unit, arg := battlelore.ActionKind(0), uint8(0), uint16(0)
	switch w[0] {
	case "cast":
		kind, arg = battlelore.PlayLore, uint16(g.loreCard(w[1]))
	case "rival":
		return rival(w[1])
	case "target":
		kind, unit = battlelore.TargetUnit, g.unitAt(w[1])
	case "place":
		kind, unit, arg = battlelore.TargetHex, g.unitAt(w[1]), uint16(g.Hex(w[2]))
	case "section":
		kind, arg = battlelore.TargetSection, uint16(slices.Index(sectionWords, w[1]))
	case "drop":
		kind, arg = battlelore.DropLore, uint16(g.loreCard(w[1]))
	case "pace":
		kind, unit = battlelore.RollMove, g.unitAt(w[1])
	case "land":
		kind, unit, arg = battlelore.Land, g.unitAt(w[1]), uint16(g.Hex(w[2]))
	case "fly":
		kind, unit, arg = battlelore.FlyOver, g.unitAt(w[1]), uint16(g.Hex(w[2]))
	case "site":
		kind, unit, arg = battlelore.PutPlace, g.placeNumber(w[1]), uint16(g.Hex(w[2]))
	case "slip":
		kind, unit, arg = battlelore.Slip, g.unitAt(w[1]), uint16(g.Hex(w[2]))
	case "call":
		kind, unit = battlelore.CallUp, g.unitAt(w[1])
	default:
		return 0, false
	}
	return battlelore.NewAction(kind, unit, arg), true
}
