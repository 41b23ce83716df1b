package cli

import (
	"fmt"
	"strings"

	"muster/engine"
	"muster/engine/battle"
	"muster/engine/selfplay"
	"muster/engine/tell"
	"muster/maps/hex"
)

// chronicle keeps what happens in a game, turn by turn.
type chronicle struct {
	battle  *battle.Battle
	turns   []turnLine
	choices int
}

// turnLine is one player's turn in short.
type turnLine struct {
	turn    int
	camp    hex.Camp
	card    string // what was played, both cards of an Epic turn; of a card that copies also what it became
	orders  int
	battles int
	banners [hex.Camps]int // at the end of the turn
	figures [hex.Camps]int // lost
	fell    [hex.Camps][]string
	notes   []string // objectives and exits
}

// watch takes events down. It is a selfplay.Watch.
func (c *chronicle) watch(s *engine.State, a engine.Action, events []engine.Event) {
	if a == selfplay.Began {
		c.begin(s)
		return
	}
	c.choices++
	began := false
	for i := range events {
		e := &events[i]
		if e.Kind == engine.TurnBegan {
			began = true
			continue
		}
		c.see(&c.turns[len(c.turns)-1], e)
	}
	last := &c.turns[len(c.turns)-1]
	for camp := range hex.Camp(hex.Camps) {
		last.banners[camp] = c.battle.Rules.Score(s, camp)
	}
	if began {
		c.begin(s)
	}
}

func (c *chronicle) begin(s *engine.State) {
	c.turns = append(c.turns, turnLine{turn: int(s.Turn), camp: c.battle.Rules.CampOf[s.Active]})
}

func (c *chronicle) see(t *turnLine, e *engine.Event) {
	b := c.battle
	switch e.Kind {
	case engine.CardPlayed:
		if t.card != "" { // EP-TRN-01
			t.card += " + "
		}
		t.card += b.Cards[e.N].Name
	case engine.CardCopied:
		t.card += " as " + b.Cards[e.N].Name
	case engine.UnitOrdered:
		t.orders++
	case engine.Attacked, engine.BattledBack:
		t.battles++
	case engine.FiguresLost:
		t.figures[b.Units[e.Unit].Camp] += int(e.N)
	case engine.UnitKilled:
		u := &b.Units[e.Unit]
		t.fell[u.Camp] = append(t.fell[u.Camp], u.Name)
	case engine.UnitLeft:
		t.notes = append(t.notes, "the "+b.Units[e.Unit].Name+" leave the field")
	case engine.ObjectiveHeld:
		t.notes = append(t.notes, tell.People(hex.Camp(e.M))+" hold "+tell.Objective(b, int(e.N)))
	case engine.ObjectiveLost:
		t.notes = append(t.notes, tell.People(hex.Camp(e.M))+" give up "+tell.Objective(b, int(e.N)))
	}
}

// losses says what a turn cost, and what else it brought.
func (t *turnLine) losses() string {
	var parts []string
	for camp := range hex.Camp(hex.Camps) {
		if t.figures[camp] == 0 {
			continue
		}
		text := fmt.Sprintf("%s lose %s", tell.People(camp), counted(t.figures[camp], "figure"))
		if len(t.fell[camp]) > 0 {
			text += " (gone: " + strings.Join(t.fell[camp], ", ") + ")"
		}
		parts = append(parts, text)
	}
	return strings.Join(append(parts, t.notes...), "; ")
}

// leastCard is how wide the column of the cards is at least: as wide as the longest name of one card.
const leastCard = 25

// turnTable is a line for each turn, under a heading.
func turnTable(turns []turnLine) []string {
	wide := leastCard
	for i := range turns {
		wide = max(wide, len(turns[i].card))
	}
	lines := []string{fmt.Sprintf("turn  camp       %-*s  orders  battles  banners  what it brought", wide, "card")}
	for i := range turns {
		lines = append(lines, turns[i].line(wide))
	}
	return lines
}

// line is a turn in one line.
func (t *turnLine) line(wide int) string {
	card := t.card
	if card == "" {
		card = "-"
	}
	return strings.TrimRight(fmt.Sprintf("%4d  %-9s  %-*s  %6d  %7d  %7s  %s", t.turn, tell.People(t.camp), wide, card, t.orders, t.battles,
		fmt.Sprintf("%d-%d", t.banners[hex.Pennant], t.banners[hex.Standard]), t.losses()), " ")
}
