package deploytest

import (
	"math/big"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/command/boards"
)

// Explorer is a policy that enumerates every sequence of decisions, one deployment after the other.
type Explorer struct {
	line  []int // the choice at each decision of this deployment
	Sizes []int // how many options it had
	depth int
}

// Choose follows the sequence, and takes the first option of a new decision.
func (x *Explorer) Choose(d *deploy.Decision, _ []deploy.Answer) deploy.Answer {
	if x.depth == len(x.line) {
		x.line = append(x.line, 0)
		x.Sizes = append(x.Sizes, d.Options())
	}
	x.depth++
	return deploy.Answer(x.line[x.depth-1])
}

// Next moves to the next sequence; false after the last.
func (x *Explorer) Next() bool {
	x.depth = 0
	for n := len(x.line); n > 0; n = len(x.line) {
		if x.line[n-1]++; x.line[n-1] < x.Sizes[n-1] {
			return true
		}
		x.line, x.Sizes = x.line[:n-1], x.Sizes[:n-1]
	}
	return false
}

// Chance returns the probability of the played sequence if all options are equally likely.
func (x *Explorer) Chance() *big.Rat {
	den := big.NewInt(1)
	for _, n := range x.Sizes {
		den.Mul(den, big.NewInt(int64(n)))
	}
	return new(big.Rat).SetFrac(big.NewInt(1), den)
}

// Loaded dice let one camp win every tie.
type Loaded struct {
	Winner boards.Camp
	rolled int
}

// Roll returns a green helmet for the winning camp, and a flag for the other.
func (l *Loaded) Roll() events.Face {
	l.rolled++
	pennant := (l.rolled-1)/events.ScoutDice%2 == 0
	if pennant == (l.Winner == boards.Pennant) {
		return events.GreenHelmet
	}
	return events.Flag
}

// First takes the first option of every decision.
type First struct{}

// Choose takes the first option.
func (First) Choose(*deploy.Decision, []deploy.Answer) deploy.Answer { return 0 }

// Last takes the last option of every decision, which is often "enough".
type Last struct{}

// Choose takes the last option.
func (Last) Choose(_ *deploy.Decision, legal []deploy.Answer) deploy.Answer {
	return legal[len(legal)-1]
}
