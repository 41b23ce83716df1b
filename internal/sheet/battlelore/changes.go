package battlelore

import (
	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/report/changes"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// Version is one version of an adventure or map, for drawing.
type Version struct {
	Linked *library.Linked // nil for a map
	Field  *rulebook.Field // of a map; nil when the board is not known
}

// Changes draws both versions of a definition next to each other, with rings around the changed hexes. Changes without
// a hex are not drawn.
func Changes(w *sheet.Writer, old, young Version, list []changes.Change) {
	left, come := command.Changed(list)
	before, drawn := old.scene("Before", left)
	after, both := young.scene("After", come)
	if !drawn || !both || len(before.Highlights)+len(after.Highlights) == 0 {
		return
	}
	command.BeforeAfter(w, battlelore.Text(before)+"\n"+battlelore.Text(after), Figure(before), Figure(after))
}

// scene returns the version with rings around hexes; false if there is nothing to draw.
func (v Version) scene(title string, labels []string) (battlelore.Scene, bool) {
	s := battlelore.Scene{Field: v.Field}
	if v.Linked != nil {
		s = newBattle(v.Linked, nil).scene()
	}
	s.Title, s.HexLabels = title, false // two boards share the width of one; the rim has the labels
	if s.Field == nil || s.Field.Hexes == nil {
		return s, false
	}
	if at := command.Ringed(s.Field.Hexes, labels); !at.Empty() {
		s.Highlights = append(s.Highlights, battlelore.Highlight{Class: "error", Label: "changed", Hexes: at})
	}
	return s, true
}
