package mapcheck

import (
	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/maps/hex"
)

// edge is one entry of [[edges]] whose kind and hex are known.
type edge struct {
	ptr   string
	label string
	hex   hex.Hex
	kind  *field.Edge
	sides []string
}

func edges(f *field.Field) []edge {
	var out []edge
	for i, x := range f.Map.Edges {
		kind := f.Rules.Edges.Get(x.Type)
		h, _, _ := f.Hexes.ByLabel(x.At)
		if kind != nil && h != hex.None {
			out = append(out, edge{wording.Pointer("edges", i), x.At, h, kind, x.Sides})
		}
	}
	return out
}
