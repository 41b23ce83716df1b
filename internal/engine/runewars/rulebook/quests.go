package rulebook

import "slices"

// Quest is a Quest card: its area, and an attribute test or a duel (RW-QST-01, RW-QST-05).
type Quest struct {
	Row
	Tile      string       `toml:"tile"`      // the id of its tile
	Letter    string       `toml:"letter"`    // the area of the tile; "" for any of them
	Setup     bool         `toml:"setup"`     // one of those that say which tiles are laid (RW-SETUP-03)
	Attribute string       `toml:"attribute"` // of the test; "" for a duel
	Gold      []CardEffect `toml:"gold"`
	Silver    []CardEffect `toml:"silver"`
	Red       []CardEffect `toml:"red"`
	Done      []string     `toml:"done"` // destinies by which the quest is finished; empty: gold and silver
	Duel      string       `toml:"duel"` // the id of the unit type that is fought; "" for a test
	Won       []CardEffect `toml:"won"`
	Lost      []CardEffect `toml:"lost"`
	Box       string       `toml:"box"`
}

// Outcome returns the effects of a destiny, one of Destinies, and whether it finishes the quest.
func (q *Quest) Outcome(destiny string) (effects []CardEffect, done bool) {
	done = slices.Contains(q.Done, destiny) || len(q.Done) == 0 && destiny != Red
	switch destiny {
	case Gold:
		return q.Gold, done
	case Silver:
		return q.Silver, done
	}
	return q.Red, done
}

// There reports whether the quest can be attempted in an area of a tile.
func (q *Quest) There(tile, letter string) bool {
	return q.Tile == tile && (q.Letter == "" || q.Letter == letter)
}
