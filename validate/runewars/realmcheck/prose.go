package realmcheck

import (
	"muster/engine/runewars/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/prose"
	"muster/validate/runewars/pass"
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
