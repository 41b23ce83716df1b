package rulebook

import (
	"slices"

	"muster/internal/engine/runewars/tiles"
)

// Tile is a rigid group of areas (RW-TERM-02); a home realm when it names a faction.
type Tile struct {
	Row
	Mark  string `toml:"mark"` // prefix of its areas' names, before their letter (RW-TERM-01)
	Box   string `toml:"box"`
	Home  string `toml:"home"`
	Alone bool   `toml:"alone"` // its single area may be placed where tiles need two (RW-T12-01, RW-T12-02)
	Areas []Area `toml:"areas"`
}

// Area is one hex of a tile.
type Area struct {
	Letter   string            `toml:"letter"`
	At       []int             `toml:"at"` // two: q, r
	Food     int               `toml:"food"`
	Wood     int               `toml:"wood"`
	Ore      int               `toml:"ore"`
	Neutrals []Neutrals        `toml:"neutrals"`
	City     bool              `toml:"city"`
	Borders  map[string]string `toml:"borders"` // by side: a word of colours
}

// Neutrals is a number of neutral units of a type.
type Neutrals struct {
	Unit  string `toml:"unit"`
	Count int    `toml:"count"`
}

// Shape converts the tile for geometry. Unknown words are left out.
func (t *Tile) Shape() *tiles.Tile {
	out := &tiles.Tile{Areas: make([]tiles.Area, len(t.Areas))}
	for i := range t.Areas {
		a := &t.Areas[i]
		if len(a.At) == 2 {
			out.Areas[i].At = tiles.At{Q: a.At[0], R: a.At[1]}
		}
		for side, colour := range a.Borders {
			d, known := tiles.ParseDir(side)
			c, coloured := tiles.ParseBorder(colour)
			if known && coloured {
				out.Areas[i].Borders[d] = c
			}
		}
	}
	return out
}

// Label returns the name of an area of the tile.
func (t *Tile) Label(area int) string { return t.Mark + t.Areas[area].Letter }

// Whole reports whether the areas have separate hexes, are connected and have separate letters.
func (t *Tile) Whole() bool {
	for i := range t.Areas {
		for j := range i {
			if slices.Equal(t.Areas[i].At, t.Areas[j].At) || t.Areas[i].Letter == t.Areas[j].Letter {
				return false
			}
		}
	}
	return t.Shape().Joined()
}

// HomeOf returns the home realm of a faction, or nil.
func (r *Rulebook) HomeOf(faction string) *Tile {
	all := r.Tiles.All()
	if i := slices.IndexFunc(all, func(t Tile) bool { return t.Home == faction && faction != "" }); i >= 0 {
		return &all[i]
	}
	return nil
}

// City is a city token with its benefits for Rally Support; the player takes one of them (RW-CITY-01).
type City struct {
	Row
	Gives []Benefit `toml:"gives"`
	Food  int       `toml:"food"` // addition to its area's yield (RW-T12-06)
	Wood  int       `toml:"wood"`
	Ore   int       `toml:"ore"`
	Rune  bool      `toml:"rune"`  // it shows a dragon rune (RW-FREE-01)
	Found bool      `toml:"found"` // never there at the start (RW-SETUP-20)
	Free  bool      `toml:"free"`  // an alternate token, which Free Cities have in place of the others (RW-FREE-01)
	Box   string    `toml:"box"`
}

// Yield returns the city's addition to its area's yield of a resource, one of Dials.
func (c *City) Yield(resource string) int {
	return (&Area{Food: c.Food, Wood: c.Wood, Ore: c.Ore}).Yield(resource)
}

// Benefit is one of a city's benefits.
type Benefit struct {
	What  string `toml:"what"` // a word of Benefits
	Count int    `toml:"count"`
	Shape string `toml:"shape"` // units: neutral ones of this shape
}

// Token is an exploration token (RW-SETUP-21, RW-EXPL-01).
type Token struct {
	Row
	Count        int          `toml:"count"`
	Back         string       `toml:"back"`         // NearHome or FromHome
	Does         string       `toml:"does"`         // a word of TokenWords: its effect on the area while it lies there
	Dial         string       `toml:"dial"`         // TokenYield: the resource
	Stays        bool         `toml:"stays"`        // it is not discarded when it is found
	Destructible bool         `toml:"destructible"` // a controller with six units may discard it (RW-EXPL-02)
	Effects      []CardEffect `toml:"effects"`      // for the owner of a hero that ends its move there
	Box          string       `toml:"box"`
}

// Yield returns the sum of the areas' yields of a resource, one of Dials.
func (t *Tile) Yield(resource string) int {
	n := 0
	for i := range t.Areas {
		n += t.Areas[i].Yield(resource)
	}
	return n
}

// Yield returns the area's yield of a resource, one of Dials.
func (a *Area) Yield(resource string) int {
	switch resource {
	case Food:
		return a.Food
	case Wood:
		return a.Wood
	case Ore:
		return a.Ore
	}
	return 0
}
