// Package deploycards holds sets of Deployment cards as their authors wrote them (CTA-02, CTA-03). Unit names are not
// linked to the rulebook here; internal/engine/battlelore/deck does that. Start with Set.
package deploycards

import (
	"embed"

	"muster/schema"
)

// Library holds the deployment sets that ship with Muster, as library/ID.deploycards.toml.
//
//go:embed library/*.deploycards.toml
var Library embed.FS

// Set is seven Deployment cards of one camp and letter (CTA-03).
type Set struct {
	ID     string            `toml:"id"`
	Name   string            `toml:"name"`
	Author string            `toml:"author"`
	Notes  string            `toml:"notes"` // Markdown
	Camp   string            `toml:"camp"`
	Letter string            `toml:"letter"`
	Boxes  []string          `toml:"boxes"` // boxes that the set needs; empty means base
	Board  string            `toml:"board"` // the board of the cards' footprint; empty means standard
	Legend map[string]string `toml:"legend"`
	Cards  []Card            `toml:"cards"`
}

// Card is one Deployment card. Rows run from rank 4 (front) to rank 1 (the baseline). Cells are separated by spaces and
// run from the player's left. "." is an empty cell; any other symbol is in the set's legend.
type Card struct {
	Number int      `toml:"number"`
	Name   string   `toml:"name"`
	Rows   []string `toml:"rows"`
}

// New reads a Document of kind deploycards.
func New(d *schema.Document) *Set {
	s := new(Set)
	schema.Decode(d, s)
	return s
}

// FreeLetter returns the first letter that no other set of its camp uses, or Z if none is free (CTA-03).
func FreeLetter(taken map[string]bool) string {
	for c := 'A'; c < 'Z'; c++ {
		if !taken[string(c)] {
			return string(c)
		}
	}
	return "Z"
}
