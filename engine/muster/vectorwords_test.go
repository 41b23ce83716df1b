package muster_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/engine/battlelore/boards"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/maps/hex"
)

// kindWords are the event kinds as vectors write them.
var kindWords = [...]string{
	muster.FieldOpened: "field", muster.SetTaken: "set", muster.DrawMade: "drawn", muster.GuardLaid: "laid",
	muster.ReserveHeld: "held", muster.GuardRevealed: "revealed", muster.UnitPlaced: "placed",
	muster.UnitMoved: "moved", muster.UnitLost: "lost", muster.UnitShort: "short", muster.Scouted: "scouted",
	muster.DiceRolled: "rolled", muster.FirstFound: "first", muster.ReserveRevealed: "called",
	muster.ReservePlaced: "reserve", muster.ReserveNoRoom: "no-room", muster.ReserveShort: "reserve-short",
	muster.CreaturePaid: "creature",
	muster.LevyPlaced:   "levy", muster.LevyShort: "levy-short", muster.LevyExchanged: "exchanged",
	muster.LevyRemoved: "removed",
}

// beastWord is the event of a creature in a battle without Lore.
const beastWord = "beast"

// number names a card as the player's draw does.
func number(e *muster.Event, c *muster.Card) string {
	if e.Mixed {
		return c.ID().String()
	}
	return fmt.Sprint(c.Number)
}

// compact is an event as vectors write it.
func compact(f *field.Field, e *muster.Event) string {
	if e.Kind == muster.Special {
		return e.More.Kind() + " " + e.Text(f)
	}
	words := []any{kindWords[e.Kind]}
	label := func(h hex.Hex) string { return f.Hexes.Label(h) }
	section := strings.Fields(e.Section.String())[0]
	switch e.Kind {
	case muster.SetTaken:
		words = append(words, e.Camp, e.Set.Def.ID)
	case muster.DrawMade:
		words = append(words, e.Camp)
		for _, c := range e.Cards {
			words = append(words, number(e, c))
		}
	case muster.GuardLaid, muster.GuardRevealed:
		words = append(words, e.Camp, section, number(e, e.Card))
	case muster.ReserveHeld:
		words = append(words, e.Camp, number(e, e.Card))
	case muster.UnitPlaced:
		words = append(words, e.Camp, section, number(e, e.Card), e.Unit.ID, label(e.Hex))
	case muster.UnitMoved:
		words = append(words, e.Camp, section, number(e, e.Card), e.Unit.ID, label(e.From), label(e.Hex))
	case muster.UnitLost, muster.UnitShort:
		words = append(words, e.Camp, section, number(e, e.Card), e.Unit.ID, label(e.From))
	case muster.Scouted:
		words = append(words, e.Green[boards.Pennant], e.Green[boards.Standard])
	case muster.DiceRolled:
		words = append(words, e.Dice[boards.Pennant], "/", e.Dice[boards.Standard])
	case muster.FirstFound:
		words = append(words, e.Camp)
	case muster.ReserveRevealed, muster.ReserveNoRoom, muster.ReserveShort:
		words = append(words, e.Camp, number(e, e.Card), e.Count)
	case muster.ReservePlaced:
		words = append(words, e.Camp, number(e, e.Card), e.Unit.ID, label(e.Hex))
	case muster.LevyPlaced:
		switch e.How {
		case muster.FromReserve:
			section = "reserve"
		case muster.FromScoutGuard:
			section = "scout-guard"
		}
		words = append(words, e.Camp, section, number(e, e.Card), e.Unit.ID, e.Banner.ID, label(e.Hex))
	case muster.LevyShort:
		words = append(words, e.Camp, section, number(e, e.Card), e.Unit.ID, label(e.From))
	case muster.LevyExchanged:
		words = append(words, e.Camp, e.Banner.ID, label(e.Hex), e.Unit.ID)
	case muster.LevyRemoved:
		words = append(words, e.Camp, e.Banner.ID, label(e.From))
	case muster.CreaturePaid:
		words = append(words, e.Camp, e.Unit.ID, label(e.Hex), e.Count)
	}
	if e.On != muster.Plain {
		words = append(words, [...]string{muster.OnFord: "ford", muster.OnBridge: "bridge", muster.OnPlace: "place"}[e.On])
	}
	return strings.TrimSpace(fmt.Sprintln(words...))
}

// cup holds the vector's dice.
type cup struct {
	t     *testing.T
	faces []string
}

func (c *cup) Roll() muster.Face {
	if len(c.faces) == 0 {
		c.t.Fatal("no dice are left")
	}
	i := slices.Index(muster.FaceNames[:], c.faces[0])
	if i < 0 {
		c.t.Fatalf("unknown face %q", c.faces[0])
	}
	c.faces = c.faces[1:]
	return muster.Face(i)
}
