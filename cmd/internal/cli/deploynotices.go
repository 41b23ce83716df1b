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

// noticesOf are what is to be known of a deployment: creatures without Lore, Specialists in vain.
func noticesOf(list []muster.Notice) []jsonFinding {
	out := []jsonFinding{}
	for _, n := range list {
		out = append(out, jsonFinding{diag.Warning.String(), n.Text, n.Help, n.Rules})
	}
	return out
}

// noticeLines are the same for people, as text.
func noticeLines(list []muster.Notice) []string {
	var lines []string
	for _, f := range noticesOf(list) {
		lines = append(lines, f.Severity+": "+f.Message+" ["+strings.Join(f.Rules, ", ")+"]", "  help: "+f.Help)
	}
	return lines
}

// notices are the creatures on any card of the sets that are asked about; none in a Lore battle.
func (x *every) notices() []muster.Notice {
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
	return muster.BeastNotices(sets...)
}
