package balance

import (
	"context"

	"muster/engine/battlelore/setup"
	"muster/engine/battlelore/variants"
	"muster/engine/sweep"
	"muster/report/battlelore/levers"
)

// lever is what may be changed in an adventure, as a section.
type lever struct{ *levers.Answer }

// Key names the section.
func (lever) Key() string { return "levers" }

// Judge sets what speaks against a change of an adventure. It is asked before anything is played.
func (s *Sweep) Judge(refuses variants.Refuses) { s.refuses = refuses }

// findLevers finds the changes of all adventures, where they are asked for.
func (s *Sweep) findLevers() error {
	if s.ask.Levers == nil {
		return nil
	}
	for i, e := range s.entries {
		l, err := levers.New(levers.Question{
			Entry: e, Word: s.plan.Adventures[i].Word, Games: s.ask.Levers.Games, Players: s.ask.Levers.Players,
			Workers: s.ask.Workers, Refuses: s.refuses,
			Player: func(cells []sweep.Cell, scenarios []*setup.Scenario) func() sweep.Player {
				return playerOf(cells, scenarios, s.ask.Number)
			},
			Done: s.told.done,
		})
		if err != nil {
			return err
		}
		s.levers = append(s.levers, l)
	}
	return nil
}

// gamesOfLevers is how many games the levers take at most.
func (s *Sweep) gamesOfLevers() (n int) {
	for _, l := range s.levers {
		n += l.Games()
	}
	return n
}

// playLevers plays the changes of all adventures, by adventure; of one that ctx did not let begin there is no answer.
func (s *Sweep) playLevers(ctx context.Context) ([]*levers.Answer, error) {
	var out []*levers.Answer
	for _, l := range s.levers {
		if ctx.Err() != nil {
			break
		}
		a, err := l.Run(ctx)
		if err != nil {
			return nil, err
		}
		s.told.drop(l.Games() - a.Played)
		out = append(out, a)
	}
	return out, nil
}

// addLevers adds what was found of adventures' levers, by adventure.
func (b *Balance) addLevers(found []*levers.Answer) {
	for _, x := range b.List {
		if x.place < len(found) {
			x.Sections = append([]Section{lever{found[x.place]}}, x.Sections...) // who asks for it looks for it first
			b.played += found[x.place].Played
		}
	}
}
