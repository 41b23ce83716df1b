package adventurecheck

import (
	"fmt"

	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// command: the scenario sets Command for each side (MED-CMD-04), within the rulebook's limits.
func command() *check.Check {
	return &check.Check{
		Code: "medieval/command", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-CMD-04"},
		Needs: []string{library.NeedsRules},
		Run: pass.Run(func(p *pass.Pass) {
			limit := p.Rules.Limit(rulebook.LimitCommand)
			each(p, func(c boards.Camp, side *adventures.Side, ptr string) {
				help := fmt.Sprintf("write a number from %d to %d", limit.Least, limit.Most)
				switch {
				case !p.Doc.Clean(ptr + "/command"):
				case side.Command == nil:
					p.Report(check.Finding{
						At:      p.Doc.Key(ptr),
						Message: "the number of Command cards is missing for " + name(c),
						Help:    fmt.Sprintf("add command, a number from %d to %d", limit.Least, limit.Most),
					})
				case *side.Command < limit.Least:
					p.Report(check.Finding{
						At:      p.Doc.Value(ptr + "/command"),
						Message: fmt.Sprintf("Command %d is less than %d", *side.Command, limit.Least),
						Help:    help,
					})
				case *side.Command > limit.Most:
					p.Report(check.Finding{
						At:      p.Doc.Value(ptr + "/command"),
						Message: fmt.Sprintf("Command %d is more than %d", *side.Command, limit.Most),
						Help:    help,
					})
				}
			})
		}),
	}
}
