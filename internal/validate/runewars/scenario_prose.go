package runewars

import (
	"muster/internal/validate/prose"
	"muster/validate/check"
)

// prosePlaceholder: a placeholder without a value is printed with its braces.
func prosePlaceholder() *check.Check {
	needs := valid("/background", "/events", "/wins", "/loses", "/seats")
	return ofScenario("prose-placeholder", nil, needs, func(v *view) {
		d := v.Definition
		texts := prose.Of([2]string{"background", d.Background})
		for i := range d.Events {
			texts = append(texts, prose.Item("events", i, "event", d.Events[i].Text))
		}
		for i := range d.Wins {
			texts = append(texts, prose.Item("wins", i, "win", d.Wins[i].Text))
		}
		for i := range d.Loses {
			texts = append(texts, prose.Item("loses", i, "loss", d.Loses[i].Text))
		}
		prose.Placeholders(v.Pass.Pass, texts, v.LinkedScenario.Placeholders)
	})
}
