package games

import (
	"cmp"
	"slices"
	"sync"

	"muster/schema/diag"
	"muster/validate"
	"muster/validate/check"
	"muster/validate/runner"
)

// Known is what the games know that a project's settings can name.
func Known() runner.Known { return knownToAll() }

var knownToAll = sync.OnceValue(func() runner.Known {
	k := runner.Known{Severities: map[string]diag.Severity{}, Measures: Measures(), Player: UnknownPlayer}
	for _, c := range validate.Codes(Checks()) {
		k.Severities[c.Code] = c.Severity
	}
	return k
})

// Measures lists the measures of warnings that projects may set, by their ids. One that several games have is one: a
// project sets it for all of them.
func Measures() []check.Threshold {
	var out []check.Threshold
	for _, g := range List() {
		out = append(out, g.Measures()...)
	}
	slices.SortStableFunc(out, func(a, b check.Threshold) int { return cmp.Compare(a.ID, b.ID) })
	return slices.CompactFunc(out, func(a, b check.Threshold) bool { return a.ID == b.ID })
}

// UnknownPlayer is the first policy of a list that no game knows, and those that there are; "" when a game knows all.
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
