package games

import (
	"cmp"
	"slices"
	"sync"

	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/validate"
	"muster/validate/check"
)

// Known returns the names that a project's settings can use in any game.
func Known() runner.Known { return knownToAll() }

var knownToAll = sync.OnceValue(func() runner.Known {
	k := runner.Known{Severities: map[string]diag.Severity{}, Measures: Measures(), Player: UnknownPlayer}
	for _, c := range validate.Codes(Checks()) {
		k.Severities[c.Code] = c.Severity
	}
	return k
})

// Measures lists the thresholds of warnings that projects may set, by id. A threshold shared by several games appears
// once: a project sets it for all of them.
func Measures() []check.Threshold {
	var out []check.Threshold
	for _, g := range List() {
		out = append(out, g.Measures()...)
	}
	slices.SortStableFunc(out, func(a, b check.Threshold) int { return cmp.Compare(a.ID, b.ID) })
	return slices.CompactFunc(out, func(a, b check.Threshold) bool { return a.ID == b.ID })
}

// UnknownPlayer returns the first policy of a list that no game knows, and the known ones; "" if a game knows all.
func UnknownPlayer(list string) (name string, all []string) {
	for _, g := range List() {
		if !g.Plays() {
			continue
		}
		unknown, bad := g.Play.Unknown(list)
		if !bad {
			return "", nil
		}
		if name == "" {
			name = unknown
		}
	}
	return name, Policies()
}
