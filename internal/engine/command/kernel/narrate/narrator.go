// Package narrate writes the log of a battle in words: each event becomes a line. It decides nothing and changes
// nothing.
package narrate

import (
	"fmt"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/words"
	"muster/maps/hex"
)

// Narrator words the events of one game, in order. It tracks the hexes and blocks of units and Leaders, so it must
// receive every event from the game's start.
type Narrator struct {
	b       *setup.Battle
	at      []hex.Hex // of units
	staff   []hex.Hex // of Leaders
	blocks  []int
	tokens  [boards.Camps]int
	banners [boards.Camps]int // taken, without objectives
	held    [boards.Camps]map[int]bool
	turn    int
	active  boards.Camp
	orders  []string // units and Leaders ordered so far, for one line
	drawn   int      // drawn Command cards; one is kept
	lines   []string
	turnAt  int // index of the first line of the newest turn
	begun   bool
}

// New returns a Narrator for a battle that has not begun.
func New(b *setup.Battle) *Narrator {
	t := &Narrator{b: b, held: [boards.Camps]map[int]bool{{}, {}}, tokens: b.Rules.Tokens}
	for _, p := range b.Rules.Setup {
		n := int(p.Blocks)
		if n == 0 {
			n = int(b.Rules.Kinds[p.Kind].Blocks)
		}
		t.at, t.blocks = append(t.at, p.At), append(t.blocks, n)
	}
	for _, p := range b.Rules.Staff {
		t.staff = append(t.staff, p.At)
	}
	return t
}

// Say takes events and returns their lines, without line ends. Orders make one line, which comes with the first event
// after them.
func (t *Narrator) Narrate(events []kernel.Event) []string {
	t.lines, t.begun = nil, false
	for i := range events {
		t.narrate(&events[i])
	}
	return t.lines
}

// TurnAt returns the index of the first line of the newest turn in the result of the latest Say. The blank line before
// its heading counts as part of the turn. begun is false without a new turn.
func (t *Narrator) TurnAt() (at int, begun bool) { return t.turnAt, t.begun }

// line adds a line that starts with a heading word.
func (t *Narrator) line(head, format string, args ...any) {
	t.lines = append(t.lines, words.Line(head, format, args...))
}

// say words one event.
func (t *Narrator) narrate(e *kernel.Event) {
	if e.Kind != kernel.UnitOrdered && e.Kind != kernel.LeaderOrdered {
		t.tellOrders()
	}
	switch {
	case e.Kind == kernel.TurnBegan:
		t.beginTurn(e)
	case e.Kind == kernel.GameEnded:
		t.lines = append(t.lines, "", Ending(t.b, e.End(), e.Winner(), t.turn))
	case t.narrateCard(e), t.narrateOrder(e), t.narrateMove(e), t.narrateFight(e),
		t.narrateLoss(e), t.narrateLeader(e), t.narrateScore(e):
	}
}

// beginTurn adds the heading of a turn.
func (t *Narrator) beginTurn(e *kernel.Event) {
	t.turn++
	t.active = e.Camp
	t.turnAt, t.begun = len(t.lines), true
	t.lines = append(t.lines, "", fmt.Sprintf("Turn %d, %s", t.turn, Seat(t.b, e.Camp)))
}

// tellOrders adds the line of the orders.
func (t *Narrator) tellOrders() {
	if len(t.orders) > 0 {
		t.line("orders", "%s", strings.Join(t.orders, "; "))
		t.orders = nil
	}
}

// Names a side before its actions in the other's turn.
func (t *Narrator) actor(c boards.Camp) string {
	if t.turn > 0 && c == t.active {
		return ""
	}
	return t.b.Seat(c) + ": "
}

// narrateCard words events of Command cards. It never names the cards that a player draws, because they are hidden.
func (t *Narrator) narrateCard(e *kernel.Event) bool {
	switch e.Kind {
	case kernel.CardPlayed:
		t.line("plays", "%s", t.card(e))
	case kernel.CardCopied:
		swapped := ""
		if e.Mirrored() {
			swapped = ", left and right swapped"
		}
		t.line("", "copies %s%s", t.card(e), swapped)
	case kernel.CardReacted:
		more := ""
		if n := e.ExtraDice(); n > 0 {
			more = ", with " + extraDice(n)
		}
		t.line("answers", "%s%s: %s %s first at %s%s", t.actor(e.Camp), t.card(e), t.unit(e.Unit), "strike", t.unit(e.Target),
			more)
	case kernel.CardDrawn:
		if e.OneOfSeveral() {
			t.drawn++
			break
		}
		t.line("draws", "%sa card", t.actor(e.Camp))
	case kernel.CardKept:
		t.line("draws", "%s%s and keeps one", t.actor(e.Camp), words.CountOf(t.drawn, "card"))
		t.drawn = 0
	case kernel.CardDiscarded: // covered by the line about the use of the card
	case kernel.DeckMade:
		t.line("deck", "the discards are shuffled into a new deck, %d cards", e.Cards())
	default:
		return false
	}
	return true
}

// narrateOrder words orders, the dice of cards, and Inspired Actions.
func (t *Narrator) narrateOrder(e *kernel.Event) bool {
	switch e.Kind {
	case kernel.FellBack:
		if e.Chosen() {
			t.line("", "the player orders any one unit instead of a chain")
		} else {
			t.line("", "the card can order no unit: the player orders any one unit instead")
		}
	case kernel.OrdersRolled:
		t.line("", "%s for orders: %s", words.Dice(e.Dice()), faces(e))
	case kernel.BlocksRolled:
		t.line("", "%s for blocks: %s", words.Dice(e.Dice()), faces(e))
	case kernel.ChainBegan:
		t.line("", "a chain from %s", t.leader(e.Leader))
	case kernel.UnitOrdered:
		t.orders = append(t.orders, t.withLeader(e.Unit, e.Leader))
	case kernel.LeaderOrdered:
		text := t.leader(e.Leader)
		if e.Unit != kernel.NoUnit {
			text += ", without the " + t.name(e.Unit)
		}
		t.orders = append(t.orders, text)
	case kernel.ActionUsed:
		t.tokens[e.Camp] -= e.Tokens()
		t.line("inspires", "%s, for %s, %d left", t.b.Inspired[e.Action()].Name, words.CountOf(e.Tokens(), "token"),
			t.tokens[e.Camp])
	case kernel.UnitMended:
		t.blocks[e.Unit] += e.Blocks()
		t.line("", "%s get %s back, %d now", t.unit(e.Unit), words.CountOf(e.Blocks(), "block"), t.blocks[e.Unit])
	case kernel.TokensGained:
		t.tokens[e.Camp] += e.Tokens()
		t.line("tokens", "%s%s, %d now", t.actor(e.Camp), words.CountOf(e.Tokens(), "Inspired Action token"),
			t.tokens[e.Camp])
	default:
		return false
	}
	return true
}

// narrateMove words moves, and updates the hexes of units and Leaders.
func (t *Narrator) narrateMove(e *kernel.Event) bool {
	switch e.Kind {
	case kernel.UnitMoved:
		t.goes("moves", "to", e)
	case kernel.UnitCharged:
		t.goes("charges", "to", e)
	case kernel.UnitRetreated:
		if e.Evading() {
			t.goes("", "evade to", e)
		} else {
			t.goes("", "fall back to", e)
		}
	case kernel.Advanced:
		t.goes("", "advance to", e)
	case kernel.AdvancedOn:
		t.goes("", "advance again to", e)
	case kernel.UnitLeft:
		t.line("leaves", "%s leave the board: %s", t.withLeader(e.Unit, e.Leader), banners(e.Banners()))
		t.banners[e.Camp] += e.Banners()
		t.gone(e.Unit, e.Leader)
		t.score()
	default:
		return false
	}
	return true
}

// goes words a unit's move and tracks it, with the Leader that goes along.
func (t *Narrator) goes(head, how string, e *kernel.Event) {
	t.line(head, "%s %s %s, %s", t.withLeader(e.Unit, e.Leader), how, t.hex(e.To), words.Hexes(e.Hexes()))
	t.at[e.Unit] = e.To
	if e.Leader != kernel.NoLeader {
		t.staff[e.Leader] = e.To
	}
}

// gone takes a unit and a Leader off the board.
func (t *Narrator) gone(unit, leader uint8) {
	if unit != kernel.NoUnit {
		t.at[unit] = hex.None
	}
	if leader != kernel.NoLeader {
		t.staff[leader] = hex.None
	}
}
