package sheet

import (
	"strings"

	"muster/deploycards/prove"
	"muster/deploycards/prove/impromptu"
	"muster/engine/battlelore/boards"
	"muster/maps/hex"
	"muster/report"
	"muster/report/battlelore/draws"
)

// sets is the table of what the cases of each set come to.
func (b *deployReport) sets(w *Writer) {
	var rows [][]string
	b.each(func(s *impromptu.SetReport) {
		row := []string{Esc(s.Set.Def.ID)}
		for _, c := range []impromptu.Class{s.Displaced, s.Lost, s.NoRoom, s.Short} {
			row = append(row, casesOf(c))
		}
		least, most, mean, _ := report.CountsOf(s.Green).Bounds()
		greens := number(least)
		if least != most {
			greens += " to " + number(most)
		}
		rows = append(rows, append(row, greens, mean.FloatString(1), report.Grouped(s.Deployments)))
	})
	if len(rows) == 0 {
		return
	}
	w.section("The sets", "wide keep")
	w.table([]string{"Set", ">Displaced", ">Lost", ">No room", ">Short", "^Green units", ">Mean", ">Deployments"}, rows)
	w.para("Cases of " + number(prove.Cases) + " in which a unit leaves its mark, is lost, comes as a Reserve " +
		"without room, or has no figures; " +
		"the green units that scout; and how many deployments there are in all.")
}

// casesOf is a number of cases with its share.
func casesOf(c impromptu.Class) string {
	if c.Cases == 0 {
		return "-"
	}
	return number(c.Cases) + " (" + number((c.Cases*200+prove.Cases)/(2*prove.Cases)) + "%)"
}

// cards is the table of cards with marks that nobody can stand on, the worst first.
func (b *deployReport) cards(w *Writer) {
	all := b.Drowned
	class := "wide"
	if len(all) > pageRows { // a long table has a page of its own
		class += " long"
	}
	w.section("Cards with drowned marks", class)
	if len(all) == 0 {
		w.para("None: every unit can stand on its mark, whatever is drawn. `CTA-06`")
		return
	}
	w.para("Units that cannot keep their marks when the card guards a section, worst cards first. They go to the " +
		"section's baseline; " +
		"those marked † find no vacant hex there and are lost. `CTA-06` `R-029`")
	head := []string{"Set", "Card"}
	wings := draws.WingsOf(all)
	for _, s := range wings {
		head = append(head, upper(s.String()))
	}
	var rows [][]string
	for _, d := range all {
		row := []string{Esc(d.Set.Def.ID), number(d.Card.Number) + " " + escWithin(d.Card.Name)}
		for _, s := range wings {
			row = append(row, b.strandedAt(d.Where[s]))
		}
		rows = append(rows, append(row, number(d.Cases)))
	}
	w.table(append(head, ">Cases"), rows)
}

// strandedAt names units that cannot keep their marks, with the hexes of those.
func (b *deployReport) strandedAt(list []draws.Stranded) string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = escWithin(either(s.Entry.Unit.Name, s.Entry.Unit.ID))
		if s.Mark != hex.None {
			out[i] += " " + b.Field.Hexes.Label(s.Mark)
		}
		if s.Lost {
			out[i] += " †"
		}
	}
	return strings.Join(out, ", ")
}

// firstMoves sets the camps' sets against each other.
func (b *deployReport) firstMoves(w *Writer) {
	if len(b.Pairings) == 0 {
		return
	}
	w.section("Who moves first", "wide keep")
	head := []string{"Pennants, down"}
	for _, s := range b.Sets[boards.Standard] {
		head = append(head, ">"+escWithin(s.Set.Def.ID))
	}
	var rows [][]string
	least, most := b.Pairings[0].Tie, b.Pairings[0].Tie
	for i := range b.Pairings {
		p := &b.Pairings[i]
		if i%len(b.Sets[boards.Standard]) == 0 {
			rows = append(rows, []string{Esc(p.Pennant.Set.Def.ID)})
		}
		row := &rows[len(rows)-1]
		*row = append(*row, "**"+percent(p.PennantFirst)+"** "+p.PennantFirst.String())
		if p.Tie.PerMille() < least.PerMille() {
			least = p.Tie
		}
		if p.Tie.PerMille() > most.PerMille() {
			most = p.Tie
		}
	}
	w.table(head, rows)
	dice := percent(least)
	if least != most {
		dice = "between " + percent(least) + " and " + percent(most)
	}
	w.para("The chance that the Pennants move first, set against set, as a share and as an exact fraction. " +
		"Scouting ends in a tie in " + dice + " of the cases; the dice then give each side half. `CTA-08`")
}
