package events

import (
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Features are the features that Specialist cards have put on the field, by hex. The field itself never changes.
type Features map[hex.Hex]*rulebook.Terrain

// Reachable returns every hex that a unit can reach in one normal move: that of its banner, or its own row's
// (BL-MOV-05), without Rush. The unit goes round units and impassable ground, crosses no barred side (CTA-TER-01), and
// stops at a hex that stops it (CTA-SPC-05, BL-MOV-02).
//
// A unit that moves by dice or by tokens has no such move, and no unit flies: a flight is a separate power (house
// rule).
func Reachable(f *rulebook.Field, features Features, u *rulebook.Unit, from hex.Hex, taken hex.Set) hex.Set {
	var reached hex.Set
	if u.MoveDice > 0 || rulebook.Known(rulebook.TraitMovesByTokens, u.Traits) {
		return reached
	}
	edge := reached
	edge.Add(from)
	for range f.Rules.Move(u) {
		var next hex.Set
		for h := range edge.Each() {
			for d := range hex.Dir(hex.Dirs) {
				n := f.Step(h, d)
				if n == hex.None || taken.Has(n) || reached.Has(n) {
					continue
				}
				reached.Add(n)
				if !stops(f, features, u, n) {
					next.Add(n)
				}
			}
		}
		edge = next
	}
	reached.Remove(from)
	return reached
}

// stops reports whether a unit that enters the hex goes no farther. A feature that makes its hex passable replaces the
// ground below it, as a bridge does.
func stops(f *rulebook.Field, features Features, u *rulebook.Unit, h hex.Hex) bool {
	if rulebook.Known(rulebook.TraitIgnoresTerrain, u.Traits) {
		return false
	}
	cell := f.Cell(h)
	feature := cell.Feature
	if added := features[h]; added != nil {
		feature = added
	}
	switch {
	case feature != nil && feature.Stop:
		return true
	case cell.Place != nil && cell.Place.Stop && cell.Place.ID != u.Lair: // a creature is free of the limits of its lair
		return true
	case feature != nil && feature.Pass:
		return false
	case cell.Ground.Sight == rulebook.SightBlock && rulebook.Known(rulebook.TraitFreeInWoods, u.Traits):
		return false
	}
	return cell.Ground.Stop
}

// FeatureGround returns the hexes on which a Specialist card may put a camp's feature (CTA-SPC-02, R-088, R-089). They
// lie on the own rows named by the board's data, on ground that carries the feature. They hold no other feature or
// place (house rule) and no enemy. An own unit may stand there.
func FeatureGround(
	f *rulebook.Field, features Features, camp boards.Camp, feature *rulebook.Terrain, rows string, enemies hex.Set,
) hex.Set {
	var out hex.Set
	first, last := f.Board.Rows(rows)
	if first == 0 {
		return out
	}
	for h := range f.Hexes.OwnRows(camp, first, last).Minus(f.Impassable).Minus(enemies).Each() {
		cell := f.Cell(h)
		carries := rulebook.Carries(cell.Ground, feature, rows)
		if carries && cell.Feature == nil && cell.Place == nil && features[h] == nil {
			out.Add(h)
		}
	}
	return out
}
