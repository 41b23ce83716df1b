package command

import (
	"bytes"
	"slices"

	"muster/internal/engine/command/boards"
	"muster/internal/words"
	"muster/sheet"
)

// MapSide is the side of an adventure's sheet with its map, and the deployment lists on the next side.
type MapSide struct {
	*words.Language
	All    []Posted
	Class  string              // CSS class of the section with the map
	Figure func(*bytes.Buffer) // the map
	Legend Marks               // of the map
	Text   string              // the map in Markdown
	Parts  string              // the parts of a piece: "Figures"
	Count  string              // explanation of a piece's number: "Number of figures"
	Rule   string              // id of the rule of section lines
}

// Write writes a section with the map, the players at its edges and its legend, and a section with the lists.
func (m MapSide) Write(w *sheet.Writer) {
	lists := slices.ContainsFunc(m.All, func(p Posted) bool { return p.Stands() })
	w.Picture(m.T("Battle map"), m.Class, func(out *bytes.Buffer) {
		WhoIsWho(out, m.Language, m.All, boards.Pennant)
		m.Figure(out)
		WhoIsWho(out, m.Language, m.All, boards.Standard)
		m.Legend.Write(out)
	}, func() {
		w.Fence("battlemap", m.Text, nil)
		if !lists {
			PostTables(w, m.Language, m.All, m.Parts, m.Rule)
		}
	})
	if !lists {
		return
	}
	w.Picture(m.T("Starting positions"), "posts", func(out *bytes.Buffer) {
		Stands(out, m.Language, m.All, boards.Pennant)
		Stands(out, m.Language, m.All, boards.Standard)
		ListSigns(m.Language, m.All, m.Count).Write(out)
	}, func() { PostTables(w, m.Language, m.All, m.Parts, m.Rule) })
}
