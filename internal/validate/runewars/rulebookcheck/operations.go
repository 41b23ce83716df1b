package rulebookcheck

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// operations: each operation of a card reads certain keys, so it has no unread number, and no missing value. A bid for
// influence has a winner (RW-BID-01).
func operations() *check.Check {
	return &check.Check{
		Code: "rulebook/deed-words", Severity: diag.Error,
		Rules: []string{"RW-BID-01"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range rulebook.RowsOf(p.Doc) {
				bid, _ := w.Values["bid"].(bool)
				for _, key := range rulebook.EffectLists(w.Table) {
					list, _ := w.Values[key].([]any)
					for i, d := range list {
						deed, _ := d.(map[string]any)
						judge{p, fmt.Sprintf("%s/%s/%d", w.Ptr, key, i), w.Table, bid}.deed(deed, i)
					}
				}
				if list, of := w.Values["needs"].([]any); of && w.Table == "objectives" {
					for i, c := range list {
						condition, _ := c.(map[string]any)
						judge{p, fmt.Sprintf("%s/needs/%d", w.Ptr, i), w.Table, bid}.condition(condition)
					}
				}
			}
		}),
	}
}

// judge examines one effect or condition.
type judge struct {
	*pass.Pass
	ptr, table string
	bid        bool
}

func (j judge) finding(key, help, format string, args ...any) {
	j.Report(check.Finding{At: j.Doc.Value(j.ptr + key), Message: fmt.Sprintf(format, args...), Help: help})
}

func (j judge) deed(deed map[string]any, i int) {
	do, _ := deed["do"].(string)
	keys := []string{"count", "by", "where", "unit", "shapes", "dial"}
	for _, key := range keys {
		if deed[key] != nil && !rulebook.Reads(do, key) {
			j.finding("/"+key, "remove "+key, "%s does not use %s", do, key)
		}
	}
	if do == rulebook.DoPutUnits && (deed["unit"] == nil) == (deed["shapes"] == nil) {
		j.finding("/do", "add either unit for a type, or shapes for neutral units", "%s does not select units", do)
	}
	if do == rulebook.DoMoveRune && deed["where"] == nil {
		j.finding("/do", "add where", "%s has no source", do)
	}
	if or, _ := deed["or"].(bool); or && i == 0 {
		j.finding("/or", "remove or", "there is no deed before it that it can replace")
	}
	ofBids := []string{rulebook.ToWinner, rulebook.ToLowest, rulebook.ToNotLowest}
	for _, key := range []string{"who", "by"} {
		word, _ := deed[key].(string)
		if slices.Contains(ofBids, word) && !j.bid {
			j.finding("/"+key, "add bid = true to the Season card, or choose another word",
				"there is no bid, so no player is %s", word)
		}
	}
	where, _ := deed["where"].([]any)
	if at := slices.Index(where, any(rulebook.InQuest)); at >= 0 && j.table != "quests" && j.table != "exploration" {
		j.finding(fmt.Sprintf("/where/%d", at), "use another word", "%s is only valid for a quest or a token",
			rulebook.InQuest)
	}
	if c, is := deed["if"].(map[string]any); is {
		judge{j.Pass, j.ptr + "/if", j.table, j.bid}.condition(c)
	}
}

func (j judge) condition(c map[string]any) {
	has, _ := c["has"].(string)
	if c["least"] == nil && c["most"] == nil {
		j.finding("/has", "add least, or most", "the condition does not set how much of %s", has)
	}
	if has == rulebook.HasUnitsHere && j.table != "quests" && j.table != "exploration" {
		j.finding("/has", "use another word", "%s only counts for a quest or a token", has)
	}
	for _, key := range []string{"unit", "shapes"} {
		if c[key] != nil && has != rulebook.HasUnits {
			j.finding("/"+key, "remove "+key, "%s does not use %s", has, key)
		}
	}
	if (c["dial"] != nil) != (has == rulebook.HasDial) {
		key, help := "/has", "add dial, which is one of "+strings.Join(rulebook.Dials(), ", ")
		if c["dial"] != nil {
			key, help = "/dial", "remove dial"
		}
		j.finding(key, help, "dial is required with %s and not allowed elsewhere", rulebook.HasDial)
	}
}
