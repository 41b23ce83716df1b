package armies

import (
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/refcheck"
	"muster/validate/check"
)

// ctaUnknownSet: the armies come from sets of Deployment cards (CTA-03), which must be among the files or in the
// library.
func ctaUnknownSet() *check.Check {
	return refcheck.UnknownDefinition(rulebook.KindDeploycards, "deployment set", check.Check{
		Code: "adventure/cta-unknown-set", Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-03"},
		Needs: []string{"/call_to_arms"},
	})
}
