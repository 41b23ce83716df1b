package battlelore

import (
	"cmp"
	"slices"

	"muster/catalog"
	"muster/editor"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/maps/hex"
	"muster/report"
)

// rulesOf is the rulebook that a definition is read against; what ships where there is no definition.
func rulesOf(e *catalog.Entry) *rulebook.Rulebook {
	if own := library.EntryOf(e); own != nil {
		return own.Catalog().Rules(own)
	}
	return rulebook.Base()
}

// rows lists the rows that can be meant.
func rows(e *catalog.Entry, m editor.Meaning) []report.Row {
	if m.Of == sides {
		var out []report.Row
		for _, name := range hex.DirNames {
			out = append(out, report.Row{ID: name, Name: name, Summary: "the " + name + " side of the hex",
				Told: func() string { return "north is the Pennant edge" }})
		}
		return out
	}
	rules := rulesOf(e)
	var out []report.Row
	among := amongOf(rules, m.Among)
	for _, line := range rules.Rows(m.Of) {
		if among == nil || among[line.ID] {
			out = append(out, row(rules, m.Of, line))
		}
	}
	return out
}

func row(rules *rulebook.Rulebook, kind string, line rulebook.Line) report.Row {
	return report.Row{ID: line.ID, Name: cmp.Or(line.Name, line.ID), Summary: line.Summary, Told: func() string {
		text, _ := rules.Describe(kind, line.ID)
		return text
	}}
}

// amongOf is the ids of what a word means; nil where it means all of a kind.
func amongOf(rules *rulebook.Rulebook, word string) map[string]bool {
	var ids []string
	switch word {
	case landmark, lair, feature, ground:
		ids = rules.LayerIDs(layers[word])
	case place:
		ids = rules.LayerIDs(rulebook.Landmark, rulebook.Lair)
	case "creature":
		for i := range rules.Units.All() {
			if u := &rules.Units.All()[i]; u.Creature() {
				ids = append(ids, u.ID)
			}
		}
	default:
		return nil
	}
	out := map[string]bool{}
	for _, id := range ids {
		out[id] = true
	}
	return out
}

var layers = map[string]string{
	landmark: rulebook.Landmark, lair: rulebook.Lair, feature: rulebook.Feature, ground: rulebook.Ground,
}

// find is the row of an id; nil when there is none.
func find(rules *rulebook.Rulebook, kind, id string) *report.Row {
	lines := rules.Rows(kind)
	i := slices.IndexFunc(lines, func(l rulebook.Line) bool { return l.ID == id })
	if i < 0 {
		return nil
	}
	r := row(rules, kind, lines[i])
	return &r
}
