package rulebook

import (
	"fmt"
	"reflect"
	"strings"

	"muster/internal/engine/command/rows"
)

// Line is one row of a table as a list shows it.
type Line = rows.Summary

// Kinds are the tables that Rows and Describe know, in the order in which they are shown.
func Kinds() []string {
	return []string{
		"tiles", "factions", "units", "cities", "exploration", "heroes", "quests", "rewards", "tactics", "seasons",
		"objectives", "titles", "commanders", "developments", "fate", "limits", "boxes",
	}
}

// Rows lists a table in its own order; nil for an unknown kind.
func (r *Rulebook) Rows(kind string) []Line {
	switch kind {
	case "tiles":
		return rows.Summaries(&r.Tiles, tileLine)
	case "factions":
		return rows.Summaries(&r.Factions, factionLine)
	case "units":
		return rows.Summaries(&r.Units, unitLine)
	case "cities":
		return rows.Summaries(&r.Cities, cityLine)
	case "exploration":
		return rows.Summaries(&r.Exploration, tokenLine)
	case "heroes":
		return rows.Summaries(&r.Heroes, heroLine)
	case "quests":
		return rows.Summaries(&r.Quests, questLine)
	case "rewards":
		return rows.Summaries(&r.Rewards, rewardLine)
	case "tactics":
		return rows.Summaries(&r.Tactics, tacticsLine)
	case "seasons":
		return rows.Summaries(&r.Seasons, seasonLine)
	case "objectives":
		return rows.Summaries(&r.Objectives, objectiveLine)
	case "titles":
		return rows.Summaries(&r.Titles, titleLine)
	case "commanders":
		return rows.Summaries(&r.Commanders, commanderLine)
	case "developments":
		return rows.Summaries(&r.Developments, developmentLine)
	case "fate":
		return rows.Summaries(&r.Fate, fateLine)
	case "limits":
		return rows.Summaries(&r.Limits, limitLine)
	case "boxes":
		return rows.Summaries(&r.Boxes, boxLine)
	}
	return nil
}

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
var inWords = []string{}

// Explain describes a row for a reader who does not know its keys. Kind is one of Kinds.
func (r *Rulebook) Explain(kind, id string) (text rows.Explained, ok bool) {
	row, typ := r.find(kind, id)
	if row == nil {
		return rows.Explained{}, false
	}
	return row.Explain(typ, r.words(kind, row), inWords...), true
}

// find returns a row and the type whose fields order its values.
func (r *Rulebook) find(kind, id string) (*Row, reflect.Type) {
	switch kind {
	case "tiles":
		return rows.Found(r.Tiles.Get(id))
	case "factions":
		return rows.Found(r.Factions.Get(id))
	case "units":
		return rows.Found(r.Units.Get(id))
	case "cities":
		return rows.Found(r.Cities.Get(id))
	case "exploration":
		return rows.Found(r.Exploration.Get(id))
	case "heroes":
		return rows.Found(r.Heroes.Get(id))
	case "quests":
		return rows.Found(r.Quests.Get(id))
	case "rewards":
		return rows.Found(r.Rewards.Get(id))
	case "tactics":
		return rows.Found(r.Tactics.Get(id))
	case "seasons":
		return rows.Found(r.Seasons.Get(id))
	case "objectives":
		return rows.Found(r.Objectives.Get(id))
	case "titles":
		return rows.Found(r.Titles.Get(id))
	case "commanders":
		return rows.Found(r.Commanders.Get(id))
	case "developments":
		return rows.Found(r.Developments.Get(id))
	case "fate":
		return rows.Found(r.Fate.Get(id))
	case "limits":
		return rows.Found(r.Limits.Get(id))
	case "boxes":
		return rows.Found(r.Boxes.Get(id))
	}
	return nil, nil
}

// describe adds derived values to those of a row: a tile's picture, a faction's first units.
func (r *Rulebook) describe(kind string, row *Row, typ reflect.Type) string {
	var b strings.Builder
	row.Describe(&b, kind, typ, inWords...)
	return b.String() + r.words(kind, row)
}

// words returns the description of a row besides its values, in lines.
func (r *Rulebook) words(kind string, row *Row) string {
	var b strings.Builder
	switch kind {
	case "tiles":
		t := r.Tiles.Get(row.ID)
		fmt.Fprintf(&b, "  areas as they are printed:\n%s", indented(t.Picture()))
	case "factions":
		f := r.Factions.Get(row.ID)
		var army []string
		for _, u := range f.Start() {
			army = append(army, fmt.Sprintf("%d %s", u.Count, u.Unit))
		}
		if len(army) > 0 {
			fmt.Fprintf(&b, "  begins with: %s\n", strings.Join(army, ", "))
		}
	}
	if row.Notes != "" {
		fmt.Fprintf(&b, "  notes: %s\n", row.Notes)
	}
	return b.String()
}

// indented indents every line of a picture by four.
func indented(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString("    " + line)
	}
	return b.String()
}
