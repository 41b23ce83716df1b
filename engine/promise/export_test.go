package promise

import "muster/engine"

// TurnRules are the rules of a battle turned by half, for tests that compare them with those of a turned text.
func TurnRules(r *engine.Rules) (*engine.Rules, error) { return turnOf(r).rules(r) }
