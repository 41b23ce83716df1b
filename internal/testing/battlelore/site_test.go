package battlelore_test

import "muster/internal/engine/battlelore"

// placeRules are those of landmarks and lairs in play.
const placeRules = `
	EP-SET-04 R-004 R-068 R-070 R-071 R-072 R-073 R-074 R-075 R-077 R-080 R-185`

// waiting is the word of a creature that has not come out of its lair yet.
const waiting = "waiting"

// gone is the word of a unit that is not on the field.
func (g *game) gone(i uint8) string {
	if at := g.b.Units[i].At; at >= 0 {
		return lost + g.Label(at)
	}
	return waiting
}

// placeWord is a kind of landmark or lair by its id.
func (g *game) placeWord(kind int) string {
	for _, t := range g.v.book.Terrain.All() {
		if t.Name == g.b.Places[kind] {
			return t.ID
		}
	}
	return "unknown"
}

// isPlace reports whether a word is a landmark or lair.
func (g *game) isPlace(word string) bool { return g.v.book.Terrain.Get(word) != nil }

// placeNumber is the engine's number of a landmark or lair; of one that cannot come into play it is none.
func (g *game) placeNumber(word string) uint8 {
	for kind := range g.b.Places {
		if g.placeWord(kind) == word {
			return uint8(kind)
		}
	}
	return battlelore.NoUnit
}

// placeAt is what does something for an owner on a hex.
func (g *game) placeAt(word string) string {
	for _, site := range g.s.Places.List[:g.s.Places.N] {
		if site.At == g.Hex(word) {
			return g.placeWord(int(site.Kind))
		}
	}
	return "none"
}
