package battlelore

import (
	"maps"
	"slices"

	"muster/internal/engine/command"
)

// CoverageRow is the count of something, or the reason why it never came up.
type CoverageRow = command.Row

// Rules returns the counts of all rules of the table, by id; rules that no event shows have a reason.
func (t *Coverage) Rules() []CoverageRow { return t.rules.Rows(silent()) }

// Of returns the counts of a topic: all that could come up, and the known ones that no battle had.
func (t *Coverage) Of(thing CoverageTopic, known []string) []CoverageRow {
	return t.things[thing].With(known)
}

// CoverageRules lists the rules of the table, including those that no event shows.
func CoverageRules() []string {
	all := silent()
	for _, row := range signs() {
		all[row.rule] = ""
	}
	return slices.Sorted(maps.Keys(all))
}
