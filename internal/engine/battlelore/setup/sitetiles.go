package setup

import (
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// countTiles finds the landmarks that more players may request than the boxes in use have tiles left. A
// landmark that comes in no box is made by the author.
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

// tilesLeft returns the number of tiles of a landmark in the boxes in use, beyond those on the field.
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

// mayLead reports whether a player's council may have a member of the level that brings a landmark.
func (l *linker) mayLead(p battlelore.Player, seat uint8) bool {
	c := &l.out.Rules.Lore.Council[p]
	return c.Free > 0 || c.Levels[seat] >= int8(l.placesSet.Level)
}

// askers returns the number of players who may have to place a landmark (BL-LMK-01, BL-LMK-03). They are those with a
// grant, and those whose master may bring it. The latter are of one camp alone unless both may have it.
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
