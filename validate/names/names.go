// Package names holds what checks of several kinds of definition ask alike of the names in them: whether a box is
// known, and whether a legend's symbol is used. Each kind has a check of its own, with its own code, that calls it.
package names

import (
	"fmt"
	"maps"
	"slices"

	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// Boxes reports every one of a definition's boxes that the rulebook does not have.
func Boxes(p *check.Pass, ids []string) {
	for i, id := range ids {
		switch {
		case p.Rules.Boxes.Faulty(id):
			p.Owed()
		case p.Rules.Boxes.Get(id) == nil:
			message, help := wording.Unknown("box", id, p.Rules.Boxes.IDs())
			p.Report(check.Finding{At: p.Doc.Value(wording.Pointer("boxes", i)), Message: message, Help: help})
		}
	}
}

// BoxesTwice reports every box that is named again: each name is a copy on the table.
func BoxesTwice(p *check.Pass, ids []string) {
	copies := map[string]int{}
	for i, id := range ids {
		if copies[id]++; copies[id] == 1 || p.Rules.Boxes.Get(id) == nil {
			continue
		}
		p.Report(check.Finding{
			At:      p.Doc.Value(wording.Pointer("boxes", i)),
			Message: fmt.Sprintf("the box %q is named %s: it counts as %d copies of the box", id, times(copies[id]), copies[id]),
			Help:    "keep it if players need that many, or take it out",
			Related: []diag.Related{check.Related(p.Doc, p.Doc.Value(wording.Pointer("boxes", slices.Index(ids, id))), "the first one")},
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
				At:      p.Doc.Key(wording.Pointer("legend", symbol)),
				Message: fmt.Sprintf("no %s uses the symbol %q (%s)", user, symbol, legend[symbol]),
				Help:    "use it, or take it out of the legend",
			})
		}
	}
}
