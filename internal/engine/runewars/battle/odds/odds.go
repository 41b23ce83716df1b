// Package odds computes the results of a battle of Runewars as shares of all ways in which the Fate cards can fall. It
// counts them exactly where feasible, otherwise it samples played battles. Both use the battle's engine for the result
// of each choice, and a rule of choice for each side. Start with Ask.
package odds

import (
	"muster/internal/engine/runewars/battle"
)

// Rule is a side's rule of choice.
type Rule uint8

// The rules of choice.
const (
	Sparing Rule = iota // battle.Sparing
	First               // battle.First
	Random              // every legal choice with equal probability
	Best                // the choice that wins most often against the other side's rule, or its best
)

// Question is a battle with the sides' rules of choice.
type Question struct {
	Rules *battle.Rules
	By    [2]Rule
	Most  int    // limit of positions; counting stops beyond it; 0: Default
	Seed  uint64 // of the sample
	Games int    // battles of a sample; 0: DefaultGames
	// Sample asks for a sample even if the battle could be counted.
	Sample bool
}

// The defaults of a Question.
const (
	Default      = 400_000
	DefaultGames = 20_000
)

// Answer is the results of a battle.
type Answer struct {
	Counted   bool // exact; otherwise estimated from Games battles
	Games     int
	Why       Reason // for not counting
	Positions int    // examined positions
	Win       [2]float64
	Lost      [2][][]float64 // by kind: probability that 0, 1, 2, ... units are destroyed
	Fled      [2][]float64   // by kind: mean number of retreating units
	Stand     [2][]float64   // by kind: mean number of units still standing in the area at the end
	Broken    float64        // probability that the stronghold is damaged in this battle
	Razed     float64
	Taken     float64
	Tactics   [2]float64 // mean number of drawn cards
	Cards     float64    // mean number of Fate cards
	Wiped     [2]float64 // probability that a side has no unit left
}

// Reason is the reason for not counting a battle.
type Reason uint8

// The reasons for not counting a battle.
const (
	Reshuffle Reason = iota + 1 // the deck may run out and be reshuffled
	TooMany                     // there are more positions than the limit
	Unknown                     // there are more kinds of face than counting distinguishes
)

// Ask counts a battle if possible, otherwise it samples. It reports false when the question needs a best choice that
// cannot be computed: that requires counting.
func Ask(q Question) (*Answer, bool) {
	if q.Most == 0 {
		q.Most = Default
	}
	if q.Games == 0 {
		q.Games = DefaultGames
	}
	if q.Sample && q.By[0] != Best && q.By[1] != Best {
		return sample(q), true
	}
	a, why := countAny(q)
	switch {
	case why == 0:
		return a, true
	case q.By[0] == Best || q.By[1] == Best:
		return &Answer{Why: why}, false
	}
	a = sample(q)
	a.Why = why
	return a, true
}

// countAny counts a battle with the fastest method.
func countAny(q Question) (*Answer, Reason) {
	if separable(&q) {
		return countLayers(q)
	}
	return count(q)
}

// newAnswer returns an Answer with room for the results of a battle.
func newAnswer(r *battle.Rules) *Answer {
	a := new(Answer)
	for side := range r.Sides {
		kinds := r.Sides[side].Kinds
		a.Lost[side] = make([][]float64, len(kinds))
		a.Fled[side], a.Stand[side] = make([]float64, len(kinds)), make([]float64, len(kinds))
		for k := range kinds {
			a.Lost[side][k] = make([]float64, 1+int(kinds[k].Units)+int(kinds[k].Spare))
		}
	}
	return a
}

// add adds an end of the battle with a share.
func (a *Answer) add(r *battle.Rules, s *battle.State, share float64, cards int) {
	a.Win[s.Winner] += share
	a.Cards += share * float64(cards)
	for side := range r.Sides {
		a.Tactics[side] += share * float64(s.Tactics[side])
		a.addSide(r, s, side, share)
	}
	a.addFort(r, s, share)
}

// addSide adds the results of a side.
func (a *Answer) addSide(r *battle.Rules, s *battle.State, side int, share float64) {
	left := 0
	for k := range r.Sides[side].Kinds {
		lost := min(r.Lost(s, side, k), len(a.Lost[side][k])-1)
		a.Lost[side][k][lost] += share
		a.Fled[side][k] += share * float64(s.Gone(side, k))
		a.Stand[side][k] += share * float64(s.Stand(side, k))
		left += s.Here(side, k) + s.Gone(side, k)
	}
	if left == 0 {
		a.Wiped[side] += share
	}
}

// addFort adds the result of the stronghold.
func (a *Answer) addFort(r *battle.Rules, s *battle.State, share float64) {
	switch {
	case s.Razed:
		a.Razed += share
	case s.Taken:
		a.Taken += share
	case s.Broken && !r.Fort.Broken:
		a.Broken += share
	}
}

// divide converts numbers of battles to shares.
func (a *Answer) divide(by float64) {
	for _, sum := range []*float64{&a.Broken, &a.Razed, &a.Taken, &a.Cards} {
		*sum /= by
	}
	lists := [][]float64{a.Win[:], a.Tactics[:], a.Wiped[:]}
	for side := range a.Lost {
		lists = append(append(lists, a.Fled[side], a.Stand[side]), a.Lost[side]...)
	}
	for _, list := range lists {
		for i := range list {
			list[i] /= by
		}
	}
}

// Mean returns the average of a distribution.
func Mean(of []float64) float64 {
	sum := 0.0
	for n, p := range of {
		sum += float64(n) * p
	}
	return sum
}

// chooser returns the rule of choice without chance or search; nil for the others.
func (r Rule) chooser() battle.Chooser {
	switch r {
	case Sparing:
		return battle.Sparing{}
	case First:
		return battle.First{}
	}
	return nil
}
