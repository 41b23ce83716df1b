package victory

import (
	"fmt"
	"slices"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// ruleEffectCheck: an effect has exactly the values that its operation reads. The schema cannot express which belong
// together.
func ruleEffectCheck() *check.Check {
	return &check.Check{
		Code: "adventure/rule-effect", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Run: pass.Run(func(p *pass.Pass) {
			effects := p.Linked.Effects
			for i := range effects {
				e := &effects[i]
				reads := adventures.RuleEffects().Entry(e.Do).Keys
				for _, key := range e.Written() {
					if slices.Contains(reads, key) {
						continue
					}
					message, help := wording.Unread(e.Do, key, reads)
					p.Report(check.Finding{At: p.Doc.Value(e.Ptr + "/" + key), Message: message, Help: help})
				}
				if message, key, help := idle(e); message != "" {
					p.Report(check.Finding{At: p.Doc.Value(e.Place(key)), Message: message, Help: help})
				}
			}
			twiceSaid(p, effects)
		}),
	}
}

// idle returns why an effect has no effect, with the key, or "".
func idle(e *library.Effect) (message, key, help string) {
	switch e.Do {
	case adventures.RuleBold:
		if e.BoldLevels() < 1 {
			return "the effect makes no unit Bold", "count", "write count = 1 or more, or remove it for Bold 1"
		}
	case adventures.RuleMove:
		if e.N() == 0 {
			return "the effect changes no move", "count", "add count, such as 1 or -1"
		}
	case adventures.RuleDice:
		if e.Melee == 0 && e.Ranged == 0 {
			return "the effect changes no dice", "melee", "add melee, ranged or both"
		}
	case adventures.RuleWorth:
		if e.Count == nil || e.N() < 0 {
			return "the effect does not set the value of the units", "count", "write count = 1 or more, or 0 for units that " +
				"give no banners"
		}
	case adventures.RuleExit:
		switch {
		case len(e.At) == 0:
			return "the effect has no exit hexes", "at", "add at with hexes at the edge of the board"
		case e.Count != nil && e.N() < 1:
			return fmt.Sprintf(
				"leaving is worth %s",
				wording.Count(e.N(), "banner", "banners"),
			), "count", "write count = 1 or more, or remove it"
		}
	case adventures.RuleTokens, adventures.RuleHeal:
		return idleGift(e)
	case adventures.RuleHold, adventures.RuleLastTurn:
		if e.Turn < 1 {
			return fmt.Sprintf("%q has no turn", e.Do), "turn", "write turn = 2 or more"
		}
	}
	return "", "", ""
}

// twiceSaid: a game has one last turn, and leaving the field gives a camp the same banners everywhere.
func twiceSaid(p *pass.Pass, effects []library.Effect) {
	last := p.Linked.LastTurn()
	var exits [boards.Camps]*library.Effect
	for i := range effects {
		e := &effects[i]
		if e.Do == adventures.RuleLastTurn && e.Turn > 0 && e.Ptr != last.Ptr {
			p.Report(check.Finding{
				At:      p.Doc.Value(e.Ptr + "/turn"),
				Message: fmt.Sprintf("the game ends after turn %d already", last.Turn),
				Help:    "keep one last turn", Related: pass.Related(p, p.Doc.Value(last.Ptr+"/turn"), "the first one"),
			})
		}
		if e.Do != adventures.RuleExit {
			continue
		}
		for _, c := range pass.Camps() {
			if e.Side != "" && e.Side != c.String() {
				continue
			}
			first := exits[c]
			if first == nil {
				exits[c] = e
			} else if first.ExitWorth() != e.ExitWorth() {
				p.Report(check.Finding{
					At: p.Doc.Value(e.Place("count")),
					Message: fmt.Sprintf(
						"leaving the field is worth %d to %s here and %d before",
						e.ExitWorth(),
						c.People(),
						first.ExitWorth(),
					),
					Help:    "write the same count in both",
					Related: pass.Related(p, p.Doc.Value(first.Ptr+"/do"), "the first exit"),
				})
				break
			}
		}
	}
}
