package draws

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/report"
)

// drowning is a card in a section in which it has impassable marks.
type drowning struct {
	camp boards.Camp // of the player
	set  *deck.Set
	zone int
	prove.Displacement
}

// Wings are the sections in the order in which they are revealed.
var Wings = [...]boards.Section{boards.Right, boards.Centre, boards.Left}

// Drowned is a card with impassable marks, over the sections.
type Drowned struct {
	Set             *deck.Set
	Card            *deck.Card
	Camp            boards.Camp
	Zone            int
	Cases           int
	Displaced, Lost int // units, times their cases
	Where           [boards.SectionCount][]Stranded
}

// Stranded is a unit whose mark is impassable.
type Stranded struct {
	Entry *deck.Entry
	Mark  hex.Hex
	Lost  bool // it finds no vacant hex on the baseline either
}

// drowned gathers drownings by card (of a zone), the most severe first.
func (q *Question) drowned(list []drowning) []*Drowned {
	type key struct {
		camp boards.Camp
		set  string
		zone int
		card int
	}
	var rows []*Drowned
	known := map[key]*Drowned{}
	for i := range list {
		d := &list[i]
		k := key{d.camp, d.set.Def.ID, d.zone, d.Card.Number}
		r := known[k]
		if r == nil {
			r = &Drowned{Set: d.set, Card: d.Card, Camp: d.camp, Zone: d.zone}
			known[k] = r
			rows = append(rows, r)
		}
		if r.Where[d.Section] != nil {
			continue // with each ally a set has the same impassable marks
		}
		r.Where[d.Section] = q.stranded(d)
		r.Cases += d.Cases
		r.Displaced, r.Lost = r.Displaced+d.Cases*len(d.Displaced), r.Lost+d.Cases*len(d.Lost)
	}
	slices.SortStableFunc(rows, func(a, b *Drowned) int { return cmp.Or(b.Lost-a.Lost, b.Displaced-a.Displaced) })
	return rows
}

// stranded returns the units that a card displaces; lost ones come last.
func (q *Question) stranded(d *drowning) []Stranded {
	out := make([]Stranded, len(d.Displaced))
	for i, e := range d.Displaced {
		out[i] = Stranded{e, q.Field.Hexes.Card(d.camp, d.zone, d.Section, e.Rank, e.File), i >= len(d.Displaced)-len(d.Lost)}
	}
	return out
}

// WingsOf returns the sections in which any of the cards has such marks.
func WingsOf(rows []*Drowned) []boards.Section {
	var out []boards.Section
	for _, s := range Wings {
		if slices.ContainsFunc(rows, func(r *Drowned) bool { return r.Where[s] != nil }) {
			out = append(out, s)
		}
	}
	return out
}

// drownTitle returns the heading of the table of impassable marks, with its order.
func drownTitle(order string) report.Text {
	return report.Concat(report.Words("Cards with marks on impassable ground").Cite("CTA-06"), report.Words(", "+order))
}

const drownNone = "none: every unit can stand on its mark in every draw"

// drownPart returns a table of drownings, worst first: a row for each card (of a zone), by section the units with their
// marks.
func (q *Question) drownPart(list []drowning, zones bool) report.Part {
	rows := q.drowned(list)
	p := report.Part{Title: drownTitle("the worst first"), None: drownNone,
		Table: report.Table{Columns: report.Heads("set", "card")}}
	if zones {
		p.Table.Head("zone")
	}
	wings := WingsOf(rows)
	for _, s := range wings {
		p.Table.Head(s.String())
	}
	for _, r := range rows {
		cells := []report.Cell{report.Word(r.Set.Def.ID), report.Wordf("%d %s", r.Card.Number, r.Card.Name)}
		if zones {
			cells = append(cells, report.Word(q.Field.Board.Zones[r.Zone].ID))
		}
		for _, s := range wings {
			cells = append(cells, q.strandedList(r.Where[s]))
		}
		p.Table.Add(cells...)
		if r.Lost > 0 && len(p.Notes) == 0 {
			p.Notes = []report.Text{report.Words("A unit with ! finds no vacant hex on the section's baseline either, and " +
				"is lost.")}
		}
	}
	return p
}

// strandedList names units with the hexes of their marks; lost ones have a !.
func (q *Question) strandedList(list []Stranded) report.List {
	out := make(report.List, len(list))
	for i, s := range list {
		out[i] = s.Entry.Unit.ID + " " + q.Field.Hexes.Label(s.Mark)
		if s.Lost {
			out[i] += "!"
		}
	}
	return out
}
