package balance

import (
	"cmp"
	"context"
	"slices"

	"muster/internal/engine/inference"
	"muster/internal/engine/sweep"
)

// verifiers is the number of players that verify a lever.
const verifiers = 2

// alarm is the chance of any false alarm in a family of differences: of wrong suggestions, of marks on levers without
// an
// effect, of differences that are called.
var alarm = inference.PerMille(50)

// race is the games of an adventure without and with each of its levers. Games with the same number have the same seed.
type race struct {
	plan
	levers int
	tally  *sweep.Tally
	play   func(ctx context.Context, games []sweep.Range) error

	above    [verifiers]bool // whom the adventure as it is favours, by who plays: the first side
	fixes    bool            // it favours a side, with each, so far that a lever can be shown to mend it
	torn     bool            // it favours one with one of them, and with the other the other one or none
	raced    []int           // levers that were raced, by place, and those of the second round
	second   []int
	verified []int // finalists, the best first; their pairs are whole
	based    bool  // the adventure as it is was measured
	screened bool  // every lever was screened
	done     bool  // it came to its end
	held     []int // finalists that hold with both players
	chances  []inference.Chance
}

// cell returns the cell of a lever with one player, who plays both sides; lever -1 is the unchanged adventure.
func cell(lever, player int) int { return (lever+1)*verifiers + player }

// cells returns the cells of a race for a sweep: adventure 0 is unchanged.
func (p *plan) cells(levers int, names [verifiers]string) []sweep.Cell {
	var out []sweep.Cell
	for lever := -1; lever < levers; lever++ {
		for _, name := range names {
			out = append(out, sweep.Cell{
				Adventure: lever + 1, Players: [2]string{name, name}, Games: p.measured() + p.verify,
			})
		}
	}
	return out
}

// run plays stage after stage, until one has nothing left to continue or ctx ends.
func (r *race) run(ctx context.Context) error {
	stages := []func(context.Context) (bool, error){r.measure, r.screenAll, r.raceOne, r.raceBoth, r.verifyAll}
	for _, stage := range stages {
		on, err := stage(ctx)
		if err != nil || !on || ctx.Err() != nil {
			r.done = ctx.Err() == nil || r.verified != nil
			return err
		}
	}
	return nil
}

// measure plays the unchanged adventure.
func (r *race) measure(ctx context.Context) (bool, error) {
	var games []sweep.Range
	for player := range verifiers {
		games = append(games, sweep.Range{Cell: cell(-1, player), To: r.base})
	}
	if err := r.play(ctx, games); err != nil || ctx.Err() != nil {
		return false, err
	}
	r.based = true
	uneven := 0
	for player := range verifiers {
		share := int(r.share(-1, player, 0, r.base).Mean(thousand / 2))
		r.above[player] = share > thousand/2
		if max(share-thousand/2, thousand/2-share) >= r.reach()/2 {
			uneven++
		}
	}
	r.fixes = r.levers > 0 && uneven == verifiers && r.above[0] == r.above[1]
	r.torn = uneven > 0 && !r.fixes
	return true, nil
}

// reach returns how far a finalist must move the share to be detected with 80% probability.
func (r *race) reach() int {
	n := min(r.levers, finalists)
	return inference.DetectablePairs(r.verify, alarm/inference.Chance(max(n, 1)), thousand)
}

// pairs returns the number of game pairs for screening every lever.
func (r *race) pairs() int {
	if r.fixes {
		return r.screen
	}
	return r.wide
}

// screenAll plays a few pairs of games of every lever, by the first player.
func (r *race) screenAll(ctx context.Context) (bool, error) {
	games := []sweep.Range{{Cell: cell(-1, 0), To: r.pairs()}}
	for lever := range r.levers {
		games = append(games, sweep.Range{Cell: cell(lever, 0), To: r.pairs()})
	}
	if err := r.play(ctx, games); err != nil || ctx.Err() != nil {
		return false, err
	}
	r.screened = true
	return r.fixes, nil
}

// raceOne plays more pairs of the levers that seem to bring the share nearest to a half, by the first player.
func (r *race) raceOne(ctx context.Context) (bool, error) {
	all := make([]int, r.levers)
	for i := range all {
		all[i] = i
	}
	r.raced = r.best(all, firstRound, 1)
	to := r.screen + r.race
	games := []sweep.Range{{Cell: cell(-1, 0), To: to}}
	for _, lever := range r.raced {
		games = append(games, sweep.Range{Cell: cell(lever, 0), To: to})
	}
	return len(r.raced) > 0, r.play(ctx, games)
}

// raceBoth plays the best of them with the second player.
func (r *race) raceBoth(ctx context.Context) (bool, error) {
	r.second = r.best(r.raced, secondRound, 1)
	var games []sweep.Range
	for _, lever := range append([]int{-1}, r.second...) {
		for player := range verifiers {
			games = append(games, sweep.Range{Cell: cell(lever, player), To: r.both})
		}
	}
	return len(r.second) > 0, r.play(ctx, games)
}

// verifyAll plays the finalists from fresh seeds, with both players.
func (r *race) verifyAll(ctx context.Context) (bool, error) {
	final := r.best(r.second, finalists, verifiers)
	from := r.measured()
	var games []sweep.Range
	for _, lever := range append([]int{-1}, final...) {
		for player := range verifiers {
			games = append(games, sweep.Range{Cell: cell(lever, player), From: from, To: from + r.verify})
		}
	}
	if err := r.play(ctx, games); err != nil || ctx.Err() != nil {
		return false, err
	}
	r.verified = final
	for _, lever := range final {
		worst := inference.Chance(0)
		for player := range verifiers {
			pairs := r.fresh(lever, player)
			worst = max(worst, pairs.Nearer(r.above[player]))
		}
		r.chances = append(r.chances, worst)
	}
	for i, holds := range inference.Holm(r.chances, alarm) {
		if holds {
			r.held = append(r.held, final[i])
		}
	}
	return false, nil
}

// best returns those of some levers that bring the share nearest to a half, judged by the worse result of this many
// players. It leaves out levers that move the share the wrong way, or only by draws.
func (r *race) best(of []int, most, by int) []int {
	var out []int
	far := map[int]int64{}
	for _, lever := range of {
		fixes := true
		for player := range by {
			pairs := r.known(lever, player)
			moved := pairs.Moved.Mean(thousand / 2)
			other := pairs.Won // by the side that is not favoured
			if r.above[player] {
				other = pairs.Lost
			}
			fixes = fixes && moved != 0 && (moved < 0) == r.above[player] && other.Sum > 0
			to := r.predicted(lever, player) - thousand/2
			far[lever] = max(far[lever], to, -to)
		}
		if fixes {
			out = append(out, lever)
		}
	}
	slices.SortFunc(out, func(a, b int) int { return cmp.Or(cmp.Compare(far[a], far[b]), cmp.Compare(a, b)) })
	return out[:min(most, len(out))]
}

// predicted returns the first side's share with a lever, in thousandths, from the games before the last stage. It is
// the share without the lever in all games, plus the change in the pairs.
func (r *race) predicted(lever, player int) int64 {
	base := r.share(-1, player, 0, r.measured())
	pairs := r.known(lever, player)
	return base.Mean(thousand/2) + pairs.Moved.Mean(thousand/2)
}

// known returns the pairs of games of a lever before the last stage, fresh those of the last stage.
func (r *race) known(lever, player int) inference.Paired {
	return r.paired(lever, player, 0, r.measured())
}

func (r *race) fresh(lever, player int) inference.Paired {
	return r.paired(lever, player, r.measured(), r.measured()+r.verify)
}

// paired returns the pairs of games of a lever by one player, in a range of numbers. It skips pairs in which a game was
// not played or could not be set up.
func (r *race) paired(lever, player, from, to int) inference.Paired {
	var out inference.Paired
	for n := from; n < to; n++ {
		before, one := r.tally.At(cell(-1, player), n)
		after, two := r.tally.At(cell(lever, player), n)
		if one && two {
			out.Add(before, after)
		}
	}
	return out
}

// share returns the first side's share of the games of a lever, in half points.
func (r *race) share(lever, player, from, to int) inference.Sample {
	var out inference.Sample
	for n := from; n < to; n++ {
		if p, ok := r.tally.At(cell(lever, player), n); ok {
			out.Add(int(p))
		}
	}
	return out
}

// moving returns the levers that significantly move the share with the first player, corrected for all levers. It uses
// only the pairs that every lever has.
func (r *race) moving() []bool {
	chances := make([]inference.Chance, r.levers)
	for lever := range chances {
		pairs := r.paired(lever, 0, 0, r.pairs())
		chances[lever] = pairs.Moves()
	}
	if !r.screened {
		return make([]bool, r.levers)
	}
	return inference.Holm(chances, alarm)
}
