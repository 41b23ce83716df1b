package games

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine/battlelore"
	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/narrate"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
	"muster/report"
)

// chronicle keeps what happens in a game, turn by turn.
type chronicle struct {
	battle  *setup.Battle
	turns   []turnLine
	choices int
}

// turnLine is one player's turn in short.
type turnLine struct {
	turn    int
	camp    boards.Camp
	player  int    // with allies: 1, or 2 for the camp's second player
	card    string // what was played, both cards of an Epic turn; of a card that copies also what it became
	orders  int
	battles int
	banners [boards.Camps]int // at the end of the turn
	tokens  [boards.Camps]int // of Lore, at its end
	lore    []string          // Lore cards and powers that were used
	figures [boards.Camps]int // lost
	fell    [boards.Camps][]string
	notes   []string // objectives and exits
}

// watch takes events down. It is a matches.Watch.
func (c *chronicle) watch(s *battlelore.State, a battlelore.Action, events []battlelore.Event) {
	if a != matches.Began {
		c.choices++
	}
	began := false
	for i := range events {
		e := &events[i]
		if e.Kind == battlelore.TurnBegan {
			began = true
		} else if len(c.turns) > 0 { // the set-up is no turn
			c.see(&c.turns[len(c.turns)-1], e)
		}
	}
	if len(c.turns) > 0 {
		c.turns[len(c.turns)-1].close(c.battle, s)
	}
	if began {
		c.begin(s)
	}
}

// close takes down what both camps have, as the turn stands.
func (t *turnLine) close(b *setup.Battle, s *battlelore.State) {
	for camp := range boards.Camp(boards.Camps) {
		t.banners[camp] = b.Rules.Score(s, camp)
		t.tokens[camp] = tokens(b, s, camp)
	}
}

// tokens are the Lore tokens that the players of a camp hold.
func tokens(b *setup.Battle, s *battlelore.State, camp boards.Camp) (n int) {
	for p := range b.Rules.Seats {
		if b.Rules.CampOf[p] == camp {
			n += int(s.Lore.Seats[p].Tokens)
		}
	}
	return n
}

func (c *chronicle) begin(s *battlelore.State) {
	t := turnLine{turn: int(s.Turn), camp: c.battle.Rules.CampOf[s.Active]}
	if c.battle.Allies() {
		t.player = seatNumber(s.Active)
	}
	c.turns = append(c.turns, t)
}

func (c *chronicle) see(t *turnLine, e *battlelore.Event) {
	b := c.battle
	switch e.Kind {
	case battlelore.CardPlayed:
		if t.card != "" { // EP-TRN-01
			t.card += " + "
		}
		t.card += b.Cards[e.Card()].Name
	case battlelore.CardCopied:
		t.card += " as " + b.Cards[e.Card()].Name
	case battlelore.UnitOrdered:
		t.orders++
	case battlelore.Attacked, battlelore.BattledBack:
		t.battles++
	case battlelore.FiguresLost:
		t.figures[b.Units[e.Unit].Camp] += e.Figures()
	case battlelore.UnitKilled:
		u := &b.Units[e.Unit]
		t.fell[u.Camp] = append(t.fell[u.Camp], u.Name)
	case battlelore.LorePlayed:
		t.lore = append(t.lore, b.LoreCards[e.LoreCard()].Name+c.by(t, e.Player))
	case battlelore.LoreCancelled:
		t.lore = append(t.lore, b.LoreCards[e.LoreCard()].Name+" is cancelled")
	case battlelore.PowerUsed:
		t.lore = append(t.lore, b.Powers[e.Power()])
	case battlelore.UnitLeft:
		t.notes = append(t.notes, "the "+b.Units[e.Unit].Name+" leave the field")
	case battlelore.RuleGave:
		if name := b.Effects[b.Gifts[e.Gift()]].Rule; !slices.Contains(t.notes, name) {
			t.notes = append(t.notes, name)
		}
	case battlelore.ObjectiveHeld:
		t.notes = append(t.notes, narrate.People(e.Camp())+" hold "+narrate.Objective(b, e.Objective()))
	case battlelore.ObjectiveLost:
		t.notes = append(t.notes, narrate.People(e.Camp())+" give up "+narrate.Objective(b, e.Objective()))
	}
}

// by names the camp that plays a card in the turn of the other one.
func (c *chronicle) by(t *turnLine, p battlelore.Player) string {
	if camp := c.battle.Rules.CampOf[p]; camp != t.camp {
		return " (" + narrate.People(camp) + ")"
	}
	return ""
}

// losses says what a turn cost, and what else it brought.
func (t *turnLine) losses() string {
	var parts []string
	if len(t.lore) > 0 {
		parts = append(parts, strings.Join(t.lore, ", "))
	}
	for camp := range boards.Camp(boards.Camps) {
		if t.figures[camp] == 0 {
			continue
		}
		text := fmt.Sprintf("%s lose %s", narrate.People(camp), report.Counted(t.figures[camp], "figure"))
		if len(t.fell[camp]) > 0 {
			text += " (gone: " + strings.Join(t.fell[camp], ", ") + ")"
		}
		parts = append(parts, text)
	}
	return strings.Join(append(parts, t.notes...), "; ")
}

// leastCard is how wide the column of the cards is at least: as wide as the longest name of one card.
const leastCard = 25

// turnTable is a line for each turn, under a heading; in a game with Lore with the tokens that the camps then hold.
func turnTable(turns []turnLine, lore bool) []string {
	wide, seats := leastCard, len(narrate.People(boards.Standard))
	for i := range turns {
		wide, seats = max(wide, len(turns[i].card)), max(seats, len(turns[i].who()))
	}
	tokens := ""
	if lore {
		tokens = " tokens "
	}
	lines := []string{fmt.Sprintf("turn  %-*s  %-*s  orders  battles  banners %s what it brought", seats, "camp", wide,
		"card", tokens)}
	for i := range turns {
		lines = append(lines, turns[i].line(seats, wide, lore))
	}
	return lines
}

// who is whose turn it is: a camp's, of two allies with the player's number.
func (t *turnLine) who() string {
	if t.player == 0 {
		return narrate.People(t.camp)
	}
	return fmt.Sprintf("%s %d", narrate.People(t.camp), t.player)
}

// line is a turn in one line.
func (t *turnLine) line(seats, wide int, lore bool) string {
	card, tokens := t.card, ""
	if card == "" {
		card = "-"
	}
	if lore {
		tokens = fmt.Sprintf(" %6s ", between(t.tokens))
	}
	return strings.TrimRight(fmt.Sprintf("%4d  %-*s  %-*s  %6d  %7d  %7s %s %s", t.turn, seats, t.who(), wide, card,
		t.orders, t.battles,
		between(t.banners), tokens, t.losses()), " ")
}

// between writes a number of both camps.
func between(n [boards.Camps]int) string {
	return fmt.Sprintf("%d-%d", n[boards.Pennant], n[boards.Standard])
}
