package kernel

import (
	"reflect"
	"slices"

	"muster/internal/draw/command"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/rows"
	"muster/sheet"
)

// leader returns the row of Leader actions; an empty one if an author's mistakes have removed it.
func (b *battle) leader() rulebook.Leader {
	if row := b.rules.Leaders.Get(rulebook.TheLeader); row != nil {
		return *row
	}
	return rulebook.Leader{}
}

// own describes the author's own content: units of the armies, terrain on the field, cards.
func (w *writer) own(b *battle) {
	base := b.rules.Game.Base()
	if b.rules == base {
		return
	}
	var entries []string
	add := func(name, text string) {
		entries = append(entries, "**"+sheet.EscWithin(name)+":** "+b.English(sheet.EscWithin(text))+".")
	}
	for _, u := range fresh(&b.rules.Units, &base.Units) {
		if slices.ContainsFunc(b.linked.Units, func(x library.Unit) bool { return x.Row != nil && x.Row.ID == u.ID }) {
			add(sheet.Either(u.Name, u.ID), b.summary("units", u.ID))
		}
	}
	if b.field != nil {
		used := command.TerrainOf(b.field)
		for _, t := range fresh(&b.rules.Terrain, &base.Terrain) {
			if slices.ContainsFunc(used, func(x *rulebook.Terrain) bool { return x.ID == t.ID }) {
				add(sheet.Either(t.Name, t.ID), b.summary("terrain", t.ID))
			}
		}
	}
	for _, c := range fresh(&b.rules.CommandCards, &base.CommandCards) {
		add(sheet.Either(c.Name, c.ID), b.summary("command-cards", c.ID))
	}
	if len(entries) > 0 {
		w.Section(w.T("New in this adventure"), "rules behind wide")
		w.Items(false, entries)
	}
}

// fresh returns the rows of a table that are missing or different in the shipped rulebook.
func fresh[T rows.Keyed](mine, shipped *rows.Table[T]) []*T {
	var out []*T
	for _, row := range mine.All() {
		if old := shipped.Get(row.Key()); old == nil || !reflect.DeepEqual(row, *old) {
			out = append(out, mine.Get(row.Key()))
		}
	}
	return out
}

// summary returns a row in a line, as in `muster list`.
func (b *battle) summary(kind, id string) string {
	for _, line := range b.rules.Rows(kind) {
		if line.ID == id {
			return line.Summary
		}
	}
	return ""
}
