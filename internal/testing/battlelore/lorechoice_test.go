package battlelore_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/vectortest"
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
	if word == waiting {
		return battlelore.NoUnit
	}
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

// loreVerbs adds the actions of a game with Lore or landmarks.
func (g *game) loreVerbs(v *verbs, to arg) {
	unit := arg{
		Of:    func(a action) string { return g.standing(a.Unit()) },
		Known: g.isUnit,
		Unit:  func(word string) (uint8, bool) { return g.unitAt(word), word != waiting },
	}
	lore := arg{
		Of:     func(a action) string { return g.b.LoreCards[a.LoreCard()].ID },
		Known:  g.isLore,
		Number: func(word string) (uint16, bool) { return uint16(g.loreCard(word)), true },
	}
	site := arg{
		Of:    func(a action) string { return g.placeWord(int(a.PlaceKind())) },
		Known: g.isPlace,
		Unit:  func(word string) (uint8, bool) { return g.placeNumber(word), true },
	}
	power := named(
		func(a action) string { return hyphened(g.b.Powers[a.Power()]) },
		func(word string) bool {
			return slices.ContainsFunc(g.b.Powers, func(name string) bool { return hyphened(name) == word })
		},
	)
	member := named(
		func(a action) string { return setup.SeatName(int(a.Seat())) },
		func(word string) bool { return councillor(word) >= 0 },
	)
	face := named(
		func(a action) string { return faceWords[a.Face()] },
		func(word string) bool { return slices.Contains(faceWords, word) },
	)
	section := listed(sectionWords, func(a action) int { return int(a.Section()) })
	player := listed(seatWords, func(a action) int { return int(a.Player()) })
	v.Add("cast", battlelore.PlayLore, lore)
	v.Add("target", battlelore.TargetUnit, unit)
	v.Add("place", battlelore.TargetHex, unit, to)
	v.Add("section", battlelore.TargetSection, section)
	v.Add("power", battlelore.UsePower, unit, power)
	v.Add("store", battlelore.StoreLore, unit, vectortest.DigitArg(action.Stored))
	v.Add("keep", battlelore.KeepLore, lore)
	v.Add("drop", battlelore.DropLore, lore)
	v.Add("level", battlelore.SetLevel, member, vectortest.DigitArg(action.Level))
	v.Add("pace", battlelore.RollMove, unit)
	v.Add("fly", battlelore.FlyOver, unit, to)
	v.Add("land", battlelore.Land, unit, to)
	v.Add("reroll", battlelore.RollAgain, face)
	v.Add("slip", battlelore.Slip, unit, to)
	v.Add("call", battlelore.CallUp, unit)
	v.Add("appear", battlelore.Appear, unit, to)
	v.Add("rival", battlelore.TargetPlayer, player)
	v.Add("site", battlelore.PutPlace, site, to)
	if g.r.Lore != nil {
		v.Add("take", battlelore.TakeTokens, named(func(a action) string { return g.turnEnd(a.TurnEnd()) }, g.isTurnEnd))
	}
}

// listed is an argument that is a word of a list, its value the place there.
func listed(list []string, of func(a action) int) arg {
	return arg{
		Of:     func(a action) string { return list[of(a)] },
		Known:  func(word string) bool { return slices.Contains(list, word) },
		Number: func(word string) (uint16, bool) { return uint16(slices.Index(list, word)), true },
	}
}

// named is an argument whose word does not say all that is in the action.
func named(of func(a action) string, known func(word string) bool) arg {
	return arg{Of: of, Known: known}
}

// turnEnd is a choice of Lore cards and tokens at the end of a turn.
func (g *game) turnEnd(i int) string {
	end := g.r.Lore.Turn[i]
	return fmt.Sprintf("%d-%d-%d", end.Draw, end.Keep, end.Tokens)
}

func (g *game) isTurnEnd(word string) bool {
	for i := range g.r.Lore.Turn {
		if g.turnEnd(i) == word {
			return true
		}
	}
	return false
}

// isUnit reports whether a word names a hex, or where a lost unit began.
func (g *game) isUnit(word string) bool {
	return word == waiting || g.Hex(strings.TrimPrefix(word, lost)) >= 0
}
