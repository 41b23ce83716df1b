package realmcheck

import (
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/prose"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// prosePlaceholder: a placeholder without a value is printed with its braces.
func prosePlaceholder() *check.Check {
	return &check.Check{
		Code: "realm/prose-placeholder", Severity: diag.Error, Kind: rulebook.KindRealm,
		Needs: []string{"/background", "/tiles", "/homes", "realm/unknown-name", "realm/tile-twice", "realm/overlap"},
		Run: pass.Run(func(p *pass.Pass) {
			prose.Placeholders(p.Pass, prose.Of([2]string{"background", p.Realm.Background}), p.Linked.Placeholders)
		}),
	}
}
