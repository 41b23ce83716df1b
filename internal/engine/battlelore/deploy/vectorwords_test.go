package deploy_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// kindWords are the event kinds as vectors write them.
var kindWords = [...]string{
	events.FieldOpened: "field", events.SetTaken: "set", events.DrawMade: "drawn", events.GuardPlaced: "laid",
	events.ReserveHeld: "held", events.GuardRevealed: "revealed", events.UnitPlaced: "placed",
	events.UnitMoved: "moved", events.UnitLost: "lost", events.UnitShort: "short", events.Scouted: "scouted",
	events.DiceRolled: "rolled", events.FirstFound: "first", events.ReserveRevealed: "called",
	events.ReservePlaced: "reserve", events.ReserveNoRoom: "no-room", events.ReserveShort: "reserve-short",
	events.CreaturePaid: "creature",
	events.LevyPlaced:   "levy", events.LevyShort: "levy-short", events.LevyExchanged: "exchanged",
	events.LevyRemoved: "removed",
}

// beastWord is the event of a creature in a battle without Lore.
const beastWord = "beast"

// number names a card as the player's draw does.
func number(e *events.Event, c *deck.Card) string {
	if e.Mixed {
		return c.ID().String()
	}
	return fmt.Sprint(c.Number)
}

// compact is an event as vectors write it.
func compact(f *rulebook.Field, e *events.Event) string {
	if e.Kind == events.Special {
		return e.More.Kind() + " " + e.Text(f)
	}
	words := []any{kindWords[e.Kind]}
	label := func(h hex.Hex) string { return f.Hexes.Label(h) }
	section := strings.Fields(e.Section.String())[0]
	switch e.Kind {
	case events.SetTaken:
		words = append(words, e.Camp, e.Set.Def.ID)
	case events.DrawMade:
		words = append(words, e.Camp)
		for _, c := range e.Cards {
			words = append(words, number(e, c))
		}
	case events.GuardPlaced, events.GuardRevealed:
		words = append(words, e.Camp, section, number(e, e.Card))
	case events.ReserveHeld:
		words = append(words, e.Camp, number(e, e.Card))
	case events.UnitPlaced:
		words = append(words, e.Camp, section, number(e, e.Card), e.Unit.ID, label(e.Hex))
	case events.UnitMoved:
		words = append(words, e.Camp, section, number(e, e.Card), e.Unit.ID, label(e.From), label(e.Hex))
	case events.UnitLost, events.UnitShort:
		words = append(words, e.Camp, section, number(e, e.Card), e.Unit.ID, label(e.From))
	case events.Scouted:
		words = append(words, e.Green[boards.Pennant], e.Green[boards.Standard])
	case events.DiceRolled:
		words = append(words, e.Dice[boards.Pennant], "/", e.Dice[boards.Standard])
	case events.FirstFound:
		words = append(words, e.Camp)
	case events.ReserveRevealed, events.ReserveNoRoom, events.ReserveShort:
		words = append(words, e.Camp, number(e, e.Card), e.Count)
	case events.ReservePlaced:
		words = append(words, e.Camp, number(e, e.Card), e.Unit.ID, label(e.Hex))
	case events.LevyPlaced:
		switch e.Placing {
		case events.FromReserve:
			section = "reserve"
		case events.FromScoutGuard:
			section = "scout-guard"
		}
		words = append(words, e.Camp, section, number(e, e.Card), e.Unit.ID, e.Banner.ID, label(e.Hex))
	case events.LevyShort:
		words = append(words, e.Camp, section, number(e, e.Card), e.Unit.ID, label(e.From))
	case events.LevyExchanged:
		words = append(words, e.Camp, e.Banner.ID, label(e.Hex), e.Unit.ID)
	case events.LevyRemoved:
		words = append(words, e.Camp, e.Banner.ID, label(e.From))
	case events.CreaturePaid:
		words = append(words, e.Camp, e.Unit.ID, label(e.Hex), e.Count)
	}
	if e.On != events.Plain {
		words = append(words, [...]string{events.OnFord: "ford", events.OnBridge: "bridge", events.OnPlace: "place"}[e.On])
	}
	return strings.TrimSpace(fmt.Sprintln(words...))
}

// cup holds the vector's dice.
type cup struct {
	t     *testing.T
	faces []string
}

func (c *cup) Roll() events.Face {
	if len(c.faces) == 0 {
		c.t.Fatal("no dice are left")
	}
	i := slices.Index(events.FaceNames[:], c.faces[0])
	if i < 0 {
		c.t.Fatalf("unknown face %q", c.faces[0])
	}
	c.faces = c.faces[1:]
	return events.Face(i)
}
