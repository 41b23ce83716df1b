package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	rulerows "muster/internal/engine/command/rows"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/command/rowcheck"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// rowsDiffer: rows in a map, set or adventure apply to the users of that file, and a rulebook's rows to the whole
// project. If two different rows with one id apply to the same use, it is undefined which counts. Identical rows do no
// harm.
func rowsDiffer() *check.Check {
	return &check.Check{
		Code: "rulebook/rows-differ", Severity: diag.Error,
		Needs: []string{"rulebook/duplicate-row"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range p.Catalog.Clashes(p.Entry) {
				if p.Adventure != nil && c.Second.Entry != p.Entry.Entry && (rulebookFile(c.First) || rulebookFile(c.Second)) {
					continue // reported at the map or set itself
				}
				f := rowcheck.Differs(c, used(p, c))
				if c.Second.Entry != p.Entry.Entry {
					f.Message = fmt.Sprintf("%s and %s have different rows %q in the table %s, but are used together here",
						c.First.Entry.Doc.File.Name, c.Second.Entry.Doc.File.Name, c.ID, c.Table)
					f.Related = append(f.Related, rowcheck.Related(c.Second, "the other"))
				}
				p.Report(f)
			}
		}),
	}
}

// used returns the location where an entry brings the second row of a conflict: the row itself, or the name of the set
// that has it.
func used(p *pass.Pass, c rulerows.Conflict) source.Span {
	if c.Second.Entry == p.Entry.Entry {
		return p.Doc.Value(c.Second.Row.Ptr + "/id")
	}
	if cta := p.Adventure.CallToArms; cta != nil {
		for camp, ids := range [boards.Camps][]string{cta.Pennant, cta.Standard} {
			if i := slices.Index(ids, c.Second.Entry.ID); i >= 0 {
				return p.Doc.Value(fmt.Sprintf("/call_to_arms/%s/%d", boards.CampNames[camp], i))
			}
		}
		return p.Doc.Value("/call_to_arms/mode")
	}
	return p.Doc.Value("/map")
}

func rulebookFile(p rulerows.Placed) bool { return p.Entry.Doc.Kind == rulebook.KindRulebook }
