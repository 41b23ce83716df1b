package results

import (
	"strings"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore/draws"
	"muster/maps/hex"
	"muster/report"
	"muster/sheet"
)

// sets writes the table of each set's results.
func (b *impromptuReport) sets(w *sheet.Writer) {
	var rows [][]string
	b.each(func(s *prove.SetReport) {
		row := []string{sheet.Esc(s.Set.Def.ID)}
		for _, c := range []prove.Class{s.Displaced, s.Lost, s.NoRoom, s.Short} {
			row = append(row, casesOf(c))
		}
		least, most, mean, _ := report.CountsOf(s.Green).Bounds()
		greens := sheet.Number(least)
		if least != most {
			greens += " to " + sheet.Number(most)
		}
		rows = append(rows, append(row, greens, mean.FloatString(1), report.Grouped(s.Deployments)))
	})
	if len(rows) == 0 {
		return
	}
	w.Section("The sets", "wide keep")
	w.Table([]string{"Set", ">Displaced", ">Lost", ">No room", ">Short", "^Green units", ">Mean", ">Deployments"}, rows)
	w.Para("Of " + sheet.Number(prove.Cases) + " cases. Displaced: a unit moves to the baseline. Lost: " +
		"a unit has no vacant hex. No room: a Reserve unit has no vacant hex. Short: a unit has no figures. " +
		"Green units: those that scout. Deployments: all different deployments of the set.")
}

// casesOf formats a number of cases with its share.
func casesOf(c prove.Class) string {
	if c.Cases == 0 {
		return "-"
	}
	return sheet.Number(c.Cases) + " (" + sheet.Number((c.Cases*200+prove.Cases)/(2*prove.Cases)) + "%)"
}

// cards writes the table of cards with marks on impassable hexes, the worst first.
func (b *impromptuReport) cards(w *sheet.Writer) {
	all := b.Drowned
	class := "wide"
	if len(all) > sheet.PageRows { // a long table has a page of its own
		class += " long"
	}
	w.Section("Cards with units on impassable hexes", class)
	if len(all) == 0 {
		w.Para("None: every unit of every draw can deploy on its hex. `CTA-06`")
		return
	}
	w.Para("Units that cannot deploy on their hexes when the card guards a section, worst cards first. They move to " +
		"the section's baseline. Units marked † find no vacant hex there and are lost. `CTA-06` `R-029`")
	head := []string{"Set", "Card"}
	wings := draws.WingsOf(all)
	for _, s := range wings {
		head = append(head, sheet.Upper(s.String()))
	}
	var rows [][]string
	for _, d := range all {
		row := []string{sheet.Esc(d.Set.Def.ID), sheet.Number(d.Card.Number) + " " + sheet.EscWithin(d.Card.Name)}
		for _, s := range wings {
			row = append(row, b.strandedAt(d.Where[s]))
		}
		rows = append(rows, append(row, sheet.Number(d.Cases)))
	}
	w.Table(append(head, ">Cases"), rows)
}

// strandedAt names units that cannot keep their marks, with the hexes of those.
func (b *impromptuReport) strandedAt(list []draws.Stranded) string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = sheet.EscWithin(sheet.Either(s.Entry.Unit.Name, s.Entry.Unit.ID))
		if s.Mark != hex.None {
			out[i] += " " + b.Field.Hexes.Label(s.Mark)
		}
		if s.Lost {
			out[i] += " †"
		}
	}
	return strings.Join(out, ", ")
}

// firstMoves compares the camps' sets pairwise.
func (b *impromptuReport) firstMoves(w *sheet.Writer) {
	if len(b.Pairings) == 0 {
		return
	}
	w.Section("First move", "wide keep")
	head := []string{"Pennants, down"}
	for _, s := range b.Sets[boards.Standard] {
		head = append(head, ">"+sheet.EscWithin(s.Set.Def.ID))
	}
	var rows [][]string
	least, most := b.Pairings[0].Tie, b.Pairings[0].Tie
	for i := range b.Pairings {
		p := &b.Pairings[i]
		if i%len(b.Sets[boards.Standard]) == 0 {
			rows = append(rows, []string{sheet.Esc(p.Pennant.Set.Def.ID)})
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
	w.Table(head, rows)
	dice := percent(least)
	if least != most {
		dice = "between " + percent(least) + " and " + percent(most)
	}
	w.Para("The chance that the Pennants move first, for each pair of sets, in per cent and as an exact fraction. " +
		"Scouting ends in a tie in " + dice + " of the cases; the dice then decide, with equal chances. `CTA-08`")
}
