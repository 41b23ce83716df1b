package cli

import (
	"cmp"
	"slices"
	"strings"

	"muster/engine/muster"
	"muster/schema/diag"
)

// jsonFinding is something about a deployment that its players should know before they play it.
type jsonFinding struct {
	Severity string   `json:"severity"`
	Message  string   `json:"message"`
	Help     string   `json:"help"`
	Rules    []string `json:"rules"`
}

// beastFindings tell of creatures on cards where the battle is without Lore.
func beastFindings(list []muster.Beast) []jsonFinding {
	out := []jsonFinding{}
	for i := range list {
		b := &list[i]
		out = append(out, jsonFinding{diag.Warning.String(), b.Message(), b.Help(), b.Rules()})
	}
	return out
}

// beastLines are the same for people, as text.
func beastLines(list []muster.Beast) []string {
	var lines []string
	for _, f := range beastFindings(list) {
		lines = append(lines, f.Severity+": "+f.Message+" ["+strings.Join(f.Rules, ", ")+"]", "  help: "+f.Help)
	}
	return lines
}

// beasts are the creatures on any card of the sets that are asked about; none in a Lore battle.
func (x *every) beasts() []muster.Beast {
	if x.opts.Lore {
		return nil
	}
	var sets []*muster.Set
	for set := range x.words {
		if !slices.ContainsFunc(sets, func(s *muster.Set) bool { return s.Def.ID == set.Def.ID }) {
			sets = append(sets, set)
		}
	}
	slices.SortFunc(sets, func(a, b *muster.Set) int { return cmp.Compare(a.Def.ID, b.Def.ID) })
	return muster.BeastsOf(sets...)
}
