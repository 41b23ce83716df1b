package battlelore

import (
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/sheet"
)

// creatures describes the abilities and powers of each creature in the armies (BL-CRE-10).
func (w *writer) creatures(b *battle) {
	var all []*rulebook.Unit
	owners, tokens := map[string][]string{}, map[string]bool{}
	for _, p := range b.players() {
		for _, l := range slices.Concat(b.muster(&p), b.waiting(&p)) {
			if l.unit.Creature() {
				if len(owners[l.unit.ID]) == 0 {
					all = append(all, l.unit)
				}
				if !slices.Contains(owners[l.unit.ID], p.name) {
					owners[l.unit.ID] = append(owners[l.unit.ID], p.name)
				}
			}
		}
	}
	if len(all) == 0 {
		return
	}
	w.Section(w.T("Creatures"), "creatures behind wide")
	for _, u := range all {
		w.Heading(b.unit(u) + ", " + w.Called(u.Banner) + ", " + w.List(owners[u.ID]))
		w.Para(b.prowess(u))
		var powers []string
		for i := range u.Powers {
			p := &u.Powers[i]
			powers = append(
				powers,
				w.T("**%s**, %d Lore: %s.", w.English(sheet.EscWithin(p.Name)), p.Cost,
					w.English(sheet.EscWithin(sheet.Either(p.Effect, p.Words())))),
			)
			for _, d := range p.Effects {
				tokens[d.Token] = true
			}
		}
		w.Items(false, powers)
	}
	for _, t := range b.rules.Tokens.All() {
		if tokens[t.ID] {
			w.Para("**" + sheet.EscWithin(w.Called(t.Name)) + ":** " + w.English(sheet.EscWithin(t.Words())) + ".")
		}
	}
	terms := b.terms()
	w.Para(w.T("**All creatures.** Roll each die that hits a creature again: its own colour on the second roll "+
		"kills it. It ignores the first flag. Outside the section of the card, an order costs %s. The player who "+
		"kills it takes a banner and %s. `BL-CRE-02` `BL-CRE-03` `BL-CRE-04` "+
		"`BL-CRE-05`", b.loreTokens(terms.Elsewhere),
		b.loreTokens(terms.Reward)))
}

// loreTokens formats a number of Lore tokens.
func (b *battle) loreTokens(n int) string { return b.Tn("%d Lore token", "%d Lore tokens", n) }

// prowess returns a creature's row as a sentence in Markdown.
func (b *battle) prowess(u *rulebook.Unit) string {
	r := b.rules
	moves := b.Tn("moves %d hex and battles", "moves %d hexes and battles", r.MoveFight(u))
	if r.Move(u) > r.MoveFight(u) {
		moves += b.T(", or moves %d", r.Move(u))
	}
	switch {
	case u.Fly[1] > 0:
		moves += b.T(", or flies %d to %d", u.Fly[0], u.Fly[1])
	case u.MoveDice > 0:
		moves = b.Tn("has %d move die", "has %d move dice", u.MoveDice)
	}
	parts := []string{moves, b.Tn("rolls %d die in melee", "rolls %d dice in melee", r.Melee(u))}
	if n := r.Ranged(u); n > 0 {
		parts = append(parts, b.Tn("%[2]d at up to %[1]d hex", "%[2]d at up to %[1]d hexes", r.Range(u), n))
	}
	if u.RetreatHexes > 0 {
		parts = append(parts, b.Tn("retreats %d hex a flag", "retreats %d hexes a flag", u.RetreatHexes))
	}
	for _, trait := range u.Traits {
		if trait != rulebook.TraitFlies {
			meaning, _, _ := strings.Cut(rulebook.TraitMeaning(trait), " (R-")
			parts = append(parts, b.English(sheet.EscWithin(meaning)))
		}
	}
	if u.Store > 0 {
		parts = append(parts, b.Tn("stores up to %d Lore token", "stores up to %d Lore tokens", u.Store))
	}
	return sheet.Upper(strings.Join(parts, "; ")) + "."
}
