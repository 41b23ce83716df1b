package rulebook

import (
	"strings"

	"muster/internal/engine/command/rows"
)

// Box is a published box and its contents.
type Box struct {
	Row
	DragonRunes  int      `toml:"dragon_runes"`
	FalseRunes   int      `toml:"false_runes"`
	Influence    int      `toml:"influence"`
	Strongholds  int      `toml:"strongholds"`  // of a faction
	Developments int      `toml:"developments"` // of a faction
	Capitals     int      `toml:"capitals"`     // of a faction
	Desolation   int      `toml:"desolation"`   // tokens with desolation and frost sides
	Needs        []string `toml:"needs"`        // boxes that it requires
	Parts        []Part   `toml:"parts"`        // everything else
}

// Part is a kind of piece that Muster does not use, kept so that the box is listed in full.
type Part struct {
	Name  string `toml:"name"`
	Count int    `toml:"count"`
	Notes string `toml:"notes"`
}

// Limit is the range of a number of a realm or a scenario.
type Limit struct {
	Row
	Least   int `toml:"least"`
	Most    int `toml:"most"`
	Default int `toml:"usual"` // the default value
}

// Limit is the limit of a number; its zero value forbids all but 0.
func (r *Rulebook) Limit(id string) Limit {
	if l := r.Limits.Get(id); l != nil {
		return *l
	}
	return Limit{Row: rows.Row{ID: id}}
}

// Erratum returns the corrections of published tiles for a type of unit in an area, by the area's name: the number is
// the limit's default (RW-SETUP-19). It is nil without a correction.
func (r *Rulebook) Erratum(area, unit string) *Limit {
	return r.Limits.Get("erratum-" + strings.ToLower(area) + "-" + unit)
}

// Runes returns the numbers of rune tokens in boxes. A box that is named twice counts twice, an unknown one not at
// all.
func (r *Rulebook) Runes(boxes []string) (dragon, falsehoods int) {
	for _, id := range boxes {
		if b := r.Boxes.Get(id); b != nil {
			dragon += b.DragonRunes
			falsehoods += b.FalseRunes
		}
	}
	return dragon, falsehoods
}
