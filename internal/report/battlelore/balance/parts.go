package balance

import (
	"muster/internal/engine/command/boards"
	"muster/internal/report/balance"
	"muster/report"
)

// names returns a table with these headings.
func names(list ...string) report.Table { return report.Table{Columns: report.Heads(list...)} }

func (a *ShapeAnswer) leadPart() report.Part {
	p := balance.MeasuresPart("Lead", a.Leads, "by banners", "by figures")
	p.Lead = []report.Text{report.Words("A side leads if it has more of the banners it needs at the end of a turn. By " +
		"figures, each damaged enemy unit also counts as a fraction of a banner.")}
	return p
}

// CardsShown is the number of Command cards in the text table: those with the largest differences.
const CardsShown = 12

// CardsPart returns the table of Command cards, the largest difference first, with at most this many rows; 0 for all.
func (a *ShapeAnswer) CardsPart(most int) report.Part { return a.of.CardsPart(a.Cards, most) }

func (a *ShapeAnswer) firstPart() report.Part {
	if a.First == nil {
		return report.Part{}
	}
	t := names("", "wins", "difference")
	t.Add(report.Word("Pennants move first"), a.First.With, a.First.Differs())
	t.Add(report.Word("Standards move first"), a.First.Without, report.Nothing{})
	return balance.PartOfTable("First move", t, "Win rate of the Pennants.")
}

func (a *ShapeAnswer) classesPart() report.Part {
	t := names("Lore", "camp", "wins with a card played", "wins with none", "difference")
	for i := range a.Classes {
		for camp := range boards.Camp(boards.Camps) {
			if v := &a.Classes[i].Cast[camp]; v.With.Games > 0 {
				t.Add(report.Word(a.Classes[i].Name), report.Word(camp.Soldiers()), v.With, v.Without, v.Differs())
			}
		}
	}
	return balance.PartOfTable("Lore by class", t,
		"Players choose which cards to play, and play more in longer games: this is a "+
			"correlation, not proof of an effect. "+balance.Looks)
}

func (a *ShapeAnswer) councilsPart() report.Part {
	t := names("council of", "seat", "level", "wins", "wins at other levels", "difference")
	for i := range a.Councils {
		c := &a.Councils[i]
		t.Add(report.Word(c.Player), report.Word(c.Seat), report.Count(c.Level), c.Fared.With, c.Fared.Without,
			c.Fared.Differs())
	}
	return balance.PartOfTable("War Councils", t, "Levels that vary between games. "+balance.Looks)
}
