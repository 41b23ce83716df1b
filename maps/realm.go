package maps

import "muster/schema"

// Realm is a board built of tiles. Strings are as written; a value that the schema rejects is left empty.
type Realm struct {
	ID          string        `toml:"id"`
	Name        string        `toml:"name"`
	Author      string        `toml:"author"`
	Notes       string        `toml:"notes"`      // Markdown
	Background  string        `toml:"background"` // Markdown
	Boxes       []string      `toml:"boxes"`
	Players     int           `toml:"players"`
	Tiles       []Tile        `toml:"tiles"` // in placement order
	Homes       []Home        `toml:"homes"` // in placement order
	Cities      []City        `toml:"cities"`
	Runes       []Rune        `toml:"runes"`
	Neutrals    []Neutrals    `toml:"neutrals"`
	Exploration []Exploration `toml:"exploration"`

	Departs []schema.Override `toml:"departs"`
}

// Tile is a placed tile: its hex 0, 0 at At, turned clockwise by Turn sixths.
type Tile struct {
	Tile string `toml:"tile"`
	At   []int  `toml:"at"` // q, r
	Turn int    `toml:"turn"`
}

// Home is a home-realm marker and, once chosen, the home realm in its place.
type Home struct {
	Marker  [][]int `toml:"marker"` // two hexes
	Faction string  `toml:"faction"`
	At      []int   `toml:"at"` // empty: the home realm is not placed yet
	Turn    int     `toml:"turn"`
}

// City is a city token on a city space.
type City struct {
	Area string `toml:"area"`
	City string `toml:"city"`
}

// Rune is a rune token, a dragon's or a false one.
type Rune struct {
	Area string `toml:"area"`
	Rune string `toml:"rune"` // Dragon or False
	By   string `toml:"by"`   // the faction whose player placed it; "" if unknown
}

// The types of rune token.
const (
	Dragon = "dragon"
	False  = "false"
)

// Neutrals are the neutral units of an area, which replace those printed on it.
type Neutrals struct {
	Area  string  `toml:"area"`
	Units []Units `toml:"units"`
}

// Units is a number of units of a type.
type Units struct {
	Unit  string `toml:"unit"`
	Count int    `toml:"count"`
}

// Exploration is an exploration token.
type Exploration struct {
	Area  string `toml:"area"`
	Token string `toml:"token"`
}

// NewRealm reads a Document of kind realm.
func NewRealm(d *schema.Document) *Realm {
	r := new(Realm)
	schema.Decode(d, r)
	return r
}
