package armies

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// councilSplit: if the players split the levels themselves (BL-WAR-03), the required minimum levels and the creatures
// on the field must leave a valid split.
func councilSplit() *check.Check {
	return councilCheck(check.Check{
		Code: "adventure/council-split", Severity: diag.Error,
		Rules: []string{"BL-WAR-03", "CTA-10", "R-060"},
		Needs: []string{library.NeedsRules, "/call_to_arms", "adventure/council-level"},
		Run: pass.Run(func(p *pass.Pass) {
			pass.EachCouncil(p, func(o *library.Player, council *adventures.Council, ptr string) {
				if !council.Free() {
					if len(council.Least) > 0 {
						p.Report(check.Finding{
							At: p.Doc.Key(ptr + "/least"),
							Message: fmt.Sprintf(
								"the council of %s has least levels, but no levels to split",
								o.Name(),
							),
							Help: "add levels, or give every member its level and remove least",
						})
					}
					return
				}
				if fixed := pass.FixedSeats(council, ptr); len(fixed) > 0 {
					p.Report(check.Finding{
						At: p.Doc.Key(fixed[0].Ptr),
						Message: fmt.Sprintf(
							"the council of %s sets the %s and also leaves %s to a free split",
							o.Name(),
							fixed[0].Class,
							pass.Levels(*council.Levels),
						),
						Help:    "give every member a level, or write levels and least",
						Related: pass.Related(p, p.Doc.Value(ptr+"/levels"), "the levels to split"),
					})
					return
				}
				least := pass.SumSeats(pass.LeastSeats(council, ptr))
				owed := max(pass.CreatureLevels(p, o)+calledLevels(p, o)-council.Least[pass.Creature], 0)
				if left := *council.Levels - least - owed; left >= 0 {
					if message, help := badSplit(p, council, owed); message != "" {
						p.Report(
							check.Finding{At: p.Doc.Value(ptr + "/levels"), Message: o.Name() + message, Help: help},
						)
					}
					return
				}
				what := fmt.Sprintf("the least levels add up to %d", least)
				if owed > 0 {
					what += fmt.Sprintf(" and %s take %d more", beasts(p), owed)
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(ptr + "/levels"),
					Message: fmt.Sprintf("%s have %s to split, but %s", o.Name(), pass.Levels(*council.Levels), what),
					Help:    fmt.Sprintf("raise levels to %d, or lower a least level", least+owed),
				})
			})
		}),
	})
}

// badSplit returns why a council cannot be split although its minimum levels and creatures fit. Either no level is left
// after the creatures, or there are more levels than its members can have (BL-WAR-03).
func badSplit(p *pass.Pass, council *adventures.Council, owed int) (message, help string) {
	all, taken, room := *council.Levels, council.Least[pass.Creature]+owed, 0
	for _, class := range p.Rules.Classes.All() {
		if class.ID != pass.Creature {
			room += class.Most
		} else if taken > class.Most && p.Adventure.CallToArms == nil {
			return fmt.Sprintf(
				" have creatures that need %s, but a council gives them %d at most",
				pass.Levels(taken),
				class.Most,
			), "remove creatures"
		}
	}
	switch {
	case all == taken:
		return fmt.Sprintf(
			" have %s to split, but %s use them all",
			pass.Levels(all),
			beasts(p),
		), "raise levels, or give every member its level"
	case all-taken > room:
		return fmt.Sprintf(
				" have %s to split, and the members of a council can have %d",
				pass.Levels(all-taken),
				room,
			), fmt.Sprintf(
				"lower levels to %d or less",
				room+taken,
			)
	}
	return "", ""
}

// beasts names the creatures that take levels of a council, for a sentence.
func beasts(p *pass.Pass) string {
	if p.Adventure.CallToArms != nil {
		return "the creatures that the cards may bring"
	}
	return "the creatures on the field"
}
