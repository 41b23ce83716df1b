package battlelore

import (
	"bytes"
	"strings"

	"muster/engine/battlelore/adventure"
	"muster/engine/battlelore/field"
	"muster/maps/hex"
	"muster/report/changes"
	"muster/sheet"
	"muster/sheet/battlelore/draw"
)

// Version is one version of an adventure or map, to be drawn.
type Version struct {
	Linked *adventure.Linked // nil for a map
	Field  *field.Field      // of a map; nil when the board is not known
}

// Changes draws both versions of a definition next to each other, with rings round the hexes that have changed. What
// has changed on no hex is not drawn.
func Changes(w *sheet.Writer, old, young Version, list []changes.Change) {
	var left, come []string
	for i := range list {
		was, is := list[i].Places()
		left, come = append(left, was...), append(come, is...)
	}
	before, drawn := old.scene("Before", left)
	after, both := young.scene("After", come)
	if !drawn || !both || len(before.Highlights)+len(after.Highlights) == 0 {
		return
	}
	figures := [...]func(*bytes.Buffer){Figure(before), Figure(after)}
	w.Fence("battlemap", draw.Text(before)+"\n"+draw.Text(after), func(out *bytes.Buffer) {
		out.WriteString(`<div class="pair">` + "\n<div><h3>Before</h3>")
		figures[0](out)
		out.WriteString("</div>\n<div><h3>After</h3>")
		figures[1](out)
		out.WriteString("</div>\n</div>\n")
	})
}

// scene is the version with rings round hexes; false where there is nothing to draw.
func (v Version) scene(title string, labels []string) (draw.Scene, bool) {
	s := draw.Scene{Field: v.Field}
	if v.Linked != nil {
		s = newBattle(v.Linked, nil).scene()
	}
	s.Title, s.HexLabels = title, false // two boards stand in the width of one: the rim says what a hex is called
	if s.Field == nil || s.Field.Hexes == nil {
		return s, false
	}
	ring := draw.Highlight{Class: "error", Label: "changed"}
	for _, label := range labels {
		label, _, _ = strings.Cut(label, " ") // of an edge, which names its side behind the hex
		if h, _, _ := s.Field.Hexes.ByLabel(label); h != hex.None {
			ring.Hexes.Add(h)
		}
	}
	if !ring.Hexes.Empty() {
		s.Highlights = append(s.Highlights, ring)
	}
	return s, true
}
