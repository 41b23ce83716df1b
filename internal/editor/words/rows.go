package words

import (
	"cmp"
	"slices"

	"muster/internal/engine/command/field"
	"muster/internal/engine/command/rows"
	"muster/maps/hex"
	"muster/report"
)

// Book is the part of a game's rulebook that is needed to list rows.
type Book interface {
	Rows(kind string) []rows.Summary
	Describe(kind, id string) (text string, ok bool)
}

// Rows lists the rows of a kind, restricted to some ids; nil ids mean all.
func Rows(b Book, kind string, among []string) []report.Row {
	var out []report.Row
	for _, line := range b.Rows(kind) {
		if among == nil || slices.Contains(among, line.ID) {
			out = append(out, row(b, kind, line))
		}
	}
	return out
}

// Find returns the row with an id, or nil.
func Find(b Book, kind, id string) *report.Row {
	lines := b.Rows(kind)
	i := slices.IndexFunc(lines, func(l rows.Summary) bool { return l.ID == id })
	if i < 0 {
		return nil
	}
	r := row(b, kind, lines[i])
	return &r
}

func row(b Book, kind string, line rows.Summary) report.Row {
	return report.Row{ID: line.ID, Name: cmp.Or(line.Name, line.ID), Summary: line.Summary, Told: func() string {
		text, _ := b.Describe(kind, line.ID)
		return text
	}}
}

// SideRows returns the sides of a hex; north is the camp whose board edge lies to the north.
func SideRows(north string) []report.Row {
	var out []report.Row
	for _, name := range hex.DirNames {
		out = append(out, report.Row{ID: name, Name: name, Summary: "the " + name + " side of the hex",
			Told: func() string { return "north is " + north }})
	}
	return out
}

// Layer returns the terrain ids of a layer, or nil for a word that is not a layer.
func Layer(t *field.Tables, word string) []string {
	if !slices.Contains(field.Layers(), word) {
		return nil
	}
	return append([]string{}, t.LayerIDs(word)...)
}
