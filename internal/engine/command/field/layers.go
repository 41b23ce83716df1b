package field

import (
	"slices"
	"strconv"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// layFeatures puts the second layer on the hexes; the first feature of a hex stays.
func (l *linker) layFeatures() {
	for i, x := range l.Map.Features {
		ptr := "/features/" + strconv.Itoa(i)
		t := l.terrain(x.Type, ptr, UnknownFeature, Feature)
		l.spots(x.At, ptr, func(h hex.Hex, label, ptr string) {
			c := &l.cells[h]
			switch {
			case t == nil:
			case c.Feature != nil:
				l.fault(
					Fault{Kind: Stacked, Ptr: ptr, Text: label, Want: "no feature next to " + c.Feature.ID, Hex: h},
					nil,
				)
			default:
				c.Feature = t
			}
		})
	}
}

// layPlaces puts landmarks and lairs on the hexes; a hex has room for one of either.
func (l *linker) layPlaces() {
	for i, x := range l.Map.Places {
		ptr := "/places/" + strconv.Itoa(i)
		t := l.terrain(x.Type, ptr, UnknownPlace, Landmark, Lair)
		l.spots(x.At, ptr, func(h hex.Hex, label, ptr string) {
			c := &l.cells[h]
			switch {
			case t == nil:
			case c.Place != nil:
				l.fault(Fault{Kind: Stacked, Ptr: ptr, Text: label, Want: "no place next to " + c.Place.ID, Hex: h}, nil)
			default:
				c.Place = t
				if _, ok := boards.ParseCamp(x.Camp); ok {
					c.Owner = x.Camp
				}
			}
		})
	}
}

// terrain finds a terrain in some layers, or records a fault.
func (l *linker) terrain(id, ptr string, kind FaultKind, layers ...string) *Terrain {
	t, faulty := l.Rules.Terrain.Get(id), l.Rules.Terrain.Invalid(id)
	if t != nil && !slices.Contains(layers, t.Layer) {
		t = nil
	}
	if faulty || t == nil {
		ids := l.Rules.LayerIDs(layers...)
		l.fault(Fault{Kind: kind, Ptr: ptr + "/type", Text: id, Want: oneOf(ids), Invalid: faulty, Hex: hex.None}, ids)
	}
	return t
}

// spots calls lay for each label that is a hex of the board.
func (l *linker) spots(labels []string, ptr string, lay func(h hex.Hex, label, ptr string)) {
	for j, label := range labels {
		at := ptr + "/at/" + strconv.Itoa(j)
		if h := l.findHex(label, at); h != hex.None {
			lay(h, label, at)
		}
	}
}

// layEdges marks the sides that bar a step or melee. A mark on one hex bars its neighbour too: Barred and Engages check
// both.
func (l *linker) layEdges() {
	for i, x := range l.Map.Edges {
		ptr := "/edges/" + strconv.Itoa(i)
		edge, faulty := l.Rules.Edges.Get(x.Type), l.Rules.Edges.Invalid(x.Type)
		if faulty || edge == nil {
			ids := l.Rules.Edges.IDs()
			l.fault(Fault{
				Kind: UnknownEdge, Ptr: ptr + "/type", Text: x.Type, Want: oneOf(ids), Invalid: faulty, Hex: hex.None,
			}, ids)
		}
		h := l.findHex(x.At, ptr+"/at")
		for j, side := range x.Sides {
			d, ok := hex.ParseDir(side)
			if !ok {
				names := hex.DirNames[:]
				l.fault(
					Fault{
						Kind: UnknownSide,
						Ptr:  ptr + "/sides/" + strconv.Itoa(j),
						Text: side,
						Want: oneOf(names),
						Hex:  h,
					},
					names,
				)
				continue
			}
			if h != hex.None && edge != nil { // CTA-TER-01
				l.cells[h].mark(edge, d)
			}
		}
	}
}

// mark records the bars of an edge at one side of the hex.
func (c *Cell) mark(edge *Edge, d hex.Dir) {
	if slices.Contains(edge.Bars, BarMove) {
		c.Cliffs |= 1 << d
	}
	if slices.Contains(edge.Bars, BarMelee) {
		c.Walls |= 1 << d
	}
}
