package playcheck

import (
	"fmt"

	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// noStart: the battle cannot be set up (BL-SETUP-01): nobody could play it, and nobody else will.
func noStart() *check.Check {
	return newCheck("play/no-start", diag.Error, []string{"BL-SETUP-01"}, needs(), onOpened(func(p *pass.Pass, x *played) {
		refusals(p, x, "the battle cannot be set up", "mend what it names")
	}))
}

// refusals tells why an adventure was refused as a whole, or in which of its games.
func refusals(p *pass.Pass, x *played, head, help string) {
	for _, r := range x.refused {
		p.Report(check.Finding{At: placeOf(p, r.Ptr), Message: head + ": " + r.Message(), Help: help})
	}
	if x.greedy == nil {
		return
	}
	count, first := map[string]int{}, map[string]*matches.RefusedGame{}
	var order []setup.Refusal // each text once, by its first game
	for i := range x.greedy.Refused {
		g := &x.greedy.Refused[i]
		for _, r := range g.Reasons {
			if count[r.Message()]++; first[r.Message()] == nil {
				order, first[r.Message()] = append(order, r), g
			}
		}
	}
	for _, r := range order {
		text := r.Message()
		game := matches.Game{Seed: first[text].Seed, Players: [boards.Camps]string{greedy, greedy}}
		p.Report(check.Finding{
			At:      placeOf(p, r.Ptr),
			Message: fmt.Sprintf("%s in %d of %d games: %s", head, count[text], x.greedy.Asked, text),
			Help:    help, Witness: witness(p, &game, "the first of them"),
		})
	}
}

// placeOf is where a value of the adventure stands; what is not written shows at the adventure's id.
func placeOf(p *pass.Pass, ptr string) source.Span {
	if at := p.Doc.Value(ptr); ptr != "" && at.Start < at.End {
		return at
	}
	return p.Doc.Value("/id")
}
