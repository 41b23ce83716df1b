package rulebook

import (
	"fmt"
	"reflect"
	"strings"

	"muster/internal/engine/command/rows"
)

// Describe writes a row in full: a line for each value that its file gives, with the source of the value. Kind is one
// of Kinds, or "" to search all of them, in that order. The row's id must be exact.
func (r *Rulebook) Describe(kind, id string) (text string, ok bool) {
	for _, k := range Kinds() {
		if kind != "" && kind != k {
			continue
		}
		if row, typ := r.find(k, id); row != nil {
			return r.describe(k, row, typ), true
		}
	}
	return "", false
}

// inWords are the keys whose values are written by words.
var inWords = []string{"effects", "target", "text", "powers"}

// Explain describes a row for a reader who does not know its keys. Kind is one of Kinds.
func (r *Rulebook) Explain(kind, id string) (text rows.Explained, ok bool) {
	row, typ := r.find(kind, id)
	if row == nil {
		return rows.Explained{}, false
	}
	return row.Explain(typ, r.words(kind, row), inWords...), true
}

// Has reports whether there is a row of one of Kinds and an id.
func (r *Rulebook) Has(kind, id string) bool {
	row, _ := r.find(kind, id)
	return row != nil
}

// find returns a row and the type whose fields order its values.
func (r *Rulebook) find(kind, id string) (*Row, reflect.Type) {
	switch kind {
	case "units":
		return rows.Found(r.Units.Get(id))
	case "weapons":
		return rows.Found(r.Weapons.Get(id))
	case "races":
		return rows.Found(r.Races.Get(id))
	case "banners":
		return rows.Found(r.Banners.Get(id))
	case "terrain":
		return rows.Found(r.Terrain.Get(id))
	case "edges":
		return rows.Found(r.Edges.Get(id))
	case "boards":
		return rows.Found(r.Boards.Get(id))
	case "council":
		return rows.Found(r.Classes.Get(id))
	case "commander-levels":
		return rows.Found(r.Commander.Get(id))
	case "master-levels":
		return rows.Found(r.Masters.Get(id))
	case "specialists":
		return rows.Found(r.Specialists.Get(id))
	case "command-cards":
		return rows.Found(r.CommandCards.Get(id))
	case "lore-cards":
		return rows.Found(r.LoreCards.Get(id))
	case "tokens":
		return rows.Found(r.Tokens.Get(id))
	case "lore-terms":
		return rows.Found(r.LoreTerms.Get(id))
	case "boxes":
		return rows.Found(r.Boxes.Get(id))
	}
	return nil, nil
}

func (r *Rulebook) describe(kind string, row *Row, typ reflect.Type) string {
	var b strings.Builder
	row.Describe(&b, kind, typ, inWords...)
	return b.String() + r.words(kind, row)
}

// words returns the description of a row besides its values, in lines.
func (r *Rulebook) words(kind string, row *Row) string {
	var b strings.Builder
	switch kind {
	case "units":
		r.describeUnit(&b, r.Units.Get(row.ID))
	case "specialists":
		r.Specialists.Get(row.ID).describeEffects(&b)
	case "command-cards":
		r.CommandCards.Get(row.ID).describeEffects(&b)
	case "lore-cards":
		r.describeLore(&b, r.LoreCards.Get(row.ID))
	case "terrain":
		if text := r.OwnEffect(r.Terrain.Get(row.ID)); text != "" {
			fmt.Fprintf(&b, "  for its owner: %s\n", text)
		}
	case "tokens":
		fmt.Fprintf(&b, "  in play: %s\n", tokenLine(r.Tokens.Get(row.ID)))
	}
	if row.Notes != "" {
		fmt.Fprintf(&b, "  %s\n", strings.Join(strings.Fields(row.Notes), " "))
	}
	return b.String()
}

// describeUnit adds the banner's values for the row, and the meaning of its traits.
func (r *Rulebook) describeUnit(b *strings.Builder, u *Unit) {
	fmt.Fprintf(b, "  in play: %s\n", r.numbers(u))
	r.describeStock(b, u)
	for _, t := range u.Traits {
		if m := TraitMeaning(t); m != "" {
			fmt.Fprintf(b, "  %s: it %s\n", t, m)
		}
	}
	u.describePowers(b)
}
