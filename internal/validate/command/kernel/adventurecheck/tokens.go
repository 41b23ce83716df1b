package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// tokens: both sides take their initial Inspired Action tokens from the supply of the boxes (MED-INS-01), a side at
// most the number of the rulebook's limit.
func tokens() *check.Check {
	return &check.Check{
		Code: "medieval/tokens", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-INS-01"},
		Needs: []string{library.NeedsRules, "medieval/missing-side", "medieval/unknown-box"},
		Run: pass.Run(func(p *pass.Pass) {
			limit, have := p.Rules.Limit(rulebook.LimitTokens), p.Rules.Pieces(p.Linked.Table()).Tokens
			sum, most := 0, boards.Camp(0)
			for _, c := range camps() {
				n := p.Linked.Tokens(c)
				if sum += n; n > p.Linked.Tokens(most) {
					most = c
				}
				if n > limit.Most || n < limit.Least {
					p.Report(check.Finding{
						At:      p.Doc.Value(ptr(c) + "/tokens"),
						Message: fmt.Sprintf("%s starts with %s", name(c), wording.Count(n, "token", "tokens")),
						Help:    fmt.Sprintf("write a number from %d to %d", limit.Least, limit.Most),
					})
					return
				}
			}
			if sum > have {
				p.Report(check.Finding{
					At:      p.Doc.Value(ptr(most) + "/tokens"),
					Message: fmt.Sprintf("the sides start with %d Inspired Action tokens, but the boxes have %d", sum, have),
					Help:    "lower the tokens of one side",
				})
			}
		}),
	}
}
