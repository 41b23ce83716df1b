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

// loreEffect: the target and the effects of a Lore card have the values that their operations read. They give one
// value, or three for the levels of the card's master, and affect the card's target (BL-LOR-03).
func loreEffect() *check.Check {
	return &check.Check{
		Code: "rulebook/lore-effect", Severity: diag.Error,
		Rules: []string{"BL-LOR-03"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range loreCards(p) {
				say := func(ptr, message, help string) {
					p.Report(check.Finding{At: p.Doc.Value(ptr), Message: message, Help: help})
				}
				if len(c.Effects) == 0 {
					say(c.ptr+"/id", fmt.Sprintf("the card %q has no effect", c.row.id), "add an effect")
				}
				if !graded(
					c.target,
					c.Target.What,
					rulebook.LoreTargetKeys(c.Target.What),
					[]string{"what"},
					c.aim,
					say,
				) {
					if f := targetMisfit(&c.Target); f.message != "" {
						say(c.aim(f.key), f.message, f.help)
					}
				}
				for i := range c.Effects {
					e := &c.Effects[i]
					at := func(key string) string { return c.at(i, key) }
					says := rulebook.LoreEffects()
					if !graded(c.effects[i], e.Do, says.Entry(e.Do).Keys, says.Always, at, say) {
						if f := effectMisfit(&c, e); f.message != "" {
							say(at(f.key), f.message, f.help)
						}
					}
				}
			}
		}),
	}
}

// graded reports the keys that an operation does not read, and lists without one or three levels.
func graded(
	values map[string]any,
	word string,
	reads, always []string,
	at func(key string) string,
	say func(ptr, message, help string),
) bool {
	bad := unread(values, word, reads, always, at, say)
	for _, key := range slices.Concat(always, reads) {
		if slices.Contains([]string{"hits", "kills", "levels", "on"}, key) {
			continue
		}
		if list, ok := values[key].([]any); ok && len(list) == 2 {
			bad = true
			say(at(key), key+" has 2 values for 3 levels", "write one value for all levels, or three values")
		}
	}
	return bad
}

// targetMisfit returns the inconsistent values of a target.
func targetMisfit(t *rulebook.LoreTarget) complaint {
	switch {
	case t.What != rulebook.AtUnits:
	case t.Side == "":
		return complaint{"what", "the side of the target is missing", `add side = "own", "enemy" or "any"`}
	case t.By != "" && len(t.Most) > 0:
		return complaint{"by", "the target has both a number and by", "remove most or by"}
	case t.NextTo && !t.Elevated && !t.Water && len(t.On) == 0:
		return complaint{"next_to", "next_to has no condition", "add on, elevated or water"}
	case t.Fallen && (t.Ordered || t.CanBattle || t.Alone || t.Shape != "" || t.Elevated || t.Water || len(t.On)+
		len(t.Near)+len(t.Sections) > 0):
		return complaint{
			"fallen",
			"an eliminated unit has no hex and no orders",
			"remove fallen, or the keys that conflict with it",
		}
	}
	return complaint{}
}

// effectMisfit returns the values of an effect that contradict each other or the card's target.
func effectMisfit(c *lore, e *rulebook.LoreEffect) complaint {
	if f := aimMisfit(c, e); f.message != "" {
		return f
	}
	if bases := rulebook.LoreEffects().Entry(e.Do).Bases; bases != nil {
		if f := shareMisfit(e.Do, e.By, bases, len(e.Part) > 0, len(e.N) > 0); f.message != "" {
			return f
		}
	}
	for i := 1; i < len(e.Levels); i++ {
		if e.Levels[i] <= e.Levels[i-1] {
			return complaint{
				"levels",
				"levels must be in order without repetition",
				"write them from the lowest to the highest: [1, 3]",
			}
		}
	}
	counts := len(e.N) > 0 && slices.Max(e.N) > 0 && slices.Min(e.N) >= 0
	switch e.Do {
	case rulebook.LoreGrant:
		return grantMisfit(e)
	case rulebook.LorePlace:
		switch {
		case e.Where == "":
			return complaint{"do", "the place is missing", `add where = "near" or "baseline"`}
		case (e.Where == rulebook.PlaceNear) != (len(e.Within) > 0):
			return complaint{
				"where",
				fmt.Sprintf("the place %q cannot have within", e.Where),
				`use within only with "near"`,
			}
		case c.Target.Fallen && e.Where == rulebook.PlaceNear:
			return complaint{
				"where",
				"an eliminated unit has no hex, so no hex is near it",
				`write where = "baseline", without within`,
			}
		case c.Target.Fallen != (len(e.Figures) > 0):
			return complaint{
				"figures",
				"figures is only for eliminated units",
				"use figures only with fallen = true",
			}
		}
	case rulebook.LoreGain:
		if counts == (e.By != "") {
			return complaint{
				"n",
				"the number of tokens is missing",
				"write n = [1] or more, or by = " + words(gainable(c)),
			}
		}
	case rulebook.LoreRoll:
		if len(e.Hits) == 0 && len(e.Kills) == 0 && !e.Flags {
			return complaint{"do", "the roll has no effect for any result", "add hits, kills or flags"}
		}
	case rulebook.LoreReroll:
		if e.Which == "" {
			return complaint{"do", "the effect does not select dice", `add which = "misses" or "any"`}
		}
	case rulebook.LoreIgnore:
		if e.What == "" {
			return complaint{
				"do",
				"the effect does not set what it ignores",
				`add what = "colour", "strikes", "hits" or "flags"`,
			}
		}
	case rulebook.LoreDraw:
		switch {
		case e.Deck == "":
			return deckMissing
		case e.Deck == rulebook.DeckCommand && e.Keep > 1:
			return complaint{
				"keep",
				fmt.Sprintf(
					"the effect keeps %s, but the draw of a turn keeps 1",
					wording.Count(e.Keep, "Command card", "Command cards"),
				),
				"write keep = 1",
			}
		}
		if counts && (e.Keep < 1 || e.Keep > slices.Min(e.N)) {
			return complaint{
				"keep",
				fmt.Sprintf("the effect draws %s and keeps %d", wording.Count(slices.Min(e.N), "card", "cards"), e.Keep),
				"draw at least one card, and keep at least one",
			}
		}
	case rulebook.LoreDiscard:
		if e.Deck == "" {
			return deckMissing
		}
	case rulebook.LoreSpecial:
		switch {
		case e.Name == "" || e.Reason == "":
			return complaint{
				"do",
				"the special effect has no name or no reason",
				"add name and reason, or use another word",
			}
		case len(e.Pick) > 0 && e.Name != rulebook.SpecialForced:
			return complaint{"pick", fmt.Sprintf("%q cannot have pick", e.Name), "remove pick"}
		}
	}
	if slices.Contains(
		[]string{
			rulebook.LoreMove,
			rulebook.LoreHeal,
			rulebook.LoreRetreat,
			rulebook.LoreRoll,
			rulebook.LoreSteal,
			rulebook.LoreDraw,
			rulebook.LoreDiscard,
		},
		e.Do,
	) &&
		!counts &&
		e.By == "" {
		return complaint{"n", fmt.Sprintf("%q = 0 has no effect", e.Do), "write n = [1] or more"}
	}
	return complaint{}
}

// gainable lists the bases for a part in a card's gain: the price of an answered card is one.
func gainable(c *lore) []string {
	bases := rulebook.LoreEffects().Entry(rulebook.LoreGain).Bases
	if c.Target.What == rulebook.AtLore {
		return bases
	}
	return slices.DeleteFunc(bases, func(by string) bool { return by == rulebook.ByPaid })
}

// deckMissing is the problem of cards without a deck.
var deckMissing = complaint{
	"do",
	"the effect does not set the deck",
	`add deck = "command" or "lore"`,
}
