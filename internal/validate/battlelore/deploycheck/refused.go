package deploycheck

import (
	"fmt"
	"slices"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// refused: mode, board and sets are incompatible, so the adventure cannot be deployed (CTA-02, CTA-ORG-03, VAR-EC-02,
// VAR-ER-01, VAR-ER-02, R-011, R-291).
func refused() *check.Check {
	return &check.Check{
		Code: "deploy/refused", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-02", "CTA-ORG-03", "R-011", "VAR-EC-02", "VAR-ER-01", "VAR-ER-02"},
		Needs: callNeeds(),
		Run: pass.Run(onCall(func(p *pass.Pass, c *call) {
			misfit := false
			for _, camp := range camps {
				for i, t := range c.sides[camp] {
					if len(c.Sets[camp]) > 0 && !fits(p.Field.Board, t.set) {
						p.Report(check.Finding{
							At: c.at(p, camp, i),
							Message: fmt.Sprintf("the cards of set %q are for board %q, but map %q is on board %q",
								t.entry.ID, t.set.Board.ID, c.board.ID, p.Field.Board.ID),
							Help:  "name a set for that board, or another map",
							Rules: []string{"CTA-02"},
						})
						misfit = true
					}
				}
			}
			if misfit {
				return
			}
			list := c.matchups()
			if len(list) == 0 {
				p.Report(check.Finding{
					At: p.Doc.Value("/call_to_arms/mode"),
					Message: fmt.Sprintf(
						"the camps cannot both use %d sets in mode %q: there is one copy of each set, and %s",
						c.terms.sets(),
						c.terms.mode,
						listedFor(c),
					),
					Help:  sharedHelp(c),
					Rules: []string{"CTA-ORG-03", "R-011", "VAR-ER-01"},
				})
				return
			}
			players := seat(c.terms.mode, list[0])
			_, no := deploy.Deploy(p.Field, c.terms.mode, players, c.terms.options())
			for _, r := range no {
				if isReported(r.Kind) {
					continue
				}
				f := check.Finding{
					At:      p.Doc.Value("/map"),
					Message: r.Message(),
					Help:    "choose another map or mode",
					Rules:   r.Rules(),
				}
				t := table{board: c.board, sides: list[0], terms: c.terms}
				f.Witness = &diag.Witness{
					Kind:    "seed",
					Text:    "any",
					Command: t.command(anySeed, [boards.Camps]string{}, [boards.Camps]string{}),
				}
				p.Report(f)
			}
		})),
	}
}

// sharedHelp returns the help if the camps need the same sets.
func sharedHelp(c *call) string {
	if c.terms.mode != deploycards.ModeOrganized {
		return "name more sets for one of the camps"
	}
	return fmt.Sprintf(
		"name more sets for one of the camps, or %q twice in boxes for two copies of the expansion",
		pieces.CallToArmsBox,
	)
}

// isReported reports whether other checks report the same: those of sets, and those on references of an adventure.
func isReported(k pieces.RefusalKind) bool {
	return slices.Contains([]pieces.RefusalKind{
		pieces.BadSet, pieces.WrongCamp, pieces.UnknownBox, pieces.BadReserve, pieces.UnknownMode,
	}, k)
}

// listedFor describes the sets that the camps can choose from.
func listedFor(c *call) string {
	return fmt.Sprintf("%s have %d to choose from, %s %d", boards.Pennant.People(), len(c.sides[boards.Pennant]),
		boards.Standard.People(), len(c.sides[boards.Standard]))
}

// seat assigns the sides of both camps to the players of a mode: each of two allies has a set, the first in the first
// zone (VAR-ER-02).
func seat(mode deploycards.Mode, sides [boards.Camps]side) []deploy.Player {
	var out []deploy.Player
	for _, camp := range camps {
		if mode != deploycards.ModeEpicAllies {
			out = append(out, deploy.Player{Camp: camp, Sets: sides[camp].sets()})
			continue
		}
		for zone, t := range sides[camp] {
			out = append(out, deploy.Player{Camp: camp, Sets: []*deck.Set{t.set}, Zone: zone})
		}
	}
	return out
}
