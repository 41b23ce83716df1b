package kernel

import (
	"fmt"
	"maps"
	"slices"

	"muster/internal/adventures/effect"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// cardUnplayable: the effects of a Command card have the values that their operations read, and are consistent. A card
// orders in one way, and some of its units can receive its grants (MED-CMD-02).
func cardUnplayable() *check.Check {
	return &check.Check{
		Code: "rulebook/card-unplayable", Severity: diag.Error,
		Rules: []string{"MED-CMD-02"},
		Needs: []string{"rulebook/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range judged(p, "command_cards") {
				c := of[rulebook.CommandCard](w)
				if c.Copies == 0 || unread(p, w) {
					continue
				}
				if fault := setup.CardFault(c); fault != "" {
					p.Report(check.Finding{
						At: p.Doc.Value(w.Ptr + "/id"), Message: fmt.Sprintf("the card %q %s", w.ID, fault),
						Help: "change its effects; run `muster explain formats/effects`",
					})
				}
			}
		}),
	}
}

// unread reports keys of effects that their operations do not read, and grants without effect.
func unread(p *pass.Pass, w rulebook.Written) bool {
	told, d := false, rulebook.CardDialect()
	list, _ := w.Values["effects"].([]any)
	for i, v := range list {
		values, _ := v.(map[string]any)
		do, _ := values["do"].(string)
		reads := append(d.Entry(do).Keys, d.Always...)
		for _, key := range slices.Sorted(maps.Keys(values)) {
			if slices.Contains(reads, key) {
				continue
			}
			message, help := wording.Unread(do, key, reads)
			told = true
			p.Report(check.Finding{
				At: p.Doc.Key(fmt.Sprintf("%s/effects/%d/%s", w.Ptr, i, key)), Message: message, Help: help,
			})
		}
		if meant := of[rulebook.CardEffect](rulebook.Written{Values: values}).Effect(); meant.Verb == effect.Grant &&
			len(meant.Mods) == 0 {
			told = true
			p.Report(check.Finding{
				At:      p.Doc.Value(fmt.Sprintf("%s/effects/%d/do", w.Ptr, i)),
				Message: "the grant has no effect", Help: "add the benefit for the ordered units, or remove the grant",
			})
		}
	}
	return told
}
