package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// placeIdle: a landmark or lair has a value without effect there, or without another value (BL-LMK-04, BL-LMK-08).
func placeIdle() *check.Check {
	return &check.Check{
		Code: "rulebook/place-idle", Severity: diag.Warning,
		Rules: []string{"BL-LMK-04", "BL-LMK-08"},
		Needs: []string{"rulebook/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, r := range judged(p) {
				if r.table != "landmarks" && r.table != "lairs" {
					continue
				}
				var t rulebook.Terrain
				schema.DecodeValue(r.values, &t)
				for _, c := range idleValues(r.table, &t) {
					p.Report(check.Finding{At: p.Doc.Value(r.ptr + "/" + c.key), Message: c.message, Help: c.help})
				}
			}
		}),
	}
}

// idleValues returns the values of a row without effect.
func idleValues(table string, t *rulebook.Terrain) []complaint {
	var out []complaint
	say := func(yes bool, key, message, help string) {
		if yes {
			out = append(out, complaint{key, fmt.Sprintf("%s of %q %s", key, t.ID, message), help})
		}
	}
	landmark := table == "landmarks"
	say(
		landmark && t.Summons != "",
		"summons",
		"has no effect: only a lair has a creature",
		"write the row under lairs, with a creature",
	)
	say(landmark && t.Stores > 0, "stores", "has no effect: only a lair has a creature", "write the row under lairs")
	say(
		!landmark && t.Summons != "" && t.Creature == "",
		"summons",
		"has no effect: the lair has no creature",
		"add creature",
	)
	say(
		!landmark && t.Master != "",
		"master",
		"has no effect: a lair is placed by grants",
		"remove master, or write the row under landmarks",
	)
	say(
		t.Serves != "" && t.Heals == 0 && t.Passage == 0 && !t.Raises,
		"serves",
		"has no effect without heals, passage or raises",
		"add one of them, or remove serves",
	)
	say(
		t.Pass && t.Master != "",
		"pass",
		"prevents its placement: players cannot place landmarks that make the ground below passable",
		"write pass = false, or remove master",
	)
	return out
}
