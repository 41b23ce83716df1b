package armies

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// tooLarge: the engine limits the size of a battle; a larger one would not fit on a table either (BL-SETUP-01,
// BL-SETUP-03).
func tooLarge() *check.Check {
	return &check.Check{
		Code: "adventure/too-large", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-SETUP-01", "BL-SETUP-03"},
		Needs: []string{"/type", "/victory", "/pennant", "/standard", "/call_to_arms", "adventure/unknown-map"},
		Run: pass.Run(func(p *pass.Pass) {
			most := func(n int, l check.Threshold, ptr, help string) {
				if !l.Meets(n) {
					p.Report(check.Finding{
						At:      p.Doc.Value(ptr),
						Message: fmt.Sprintf("%d %s exceed the maximum of %d", n, l.Name, l.AtMost()),
						Help:    help,
					})
				}
			}
			for _, o := range pass.Parties(p) {
				most(o.CommandCards, pass.Limit("most-cards"), o.Ptr+"/command_cards", "lower command_cards")
			}
			if all := p.Linked.Units; !pass.Limit("most-units").Meets(len(all)) {
				most(len(all), pass.Limit("most-units"), all[pass.Limit("most-units").AtMost()].Ptr, "remove units")
			}
			if n := len(p.Linked.Units); pass.Limit("most-units").Meets(n) {
				for _, o := range pass.Parties(p) {
					n += len(pass.Waiting(p, &o))
				}
				most(n, pass.Limit("most-units"), "/map", "remove units, or lairs that bring a creature")
				tooManyCalled(p, n)
			}
			if hands, deck := dealt(p), deckOf(p.Rules); hands > deck {
				help := "lower command_cards, or raise the copies of the cards"
				if pass.IsLore(p) {
					help = "raise the copies of the cards"
				}
				p.Report(check.Finding{
					At:      p.Doc.Value("/map"),
					Message: fmt.Sprintf("the players can hold %d Command cards, but the deck has %d", hands, deck),
					Help:    help,
				})
			}
			if list := p.Linked.Gifts(); len(list) > 0 {
				last := list[min(len(list)-1, pass.Limit("most-gifts").AtMost())].Ptr + "/do"
				most(len(list), pass.Limit("most-gifts"), last,
					"merge effects that give the same into one, or remove some")
			}
			if list := p.Adventure.Victory.Objectives; len(list) > 0 {
				last := fmt.Sprintf("/victory/objectives/%d/at", min(len(list)-1, pass.Limit("most-objectives").AtMost()))
				most(
					len(list),
					pass.Limit("most-objectives"),
					last,
					"merge hexes with the same value into one objective, or remove some",
				)
			}
		}),
	}
}

// tooManyCalled reports cards that may bring more units than can be played, together with the fixed ones.
func tooManyCalled(p *pass.Pass, n int) {
	if p.Adventure.CallToArms == nil || p.Field == nil || p.Field.Board == nil {
		return
	}
	at := ""
	for _, c := range pass.Camps() {
		called, ptr := callMost(p, c)
		if n += called; ptr != "" {
			at = ptr
		}
	}
	if l := pass.Limit("most-units"); at != "" && !l.Meets(n) {
		p.Report(check.Finding{
			At: p.Doc.Value(at),
			Message: fmt.Sprintf(
				"the cards can bring %d %s, more than the maximum of %d",
				n,
				l.Name,
				l.AtMost(),
			),
			Help: "remove units from the cards, or name other sets",
		})
	}
}

// dealt counts the maximum Command cards dealt at the start: the adventure's number, or that of the council's
// Commander, whose level the player may choose (BL-WAR-01).
func dealt(p *pass.Pass) int {
	n := 0
	for _, o := range pass.Parties(p) {
		hand := o.CommandCards
		switch {
		case hand > 0 || !pass.IsLore(p):
		case o.Council == nil || o.Council.Free():
			hand = cardsOf(p.Rules, commanderMost(p, o.Council))
		default:
			hand = cardsOf(p.Rules, pass.LevelOf(o.Council, pass.Commander))
		}
		if n += hand; p.Adventure.Allies() && !p.Linked.Player(o.Camp, true).Own { // VAR-ER-01
			n += hand
		}
	}
	return n
}

// commanderMost returns the highest possible level of a Commander in a council that the player splits.
func commanderMost(p *pass.Pass, c *adventures.Council) int {
	most := 0
	if class := p.Rules.Classes.Get(pass.Commander); class != nil {
		most = class.Most
	}
	if c != nil {
		most = max(c.Least[pass.Commander], min(most, *c.Levels-pass.SumSeats(pass.LeastSeats(c,
			""))+c.Least[pass.Commander]))
	}
	return most
}

// cardsOf returns the maximum Command cards of a player with a Commander up to a level.
func cardsOf(r *rulebook.Rulebook, level int) int {
	n := 0
	for _, row := range r.Commander.All() {
		if row.Level <= level {
			n = max(n, row.Cards)
		}
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
