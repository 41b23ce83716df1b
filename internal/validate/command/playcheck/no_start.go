package playcheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/schema/diag"
	"muster/validate/check"
)

// NoStart: the battle cannot be set up.
func (g *Game) NoStart() *check.Check {
	return g.Check("play/no-start", diag.Error, nil, func(x *Pass) {
		const head, help = "the battle cannot be set up", "fix the cause that the message names"
		for _, r := range x.Adventure.Refused {
			x.Report(check.Finding{At: x.placeOf(r.Ptr), Message: head + ": " + r.Text, Help: help})
		}
		if x.Greedy == nil {
			return
		}
		count, first := map[string]int{}, map[string]*RefusedGame{}
		var order []Refusal // each text once, by its first game
		for i := range x.Greedy.Refused {
			g := &x.Greedy.Refused[i]
			for _, r := range g.Reasons {
				if count[r.Text]++; first[r.Text] == nil {
					order, first[r.Text] = append(order, r), g
				}
			}
		}
		for _, r := range order {
			game := Played{Seed: first[r.Text].Seed, Players: [boards.Camps]string{greedy, greedy}}
			x.Report(check.Finding{
				At:      x.placeOf(r.Ptr),
				Message: fmt.Sprintf("%s in %d of %d games: %s", head, count[r.Text], x.Greedy.Asked, r.Text),
				Help:    help, Witness: x.witness(&game, "the first of them"),
			})
		}
	})
}
