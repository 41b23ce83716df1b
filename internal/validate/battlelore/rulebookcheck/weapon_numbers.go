package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// weaponNumbers: a melee weapon reaches the next hex and a missile weapon farther (BL-BAT-04), and bonus strikes hit
// somewhere inside the range (BL-HIT-02).
func weaponNumbers() *check.Check {
	return &check.Check{
		Code: "rulebook/weapon-numbers", Severity: diag.Warning,
		Rules: []string{"BL-BAT-04", "BL-HIT-02"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, r := range rows(p) {
				if r.table != "weapons" {
					continue
				}
				var w rulebook.Weapon
				schema.DecodeValue(r.values, &w)
				say := func(key, help, message string, args ...any) {
					p.Report(
						check.Finding{
							At:      p.Doc.Value(r.ptr + "/" + key),
							Message: fmt.Sprintf(message, args...),
							Help:    help,
						},
					)
				}
				switch {
				case w.Kind == rulebook.MeleeWeapon && w.Range > 1: // BL-BAT-04
					say(
						"range",
						"write range = 1, or kind = \"missile\"",
						"the melee weapon %q reaches %s",
						w.ID,
						wording.Count(w.Range, "hex", "hexes"),
					)
				case w.Kind == rulebook.MissileWeapon && w.Range < 2: // BL-BAT-04
					say(
						"range",
						"raise range to 2 or more",
						"the missile weapon %q reaches %s",
						w.ID,
						wording.Count(w.Range, "hex", "hexes"),
					)
				case w.StrikeFrom > w.StrikeTo: // BL-HIT-02
					say(
						"strike_from",
						"write the nearer hex in strike_from",
						"bonus strikes of %q hit from %d to %d hexes",
						w.ID,
						w.StrikeFrom,
						w.StrikeTo,
					)
				case w.StrikeTo > w.Range: // BL-HIT-02
					say(
						"strike_to",
						"lower strike_to",
						"bonus strikes of %q hit at %d hexes, but it reaches only %d",
						w.ID,
						w.StrikeTo,
						w.Range,
					)
				}
			}
		}),
	}
}
