package medieval

import (
	"reflect"
	"slices"

	"muster/draw/command"
	"muster/engine/command/rows"
	"muster/engine/medieval/adventure"
	"muster/engine/medieval/rulebook"
	"muster/sheet"
)

// leader is the row of what Leaders can do; an empty one where an author's mistakes have left none.
func (b *battle) leader() rulebook.Leader {
	if row := b.rules.Leaders.Get(rulebook.TheLeader); row != nil {
		return *row
	}
	return rulebook.Leader{}
}

// own tells of what the author brings and no box explains: units of the armies, what lies on the field, cards.
func (w *writer) own(b *battle) {
	base := rulebook.Base()
	if b.rules == base {
		return
	}
	var entries []string
	add := func(name, text string) {
		entries = append(entries, "**"+sheet.EscWithin(name)+":** "+b.English(sheet.EscWithin(text))+".")
	}
	for _, u := range fresh(&b.rules.Units, &base.Units) {
		if slices.ContainsFunc(b.linked.Units, func(x adventure.Unit) bool { return x.Row != nil && x.Row.ID == u.ID }) {
			add(sheet.Either(u.Name, u.ID), b.summary("units", u.ID))
		}
	}
	if b.field != nil {
		used := command.Used(b.field)
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

// fresh are the rows of a table that the shipped rulebook does not have, or has otherwise.
func fresh[T rows.Keyed](mine, shipped *rows.Table[T]) []*T {
	var out []*T
	for _, row := range mine.All() {
		if old := shipped.Get(row.Key()); old == nil || !reflect.DeepEqual(row, *old) {
			out = append(out, mine.Get(row.Key()))
		}
	}
	return out
}

// summary is a row in a line, as `muster list` has it.
func (b *battle) summary(kind, id string) string {
	for _, line := range b.rules.Rows(kind) {
		if line.ID == id {
			return line.Summary
		}
	}
	return ""
}
