package battlelore

import (
	"cmp"
	"slices"

	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/boards"
	"muster/maps/hex"
	"muster/sheet"
)

// wing is the units of a player in one section of the board (BL-ORD-03), before the first turn.
type wing struct {
	name  string
	units []*adventure.Unit
}

// posted is a player with his units where they stand before the first turn.
type posted struct {
	player
	wings []wing
	units int
}

// posted are the players who have units on the field, camp by camp.
func (b *battle) posted() (out []posted) {
	for _, p := range b.players() {
		x := posted{player: p, wings: b.wings(&p)}
		for _, g := range x.wings {
			x.units += len(g.units)
		}
		if x.units > 0 {
			out = append(out, x)
		}
	}
	return out
}

// wings are a player's, as they stand on the map from left to right. In a wing the units stand from their own edge of
// the board to the enemy, and in a row from left to right. Who stands on the line between two wings is named with that
// on the left.
func (b *battle) wings(p *player) []wing {
	order := [...]boards.Section{boards.Left, boards.Centre, boards.Right}
	if p.Camp == boards.Pennant { // whose left is the right of the map
		slices.Reverse(order[:])
	}
	var out []wing
	for _, s := range order {
		out = append(out, wing{name: s.String()})
	}
	own := b.linked.UnitsOf(p.Player)
	for i := range own {
		u := &own[i]
		if u.Row == nil || u.At == hex.None {
			continue
		}
		at := slices.IndexFunc(order[:], b.field.Hexes.Sections(p.Camp, u.At).Has)
		out[at].units = append(out[at].units, u)
	}
	for _, w := range out {
		slices.SortFunc(w.units, func(x, y *adventure.Unit) int {
			return cmp.Or(
				cmp.Compare(b.field.Hexes.OwnRow(p.Camp, x.At), b.field.Hexes.OwnRow(p.Camp, y.At)),
				cmp.Compare(b.field.Hexes.Col(x.At), b.field.Hexes.Col(y.At)),
			)
		})
	}
	return out
}

// post is what is said of a unit beside its name and hex: the figures that it has, where they are others than its kind
// of unit has, and what the adventure says of it.
func (b *battle) post(u *adventure.Unit) (figures int, note string) {
	return max(b.rules.Figures(u.Row), 1), sheet.Clean(u.Note)
}

// edge is where a camp sits (CTA-01), of the map where that is to be said.
func (b *battle) edge(c boards.Camp, ofMap bool) string {
	switch {
	case c == boards.Pennant && ofMap:
		return b.T("at the top of the map")
	case c == boards.Pennant:
		return b.T("at the top")
	case ofMap:
		return b.T("at the bottom of the map")
	}
	return b.T("at the bottom")
}

// postTable is where a player's units stand, as a table.
func (w *writer) postTable(b *battle, p *posted) {
	var rows [][]string
	noted := false
	for _, g := range p.wings {
		for _, u := range g.units {
			figures, note := b.post(u)
			noted = noted || note != ""
			rows = append(rows, []string{
				"[ ]", sheet.Upper(b.Called(g.name)), b.field.Hexes.Label(u.At), sheet.Esc(b.unit(u.Row)),
				sheet.Number(figures), sheet.Esc(note),
			})
		}
	}
	head := []string{"", b.T("Wing"), "^" + b.T("Hex"), b.T("Unit"), ">" + b.T("Figures"), b.T("Note")}
	if !noted {
		head = head[:5]
		for i := range rows {
			rows[i] = rows[i][:5]
		}
	}
	w.Heading(p.name + ", " + b.edge(p.Camp, false))
	w.Table(head, rows)
}
