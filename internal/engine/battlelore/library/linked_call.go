package library

import (
	"slices"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/command/boards"
)

// Call is an adventure's part about Call to Arms.
type Call struct {
	Mode    deploycards.Mode
	Known   bool     // there is such a mode
	Mixed   bool     // each player mixes two sets (CTA-ORG-03, R-292)
	Reserve string   // the choice between two units and all (CTA-09, CTA-09b)
	Boxes   []string // those on the table; empty when none are named
	Sets    [boards.Camps][]Named
}

// Named is a deployment set that the adventure lets a camp take.
type Named struct {
	ID  string
	Ptr string
}

func (l *linker) readCall() {
	cta := l.Definition.CallToArms
	if cta == nil {
		return
	}
	l.Call = &Call{Mixed: cta.Mixed(), Reserve: cta.Reserve, Boxes: l.Boxes}
	l.Call.Mode, l.Call.Known = deploycards.ParseMode(cta.Mode)
	// The cards come out of that box, so it is on the table, and its tokens with it (CTA-ORG-02).
	if l.Call.Mixed && len(l.Boxes) > 0 && !slices.Contains(l.Boxes, pieces.CallToArmsBox) {
		l.Call.Boxes = append(slices.Clone(l.Boxes), pieces.CallToArmsBox)
	}
	for c, ids := range [boards.Camps][]string{cta.Pennant, cta.Standard} {
		for i, id := range ids {
			l.Call.Sets[c] = append(l.Call.Sets[c], Named{id, item("/call_to_arms/"+boards.CampNames[c], i)})
		}
	}
}

// Ways returns the place in the adventure that selects a camp's set: the i-th set that it names, or the mode when it
// names none.
func (c *Call) Ways(camp boards.Camp, i int) string {
	if len(c.Sets[camp]) == 0 {
		return "/call_to_arms/mode"
	}
	return c.Sets[camp][i].Ptr
}
