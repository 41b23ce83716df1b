package mapcheck

import (
	"fmt"
	"strings"

	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// Stacked: a hex has two features or two places, or a side of it two edges of a kind. Only one of each is allowed.
func (g *Game) Stacked() *check.Check {
	return &check.Check{
		Code: "map/stacked", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{"/board", "/features", "/places", "map/unknown-board"}),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			twice(p, f, features(f), field.Feature)
			twice(p, f, Places(f), "place")
			edgesTwice(p, f)
		})),
	}
}

// edgesTwice reports each side that already has the same edge from an earlier entry, of the same hex or its neighbour.
func edgesTwice(p *Pass, f *field.Field) {
	type place struct {
		edge string
		hex  hex.Hex
		side hex.Dir
	}
	first := map[place]string{}
	for i, x := range f.Map.Edges {
		h, _, _ := f.Hexes.ByLabel(x.At)
		if h == hex.None || f.Rules.Edges.Get(x.Type) == nil {
			continue
		}
		at := wording.Pointer("edges", i)
		said := map[string]bool{} // by the earlier entry: one copied entry is one mistake
		for j, side := range x.Sides {
			d, ok := hex.ParseDir(side)
			if !ok {
				continue
			}
			ptr := at + wording.Pointer("sides", j)
			here := place{x.Type, h, d}
			if n := f.Hexes.Neighbour(h, d); n != hex.None && n < h {
				here = place{x.Type, n, d.Opposite()}
			}
			old, taken := first[here]
			entry, _, _ := strings.Cut(old, "/sides/")
			switch {
			case !taken:
				first[here] = ptr
			case !said[entry]:
				said[entry] = true
				p.Report(check.Finding{
					At: p.Doc.Value(ptr), Message: fmt.Sprintf("%s is listed twice at the %s side of %s", x.Type, side, x.At),
					Help:    "remove one of the two",
					Related: []diag.Related{check.Related(p.Doc, p.Doc.Value(old), "the first one")},
				})
			}
		}
	}
}

// twice reports each spot on an occupied hex, with the earlier spot. An entry that repeats hexes of one other entry is
// reported once, with all of them.
func twice(p *Pass, f *field.Field, list []NamedHex, layer string) {
	first := map[hex.Hex]NamedHex{}
	entry := func(s NamedHex) string { of, _, _ := strings.Cut(s.Ptr, "/at/"); return of }
	copied := map[[3]string][]string{}
	for _, s := range list {
		if old, taken := first[s.Hex]; taken {
			key := [3]string{entry(s), entry(old), s.Terrain.ID + "/" + old.Terrain.ID}
			copied[key] = append(copied[key], s.Label)
		} else {
			first[s.Hex] = s
		}
	}
	clear(first)
	for _, s := range list {
		old, taken := first[s.Hex]
		if !taken {
			first[s.Hex] = s
			continue
		}
		key := [3]string{entry(s), entry(old), s.Terrain.ID + "/" + old.Terrain.ID}
		labels := copied[key]
		if labels == nil {
			continue // reported with the first of them
		}
		delete(copied, key)
		label := wording.List(labels, "and")
		message := fmt.Sprintf("%s at %s conflicts with %s there", s.Terrain.ID, label, old.Terrain.ID)
		help := fmt.Sprintf("remove one of the two: a hex has room for one %s", layer)
		if s.Terrain.ID == old.Terrain.ID {
			message, help = fmt.Sprintf("%s is listed twice at %s", s.Terrain.ID, label), "remove one of the two"
		}
		p.Report(check.Finding{
			At: p.Doc.Value(s.Ptr), Message: message, Help: help,
			Related: []diag.Related{check.Related(p.Doc, p.Doc.Value(old.Ptr), "the first one")},
		})
	}
}
