package playcheck

import (
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/setup"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// Seed is that of the games that checks play: always the same, so that a finding stays until its cause goes.
const Seed = 1

// The pairs of players. The greedy ones judge an adventure; those at random go where nobody with a plan would.
const (
	greedy = "greedy"
	random = "random"
)

// played is what became of an adventure.
type played struct {
	refused []setup.Refusal // why it cannot be opened; then nothing was played
	battle  *setup.Battle   // of an adventure that lists its armies; nil with Call to Arms
	greedy  *matches.Report
	random  *matches.Report
}

type playedKey struct{}

// needs is what must be clean before an adventure is played.
func needs(more ...string) []string {
	return append([]string{library.NeedsMap, check.NeedsClean}, more...)
}

// onOpened makes a check's Run of a look at an adventure that was played or refused.
func onOpened(look func(p *pass.Pass, x *played)) func(*pass.Pass) {
	return func(p *pass.Pass) {
		if p.Adventure == nil || p.Games == nil {
			return
		}
		if x := pass.Shared(p, playedKey{}, play); x != nil {
			look(p, x)
		}
	}
}

// onPlayed is onOpened for adventures of which games were played.
func onPlayed(look func(p *pass.Pass, x *played)) func(*pass.Pass) {
	return onOpened(func(p *pass.Pass, x *played) {
		if x.greedy != nil && len(x.greedy.Games) > 0 {
			look(p, x)
		}
	})
}

// play plays an adventure; nil when the run is to end. A failure of the engine is Muster's own.
func play(p *pass.Pass) *played {
	s, refused := setup.Open(p.Catalog, p.Entry, setup.Options{Seed: Seed})
	if len(refused) > 0 {
		return &played{refused: refused}
	}
	x := new(played)
	for _, pair := range []struct {
		policy string
		report **matches.Report
	}{{greedy, &x.greedy}, {random, &x.random}} {
		b := matches.Batch{
			Scenario: s, Games: p.Games.Count, Seed: Seed, Players: [boards.Camps]string{pair.policy, pair.policy},
			Workers: p.Games.Workers, Done: p.Games.Done,
		}
		r, err := b.Run(p.Games.Context)
		if err != nil {
			panic(err)
		}
		if p.Games.Context.Err() != nil {
			return nil
		}
		*pair.report = r
	}
	if p.Adventure.CallToArms == nil {
		x.battle, _ = s.Battle(Seed)
	}
	p.CountPlayed([]check.Tally{tally(greedy, x.greedy), tally(random, x.random)})
	return x
}

// tally is what the games of a pair came to.
func tally(policy string, r *matches.Report) check.Tally {
	t := check.Tally{Players: policy, Games: len(r.Games)}
	for camp, wins := range r.Wins {
		t.Won = append(t.Won, check.Won{Side: boards.Camp(camp).Soldiers(), Games: wins})
	}
	for i := range r.Games {
		t.Turns += r.Games[i].Turns
	}
	return t
}

// games is how many were played in all.
func (x *played) games() int { return len(x.greedy.Games) + len(x.random.Games) }

// count counts the greedy games that are like something, and finds the first.
func (x *played) count(like func(*matches.Game) bool) (n int, first *matches.Game) {
	for i := range x.greedy.Games {
		if g := &x.greedy.Games[i]; like(g) {
			if n++; first == nil {
				first = g
			}
		}
	}
	return n, first
}

// perCent is a share in hundredths, rounded up so that a single case is never none.
func perCent(n, of int) int { return (100*n + of - 1) / max(of, 1) }

// newCheck makes a check of adventures that looks at games.
func newCheck(code string, severity diag.Severity, rules, needs []string, run func(*pass.Pass)) *check.Check {
	return &check.Check{
		Code:     code,
		Severity: severity,
		Kind:     kinds.Adventure,
		Rules:    rules,
		Needs:    needs,
		Played:   true,
		Run:      pass.Run(run),
	}
}
