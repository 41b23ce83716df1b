package main

import (
	"context"
	"slices"

	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
)

// The rounds of a decision's race. Rounds only select choices for closer examination: the reported results use fresh
// play-outs, so that luck in a race does not count.
const (
	contending = 12   // most other choices in a race; larger sets are sampled
	confirming = 1000 // fresh pairs for the last remaining choice
	early      = 200  // ... the race may end after these if they show little
	regretted  = 100  // thousandths: required lead of another choice
)

// round is the number of pairs for each remaining choice, and the rule for the next round: the maximum of choices that
// stay, and their required lead, in thousandths.
type round struct{ pairs, stay, ahead int }

var rounds = []round{{8, 4, 1}, {24, 2, 60}, {64, 1, 70}}

// racer makes the play-outs of choices.
type racer struct {
	player     string
	contenders int
	legal      []battlelore.Action
	fork       battlelore.State
}

func newRacer(player string) *racer {
	return &racer{player: player, contenders: contending, legal: make([]battlelore.Action, 0, 1024)}
}

// runner is one choice in the race, with its results in half points.
type runner struct {
	action battlelore.Action
	won    int
}

// judge races the other choices of a decision against the original one.
func (r *racer) judge(ctx context.Context, b *setup.Battle, m *position, chance engine.Rand) (decision, error) {
	s := &m.state
	who := s.Decider()
	d := decision{
		turn:  int(s.Turn),
		kind:  s.Frames[s.Depth-1].Kind.String(),
		chose: say(b, s, m.chose),
	}
	r.legal = battlelore.Legal(b.Rules, s, r.legal[:0])
	var left []runner
	for _, a := range r.legal {
		if a != m.chose {
			left = append(left, runner{action: a})
		}
	}
	engine.Shuffle(&chance, left)
	left = left[:min(len(left), r.contenders)]
	view := battlelore.See(b.Rules, s, who)
	made, pairs := runner{action: m.chose}, 0
	run := func(n int, field ...*runner) error {
		for range n {
			seed := chance.Uint64()
			for _, x := range field {
				view.Fork(engine.NewRand(seed, "fork"), &r.fork)
				won, err := r.playOut(ctx, b, who, x.action, seed)
				if err != nil {
					return err
				}
				x.won += won
				d.playOuts++
			}
		}
		return nil
	}
	for _, round := range rounds {
		field := []*runner{&made}
		for i := range left {
			field = append(field, &left[i])
		}
		if err := run(round.pairs, field...); err != nil {
			return d, err
		}
		pairs += round.pairs
		slices.SortStableFunc(left, func(a, b runner) int { return b.won - a.won })
		left = slices.DeleteFunc(left, func(x runner) bool { return gain(x, made, pairs) < round.ahead })
		left = left[:min(len(left), round.stay)]
		if len(left) == 0 {
			return d, nil
		}
	}
	rather := runner{action: left[0].action}
	made.won = 0
	d.rather = say(b, s, rather.action)
	if err := run(early, &made, &rather); err != nil {
		return d, err
	}
	d.gain = gain(rather, made, early)
	if d.gain < regretted/3 {
		return d, nil
	}
	if err := run(confirming-early, &made, &rather); err != nil {
		return d, err
	}
	d.gain = gain(rather, made, confirming)
	d.confirmed = d.gain >= regretted
	return d, nil
}

// gain returns the difference of two choices' results, in thousandths of the games.
func gain(a, b runner, pairs int) int { return (a.won - b.won) * 1000 / (2 * pairs) }

// playOut makes a choice in the fork and plays on to the end. It returns 2 if the choosing camp wins, 1 for a draw.
func (r *racer) playOut(
	ctx context.Context, b *setup.Battle, who battlelore.Player, a battlelore.Action, seed uint64,
) (int, error) {
	s := &r.fork
	seats := r.seats(b.Rules, seed)
	for {
		if err := battlelore.Apply(b.Rules, s, a, nil); err != nil {
			return 0, err
		}
		if s.Ended != battlelore.Playing {
			break
		}
		if ctx.Err() != nil {
			return 0, ctx.Err()
		}
		r.legal = battlelore.Legal(b.Rules, s, r.legal[:0])
		p := s.Decider()
		a = seats[p].Choose(battlelore.See(b.Rules, s, p), r.legal)
	}
	return s.Winner.Points(b.Rules.CampOf[who]), nil
}
