package balance

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/report"
)

// names returns a table with these headings.
func names(list ...string) report.Table { return report.Table{Columns: report.Heads(list...)} }

func (a *ShapeAnswer) lengthPart() report.Part {
	t := names("per game", "minimum", "lower quartile", "median", "upper quartile", "maximum")
	for _, l := range a.Lengths {
		t.Add(report.Word(l.Name), report.Count(l.Least), report.Count(l.Lower), report.Count(l.Middle),
			report.Count(l.Upper), report.Count(l.Most))
	}
	return report.Part{Title: report.Words("Game length"), Table: t}
}

func (a *ShapeAnswer) endsPart() report.Part {
	t := names("ended by", "games", "share")
	for _, e := range a.Ends {
		t.Add(report.Word(e.Name), report.Count(e.Games), share(e.Games, a.Games))
	}
	return report.Part{Title: report.Words("How games end"), Table: t}
}

func (a *ShapeAnswer) leadPart() report.Part {
	t := names("measure", "by banners", "by figures")
	for _, m := range a.Leads {
		t.Add(report.Word(m.Name), m.By[0], m.By[1])
	}
	return report.Part{
		Title: report.Words("Lead"),
		Lead: []report.Text{report.Words("A side leads if it has more of the banners it needs at the " +
			"end of a turn. By figures, " +
			"each damaged enemy unit also counts as a fraction of a banner.")},
		Table: t,
	}
}

func (a *ShapeAnswer) outcomePart() report.Part {
	t := names("measure", "value")
	for _, m := range a.Outcome {
		t.Add(report.Word(m.Name), m.By[0])
	}
	return report.Part{Title: report.Words("Outcome"), Table: t}
}

// turnsShown is the approximate number of turns in the text table; the page draws all of them.
const turnsShown = 12

func (a *ShapeAnswer) turnsPart() report.Part {
	t := names("turn", "games", "Pennant banners", "Standard banners", "Pennants lead", "Standards lead",
		"leader wins")
	step := (len(a.Turns) + turnsShown - 1) / turnsShown
	for i := range a.Turns {
		row := &a.Turns[i]
		if (i+1)%max(step, 1) != 0 && i+1 != len(a.Turns) {
			continue
		}
		t.Add(report.Count(row.Turn), report.Count(row.On), row.Banners[0], row.Banners[1], report.Count(row.Leads[0]),
			report.Count(row.Leads[1]), row.LeadWon)
	}
	return report.Part{
		Title: report.Words("Banners by turn"),
		Lead: []report.Text{report.Words("Mean over all games, with the middle half in brackets. Finished games keep their " +
			"final value.")},
		Table: t,
	}
}

// Items returns the mean and the range of the middle half of the games.
func (s Spread) Items() []string {
	return []string{fmt.Sprintf("%d.%02d (%d to %d)", s.Mean/100, s.Mean%100, s.Lower, s.Upper)}
}

// Number returns true.
func (s Spread) Number() bool { return true }

// looks describes the test of a family of differences.
const looks = "! marks a significant difference (Holm, 5% error over the whole table)."

// partOf returns a part with text before its table, and an empty part for an empty table.
func partOf(title string, t report.Table, lead string) report.Part {
	if len(t.Rows) == 0 {
		return report.Part{}
	}
	return report.Part{Title: report.Words(title), Lead: []report.Text{report.Words(lead)}, Table: t}
}

// CardsShown is the number of Command cards in the text table: those with the largest differences.
const CardsShown = 12

// CardsPart returns the table of Command cards, the largest difference first, with at most this many rows; 0 for all.
func (a *ShapeAnswer) CardsPart(most int) report.Part {
	t := names("dealt before the first turn", "camp", "wins with it", "wins without it", "difference", "played in")
	type row struct {
		card *Card
		camp boards.Camp
	}
	var rows []row
	for i := range a.Cards {
		for camp := range boards.Camp(boards.Camps) {
			if a.Cards[i].Dealt[camp].With.Games > 0 {
				rows = append(rows, row{&a.Cards[i], camp})
			}
		}
	}
	sortBy(rows, func(r *row) int { return -r.card.Dealt[r.camp].weight() })
	hidden := 0
	if most > 0 && len(rows) > most {
		hidden = len(rows) - most
		rows = rows[:most]
	}
	for _, r := range rows {
		v := &r.card.Dealt[r.camp]
		t.Add(report.Word(r.card.Name), report.Word(r.camp.Soldiers()), v.With, v.Without, v.change(),
			report.Count(r.card.Played[r.camp]))
	}
	p := partOf("Command cards in the first hand", t, "Hands are random, so a difference is an effect of the card. "+
		looks+a.unseen())
	if hidden > 0 {
		p.Notes = []report.Text{report.Wordsf("%d rows with smaller differences: see the other formats.", hidden)}
	}
	return p
}

// weight returns the difference of two shares, in thousandths; 0 for too few games.
func (v *Versus) weight() int {
	if !v.Enough {
		return -1
	}
	return abs(v.Difference)
}

func (a *ShapeAnswer) firstPart() report.Part {
	if a.First == nil {
		return report.Part{}
	}
	t := names("", "wins", "difference")
	t.Add(report.Word("Pennants move first"), a.First.With, a.First.change())
	t.Add(report.Word("Standards move first"), a.First.Without, report.Nothing{})
	return partOf("First move", t, "Win rate of the Pennants.")
}

func (a *ShapeAnswer) goalsPart() report.Part {
	t := names("objective", "first held by", "wins then", "wins otherwise", "difference", "never held")
	for i := range a.Goals {
		g := &a.Goals[i]
		for camp := range boards.Camp(boards.Camps) {
			if v := &g.First[camp]; g.Camps[camp] {
				t.Add(report.Word(g.Name), report.Word(camp.Soldiers()), v.With, v.Without, v.change(), g.Never)
			}
		}
	}
	return partOf("Objectives", t, "Win rate of a side that holds the objective first, and in all other games. "+
		"Winners also take objectives: this is a correlation, not proof of an effect. "+looks)
}

func (a *ShapeAnswer) classesPart() report.Part {
	t := names("Lore", "camp", "wins with a card played", "wins with none", "difference")
	for i := range a.Classes {
		for camp := range boards.Camp(boards.Camps) {
			if v := &a.Classes[i].Cast[camp]; v.With.Games > 0 {
				t.Add(report.Word(a.Classes[i].Name), report.Word(camp.Soldiers()), v.With, v.Without, v.change())
			}
		}
	}
	return partOf("Lore by class", t, "Players choose which cards to play, and play more in longer games: this is a "+
		"correlation, not proof of an effect. "+looks)
}

func (a *ShapeAnswer) councilsPart() report.Part {
	t := names("council of", "seat", "level", "wins", "wins at other levels", "difference")
	for i := range a.Councils {
		c := &a.Councils[i]
		t.Add(report.Word(c.Player), report.Word(c.Seat), report.Count(c.Level), c.Fared.With, c.Fared.Without,
			c.Fared.change())
	}
	return partOf("War Councils", t, "Levels that vary between games. "+looks)
}

// unseen gives the smallest difference that these games can detect, for the most frequently dealt card.
func (a *ShapeAnswer) unseen() string {
	held := 0
	for i := range a.Cards {
		held = max(held, a.Cards[i].Dealt[0].With.Games, a.Cards[i].Dealt[1].With.Games)
	}
	if held < enough {
		return ""
	}
	return fmt.Sprintf(" Smallest difference found reliably, for the card dealt most often: "+
		"%s.", percent(detectable(held, 2*len(a.Cards))))
}
