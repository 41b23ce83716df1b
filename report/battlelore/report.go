package battlelore

import (
	"maps"
	"slices"

	"muster/engine/command"
)

// Reached is how often something came up, and if never, why.
type CoverageRow = command.Row

// Rules tells of every rule of the table, by id; those that nothing shows have their reason.
func (t *Coverage) Rules() []CoverageRow { return t.rules.Rows(silent()) }

// Of tells of a sort of thing: of all that could have come up, and of those of known that no battle had.
func (t *Coverage) Of(thing CoverageTopic, known []string) []CoverageRow {
	return t.things[thing].With(known)
}

// Known lists the rules of the table, those that nothing shows included.
func CoverageRules() []string {
	all := silent()
	for _, row := range signs() {
		all[row.rule] = ""
	}
	return slices.Sorted(maps.Keys(all))
}
