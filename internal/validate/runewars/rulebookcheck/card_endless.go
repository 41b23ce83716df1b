package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// cardEndless: an action that can be repeated for free never ends. It is a Reward or a Title that is not used up, or a
// card that draws Fate cards in a battle without end (RW-BTL-10). The Captain's title is used once a turn (RW-RUL-05).
func cardEndless() *check.Check {
	return &check.Check{
		Code: "rulebook/card-endless", Severity: diag.Error,
		Rules: []string{"RW-RUL-05", "RW-BTL-10"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range rulebook.RowsOf(p.Doc) {
				if w.Table == "rewards" || w.Table == "titles" {
					for _, key := range []string{"effects", "battle"} {
						if w.Values[key] != nil && w.Values["use"] == nil {
							p.Report(check.Finding{
								At: p.Doc.Value(w.Ptr + "/id"), Rules: []string{"RW-RUL-05"},
								Message: fmt.Sprintf("%s can be used endlessly", w.ID),
								Help:    `add use = "turn", or use = "discard" for a Reward that is used up`,
							})
							break
						}
					}
				}
				for _, key := range rulebook.FightLists(w.Table) {
					list, _ := w.Values[key].([]any)
					for i, e := range list {
						if effect, _ := e.(map[string]any); effect["do"] == rulebook.DoDrawFate {
							p.Report(check.Finding{
								At: p.Doc.Value(fmt.Sprintf("%s/%s/%d/do", w.Ptr, key, i)), Rules: []string{"RW-BTL-10"},
								Message: fmt.Sprintf("%s draws Fate cards for no unit, so they have no effect", w.ID),
								Help:    "remove the effect: only a unit's special draws more Fate cards",
							})
						}
					}
				}
			}
		}),
	}
}
