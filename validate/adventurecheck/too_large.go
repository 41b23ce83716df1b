package adventurecheck

import (
	"fmt"
	"slices"

	"muster/engine/rulebook"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/measure"
)

// tooLarge: a battle has bounds within which it is played; what lies beyond them is no battle that a table could hold
// either (BL-SETUP-01, BL-SETUP-03).
func tooLarge() *check.Check {
	return &check.Check{
		Code: "adventure/too-large", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-SETUP-01", "BL-SETUP-03"},
		Needs: []string{"/type", "/victory", "/pennant", "/standard", "/call_to_arms"},
		Run: func(p *check.Pass) {
			most := func(n int, l measure.Measure, ptr, help string) {
				if !l.Meets(n) {
					p.Report(check.Finding{
						At:      p.Doc.Value(ptr),
						Message: fmt.Sprintf("%d %s; %d are the most that can be played", n, l.Name, l.AtMost()),
						Help:    help,
					})
				}
			}
			for _, o := range parties(p) {
				most(o.cards, limits()["most-cards"], o.ptr+"/command_cards", "lower command_cards")
			}
			if all := army(p); !limits()["most-units"].Meets(len(all)) {
				most(len(all), limits()["most-units"], all[limits()["most-units"].AtMost()].ptr, "take units away")
			}
			if n := len(army(p)) + waiting(p); limits()["most-units"].Meets(len(army(p))) {
				most(n, limits()["most-units"], "/map", "take units away, or lairs out of which a creature comes")
			}
			if hands, deck := dealt(p), deckOf(p.Rules); hands > deck {
				p.Report(check.Finding{
					At:      p.Doc.Value("/map"),
					Message: fmt.Sprintf("the players hold %d Command cards, and the deck has %d", hands, deck),
					Help:    "lower command_cards, or raise the copies of the cards",
				})
			}
			if list := p.Adventure.Victory.Objectives; len(list) > 0 {
				last := fmt.Sprintf("/victory/objectives/%d/at", min(len(list)-1, limits()["most-objectives"].AtMost()))
				most(len(list), limits()["most-objectives"], last, "put hexes that are worth the same into one objective, or take some away")
			}
		},
	}
}

// waiting counts the creatures that wait in lairs, off the field: one for each lair of a player who has none of the type.
func waiting(p *check.Pass) int {
	if !lore(p) || p.Adventure.CallToArms != nil {
		return 0
	}
	n := 0
	for _, o := range parties(p) {
		var types []string
		for _, u := range army(p) {
			if u.camp == o.camp && u.ally == o.ally {
				types = append(types, u.name)
			}
		}
		wait := func(t *rulebook.Terrain) {
			if t != nil && t.Summons != "" && t.Creature != "" && !slices.Contains(types, t.Creature) {
				types = append(types, t.Creature)
				n++
			}
		}
		for _, t := range lairsOf(p) {
			if t.camp == o.camp && t.ally == o.ally {
				wait(t.row)
			}
		}
		for _, id := range o.grants {
			wait(p.Rules.Terrain.Get(id))
		}
	}
	return n
}

// dealt counts the Command cards that are dealt at the start as far as the adventure sets them.
func dealt(p *check.Pass) int {
	n := 0
	for _, o := range parties(p) {
		n += o.cards
	}
	return n
}

// deckOf counts the cards of the Command deck.
func deckOf(r *rulebook.Rulebook) int {
	n := 0
	for _, c := range r.CommandCards.All() {
		n += c.Copies
	}
	return n
}
