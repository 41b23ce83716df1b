package rulebookcheck

import (
	"fmt"

	"muster/engine/runewars/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/runewars/pass"
)

// cardMoment: a Tactics card is played at the moment that it states (RW-TACT-01, RW-TACT-03), and so it does something
// then, and says nothing of other moments.
func cardMoment() *check.Check {
	return &check.Check{
		Code: "rulebook/card-moment", Severity: diag.Error,
		Rules: []string{"RW-TACT-01", "RW-TACT-02", "RW-TACT-03", "RW-CMD-10"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range added(p, "tactics") {
				t := of[rulebook.Tactics](w)
				misplaced := false
				for _, key := range []string{"effects", "battle", "duel"} {
					if w.Values[key] != nil && key != doneBy(t.When) {
						misplaced = true
						p.Report(check.Finding{
							At: p.Doc.Value(w.Ptr + "/" + key), Rules: []string{"RW-TACT-01", "RW-TACT-03"},
							Message: fmt.Sprintf("%s is played in the moment %s, in which nobody reads %s", w.ID, t.When, key),
							Help:    fmt.Sprintf("write %s in place of %s, or choose another moment", doneBy(t.When), key),
						})
					}
				}
				if !misplaced && w.Values[doneBy(t.When)] == nil && !t.Lieutenant {
					p.Report(check.Finding{
						At: p.Doc.Value(w.Ptr + "/when"), Rules: []string{"RW-TACT-01"},
						Message: fmt.Sprintf("nothing comes of playing %s", w.ID), Help: "add " + doneBy(t.When),
					})
				}
				if t.Lieutenant && !t.Commanders {
					p.Report(check.Finding{
						At: p.Doc.Value(w.Ptr + "/lieutenant"), Rules: []string{"RW-TACT-02", "RW-CMD-10"},
						Message: fmt.Sprintf("%s makes a second commander, and is dealt without Commanders", w.ID),
						Help:    "add commanders = true",
					})
				}
			}
		}),
	}
}

// doneBy is the key under which a Tactics card says what it does at a moment.
func doneBy(when string) string {
	switch when {
	case rulebook.InBattle:
		return "battle"
	case rulebook.InDuel:
		return "duel"
	}
	return "effects"
}
