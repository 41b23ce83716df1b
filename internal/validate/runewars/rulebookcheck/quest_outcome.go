package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// questOutcome: a quest is either a test of an attribute (RW-QST-01) or a duel (RW-QST-05), and has an outcome
// (RW-QST-02).
func questOutcome() *check.Check {
	return &check.Check{
		Code: "rulebook/quest-outcome", Severity: diag.Error,
		Rules: []string{"RW-QST-01", "RW-QST-02", "RW-QST-05"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range added(p, "quests") {
				q := of[rulebook.Quest](w)
				say := func(key, help, format string, args ...any) {
					at := p.Doc.Value(w.Ptr + key)
					p.Report(check.Finding{At: at, Message: fmt.Sprintf(format, args...), Help: help})
				}
				switch {
				case q.Attribute == "" && q.Duel == "":
					say("/id", "add attribute, or duel", "the quest %s is neither a test nor a duel", w.ID)
					continue
				case q.Attribute != "" && q.Duel != "":
					say("/duel", "remove attribute, or duel", "the quest %s is both a test and a duel", w.ID)
					continue
				}
				strange := []string{"won", "lost"}
				if q.Duel != "" {
					strange = []string{"gold", "silver", "red", "done"}
				}
				for _, key := range strange {
					if w.Values[key] != nil {
						say("/"+key, "remove "+key, "%s has no outcome for a quest like %s", key, w.ID)
					}
				}
				if q.Attribute != "" && len(q.Gold)+len(q.Silver) == 0 || q.Duel != "" && len(q.Won) == 0 {
					say("/id", "add what a hero gets for it", "the quest %s has no reward", w.ID)
				}
			}
		}),
	}
}
