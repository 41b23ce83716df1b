package mapcheck

import (
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/rulebook"
	"muster/maps/hex"
	"muster/schema/source"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/rows"
	"muster/validate/wording"
)

// grounds is what must be clean before a check may trust the ground of every hex.
func grounds() []string {
	return []string{
		"/board", "/rows", "/legend", "map/unknown-board",
		"map/row-count", "map/row-size", "map/row-character", "map/unknown-symbol", "map/unknown-terrain",
	}
}

// onField makes a check's Run of a look at the linked map. A map without a board has no field to look at.
func onField(look func(p *pass.Pass, f *field.Field)) func(*pass.Pass) {
	return func(p *pass.Pass) {
		if p.Field != nil && p.Field.Hexes != nil {
			look(p, p.Field)
		}
	}
}

// coursesKey is the key of courses among what the checks of one map share.
type coursesKey struct{}

// courses is how the water of the map runs.
func courses(p *pass.Pass) *field.Courses {
	return pass.Shared(p, coursesKey{}, func(p *pass.Pass) *field.Courses { return p.Field.Courses() })
}

// onFaults makes a check's Run that reports every fault of one kind as say has it.
func onFaults(kind field.FaultKind, say func(p *pass.Pass, fault field.Fault) check.Finding) func(*pass.Pass) {
	return onField(func(p *pass.Pass, f *field.Field) {
		for _, fault := range f.Faults {
			if fault.Kind != kind {
				continue
			}
			if fault.Faulty {
				p.Owed()
				continue
			}
			found := say(p, fault)
			found.At = rows.Span(p.Doc, fault.Ptr, fault.From, fault.Length)
			p.Report(found)
		}
	})
}

// spot is one hex that a map's lists name, and where they name it.
type spot struct {
	ptr     string
	label   string
	hex     hex.Hex
	terrain *rulebook.Terrain
	owner   string // of a place
}

// features lists the hexes of every feature that is known.
func features(f *field.Field) []spot {
	var out []spot
	for i, x := range f.Map.Features {
		if t := f.Rules.Terrain.Get(x.Type); t != nil && t.Layer == rulebook.Feature {
			out = append(out, spots(f, wording.Pointer("features", i), x.At, t, "")...)
		}
	}
	return out
}

// places lists the hexes of every landmark and lair that is known.
func places(f *field.Field) []spot {
	var out []spot
	for i, x := range f.Map.Places {
		if t := f.Rules.Terrain.Get(x.Type); t != nil && placed(t) {
			out = append(out, spots(f, wording.Pointer("places", i), x.At, t, x.Camp)...)
		}
	}
	return out
}

// placed reports whether a terrain belongs to the layer of places.
func placed(t *rulebook.Terrain) bool {
	return t.Layer == rulebook.Landmark || t.Layer == rulebook.Lair
}

func spots(f *field.Field, ptr string, labels []string, t *rulebook.Terrain, owner string) []spot {
	var out []spot
	for j, label := range labels {
		if h, _, _ := f.Hexes.ByLabel(label); h != hex.None {
			out = append(out, spot{ptr + wording.Pointer("at", j), label, h, t, owner})
		}
	}
	return out
}

// cell is where a hex's ground stands in the rows of a map.
func cell(p *pass.Pass, f *field.Field, h hex.Hex) source.Span {
	r, i := f.Hexes.Place(h)
	if r >= len(f.Map.Rows) {
		return p.Doc.Value("/rows")
	}
	return rows.CellSpan(p.Doc, wording.Pointer("rows", r), f.Map.Rows[r], i)
}

// labels names hexes.
func labels(f *field.Field, list []hex.Hex) []string {
	out := make([]string, len(list))
	for i, h := range list {
		out[i] = f.Hexes.Label(h)
	}
	return out
}
