package versions

import (
	"cmp"
	"slices"
	"strings"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/library"
	"muster/engine/command/boards"
	"muster/maps/hex"
	"muster/report/changes"
)

func (t *telling) battleMap(e *library.Entry) {
	m := e.Map
	t.about([][2]string{{"name", m.Name}, {"author", m.Author}, {"board", m.Board}, {"boxes", set(m.Boxes)}})
	t.words("notes", m.Notes)
	f := e.Catalog().Field(e)
	t.ground(f, m.Rows)
	board := boardOf(e)
	for _, x := range m.Features {
		for _, label := range inOrder(board, x.At) {
			t.at(changes.Fact{Topic: features, At: label, Value: x.Type})
		}
	}
	for _, x := range m.Edges {
		for _, side := range x.Sides {
			t.at(changes.Fact{Topic: edges, Name: x.Type, At: x.At + " " + side, Value: x.Type})
		}
	}
	for _, x := range m.Places {
		for _, label := range x.At {
			t.Pieces = append(t.Pieces, changes.Piece{Topic: places, Side: x.Camp, Kind: x.Type, At: label})
		}
	}
}

// ground is what lies on each hex, whatever symbols the map writes it with. Rows that cannot be read whole are compared
// as they are written, too.
func (t *telling) ground(f *field.Field, rows []string) {
	if f == nil || len(f.Faults) > 0 {
		fields := make([]string, len(rows))
		for i, row := range rows {
			fields[i] = strings.Join(strings.Fields(row), " ")
		}
		t.value(terrain, "", "rows", strings.Join(fields, " / "))
	}
	if f == nil {
		return
	}
	for h, c := range f.Cells() {
		if c.Read {
			t.Facts = append(t.Facts, changes.Fact{Topic: terrain, At: f.Hexes.Label(h), Value: c.Ground.ID})
		}
	}
}

// inOrder is labels in the order of the board; those that it does not have come first.
func inOrder(board *boards.Board, labels []string) []string {
	labels = slices.Clone(labels)
	if board == nil {
		slices.Sort(labels)
		return labels
	}
	at := func(label string) hex.Hex {
		h, _, _ := board.ByLabel(label)
		return h
	}
	slices.SortStableFunc(labels, func(a, b string) int { return cmp.Or(cmp.Compare(at(a), at(b)), cmp.Compare(a, b)) })
	return labels
}
