// Package maps defines battle maps as written in files: terrain as rows of symbols, features, sides and places. It does
// not link names to the rulebook; internal/engine/battlelore/rulebook does that. Start with Map.
package maps

import (
	"embed"

	"muster/schema"
)

// Library holds the embedded battle maps, as library/GAME/ID.map.toml.
//
//go:embed library/*/*.map.toml library/*/*.realm.toml library/*/*.battle.toml
var Library embed.FS

// Map is a battle map. Strings are as written; a value that the schema rejects is left empty.
type Map struct {
	ID       string            `toml:"id"`
	Name     string            `toml:"name"`
	Author   string            `toml:"author"`
	Notes    string            `toml:"notes"` // Markdown
	Board    string            `toml:"board"`
	Boxes    []string          `toml:"boxes"`
	Rows     []string          `toml:"rows"` // from the Pennant edge (top) down; cells separated by spaces
	Legend   map[string]string `toml:"legend"`
	Features []Feature         `toml:"features"`
	Edges    []Edge            `toml:"edges"`
	Places   []Place           `toml:"places"`
}

// Feature is a second layer on hexes: a bridge, stakes, a rampart.
type Feature struct {
	Type string   `toml:"type"`
	At   []string `toml:"at"`
}

// Edge is an attribute of sides of a hex, such as the cliff sides of a cliff.
type Edge struct {
	Type  string   `toml:"type"`
	At    string   `toml:"at"`
	Sides []string `toml:"sides"`
}

// Place is a landmark or lair printed on the map; Camp names its owner, or is "" for neither.
type Place struct {
	Type string   `toml:"type"`
	At   []string `toml:"at"`
	Camp string   `toml:"camp"`
}

// New reads a Document of kind map.
func New(d *schema.Document) *Map {
	m := new(Map)
	schema.Decode(d, m)
	return m
}
