package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// cardMoment: a Tactics card is played at the moment that it states (RW-TACT-01, RW-TACT-03), so it has effects then
// and none at other moments. Only a played card can end a battle (RW-RUL-04).
func cardMoment() *check.Check {
	return &check.Check{
		Code: "rulebook/card-moment", Severity: diag.Error,
		Rules: []string{"RW-TACT-01", "RW-TACT-02", "RW-TACT-03", "RW-CMD-10", "RW-RUL-04"},
		Run: pass.Run(func(p *pass.Pass) {
			withdraws(p)
			for _, w := range added(p, "tactics") {
				t := of[rulebook.Tactics](w)
				misplaced := false
				for _, key := range []string{"effects", "battle", "duel"} {
					if w.Values[key] != nil && key != doneBy(t.When) {
						misplaced = true
						p.Report(check.Finding{
							At: p.Doc.Value(w.Ptr + "/" + key), Rules: []string{"RW-TACT-01", "RW-TACT-03"},
							Message: fmt.Sprintf("%s is played at the moment %s, which does not use %s", w.ID, t.When, key),
							Help:    fmt.Sprintf("replace %[2]s by %[1]s, or choose another moment", doneBy(t.When), key),
						})
					}
				}
				if !misplaced && w.Values[doneBy(t.When)] == nil && !t.Lieutenant {
					p.Report(check.Finding{
						At: p.Doc.Value(w.Ptr + "/when"), Rules: []string{"RW-TACT-01"},
						Message: fmt.Sprintf("playing %s has no effect", w.ID), Help: "add " + doneBy(t.When),
					})
				}
				if t.Lieutenant && !t.Commanders {
					p.Report(check.Finding{
						At: p.Doc.Value(w.Ptr + "/lieutenant"), Rules: []string{"RW-TACT-02", "RW-CMD-10"},
						Message: fmt.Sprintf("%s makes a second commander, but is dealt without Commanders", w.ID),
						Help:    "add commanders = true",
					})
				}
			}
		}),
	}
}

// withdraws reports effects that end a battle without a played card: of a special, a commander, a development.
func withdraws(p *pass.Pass) {
	for _, w := range rulebook.RowsOf(p.Doc) {
		of, keys := w.Values, rulebook.FightLists(w.Table)
		ptr := w.Ptr
		switch w.Table {
		case "units":
			keys = []string{"special"}
		case "factions":
			of, _ = w.Values["defence"].(map[string]any)
			ptr, keys = w.Ptr+"/defence", []string{"effects"}
		case "tactics", "rewards":
			continue
		}
		for _, key := range keys {
			list, _ := of[key].([]any)
			for i, e := range list {
				if effect, _ := e.(map[string]any); effect["do"] == rulebook.DoWithdraw {
					p.Report(check.Finding{
						At: p.Doc.Value(fmt.Sprintf("%s/%s/%d/do", ptr, key, i)), Rules: []string{"RW-RUL-04"},
						Message: fmt.Sprintf("%s is not played at the start of a battle, so withdraw has no effect", w.ID),
						Help:    "use another word: withdraw is for battle of a Tactics or Reward card",
					})
				}
			}
		}
	}
}

// doneBy returns the key for the effects of a Tactics card at a moment.
func doneBy(when string) string {
	switch when {
	case rulebook.InBattle:
		return "battle"
	case rulebook.InDuel:
		return "duel"
	}
	return "effects"
}
