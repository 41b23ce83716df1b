package runewars

import (
	"strings"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// noStart: a definition that passes all other checks but exceeds the capacity of a game cannot be set up (RW-LIM-02).
func noStart() *check.Check {
	return &check.Check{
		Code: "play/no-start", Severity: diag.Error, Rules: []string{"RW-LIM-02"}, Needs: []string{check.NeedsClean},
		Played: true,
		Run: func(of *check.Pass) {
			p := pass.Of(of)
			if of.Games == nil || p.Entry == nil || p.Doc.Kind != rulebook.KindRealm && p.Doc.Kind != rulebook.KindScenario {
				return
			}
			if why := setUp(p).why; len(why) > 0 {
				p.Report(check.Finding{
					At: p.Doc.Key("/id"), Message: "the game cannot be set up: " + strings.Join(why, "; "),
					Help: "remove the excess",
				})
			}
		},
	}
}
