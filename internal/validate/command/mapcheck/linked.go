package mapcheck

import (
	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/maps"
	"muster/maps/hex"
	"muster/schema"
	"muster/schema/source"
	"muster/validate/check"
)

// Grounds lists the parts that must be valid before a check can use the ground of every hex.
func Grounds() []string {
	return []string{
		"/board", "/rows", "/legend", "map/unknown-board",
		"map/row-count", "map/row-size", "map/row-character", "map/unknown-symbol", "map/unknown-terrain",
	}
}

// OnField adapts a function on the linked map to a check's Run. A map without a board has no field.
func OnField(look func(p *Pass, f *field.Field)) func(*Pass) {
	return func(p *Pass) {
		if p.Field != nil && p.Field.Hexes != nil {
			look(p, p.Field)
		}
	}
}

// coursesKey is the key of courses among the shared values of one map.
type coursesKey struct{}

// courses returns the courses of the map's water.
func courses(p *Pass) *field.Courses {
	return check.Shared(p.Pass, coursesKey{}, func(*check.Pass) *field.Courses { return p.Field.Courses() })
}

// onFaults returns a check's Run that reports every fault of one kind in the words of say.
func onFaults(kind field.FaultKind, say func(p *Pass, fault field.Fault) check.Finding) func(*Pass) {
	return OnField(func(p *Pass, f *field.Field) {
		for _, fault := range f.Faults {
			if fault.Kind != kind {
				continue
			}
			if fault.Invalid {
				p.Blocked()
				continue
			}
			found := say(p, fault)
			found.At = maps.RowSpan(p.Doc, fault.Ptr, fault.From, fault.Length)
			p.Report(found)
		}
	})
}

// NamedHex is one hex named in a map's lists, with its location.
type NamedHex struct {
	Ptr     string
	Label   string
	Hex     hex.Hex
	Terrain *field.Terrain
	Owner   string // of a place
}

// features lists the hexes of every known feature.
func features(f *field.Field) []NamedHex {
	var out []NamedHex
	for i, x := range f.Map.Features {
		if t := f.Rules.Terrain.Get(x.Type); t != nil && t.Layer == field.Feature {
			out = append(out, spots(f, wording.Pointer("features", i), x.At, t, "")...)
		}
	}
	return out
}

// Places lists the hexes of every known landmark and lair.
func Places(f *field.Field) []NamedHex {
	var out []NamedHex
	for i, x := range f.Map.Places {
		if t := f.Rules.Terrain.Get(x.Type); t != nil && placed(t) {
			out = append(out, spots(f, wording.Pointer("places", i), x.At, t, x.Camp)...)
		}
	}
	return out
}

// placed reports whether a terrain belongs to the layer of places.
func placed(t *field.Terrain) bool {
	return t.Layer == field.Landmark || t.Layer == field.Lair
}

func spots(f *field.Field, ptr string, labels []string, t *field.Terrain, owner string) []NamedHex {
	var out []NamedHex
	for j, label := range labels {
		if h, _, _ := f.Hexes.ByLabel(label); h != hex.None {
			out = append(out, NamedHex{ptr + wording.Pointer("at", j), label, h, t, owner})
		}
	}
	return out
}

// Cell returns the location of a hex's ground in the rows of a map.
func Cell(doc *schema.Document, f *field.Field, h hex.Hex) source.Span {
	r, i := f.Hexes.Place(h)
	if r >= len(f.Map.Rows) {
		return doc.Value("/rows")
	}
	return maps.CellSpan(doc, wording.Pointer("rows", r), f.Map.Rows[r], i)
}

// Labels returns the labels of hexes.
func Labels(f *field.Field, list []hex.Hex) []string {
	out := make([]string, len(list))
	for i, h := range list {
		out[i] = f.Hexes.Label(h)
	}
	return out
}
