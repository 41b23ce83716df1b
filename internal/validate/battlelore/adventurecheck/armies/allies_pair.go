package armies

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// alliesPair: with Reluctant Allies each camp has two players (VAR-RA-01), so either both camps have an ally or
// neither. Call to Arms has its own mode for four players (VAR-ER-01).
func alliesPair() *check.Check {
	return &check.Check{
		Code: "adventure/allies-pair", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"VAR-RA-01", "VAR-ER-01"},
		Needs: []string{"/pennant", "/standard", "/call_to_arms", "adventure/missing-side"},
		Run: pass.Run(func(p *pass.Pass) {
			c := p.Adventure.CallToArms
			if !p.Adventure.Allies() || c != nil && c.Mode == adventures.EpicAllies {
				return
			}
			var with, without []boards.Camp
			for _, camp := range pass.Camps() {
				if side := p.Adventure.Side(camp.String()); side != nil && side.Ally != nil {
					with = append(with, camp)
				} else {
					without = append(without, camp)
				}
			}
			switch {
			case c != nil:
				mode := ""
				if canBeFour(p) {
					mode = fmt.Sprintf("write mode = %q, or ", adventures.EpicAllies)
				}
				for _, camp := range with {
					p.Report(check.Finding{
						At:      p.Doc.Key(pass.Ptr(camp) + "/ally"),
						Message: fmt.Sprintf("%s have an ally, but mode %q is for two players", camp.People(), c.Mode),
						Help:    fmt.Sprintf("%sremove [%s.ally]", mode, camp),
						Related: pass.Related(p, p.Doc.Value("/call_to_arms/mode"), "the mode"),
					})
				}
			case len(without) > 0:
				p.Report(check.Finding{
					At:      p.Doc.Key(pass.Ptr(with[0]) + "/ally"),
					Message: fmt.Sprintf("%s have an ally and %s have none", with[0].People(), without[0].People()),
					Help:    fmt.Sprintf("add a [%s.ally] table, or remove [%s.ally]", without[0], with[0]),
				})
			}
		}),
	}
}

// canBeFour reports whether four players could draw their cards: on an Epic board, with two sets for each camp
// (VAR-ER-01).
func canBeFour(p *pass.Pass) bool {
	if p.Field == nil || p.Field.Board == nil || !p.Field.Board.Epic {
		return false
	}
	for _, camp := range pass.Camps() {
		if n := pass.Different(pass.SetsOf(p, camp)); n == 1 {
			return false
		}
	}
	return true
}
