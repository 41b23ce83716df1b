package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// cardEffect: the effects of a Command card have the values that their operations read, and are consistent. A card
// orders in sections or regardless of them, by a number or by a word (BL-CMD-01).
func cardEffect() *check.Check {
	return &check.Check{
		Code: "rulebook/card-effect", Severity: diag.Error,
		Rules: []string{"BL-CMD-01"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range cards(p) {
				if c.out() {
					continue
				}
				say := func(ptr, message, help string) {
					p.Report(check.Finding{At: p.Doc.Value(ptr), Message: message, Help: help})
				}
				for i := range c.Effects {
					e := &c.Effects[i]
					at := func(key string) string { return c.at(i, key) }
					says := rulebook.CommandEffects()
					if unread(c.effects[i], e.Do, says.Entry(e.Do).Keys, says.Always, at, say) {
						continue
					}
					if message, key, help := misfit(e); message != "" {
						say(c.at(i, key), message, help)
					}
				}
				together(p, &c)
			}
		}),
	}
}

// misfit returns the inconsistent values of one effect and their key, or "".
func misfit(e *rulebook.CardEffect) (message, key, help string) {
	narrowed := len(e.Classes) > 0 || len(e.Banners) > 0 || e.Missile || e.Group
	switch {
	case e.Do == rulebook.CardOrder && e.Count > 0 && e.By != "":
		return fmt.Sprintf("the order is for both %d and %q", e.Count, e.By), "by", "remove count or by"
	case e.Do == rulebook.CardOrder && len(e.Sections) > 0 && narrowed:
		return "an order in sections applies to all units there", "sections",
			"remove sections, or remove classes, banners, missile and group"
	case e.Do == rulebook.CardOrder && len(e.Sections) > 0 && e.By == rulebook.ByAll:
		return "an order in sections needs a number of units", "by", "add count, or remove sections"
	case e.Do == rulebook.CardDraw && e.Count >= e.Keep && (e.Keep > 1 || e.Count > mostDrawn && e.Keep == 1):
		return fmt.Sprintf(
				"the effect draws %s and keeps %d; a game draws %d at most and keeps 1",
				wording.Count(e.Count, "card", "cards"),
				e.Keep,
				mostDrawn,
			), "count",
			"draw fewer cards, and keep one"
	case e.Do == rulebook.CardDraw && (e.Count < 1 || e.Keep < 1 || e.Keep > e.Count):
		return fmt.Sprintf("the effect draws %s and keeps %d", wording.Count(e.Count, "card", "cards"), e.Keep), "keep",
			"draw at least one card, and keep at least one"
	case e.Do != rulebook.CardGrant:
	case empty(e):
		return "the grant has no effect", "do", "add the benefit for the ordered units, or remove the grant"
	case len(e.Banners) > 0 && (e.MoveFight == 0 || e.Melee != 0 || e.Ranged != 0 || e.Shots > 0 || e.NoMove ||
		e.NoMelee || e.NoRanged):
		return "banners can only restrict move_and_battle", "banners", "write move_and_battle " +
			"with its banners in a grant of its own"
	}
	return "", "", ""
}

// empty reports whether a grant changes nothing.
func empty(e *rulebook.CardEffect) bool {
	return e.Melee == 0 && e.Ranged == 0 && e.MoveFight == 0 && e.Shots < 2 && !e.NoMove && !e.NoMelee && !e.NoRanged
}

// together reports effects that one card cannot combine.
func together(p *pass.Pass, c *card) {
	first := map[string]int{} // operations allowed once, by the first effect that uses them
	once := func(what string, i int, key, message, help string) {
		j, twice := first[what]
		if !twice {
			first[what] = i
			return
		}
		p.Report(check.Finding{
			At: p.Doc.Value(c.at(i, key)), Message: message, Help: help,
			Related: []diag.Related{check.Related(p.Doc, p.Doc.Value(c.at(j, "do")), "the first one")},
		})
	}
	copies := slices.ContainsFunc(c.Effects, func(e rulebook.CardEffect) bool { return e.Do == rulebook.CardCopyLast })
	for i := range c.Effects {
		e := &c.Effects[i]
		switch {
		case copies && e.Do != rulebook.CardCopyLast:
			p.Report(check.Finding{
				At: p.Doc.Value(c.at(i, "do")),
				Message: fmt.Sprintf(
					`%q has no effect with "copy-last", which plays another card instead`,
					e.Do,
				),
				Help: "remove copy-last, or all other effects",
			})
		case e.Do == rulebook.CardOrder && len(e.Sections) > 0:
			for _, s := range e.Sections {
				once(
					s,
					i,
					"sections",
					fmt.Sprintf("the card orders in the section %q twice", s),
					"write one order for each section",
				)
			}
			if j, whole := first["order"]; whole {
				p.Report(mixed(p, c, i, j))
			}
			first["sections"] = i
		case e.Orders():
			if j, parts := first["sections"]; parts {
				p.Report(mixed(p, c, i, j))
				continue
			}
			once("order", i, "do", "the card has two orders for units of the whole field", "remove one of the orders")
		case e.Do == rulebook.CardDraw, e.Do == rulebook.CardRemakeDeck:
			once(e.Do, i, "do", fmt.Sprintf("the card has %q twice", e.Do), "remove one of them")
		case e.Do == rulebook.CardGrant && e.MoveFight > 0:
			once("move", i, "move_and_battle", "the card grants move_and_battle twice", "remove one of them")
		}
	}
}

// mixed returns the finding for a card that orders both in sections and from the whole field.
func mixed(p *pass.Pass, c *card, i, j int) check.Finding {
	return check.Finding{
		At:      p.Doc.Value(c.at(i, "do")),
		Message: "the card has an order in sections and one for the whole field",
		Help:    "remove the orders in sections, or the other one",
		Related: []diag.Related{check.Related(p.Doc, p.Doc.Value(c.at(j, "do")), "the other one")},
	}
}
