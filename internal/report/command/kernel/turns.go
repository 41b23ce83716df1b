package kernel

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/command/kernel/narrate"
	"muster/internal/engine/command/kernel/setup"
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
	Side    string                  `json:"side"`
	Card    string                  `json:"card"` // the played card, and a copied one
	Orders  int                     `json:"orders"`
	Battles int                     `json:"battles"`
	Banners report.PairOf[int]      `json:"banners"` // at the end of the turn
	Tokens  report.PairOf[int]      `json:"tokens"`  // likewise
	Blocks  report.PairOf[int]      `json:"blocks_lost"`
	Fell    report.PairOf[[]string] `json:"lost"`  // units and Leaders
	Notes   []string                `json:"notes"` // Inspired Actions, reactions, objectives and exits
	camp    boards.Camp
}

// watch records events. It is a matches.Watch.
func (c *chronicle) watch(s *kernel.State, a kernel.Action, events []kernel.Event) {
	if a != matches.Began {
		c.choices++
	}
	for i := range events {
		if e := &events[i]; e.Kind == kernel.TurnBegan {
			c.close(s)
			c.turns = append(c.turns, turnLine{
				Turn: len(c.turns) + 1, camp: e.Camp, Side: matches.SideName(kernel.Side(e.Camp)),
				Fell: report.PairOf[[]string]{{}, {}}, Notes: []string{},
			})
		} else if len(c.turns) > 0 {
			c.see(&c.turns[len(c.turns)-1], e)
		}
	}
	c.close(s)
}

// close records what both sides have at the end of the turn.
func (c *chronicle) close(s *kernel.State) {
	if len(c.turns) == 0 {
		return
	}
	t := &c.turns[len(c.turns)-1]
	for camp := range boards.Camp(boards.Camps) {
		t.Banners[camp], t.Tokens[camp] = c.battle.Rules.Score(s, camp), int(s.Seats[camp].Tokens)
	}
}

func (c *chronicle) see(t *turnLine, e *kernel.Event) {
	b := c.battle
	switch e.Kind {
	case kernel.CardPlayed:
		t.Card = b.Cards[e.Card()].Name
	case kernel.CardCopied:
		t.Card += " as " + b.Cards[e.Card()].Name
	case kernel.CardReacted:
		t.Notes = append(t.Notes, b.Cards[e.Card()].Name+" ("+strings.ToLower(setup.SideHeads[e.Camp])+")")
	case kernel.ActionUsed:
		t.Notes = append(t.Notes, "inspired: "+b.Inspired[e.Action()].Name)
	case kernel.UnitOrdered:
		t.Orders++
	case kernel.LeaderOrdered:
		t.Orders++
	case kernel.Attacked, kernel.BattledBack:
		t.Battles++
	case kernel.BlocksLost:
		t.Blocks[e.Camp] += e.Blocks()
	case kernel.UnitEliminated:
		t.Fell[e.Camp] = append(t.Fell[e.Camp], b.Units[e.Unit].Name)
	case kernel.LeaderFell:
		t.Fell[e.Camp] = append(t.Fell[e.Camp], b.Leaders[e.Leader].Name)
	case kernel.LeaderFled:
		t.Notes = append(t.Notes, b.Leaders[e.Leader].Name+" flees")
	case kernel.UnitLeft:
		t.Notes = append(t.Notes, b.Units[e.Unit].Name+" leave the board")
	case kernel.LeaderLeft:
		t.Notes = append(t.Notes, b.Leaders[e.Leader].Name+" leaves the board")
	case kernel.ObjectiveHeld:
		if text := b.Seat(e.Camp) + " holds " + narrate.Objective(b, e.Objective()); !slices.Contains(t.Notes, text) {
			t.Notes = append(t.Notes, text)
		}
	}
}

// losses describes the losses and gains of a turn.
func (t *turnLine) losses() string {
	parts := slices.Clone(t.Notes)
	for camp := range boards.Camp(boards.Camps) {
		if t.Blocks[camp] == 0 && len(t.Fell[camp]) == 0 {
			continue
		}
		text := fmt.Sprintf("%s loses %s", strings.ToLower(setup.SideHeads[camp]), report.Counted(t.Blocks[camp], "block"))
		if len(t.Fell[camp]) > 0 {
			text += " (gone: " + strings.Join(t.Fell[camp], ", ") + ")"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

// leastCard is the minimum width of the card column: that of the longest card name.
const leastCard = 28

// turnTable returns a line for each turn, under a heading. A game without tokens has no column for them.
func turnTable(turns []turnLine, tokens bool) []string {
	wide, sides := leastCard, len(setup.SideHeads[boards.Standard])
	for i := range turns {
		wide = max(wide, len(turns[i].Card))
	}
	held := func(text string) string {
		if !tokens {
			return ""
		}
		return fmt.Sprintf("%6s  ", text)
	}
	lines := []string{fmt.Sprintf("turn  %-*s  %-*s  orders  battles  banners  %swhat it brought", sides, "side",
		wide, "card", held("tokens"))}
	for i := range turns {
		t := &turns[i]
		card := t.Card
		if card == "" {
			card = "-"
		}
		lines = append(lines, strings.TrimRight(fmt.Sprintf("%4d  %-*s  %-*s  %6d  %7d  %7s  %s%s", t.Turn, sides,
			setup.SideHeads[t.camp], wide, card, t.Orders, t.Battles, between(t.Banners), held(between(t.Tokens)),
			t.losses()), " "))
	}
	return lines
}

// between formats the numbers of both sides.
func between(n [boards.Camps]int) string { return fmt.Sprintf("%d-%d", n[0], n[1]) }
