package rulebookcheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// symbolClash: a symbol in the rows of a map stands for one ground. The ground that had it first keeps it, so the
// later one could never be drawn.
func symbolClash() *check.Check {
	return &check.Check{
		Code: "rulebook/symbol-clash", Severity: diag.Error,
		Needs: []string{"rulebook/duplicate-row"},
		Run: pass.Run(func(p *pass.Pass) {
			own := map[string]row{}
			for _, r := range rows(p) {
				symbol, _ := r.values["symbol"].(string)
				if r.table != "ground" || symbol == "" {
					continue
				}
				own[r.id] = r
				holder := p.Rules.BySymbol(symbol)
				if holder == nil || holder.ID == r.id {
					continue
				}
				f := check.Finding{
					At:      p.Doc.Value(r.ptr + "/symbol"),
					Message: fmt.Sprintf("the symbol %q of %s stands for %s already", symbol, r.id, holder.ID),
					Help:    "choose another symbol, or leave it out and let maps give one in their legend",
				}
				if first, here := own[holder.ID]; here {
					f.Related = []diag.Related{check.Related(p.Doc, p.Doc.Value(first.ptr+"/symbol"), "the first one")}
				}
				p.Report(f)
			}
		}),
	}
}
