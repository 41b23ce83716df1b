package runewars

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/check"
)

// stock: each type has a limited number of figures (RW-LIM-02); both sides take theirs from one box.
func unitStock() *check.Check {
	needs := []string{"battle/unknown-name", "battle/unit-twice"}
	return ofBattle("stock", diag.Error, []string{"RW-LIM-02"}, needs, func(p *battlePass) {
		taken := map[string]int{}
		for i := range p.Kinds {
			for k, kind := range p.Kinds[i] {
				if kind.Ptr == "" {
					continue
				}
				before, own := taken[kind.Row.ID], &p.Rules.Sides[i].Kinds[k]
				n := before + int(own.Units) + int(own.Before)
				if taken[kind.Row.ID] = n; n <= kind.Row.Count || before > kind.Row.Count {
					continue
				}
				message := fmt.Sprintf("%d of %s fight, but the box contains %d", n, kind.Row.ID, kind.Row.Count)
				if before > 0 {
					message = fmt.Sprintf("%d of %s fight on both sides, but the box contains %d", n, kind.Row.ID, kind.Row.Count)
				}
				p.Report(check.Finding{At: p.value(kind.Ptr + "/count"), Message: message, Help: "remove some"})
			}
		}
	})
}
