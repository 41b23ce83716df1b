// Package narrate writes the log of a battle in words: each event becomes a line. It decides nothing and changes
// nothing.
package narrate

import (
	"fmt"
	"strings"

	"muster/internal/engine/command"
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

// Narrate takes events and returns their lines, without line ends. Orders make one line, which comes with the first
// event after them.
func (t *Narrator) Narrate(events []kernel.Event) []string {
	t.lines, t.begun = nil, false
	for i := range events {
		t.narrate(&events[i])
	}
	return t.lines
}

// TurnAt returns the index of the first line of the newest turn in the result of the latest Narrate. The blank line
// before its heading counts as part of the turn. begun is false without a new turn.
func (t *Narrator) TurnAt() (at int, begun bool) { return t.turnAt, t.begun }

// line adds a line that starts with a heading word.
func (t *Narrator) line(head, format string, args ...any) {
	t.lines = append(t.lines, words.Line(head, format, args...))
}

// narrate words one event.
func (t *Narrator) narrate(e *kernel.Event) {
	if e.Kind != kernel.UnitOrdered && e.Kind != kernel.LeaderOrdered {
		t.tellOrders()
	}
	t.tally(e)
	if s := sentences[e.Kind]; s.text != "" && !e.OneOfSeveral() {
		t.line(s.head, "%s", words.Fill(s.text, func(field string) string { return fields[field](t, e) }))
	}
	t.follow(e)
	if e.Kind.Has(command.FieldBanners) || e.Kind.Has(command.FieldObjective) {
		t.score()
	}
}

// tally updates the numbers that the event's line includes, and the banners.
func (t *Narrator) tally(e *kernel.Event) {
	switch e.Kind {
	case kernel.CardDrawn:
		t.drawn += command.Bit(e.OneOfSeveral())
	case kernel.ActionUsed:
		t.tokens[e.Camp] -= e.Tokens()
	case kernel.TokensGained:
		t.tokens[e.Camp] += e.Tokens()
	case kernel.UnitMended:
		t.blocks[e.Unit] += e.Blocks()
	case kernel.BlocksLost:
		t.blocks[e.Unit] -= e.Blocks()
	case kernel.UnitLeft, kernel.LeaderLeft:
		t.banners[e.Camp] += e.Banners()
	case kernel.UnitEliminated, kernel.LeaderFell:
		t.banners[e.Camp.Other()] += e.Banners()
	case kernel.ObjectiveHeld:
		t.held[e.Camp][e.Objective()] = true
	case kernel.ObjectiveLost:
		delete(t.held[e.Camp], e.Objective())
	}
}

// follow updates the state after the event's line, and adds the lines that are no sentence.
func (t *Narrator) follow(e *kernel.Event) {
	switch e.Kind {
	case kernel.TurnBegan:
		t.beginTurn(e)
	case kernel.GameEnded:
		t.lines = append(t.lines, "", Ending(t.b, e.End(), e.Winner(), t.turn))
	case kernel.CardKept:
		t.drawn = 0
	case kernel.UnitOrdered:
		t.orders = append(t.orders, t.withLeader(e.Unit, e.Leader))
	case kernel.LeaderOrdered:
		text := t.leader(e.Leader)
		if e.Unit != kernel.NoUnit {
			text += ", without the " + t.name(e.Unit)
		}
		t.orders = append(t.orders, text)
	case kernel.UnitMoved, kernel.UnitCharged, kernel.UnitRetreated, kernel.Advanced, kernel.AdvancedOn:
		t.place(e.Unit, e.Leader, e.To)
	case kernel.LeaderMoved, kernel.LeaderSent, kernel.LeaderEvaded, kernel.LeaderJoined:
		t.place(kernel.NoUnit, e.Leader, e.To)
	case kernel.UnitLeft:
		t.place(e.Unit, e.Leader, hex.None)
	case kernel.UnitEliminated:
		t.place(e.Unit, kernel.NoLeader, hex.None)
	case kernel.LeaderLeft, kernel.LeaderFell, kernel.LeaderFled:
		t.place(kernel.NoUnit, e.Leader, hex.None)
	}
}

// place sets the hex of a unit, a Leader or both; hex.None if they leave the board.
func (t *Narrator) place(unit, leader uint8, at hex.Hex) {
	if unit != kernel.NoUnit {
		t.at[unit] = at
	}
	if leader != kernel.NoLeader {
		t.staff[leader] = at
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
