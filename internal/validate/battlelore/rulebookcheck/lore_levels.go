package rulebookcheck

import (
	"fmt"
	"math"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// loreLevels: a Lore card does at least as much for a master of a higher level: out of character it counts as level 1,
// the lowest (BL-LOR-07). Falling values are usually in the wrong order.
func loreLevels() *check.Check {
	return &check.Check{
		Code: "rulebook/lore-levels", Severity: diag.Warning,
		Rules: []string{"BL-LOR-07"},
		Needs: []string{"rulebook/lore-effect", "rulebook/lore-never", "rulebook/lore-harm"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range loreCards(p) {
				say := func(ptr string, values rulebook.Amount, zeroIsAll bool) {
					if level := fall(values, zeroIsAll); level > 0 {
						p.Report(check.Finding{
							At:      p.Doc.Value(ptr),
							Message: fmt.Sprintf("%q does less at level %d than at level %d", c.row.id, level, level-1),
							Help:    "put the values in order, level 1 first",
						})
					}
				}
				t := &c.Target
				for _, v := range []struct {
					key    string
					values rulebook.Amount
				}{{"most", t.Most}, {"rank", t.Rank}, {"sections", t.Sections}, {"near", t.Near}, {"cost", t.Cost}} {
					say(c.aim(v.key), v.values, true)
				}
				for i := range c.Effects {
					e := &c.Effects[i]
					say(c.at(i, "within"), e.Within, false)
					say(c.at(i, "figures"), e.Figures, false)
					say(c.at(i, "part"), strength(e.Part), false)
					if rises(e) {
						say(c.at(i, "n"), e.N, e.Do == rulebook.LoreReroll || e.Do == rulebook.LoreIgnore)
					}
				}
			}
		}),
	}
}

// rises reports whether a greater number, or absolute number, makes an effect stronger. A number that a stat is set to
// does not.
func rises(e *rulebook.LoreEffect) bool {
	if e.Do == rulebook.LoreGrant {
		return signed(e.Stat) || e.Stat == rulebook.StatMoveLeast || e.Stat == rulebook.StatStrikeDice
	}
	return true
}

// fall returns the first level with less than the level below, or 0. If 0 means all, it is the maximum.
func fall(values rulebook.Amount, zeroIsAll bool) int {
	strength := func(n int) int {
		if n == 0 && zeroIsAll {
			return math.MaxInt
		}
		return max(n, -n)
	}
	if len(values) > 0 && slices.Min(values) < 0 && slices.Max(values) > 0 {
		return 0 // the direction is unknown
	}
	for i := 1; i < len(values); i++ {
		if strength(values[i]) < strength(values[i-1]) {
			return i + 1
		}
	}
	return 0
}
