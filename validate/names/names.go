// Package names holds what checks of several kinds of definition ask alike of the names in them: whether a box is
// known, and whether a legend's symbol is used. Each kind has a check of its own, with its own code, that calls it.
// Start with Boxes and Legend.
package names

import (
	"fmt"
	"maps"
	"slices"

	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// Table is the rows of a game that names of definitions mean.
type Table interface {
	Faulty(id string) bool // a row of that id has a mistake, which is told where it stands
	IDs() []string         // of all rows, sorted
}

// Boxes reports every one of a definition's boxes that the game does not have.
func Boxes(p *check.Pass, ids []string, known Table) {
	if len(ids) == 0 {
		return
	}
	all := known.IDs()
	for i, id := range ids {
		_, found := slices.BinarySearch(all, id)
		switch {
		case known.Faulty(id):
			p.Owed()
		case !found:
			message, help := wording.Unknown("box", id, all)
			p.Report(check.Finding{At: p.Entry.Doc.Value(wording.Pointer("boxes", i)), Message: message, Advice: help})
		}
	}
}

// BoxesTwice reports every box that is named again: each name is a copy on the table.
func BoxesTwice(p *check.Pass, ids []string, known Table) {
	copies := map[string]int{}
	for i, id := range ids {
		if copies[id]++; copies[id] == 1 || !slices.Contains(known.IDs(), id) {
			continue
		}
		p.Report(check.Finding{
			At: p.Entry.Doc.Value(wording.Pointer("boxes", i)),
			Message: fmt.Sprintf(
				"the box %q is named %s: it counts as %d copies of the box",
				id,
				times(copies[id]),
				copies[id],
			),
			Help: "keep it if players need that many, or take it out",
			Related: []diag.Related{
				check.Related(
					p.Entry.Doc,
					p.Entry.Doc.Value(wording.Pointer("boxes", slices.Index(ids, id))),
					"the first one",
				),
			},
		})
	}
}

// times is how often something is done.
func times(n int) string {
	if n == 2 {
		return "twice"
	}
	return fmt.Sprintf("%d times", n)
}

// Legend reports every symbol of a definition's legend that nothing uses; user is what could: "card".
func Legend(p *check.Pass, legend map[string]string, used map[string]bool, user string) {
	for _, symbol := range slices.Sorted(maps.Keys(legend)) {
		if !used[symbol] {
			p.Report(check.Finding{
				At:      p.Entry.Doc.Key(wording.Pointer("legend", symbol)),
				Message: fmt.Sprintf("no %s uses the symbol %q (%s)", user, symbol, legend[symbol]),
				Help:    "use it, or take it out of the legend",
			})
		}
	}
}
