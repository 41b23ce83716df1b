package rulebook

import (
	"fmt"
	"reflect"
	"strings"

	"muster/internal/engine/command/rows"
)

// Line is one row of a table in a list.
type Line = rows.Summary

// Kinds are the tables that Rows and Describe know, in display order.
func Kinds() []string {
	return []string{
		"units", "classes", "faces", "leaders", "support", "command-cards", "actions", "terrain", "edges", "boards", "limits",
		"boxes",
	}
}

// Rows lists a table in its own order; nil for an unknown kind.
func (r *Rulebook) Rows(kind string) []Line {
	switch kind {
	case "units":
		return rows.Summaries(&r.Units, unitLine)
	case "classes":
		return rows.Summaries(&r.Classes, classLine)
	case "faces":
		return rows.Summaries(&r.Faces, faceLine)
	case "leaders":
		return rows.Summaries(&r.Leaders, leaderLine)
	case "support":
		return rows.Summaries(&r.Supports, supportLine)
	case "command-cards":
		return rows.Summaries(&r.CommandCards, commandCardLine)
	case "actions":
		return rows.Summaries(&r.Actions, r.actionLine)
	case "terrain":
		return rows.Summaries(&r.Terrain, terrainLine)
	case "edges":
		return rows.Summaries(&r.Edges, edgeLine)
	case "boards":
		return rows.Summaries(&r.Boards, boardLine)
	case "limits":
		return rows.Summaries(&r.Limits, limitLine)
	case "boxes":
		return rows.Summaries(&r.Boxes, boxLine)
	}
	return nil
}

// Describe writes a row in full: one line for each value in its file, with the source of the value. Kind is one of
// Kinds, or "" to search all of them, in that order. The row's id must be exact.
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

// inWords are the keys whose values words describes.
var inWords = []string{"effects"}

// Explain describes a row for a reader who does not know its keys. Kind is one of Kinds.
func (r *Rulebook) Explain(kind, id string) (text rows.Explained, ok bool) {
	row, typ := r.find(kind, id)
	if row == nil {
		return rows.Explained{}, false
	}
	return row.Explain(typ, r.words(kind, row), inWords...), true
}

// Has reports whether one of Kinds has a row with an id.
func (r *Rulebook) Has(kind, id string) bool {
	row, _ := r.find(kind, id)
	return row != nil
}

// find returns a row and the type whose fields order its values.
func (r *Rulebook) find(kind, id string) (*Row, reflect.Type) {
	switch kind {
	case "units":
		return rows.Found(r.Units.Get(id))
	case "classes":
		return rows.Found(r.Classes.Get(id))
	case "faces":
		return rows.Found(r.Faces.Get(id))
	case "leaders":
		return rows.Found(r.Leaders.Get(id))
	case "support":
		return rows.Found(r.Supports.Get(id))
	case "command-cards":
		return rows.Found(r.CommandCards.Get(id))
	case "actions":
		return rows.Found(r.Actions.Get(id))
	case "terrain":
		return rows.Found(r.Terrain.Get(id))
	case "edges":
		return rows.Found(r.Edges.Get(id))
	case "boards":
		return rows.Found(r.Boards.Get(id))
	case "limits":
		return rows.Found(r.Limits.Get(id))
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

// words returns the description of a row in addition to its values, in lines.
func (r *Rulebook) words(kind string, row *Row) string {
	var b strings.Builder
	switch kind {
	case "units":
		u := r.Units.Get(row.ID)
		fmt.Fprintf(&b, "  in play: %s\n", u.Numbers(false))
		for _, t := range u.Traits() {
			fmt.Fprintf(&b, "  it %s\n", t)
		}
	case "command-cards":
		c := r.CommandCards.Get(row.ID)
		describeEffects(&b, row, c.Effects)
		for _, t := range c.terms() {
			fmt.Fprintf(&b, "    %s\n", t)
		}
	case "actions":
		fmt.Fprintf(&b, "  in play: %s\n", r.ActionWords(r.Actions.Get(row.ID)))
	}
	if row.Notes != "" {
		fmt.Fprintf(&b, "  %s\n", strings.Join(strings.Fields(row.Notes), " "))
	}
	return b.String()
}

// describeEffects writes a card's effects, one on each line, in place of their values.
func describeEffects(b *strings.Builder, row *Row, effects []CardEffect) {
	if len(effects) > 0 {
		fmt.Fprintf(b, "  effects%s:\n", row.Mark("effects"))
	}
	for i := range effects {
		fmt.Fprintf(b, "    %s\n", effects[i].Words())
	}
}
