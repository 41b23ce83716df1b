package setup

import (
	"slices"

	"muster/engine/battlelore"
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
)

// countTiles finds the landmarks for which more players may ask than the boxes in use have tiles left. One that
// comes in no box is for the author to make.
func (l *linker) countTiles() {
	for kind, t := range l.placeRows {
		if t.Layer != rulebook.Landmark || t.Box == "" {
			continue
		}
		k := &l.placesSet.Kinds[kind]
		if left := l.tilesLeft(t); left < l.askers(uint8(kind)) {
			k.Scarce, k.Tiles = true, uint8(min(left, battlelore.MaxPlaces))
		}
	}
}

// tilesLeft is how many tiles of a landmark the boxes in use hold beyond those on the field.
func (l *linker) tilesLeft(t *rulebook.Terrain) (n int) {
	for _, tiles := range l.rules.TilesOf(l.adventure.LoreBoxes()) {
		if slices.Contains(tiles.Faces, t.ID) {
			n += tiles.Count
		}
	}
	for _, c := range l.out.Field.Cells() {
		if c.Place != nil && c.Place.ID == t.ID {
			n--
		}
	}
	return max(n, 0)
}

// mayLead reports whether a player may have a member of his council of the level that brings a landmark.
func (l *linker) mayLead(p battlelore.Player, seat uint8) bool {
	c := &l.out.Rules.Lore.Council[p]
	return c.Free > 0 || c.Levels[seat] >= int8(l.placesSet.Level)
}

// askers is how many players may have to place a landmark: those to whom it is granted, and those whose master may
// bring it, of one camp alone unless both may have it (BL-LMK-01, BL-LMK-03).
func (l *linker) askers(kind uint8) int {
	k := &l.placesSet.Kinds[kind]
	var by, granted [boards.Camps]int
	for p := range battlelore.Player(l.out.Rules.Seats) {
		camp := l.out.Rules.CampOf[p]
		switch {
		case l.placesSet.Given[p]&(1<<kind) != 0:
		case l.placesSet.Grants[p]&(1<<kind) != 0:
			granted[camp]++
		case k.Master != battlelore.NoSeat && l.councils() && l.mayLead(p, k.Master):
			by[camp]++
		}
	}
	n := granted[boards.Pennant] + granted[boards.Standard]
	if k.Both {
		return n + by[boards.Pennant] + by[boards.Standard]
	}
	return n + max(by[boards.Pennant], by[boards.Standard])
}
