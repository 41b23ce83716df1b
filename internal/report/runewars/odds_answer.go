package runewars

import (
	"math"
	"math/big"

	"muster/internal/engine/runewars/battle"
	engine "muster/internal/engine/runewars/battle/odds"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/report"
)

// OddsQuestion is a request for the odds of a battle. Its defaults come from the battle.
type OddsQuestion struct {
	By     [2]string // rules of choice, by side; "" for those of the battle
	Games  int       // of a sample, if it cannot be enumerated; 0: the default number
	Sample bool      // a sample is taken although it can be counted
	Seed   string    // as the command line has it
	Number uint64    // that seed
}

// Answer is the odds of a battle.
type Answer struct {
	*library.LinkedBattle
	Word  string // the battle, as the command line names it
	By    [2]string
	Odds  *engine.Answer
	Seed  string
	Diplo []Diplomacy
}

// Diplomacy is the outcome of a number of tokens.
type Diplomacy struct {
	Tokens int
	Shares [3]*big.Rat // gold, silver, red
}

// Of returns the answer about a valid battle. The error is a report.Wrong if the odds cannot be computed.
func Of(l *library.LinkedBattle, word string, asked OddsQuestion) (*Answer, error) {
	a := &Answer{LinkedBattle: l, Word: word, Seed: asked.Seed}
	q := engine.Question{Rules: l.Rules, By: l.By, Games: asked.Games, Seed: asked.Number, Sample: asked.Sample}
	for side := range q.By {
		if asked.By[side] != "" {
			q.By[side] = library.RuleOf(asked.By[side])
		}
		a.By[side] = library.WordOf(q.By[side])
	}
	var ok bool
	if a.Odds, ok = engine.Ask(q); !ok {
		return nil, report.Wrong{
			What: "the best choice cannot be computed: " + why(a.Odds.Why),
			Hint: "use another rule for both sides",
		}
	}
	most := l.Book.Limit(rulebook.LimitDiplomacy).Most
	for n := 1; n <= min(most, l.Definition.Attacker.Influence); n++ {
		if shares := l.Diplomacy(n); shares != nil {
			a.Diplo = append(a.Diplo, Diplomacy{n, *shares})
		}
	}
	return a, nil
}

// why returns the reason why a battle is not enumerated.
func why(w engine.Reason) string {
	switch w {
	case engine.Reshuffle:
		return "the Fate deck may run out and be shuffled again"
	case engine.TooMany:
		return "the battle has too many possible courses"
	case engine.Unknown:
		return "its cards have symbols that the count does not cover"
	}
	return ""
}

// Won returns a side's win rate.
func (a *Answer) Won(side int) report.Cell { return a.chance(a.Odds.Win[side]) }

// chance returns a probability.
func (a *Answer) chance(share float64) report.Cell {
	if a.Odds.Counted {
		return report.Chance(share)
	}
	return report.EstimateOf(int(math.Round(share*float64(a.Odds.Games))), a.Odds.Games)
}

// small returns a probability for a table, without the interval of a sample.
func (a *Answer) small(share float64) report.Cell {
	if a.Odds.Counted {
		return report.Chance(share)
	}
	return report.About{Cell: report.Chance(share)}
}

// mean returns an average.
func (a *Answer) mean(of float64) report.Cell {
	if a.Odds.Counted {
		return report.Mean(of)
	}
	return report.About{Cell: report.Mean(of)}
}

// sideNames are the sides at the beginning of a sentence.
var sideNames = [2]string{battle.Attacker: "The attacker", battle.Defender: "The defender"}
