package victory

import (
	"fmt"
	"slices"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/maps/hex"
)

// idleGift returns why tokens or heal gives nothing, or lacks an amount, with the key.
func idleGift(e *library.Effect) (message, key, help string) {
	bases := adventures.RuleEffects().Entry(e.Do).Bases
	thing := map[string]string{adventures.RuleTokens: "tokens", adventures.RuleHeal: "figures"}[e.Do]
	switch {
	case len(e.At) == 0:
		return "the effect has no hexes", "at", "add at with a list of hexes"
	case e.By != "" && e.Count != nil:
		return "the effect has both a number and by", "by", "remove count or by"
	case e.By != "" && !slices.Contains(bases, e.By):
		return fmt.Sprintf("%q = 0 gives no part of %q", e.Do, e.By), "by",
			"write " + wording.List(wording.Quoted(bases), "or")
	case e.Part != "" && e.By == "":
		return fmt.Sprintf("the effect does not set what %q is a part of", e.Part), "part",
			"add by = " + wording.List(wording.Quoted(bases), "or") + ", or remove part"
	case e.By == "" && e.N() < 1:
		return "the effect gives no " + thing, "count",
			"write count = 1 or more, or by = " + wording.List(wording.Quoted(bases), "or")
	}
	return "", "", ""
}

// setOut returns the starting hexes of the units of a camp that an effect applies to.
func setOut(p *pass.Pass, e *library.Effect, c boards.Camp) hex.Set {
	if p.Adventure.CallToArms != nil {
		return pass.Starts(p, c)
	}
	var set hex.Set
	for _, u := range pass.UnitsOf(c, p.Linked.Chosen(e)) {
		if u.At != hex.None && !p.Field.Impassable.Has(u.At) {
			set.Add(u.At)
		}
	}
	return set
}

// awaited reports whether an effect applies to a creature that waits in a lair, off the field.
func awaited(p *pass.Pass, e *library.Effect) bool {
	for _, o := range pass.Parties(p) {
		for _, w := range pass.Waiting(p, &o) {
			if row := p.Rules.Units.Get(w.Name); row != nil && e.Chooses(o.Camp.String(), row.ID, row.Class, row.Banner) {
				return true
			}
		}
	}
	return false
}
