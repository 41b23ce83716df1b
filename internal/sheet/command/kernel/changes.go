package kernel

import (
	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/report/changes"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// Version is one version of an adventure or map, for drawing.
type Version struct {
	Linked *library.Linked // nil for a map
	Field  *field.Field    // of a map; nil when the board is not known
	Rules  *rulebook.Rulebook
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
	command.BeforeAfter(w, kernel.Text(before)+"\n"+kernel.Text(after), figure(before), figure(after))
}

// scene returns the version with rings around hexes; false if there is nothing to draw.
func (v Version) scene(title string, labels []string) (kernel.Scene, bool) {
	s := kernel.Scene{Field: v.Field, Rules: v.Rules}
	if v.Linked != nil {
		s = newBattle(v.Linked, nil).scene()
	}
	s.Title, s.HexLabels = title, false // two boards share the width of one; the rim has the labels
	if s.Field == nil || s.Field.Hexes == nil {
		return s, false
	}
	if at := command.Ringed(s.Field.Hexes, labels); !at.Empty() {
		s.Highlights = append(s.Highlights, kernel.Highlight{Class: "error", Label: "changed", Hexes: at})
	}
	return s, true
}
