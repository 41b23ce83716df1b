package balance

import (
	"fmt"
	"slices"

	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
	"muster/report"
)

// Card is a Command card: the results of sides that were dealt it before the first turn. Hands are random, so this is
// an experiment: the card causes the difference.
type Card struct {
	ID     string             `json:"id"`
	Name   string             `json:"-"`
	Dealt  Both               `json:"dealt"`
	Played report.PairOf[int] `json:"played"` // games in which the side played it
}

// Cards compares the first hands.
func (a *Results) Cards(rows []arena.CardRow) (out []Card) {
	var family []*Versus
	for i := range rows {
		row := &rows[i]
		out = append(out, Card{ID: row.ID, Name: row.Name, Played: row.Played, Dealt: a.VersusBoth(&row.Held)})
	}
	for i := range out {
		family = append(family, &out[i].Dealt[0], &out[i].Dealt[1])
	}
	Call(family)
	return out
}

// Goal is an objective: a side's results if it is the first to hold it, against all other games.
type Goal struct {
	Ptr   string  `json:"pointer"`
	Name  string  `json:"name"`
	Camps [2]bool `json:"-"` // sides that can take it
	First Both    `json:"first"`
	Never Value   `json:"never"` // never held
}

// Goals compares the first holders of objectives.
func (a *Results) Goals(rows []arena.GoalRow) (out []Goal) {
	var family []*Versus
	for i := range rows {
		row := &rows[i]
		g := Goal{Ptr: row.Ptr, Name: row.Name, Camps: row.Camps, Never: ShareOf(row.Never, a.Games)}
		if g.Name == "" {
			g.Name = row.Ptr
		}
		g.First = a.VersusBoth(&row.First)
		out = append(out, g)
	}
	for i := range out {
		family = append(family, &out[i].First[0], &out[i].First[1])
	}
	Call(family)
	return out
}

// ClaimOf returns the example of a marked difference: a won game if the difference is positive, otherwise a lost one;
// nil without one. text says what the side does.
func (a *Results) ClaimOf(v *Versus, t *arena.Results, text string) []Claim {
	if !v.Called {
		return nil
	}
	x, end := t.Win, "won"
	if v.Difference < 0 {
		x, end = t.Loss, "lost"
	}
	s := a.Seen(x)
	if s == nil {
		return nil
	}
	return []Claim{{fmt.Sprintf("%s, %s: %s%% wins, otherwise %s%%", text, end, percent(v.With.Share),
		percent(v.Without.Share)), *s}}
}

// CardClaims returns the examples of marked first hands.
func (a *Results) CardClaims(list []Card, rows []arena.CardRow) (out []Claim) {
	for i := range list {
		for side := range list[i].Dealt {
			out = append(out, a.ClaimOf(&list[i].Dealt[side], &rows[i].Held[side],
				list[i].Name+" dealt to "+a.Sides[side].People)...)
		}
	}
	return out
}

// GoalClaims returns the examples of marked objectives.
func (a *Results) GoalClaims(list []Goal, rows []arena.GoalRow) (out []Claim) {
	for i := range list {
		for side := range list[i].First {
			out = append(out, a.ClaimOf(&list[i].First[side], &rows[i].First[side],
				list[i].Name+" held first by "+a.Sides[side].People)...)
		}
	}
	return out
}

// CardReasons returns the reasons from first hands.
func (a *Results) CardReasons(list []Card) (out []Reason) {
	for i := range list {
		for side := range list[i].Dealt {
			out = append(out, Reason{list[i].Name + " dealt to " + a.Sides[side].People, &list[i].Dealt[side]})
		}
	}
	return out
}

// GoalReasons returns the reasons from objectives.
func (a *Results) GoalReasons(list []Goal) (out []Reason) {
	for i := range list {
		for side := range list[i].First {
			out = append(out, Reason{list[i].Name + " held first by " + a.Sides[side].People, &list[i].First[side]})
		}
	}
	return out
}

// Looks describes the test of a family of differences.
const Looks = "! marks a significant difference (Holm, 5% error over the whole table)."

// CardsPart returns the table of Command cards, the largest difference first, with at most this many rows; 0 for all.
func (a *Results) CardsPart(cards []Card, most int) report.Part {
	t := report.Table{Columns: report.Heads("dealt before the first turn", "side", "wins with it", "wins without it",
		"difference", "played in")}
	type row struct {
		card *Card
		side int
	}
	var rows []row
	held := 0
	for i := range cards {
		for side := range cards[i].Dealt {
			if n := cards[i].Dealt[side].With.Games; n > 0 {
				rows, held = append(rows, row{&cards[i], side}), max(held, n)
			}
		}
	}
	weight := func(r row) int { return r.card.Dealt[r.side].weight() }
	slices.SortStableFunc(rows, func(x, y row) int { return weight(y) - weight(x) })
	hidden := 0
	if most > 0 && len(rows) > most {
		hidden = len(rows) - most
		rows = rows[:most]
	}
	for _, r := range rows {
		v := &r.card.Dealt[r.side]
		t.Add(report.Word(r.card.Name), report.Word(a.Sides[r.side].Soldiers), v.With, v.Without, v.Differs(),
			report.Count(r.card.Played[r.side]))
	}
	lead := "Hands are random, so a difference is an effect of the card. " + Looks
	if held >= Enough { // the smallest difference that these games can detect
		lead += fmt.Sprintf(" Smallest difference found reliably, for the card dealt most often: %s%%.",
			percent(inference.Detectable(held, alarm/inference.Chance(max(2*len(cards), 1)), thousand)))
	}
	p := PartOfTable("Command cards in the first hand", t, lead)
	if hidden > 0 {
		p.Notes = []report.Text{report.Wordsf("%d rows with smaller differences: see the other formats.", hidden)}
	}
	return p
}

// weight returns the difference of two shares, in thousandths; -1 for too few games.
func (v *Versus) weight() int {
	if !v.Enough {
		return -1
	}
	return abs(v.Difference)
}

// GoalsPart returns the table of objectives.
func (a *Results) GoalsPart(goals []Goal) report.Part {
	t := report.Table{Columns: report.Heads("objective", "first held by", "wins then", "wins otherwise", "difference",
		"never held")}
	for i := range goals {
		g := &goals[i]
		for side := range g.First {
			if v := &g.First[side]; g.Camps[side] {
				t.Add(report.Word(g.Name), report.Word(a.Sides[side].Soldiers), v.With, v.Without, v.Differs(), g.Never)
			}
		}
	}
	return PartOfTable("Objectives", t, "Win rate of a side that holds the objective first, and in all other games. "+
		"Winners also take objectives: this is a correlation, not proof of an effect. "+Looks)
}
