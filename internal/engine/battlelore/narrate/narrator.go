package narrate

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
	"muster/maps/hex"
)

// Narrator words the events of one game, in order. It tracks the hexes and figures of the units, so it must receive
// every event from setup.Battle.Begin on.
type Narrator struct {
	b       *setup.Battle
	opened  bool
	at      []hex.Hex
	kinds   []uint8 // a unit may get another banner
	figures []int
	banners [boards.Camps]int // taken; objectives aside
	held    [boards.Camps]map[int]bool
	turn    int
	active  battlelore.Player
	orders  []string // units ordered so far, told in one line
	drawn   int      // Command cards drawn, to keep one
	none    string   // why the current card may have no taker
	lore    loreTold
	lines   []string
	turnAt  int // where the newest turn of the lines begins
	begun   bool
}

// New returns a Narrator for a game of a battle that has not begun.
func New(b *setup.Battle) *Narrator {
	t := &Narrator{b: b, held: [boards.Camps]map[int]bool{{}, {}}}
	for _, p := range b.Rules.Setup {
		n := int(p.Figures)
		if n == 0 {
			n = int(b.Rules.Kinds[p.Kind].Figures)
		}
		t.at, t.figures, t.kinds = append(t.at, p.At), append(t.figures, n), append(t.kinds, p.Kind)
	}
	return t
}

// Narrate takes events and returns their lines, without line ends. Orders make one line, which comes with the first
// event after them.
func (t *Narrator) Narrate(events []battlelore.Event) []string {
	t.lines, t.begun = nil, false
	if !t.opened && len(events) > 0 {
		t.opened = true
		if events[0].Kind != battlelore.TurnBegan {
			t.lines = append(t.lines, "", "Set-up")
		}
	}
	for i := range events {
		t.narrate(&events[i])
	}
	return t.lines
}

// TurnAt returns the index in the lines of the latest Narrate at which the newest turn begins, with the blank line
// before its heading. begun is false without a new turn.
func (t *Narrator) TurnAt() (at int, begun bool) { return t.turnAt, t.begun }

// line adds a line under a heading word, as the columns of a battle report.
func (t *Narrator) line(head, format string, args ...any) {
	t.lines = append(t.lines, words.Line(head, format, args...))
}

// narrate words one event.
func (t *Narrator) narrate(e *battlelore.Event) {
	if e.Kind != battlelore.UnitOrdered && !(e.Kind == battlelore.TokensPaid && e.Unit == battlelore.NoUnit) {
		t.tellOrders()
	}
	t.tellHeld(e.Kind)
	t.tally(e)
	if s := sentences[e.Kind]; s.text != "" && !e.OneOfSeveral() {
		field := func(name string) string { return t.field(name, e) }
		t.line(words.Fill(s.head, field), "%s", words.Fill(s.text, field))
	}
	t.follow(e)
	if e.Kind.Has(command.FieldBanners) || e.Kind.Has(command.FieldObjective) {
		t.score()
	}
}

// tally updates the numbers that the event's line includes, and the banners.
func (t *Narrator) tally(e *battlelore.Event) {
	switch e.Kind {
	case battlelore.CardDrawn:
		t.drawn += command.Bit(e.OneOfSeveral())
	case battlelore.FiguresLost:
		t.figures[e.Unit] -= e.Figures()
	case battlelore.Mended:
		t.figures[e.Unit] += e.Figures()
	case battlelore.UnitReturned:
		t.at[e.Unit], t.figures[e.Unit] = e.To, e.Figures()
	case battlelore.UnitLeft:
		t.banners[t.b.Units[e.Unit].Camp] += e.Banners()
	case battlelore.UnitKilled:
		t.banners[t.b.Units[e.Unit].Camp.Other()] += e.Banners()
	case battlelore.ObjectiveHeld:
		t.held[e.Camp()][e.Objective()] = true
	case battlelore.ObjectiveLost:
		delete(t.held[e.Camp()], e.Objective())
	case battlelore.LorePlayed:
		t.lore.paid = battlelore.Event{}
	case battlelore.TokensGained:
		t.lore.tokens[e.Player] += e.Tokens()
	case battlelore.TokensStolen:
		t.lore.tokens[e.Player] += e.Tokens()
		t.lore.tokens[e.Loser()] -= e.Tokens()
	}
}

// follow updates the state after the event's line, and adds the lines that are no sentence.
func (t *Narrator) follow(e *battlelore.Event) {
	switch e.Kind {
	case battlelore.TurnBegan:
		t.beginTurn(e.Player)
	case battlelore.GameEnded:
		t.lines = append(t.lines, "", Ending(t.b, e.End(), e.Winner(), t.turn))
	case battlelore.CardPlayed:
		t.none = words.Either(t.b.Rules.Cards[e.Card()].Copy, "there is no card to copy", noUnit)
	case battlelore.CardCopied:
		t.none = noUnit
	case battlelore.OrdersRolled:
		t.none = "the dice order no unit"
	case battlelore.UnitOrdered:
		t.order(e)
	case battlelore.CardKept:
		t.drawn = 0
	case battlelore.CardDiscarded:
		switch e.Discard() {
		case battlelore.OffRack:
			t.line("rack", "%s is discarded", t.b.Cards[e.Card()].Name)
		case battlelore.TakenByLore:
			t.line("", "%sloses the card %s", t.actor(e.Player), t.b.Cards[e.Card()].Name)
		}
	case battlelore.TokensPaid, battlelore.LoreDrawn, battlelore.LoreDropped:
		t.narrateLore(e)
	case battlelore.LoreAimed:
		t.hold("at", e.Unit)
	case battlelore.ModifierPlaced:
		t.hold(modifier(e)+":", e.Unit)
	case battlelore.UnitPromoted:
		t.promote(e.Unit)
	case battlelore.UnitLeft, battlelore.UnitKilled:
		t.at[e.Unit] = hex.None
	case battlelore.UnitMoved, battlelore.UnitRushed, battlelore.UnitRetreated, battlelore.GroundGained,
		battlelore.Pursued, battlelore.Landed, battlelore.UnitPlaced, battlelore.UnitShifted, battlelore.UnitSlipped,
		battlelore.CreatureCame:
		t.at[e.Unit] = e.To
	}
}

// beginTurn heads a turn.
func (t *Narrator) beginTurn(p battlelore.Player) {
	t.turn++
	t.active = p
	t.turnAt, t.begun = len(t.lines), true
	t.lines = append(t.lines, "", fmt.Sprintf("Turn %d, %s", t.turn, t.seat(p)))
}

// tellOrders words the orders.
func (t *Narrator) tellOrders() {
	if len(t.orders) > 0 {
		t.line("orders", "%s", strings.Join(t.orders, "; "))
		t.orders = nil
	}
}

// score words both camps' banners after they changed.
func (t *Narrator) score() {
	t.line("banners", "Pennants %s, Standards %s", t.count(boards.Pennant), t.count(boards.Standard))
}

// count returns a camp's banners and its goal.
func (t *Narrator) count(c boards.Camp) string {
	n := t.banners[c]
	for i := range t.held[c] {
		n += t.b.Rules.Objectives[i].Banners
	}
	if goal := t.b.Rules.Goal[c]; goal > 0 {
		return fmt.Sprintf("%d of %d", n, goal)
	}
	return fmt.Sprint(n)
}
