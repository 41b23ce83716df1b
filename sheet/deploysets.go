package sheet

import (
	"cmp"
	"math/big"
	"slices"
	"strings"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
	"muster/maps/hex"
)

// sets is the table of what the cases of each set come to.
func (b *deployReport) sets(w *writer) {
	var rows [][]string
	b.each(func(s *muster.SetReport) {
		row := []string{Esc(s.Set.Def.ID)}
		for _, c := range []muster.Class{s.Displaced, s.Lost, s.NoRoom, s.Short} {
			row = append(row, casesOf(c))
		}
		least, most, mean := spread(s.Green)
		greens := number(least)
		if least != most {
			greens += " to " + number(most)
		}
		rows = append(rows, append(row, greens, mean, grouped(s.Deployments)))
	})
	if len(rows) == 0 {
		return
	}
	w.section("The sets", "wide keep")
	w.table([]string{"Set", ">Displaced", ">Lost", ">No room", ">Short", "^Green units", ">Mean", ">Deployments"}, rows)
	w.para("Cases of " + number(muster.Cases) + " in which a unit leaves its mark, is lost, comes as a Reserve without room, or has no figures; " +
		"the green units that scout; and how many deployments there are in all.")
}

// casesOf is a number of cases with its share.
func casesOf(c muster.Class) string {
	if c.Cases == 0 {
		return "-"
	}
	return number(c.Cases) + " (" + number((c.Cases*200+muster.Cases)/(2*muster.Cases)) + "%)"
}

// spread is the least, the most and the mean of the green units over the cases; the mean to a tenth.
func spread(green []int) (least, most int, mean string) {
	least = len(green)
	sum := 0
	for n, cases := range green {
		if cases > 0 {
			least, most = min(least, n), n
			sum += n * cases
		}
	}
	tenths := (sum*20 + muster.Cases) / (2 * muster.Cases)
	return min(least, most), most, number(tenths/10) + "." + number(tenths%10)
}

// grouped is a large number with its digits in threes.
func grouped(n *big.Int) string {
	if n == nil {
		return "-"
	}
	digits := n.String()
	var b strings.Builder
	for i := range len(digits) {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteByte(digits[i])
	}
	return b.String()
}

// drowning is a card with what it cannot place, over the sections.
type drowning struct {
	set             *muster.SetReport
	card            *muster.Card
	cases           int
	displaced, lost int // units, times their cases
	where           [boards.SectionCount]string
}

// pageRows is how many rows still look well in the middle of a page.
const pageRows = 12

// cards is the table of cards with marks that nobody can stand on, the worst first.
func (b *deployReport) cards(w *writer) {
	all := b.drownings()
	class := "wide"
	if len(all) > pageRows { // a long table has a page of its own
		class += " long"
	}
	w.section("Cards with drowned marks", class)
	if len(all) == 0 {
		w.para("None: every unit can stand on its mark, whatever is drawn. `CTA-06`")
		return
	}
	w.para("Units that cannot keep their marks when the card guards a section, worst cards first. They go to the section's baseline; " +
		"those marked † find no vacant hex there and are lost. `CTA-06` `R-029`")
	head := []string{"Set", "Card"}
	var wings []boards.Section
	for _, s := range [...]boards.Section{boards.Right, boards.Centre, boards.Left} {
		if slices.ContainsFunc(all, func(d *drowning) bool { return d.where[s] != "" }) {
			wings, head = append(wings, s), append(head, upper(s.String()))
		}
	}
	var rows [][]string
	for _, d := range all {
		row := []string{Esc(d.set.Set.Def.ID), number(d.card.Number) + " " + esc(d.card.Name, false)}
		for _, s := range wings {
			row = append(row, d.where[s])
		}
		rows = append(rows, append(row, number(d.cases)))
	}
	w.table(append(head, ">Cases"), rows)
}

// drownings gathers the lies of every set by card, the gravest first.
func (b *deployReport) drownings() []*drowning {
	var all []*drowning
	b.each(func(s *muster.SetReport) {
		known := map[*muster.Card]*drowning{}
		for i := range s.Lies {
			l := &s.Lies[i]
			d := known[l.Card]
			if d == nil {
				d = &drowning{set: s, card: l.Card}
				known[l.Card] = d
				all = append(all, d)
			}
			d.cases += l.Cases
			d.displaced += l.Cases * len(l.Displaced)
			d.lost += l.Cases * len(l.Lost)
			d.where[l.Section] = b.unitsAt(s, l)
		}
	})
	slices.SortStableFunc(all, func(x, y *drowning) int {
		return cmp.Or(cmp.Compare(y.lost, x.lost), cmp.Compare(y.displaced, x.displaced))
	})
	return all
}

// unitsAt names the units that a card displaces, with the hexes of their marks.
func (b *deployReport) unitsAt(s *muster.SetReport, l *muster.Lie) string {
	var out []string
	for i, e := range l.Displaced {
		text := esc(either(e.Unit.Name, e.Unit.ID), false)
		if h := b.Field.Hexes.Card(s.Camp, b.played.Zone, l.Section, e.Rank, e.File); h != hex.None {
			text += " " + b.Field.Hexes.Label(h)
		}
		if i >= len(l.Displaced)-len(l.Lost) {
			text += " †"
		}
		out = append(out, text)
	}
	return strings.Join(out, ", ")
}

// firstMoves sets the camps' sets against each other.
func (b *deployReport) firstMoves(w *writer) {
	if len(b.Pairings) == 0 {
		return
	}
	w.section("Who moves first", "wide keep")
	head := []string{"Pennants, down"}
	for _, s := range b.Sets[boards.Standard] {
		head = append(head, ">"+esc(s.Set.Def.ID, false))
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
