package battlelore

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/narrate"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// chronicle collects the events of a game by turn.
type chronicle struct {
	battle  *setup.Battle
	turns   []turnLine
	choices int
}

// turnLine is one player's turn in short.
type turnLine struct {
	Turn    int                     `json:"turn"`
	Camp    string                  `json:"camp"`
	Player  int                     `json:"player,omitempty"` // with allies: 1, or 2 for the camp's second player
	Card    string                  `json:"card"`             // both cards of an Epic turn; also a copied card
	Orders  int                     `json:"orders"`
	Battles int                     `json:"battles"`
	Banners report.PairOf[int]      `json:"banners"` // at the end of the turn
	Figures report.PairOf[int]      `json:"figures_lost"`
	Fell    report.PairOf[[]string] `json:"units_lost"`
	Notes   []string                `json:"notes"`            // objectives and exits
	Lore    []string                `json:"lore,omitempty"`   // Lore cards and powers that were used
	Tokens  *report.PairOf[int]     `json:"tokens,omitempty"` // of Lore, at its end; nil without Lore
	camp    boards.Camp
}

// watch records events. It is a matches.Watch.
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

// close records what both camps have at the end of the turn.
func (t *turnLine) close(b *setup.Battle, s *battlelore.State) {
	for camp := range boards.Camp(boards.Camps) {
		t.Banners[camp] = b.Rules.Score(s, camp)
		if t.Tokens != nil {
			t.Tokens[camp] = tokens(b, s, camp)
		}
	}
}

// tokens returns the Lore tokens of a camp's players.
func tokens(b *setup.Battle, s *battlelore.State, camp boards.Camp) (n int) {
	for p := range b.Rules.Seats {
		if b.Rules.CampOf[p] == camp {
			n += int(s.Lore.Seats[p].Tokens)
		}
	}
	return n
}

func (c *chronicle) begin(s *battlelore.State) {
	camp := c.battle.Rules.CampOf[s.Active]
	t := turnLine{
		Turn: int(s.Turn), Camp: camp.String(), camp: camp, Fell: report.PairOf[[]string]{{}, {}}, Notes: []string{},
	}
	if c.battle.Rules.Lore != nil {
		t.Tokens = new(report.PairOf[int])
	}
	if c.battle.Allies() {
		t.Player = seatNumber(s.Active)
	}
	c.turns = append(c.turns, t)
}

func (c *chronicle) see(t *turnLine, e *battlelore.Event) {
	b := c.battle
	switch e.Kind {
	case battlelore.CardPlayed:
		if t.Card != "" { // EP-TRN-01
			t.Card += " + "
		}
		t.Card += b.Cards[e.Card()].Name
	case battlelore.CardCopied:
		t.Card += " as " + b.Cards[e.Card()].Name
	case battlelore.UnitOrdered:
		t.Orders++
	case battlelore.Attacked, battlelore.BattledBack:
		t.Battles++
	case battlelore.FiguresLost:
		t.Figures[b.Units[e.Unit].Camp] += e.Figures()
	case battlelore.UnitKilled:
		u := &b.Units[e.Unit]
		t.Fell[u.Camp] = append(t.Fell[u.Camp], u.Name)
	case battlelore.LorePlayed:
		t.Lore = append(t.Lore, b.LoreCards[e.LoreCard()].Name+c.by(t, e.Player))
	case battlelore.LoreCancelled:
		t.Lore = append(t.Lore, b.LoreCards[e.LoreCard()].Name+" is cancelled")
	case battlelore.PowerUsed:
		t.Lore = append(t.Lore, b.Powers[e.Power()])
	case battlelore.UnitLeft:
		t.Notes = append(t.Notes, "the "+b.Units[e.Unit].Name+" leave the field")
	case battlelore.RuleGave:
		if name := b.Effects[b.Gifts[e.Gift()]].Rule; !slices.Contains(t.Notes, name) {
			t.Notes = append(t.Notes, name)
		}
	case battlelore.ObjectiveHeld:
		t.Notes = append(t.Notes, narrate.People(e.Camp())+" hold "+narrate.Objective(b, e.Objective()))
	case battlelore.ObjectiveLost:
		t.Notes = append(t.Notes, narrate.People(e.Camp())+" give up "+narrate.Objective(b, e.Objective()))
	}
}

// by names the camp that plays a card in the other camp's turn.
func (c *chronicle) by(t *turnLine, p battlelore.Player) string {
	if camp := c.battle.Rules.CampOf[p]; camp != t.camp {
		return " (" + narrate.People(camp) + ")"
	}
	return ""
}

// losses describes the losses and gains of a turn.
func (t *turnLine) losses() string {
	var parts []string
	if len(t.Lore) > 0 {
		parts = append(parts, strings.Join(t.Lore, ", "))
	}
	for camp := range boards.Camp(boards.Camps) {
		if t.Figures[camp] == 0 {
			continue
		}
		text := fmt.Sprintf("%s lose %s", narrate.People(camp), report.Counted(t.Figures[camp], "figure"))
		if len(t.Fell[camp]) > 0 {
			text += " (gone: " + strings.Join(t.Fell[camp], ", ") + ")"
		}
		parts = append(parts, text)
	}
	return strings.Join(append(parts, t.Notes...), "; ")
}

// leastCard is the minimum width of the card column: that of the longest card name.
const leastCard = 25

// turnTable returns a line for each turn, under a heading; with Lore it includes the camps' tokens.
func turnTable(turns []turnLine, lore bool) []string {
	wide, seats := leastCard, len(narrate.People(boards.Standard))
	for i := range turns {
		wide, seats = max(wide, len(turns[i].Card)), max(seats, len(turns[i].actor()))
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

// A turn belongs to a camp, or with allies to one of its players, by number.
func (t *turnLine) actor() string {
	if t.Player == 0 {
		return narrate.People(t.camp)
	}
	return fmt.Sprintf("%s %d", narrate.People(t.camp), t.Player)
}

// line returns a turn as one line.
func (t *turnLine) line(seats, wide int, lore bool) string {
	card, tokens := t.Card, ""
	if card == "" {
		card = "-"
	}
	if lore {
		tokens = fmt.Sprintf(" %6s ", between(*t.Tokens))
	}
	return strings.TrimRight(fmt.Sprintf("%4d  %-*s  %-*s  %6d  %7d  %7s %s %s", t.Turn, seats, t.actor(), wide, card,
		t.Orders, t.Battles,
		between(t.Banners), tokens, t.losses()), " ")
}

// between formats the numbers of both camps.
func between(n [boards.Camps]int) string {
	return fmt.Sprintf("%d-%d", n[boards.Pennant], n[boards.Standard])
}
