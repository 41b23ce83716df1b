package runewars

import (
	"fmt"

	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// area: areas have distinct names (RW-TERM-01) and a maximum number of units (RW-LIM-01).
func area() *check.Check {
	return ofBattle("area", diag.Error, []string{"RW-TERM-01", "RW-LIM-01"}, nil, func(p *battlePass) {
		first := map[string]int{}
		for i, a := range p.Definition.Areas {
			ptr := wording.Pointer("areas", i)
			if j, twice := first[a.Name]; twice && a.Name != "" {
				p.Report(check.Finding{
					At: p.value(ptr + "/name"), Message: fmt.Sprintf("there is already an area %s", a.Name),
					Related: []diag.Related{check.Related(p.Doc, p.value(wording.Pointer("areas", j)+"/name"), "the first one")},
					Help:    "choose another name",
				})
			} else {
				first[a.Name] = i
			}
			if a.Units > int(p.Rules.Most) {
				p.Report(check.Finding{
					At:      p.value(ptr + "/units"),
					Message: fmt.Sprintf("%d units are in %s, which has room for %d", a.Units, a.Name, p.Rules.Most),
					Help:    "remove some",
				})
			}
		}
	})
}
