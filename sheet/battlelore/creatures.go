package battlelore

import (
	"slices"
	"strings"

	"muster/engine/battlelore/rulebook"
	"muster/sheet"
)

// creatures tells what each creature of the armies can do, with its powers (BL-CRE-10).
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
	w.Section("Creatures", "creatures behind wide")
	for _, u := range all {
		w.Heading(sheet.Either(u.Name, u.ID) + ", " + u.Banner + ", " + sheet.List(owners[u.ID]))
		w.Para(sheet.EscWithin(b.prowess(u)))
		var powers []string
		for i := range u.Powers {
			p := &u.Powers[i]
			powers = append(
				powers,
				"**"+sheet.EscWithin(p.Name)+"**, "+sheet.Number(p.Cost)+" Lore: "+
					sheet.EscWithin(sheet.Either(p.Effect, p.Words()))+".",
			)
			for _, d := range p.Effects {
				tokens[d.Token] = true
			}
		}
		w.Items(false, powers)
	}
	for _, t := range b.rules.Tokens.All() {
		if tokens[t.ID] {
			w.Para("**" + sheet.EscWithin(t.Name) + ":** " + sheet.EscWithin(t.Words()) + ".")
		}
	}
	terms := b.terms()
	w.Para(
		"**Of all creatures.** Each die that would hit one is rolled again, and its own colour on that second roll kills " +
			"it. It ignores" +
			" the first flag. Outside the section of the card it is ordered for " + sheet.Count(
			terms.Elsewhere,
			"Lore token",
		) + "; who kills it takes a banner and " +
			sheet.Count(
				terms.Reward,
				"Lore token",
			) + ". `BL-CRE-02` `BL-CRE-03` `BL-CRE-04` `BL-CRE-05`",
	)
}

// prowess is a creature's row in a sentence.
func (b *battle) prowess(u *rulebook.Unit) string {
	r := b.rules
	moves := "moves " + sheet.Count(r.MoveFight(u), "hex") + " and battles"
	if r.Move(u) > r.MoveFight(u) {
		moves += ", or moves " + sheet.Number(r.Move(u))
	}
	switch {
	case u.Fly[1] > 0:
		moves += ", or flies " + sheet.Number(u.Fly[0]) + " to " + sheet.Number(u.Fly[1])
	case u.MoveDice > 0:
		moves = "has " + sheet.Count(u.MoveDice, "move die")
	}
	parts := []string{moves, "rolls " + sheet.Count(r.Melee(u), "die") + " in melee"}
	if n := r.Ranged(u); n > 0 {
		parts = append(parts, sheet.Number(n)+" at up to "+sheet.Count(r.Range(u), "hex"))
	}
	if u.RetreatHexes > 0 {
		parts = append(parts, "retreats "+sheet.Count(u.RetreatHexes, "hex")+" a flag")
	}
	for _, trait := range u.Traits {
		if trait != rulebook.TraitFlies {
			meaning, _, _ := strings.Cut(rulebook.TraitMeaning(trait), " (R-")
			parts = append(parts, meaning)
		}
	}
	if u.Store > 0 {
		parts = append(parts, "stores up to "+sheet.Count(u.Store, "Lore token"))
	}
	return sheet.Upper(strings.Join(parts, "; ")) + "."
}
