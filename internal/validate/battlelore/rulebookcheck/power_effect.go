package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// powerEffect: the effects of a creature's power have the values that their operations read, and an existing target.
// The creature's rolls and store can pay its price (BL-CRE-10, BL-CRE-11).
func powerEffect() *check.Check {
	return &check.Check{
		Code: "rulebook/power-effect", Severity: diag.Error,
		Rules: []string{"BL-CRE-10", "BL-CRE-11"},
		Needs: []string{"rulebook/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range creaturePowers(p) {
				for i := range c.Powers {
					w := &c.Powers[i]
					say := func(ptr, message, help string) {
						p.Report(check.Finding{At: p.Doc.Value(ptr), Message: message, Help: help})
					}
					if f := priceMisfit(p.Rules, &c.Unit, w); f.message != "" {
						say(c.at(i, f.key), f.message, f.help)
						continue
					}
					if len(w.Effects) == 0 {
						say(c.at(i, "name"), fmt.Sprintf("the power %q has no effect", w.Name), "add deeds")
					}
					deeds := tables(c.powers[i]["deeds"], len(w.Effects))
					for j := range w.Effects {
						at := func(key string) string {
							if _, written := deeds[j][key]; !written {
								key = "do"
							}
							return fmt.Sprintf("%s/powers/%d/deeds/%d/%s", c.ptr, i, j, key)
						}
						says := rulebook.PowerEffects()
						unread(deeds[j], w.Effects[j].Do, says.Entry(w.Effects[j].Do).Keys, says.Always, at, say)
						if f := powerEffectMisfit(&c.Unit, w, j); f.message != "" {
							say(at(f.key), f.message, f.help)
						}
					}
				}
			}
		}),
	}
}

// priceMisfit: a power is paid with the symbols just rolled and the stored tokens. One that is paid first or in flight,
// when nothing has been rolled, uses only the store.
func priceMisfit(r *rulebook.Rulebook, u *rulebook.Unit, w *rulebook.Power) complaint {
	reach := u.Store
	if !w.PaidFirst && w.When != rulebook.PowerFlight {
		reach += r.Melee(u)
	}
	switch {
	case w.Cost > reach:
		return complaint{
			"cost",
			fmt.Sprintf("%q costs %d Lore, but %q never has more than %d", w.Name, w.Cost, u.ID, reach),
			"lower cost, or raise store",
		}
	case w.When == rulebook.PowerFlight && u.Fly[1] == 0:
		return complaint{
			"when",
			fmt.Sprintf("%q is for a flight, but %q does not fly", w.Name, u.ID),
			"add fly, or remove when",
		}
	case w.Needs != "" && w.When == rulebook.PowerFlight:
		return complaint{
			"needs",
			fmt.Sprintf("%q needs a battle, but a flight has none", w.Name),
			"remove needs",
		}
	case w.Needs == rulebook.NeedsNeck && !rulebook.Known(rulebook.TraitLosesNecks, u.Traits):
		return complaint{
			"needs",
			fmt.Sprintf("%q loses no necks", u.ID),
			`add the trait "loses-necks", or remove needs`,
		}
	}
	return complaint{}
}

// powerEffectMisfit returns the inconsistent values of one effect.
func powerEffectMisfit(u *rulebook.Unit, w *rulebook.Power, j int) complaint {
	d := &w.Effects[j]
	breath := slices.ContainsFunc(
		w.Effects[:j],
		func(d rulebook.PowerEffect) bool { return d.Do == rulebook.PowerRoll },
	)
	if bases := rulebook.PowerEffects().Entry(d.Do).Bases; bases != nil {
		if f := shareMisfit(d.Do, d.By, bases, d.Part != "", d.N > 0); f.message != "" {
			return f
		}
	}
	switch {
	case d.By != "" && d.Per != "":
		return complaint{"per", "a part of the figures is counted once, not for each Lore symbol",
			"remove per, or replace by with n"}
	case d.Do == rulebook.PowerToken && d.Token == "":
		return complaint{"do", "the deed does not set the token", "add token"}
	case d.Do != rulebook.PowerToken && d.N < 1 && d.By == "":
		return complaint{"n", fmt.Sprintf("%q = 0 has no effect", d.Do), "write n = 1 or more"}
	case d.Do == rulebook.PowerRoll && len(d.Hits) == 0 && !d.Flags:
		return complaint{"do", "the roll has no effect for any result", "add hits or flags"}
	case (d.To == rulebook.ToFlown) != (w.When == rulebook.PowerFlight) && d.To != rulebook.ToSelf:
		return complaint{
			"to",
			fmt.Sprintf("%q does not exist when the power is used", d.To),
			`use to = "flown-over" only with when = "flight"`,
		}
	case d.Per != "" && w.When == rulebook.PowerFlight && !breath:
		return complaint{
			"per",
			fmt.Sprintf("in flight there is no roll before, so %q counts no Lore symbol", d.Do),
			`remove per, or put a "roll" before it`,
		}
	case d.Do == rulebook.PowerGrow && (d.To != rulebook.ToSelf || !rulebook.Known(rulebook.TraitLosesNecks, u.Traits)):
		return complaint{
			"do",
			"only the creature itself can grow heads, and it must lose necks",
			`write to = "self" and the trait "loses-necks", or choose another deed`,
		}
	}
	return complaint{}
}
