package battlelore

import (
	"reflect"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	pagewords "muster/internal/words"
	"muster/sheet"
)

// own describes the author's own content: cards of the decks, units and weapons of the armies, and terrain on the
// field. Creatures, tokens and places are described in their own sections.
func (w *writer) own(b *battle) {
	if b.rules == rulebook.Base() {
		return
	}
	lore := b.ownLoreCards()
	entries := slices.Concat(b.ownUnits(), b.ownGround(), b.ownCommandCards(), lore)
	if len(entries) == 0 {
		return
	}
	w.Section(w.T("New in this adventure"), "rules behind wide")
	w.Items(false, entries)
	if len(lore) > 0 {
		w.Para(w.T("Three numbers on a Lore card: for a master of level 1, 2 and 3."))
	}
}

// newRows returns the rows of a table that are missing or different in the shipped rulebook.
func newRows[T interface{ Key() string }](mine, shipped *rulebook.Table[T]) []*T {
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

// ownUnits returns new types of troops in the armies, or with Call to Arms all of them, each with its weapon if that is
// new.
func (b *battle) ownUnits() []string {
	var out []string
	weapons := newRows(&b.rules.Weapons, &rulebook.Base().Weapons)
	for _, u := range newRows(&b.rules.Units, &rulebook.Base().Units) {
		if u.Creature() || b.CallToArms == nil && !b.fields(u.ID) {
			continue
		}
		text := "**" + sheet.EscWithin(sheet.Either(u.Name, u.ID)) + ":** " +
			b.English(sheet.EscWithin(b.summary("units", u.ID))) + "."
		for _, weapon := range weapons {
			if weapon.ID == u.Weapon {
				text += " " + sheet.EscWithin(sheet.Either(weapon.Name, weapon.ID)) + ": " +
					b.English(sheet.EscWithin(b.summary("weapons", weapon.ID))) + "."
			}
		}
		out = append(out, text)
	}
	return out
}

// fields reports whether the armies have units of a type.
func (b *battle) fields(id string) bool {
	for _, p := range b.players() {
		if slices.ContainsFunc(b.muster(&p), func(l levy) bool { return l.unit.ID == id }) {
			return true
		}
	}
	return false
}

// ownGround returns new terrain and features on the field.
func (b *battle) ownGround() []string {
	var out []string
	for _, t := range newRows(&b.rules.Terrain, &rulebook.Base().Terrain) {
		if b.field != nil && lies(b.field, t.ID) {
			out = append(out, "**"+b.placeName(t)+":** "+ground(b.Language, t)+".")
		}
	}
	return out
}

// lies reports whether a terrain is the ground or the feature of a hex.
func lies(f *rulebook.Field, id string) bool {
	for _, c := range f.Cells() {
		if c.Ground != nil && c.Ground.ID == id || c.Feature != nil && c.Feature.ID == id {
			return true
		}
	}
	return false
}

// ground describes the effects of a terrain or a feature.
func ground(in *pagewords.Language, t *rulebook.Terrain) string {
	var parts []string
	switch {
	case t.Layer == rulebook.Ground && !t.Pass:
		parts = append(parts, in.T("impassable"))
	case t.Layer != rulebook.Ground && t.Pass:
		parts = append(parts, in.T("its hex is passable, whatever the terrain"))
	}
	if words := common(in, t); words != in.T("nothing") {
		parts = append(parts, words)
	}
	if t.Sight == rulebook.SightElevated {
		parts = append(parts, in.T("elevated"))
	}
	return sheet.Either(strings.Join(parts, ", "), in.T("open ground"))
}

// ownCommandCards returns new cards of the Command deck, and omitted ones.
func (b *battle) ownCommandCards() []string {
	var out []string
	for _, c := range newRows(&b.rules.CommandCards, &rulebook.Base().CommandCards) {
		name := "**" + sheet.EscWithin(sheet.Either(c.Name, c.ID)) + "**"
		switch {
		case c.Copies > 0:
			out = append(out, b.T("%s, a Command card: %s. `BL-CMD-01`", name,
				b.English(sheet.EscWithin(b.summary("command-cards", c.ID)))))
		case rulebook.Base().CommandCards.Get(c.ID) != nil:
			out = append(out, b.T("%s is left out of the Command deck. `BL-CMD-01`", name))
		}
	}
	return out
}

// ownLoreCards returns new cards of the Lore deck, with their text.
func (b *battle) ownLoreCards() []string {
	if !b.lore() {
		return nil
	}
	var out []string
	for _, c := range newRows(&b.rules.LoreCards, &rulebook.Base().LoreCards) {
		if !b.councillors() && !c.Medieval {
			continue
		}
		class := c.Class
		if row := b.rules.Classes.Get(c.Class); row != nil {
			class = b.Called(sheet.Either(row.Name, row.ID))
		}
		out = append(out, b.T("**%s**, a Lore card, %s, for %s; %s. %s `BL-LOR-03`",
			sheet.EscWithin(sheet.Either(c.Name, c.ID)), sheet.EscWithin(class), b.Tn("%d token", "%d tokens", c.Cost),
			b.English(rulebook.WindowMeaning(c.Window)), b.English(sheet.EscWithin(b.rules.LoreText(c)))))
	}
	return out
}
