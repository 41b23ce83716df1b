package battlelore

import "muster/internal/engine/battlelore"

// TurnRules are the rules of a battle turned by half, for tests that compare them with those of a turned text.
func TurnRules(r *battlelore.Rules) (*battlelore.Rules, error) { return turnOf(r).rules(r) }
