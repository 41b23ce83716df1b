package runewars

import (
	"muster/catalog"
	engine "muster/internal/engine/runewars/battle/odds"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/report"
)

// OddsGame is the game of the definitions with odds.
const OddsGame = rulebook.GameName

// OddsKinds lists their kinds: a battle is a file of its own, or part of a scenario.
func OddsKinds() []string { return []string{rulebook.KindBattle, rulebook.KindScenario} }

// DefaultGames is the default number of battles in a sample, MostGames the maximum.
const (
	DefaultGames = engine.DefaultGames
	MostGames    = 10_000_000
)

// OddsChoosers lists the rules of choice.
func OddsChoosers() []string { return library.Choosers() }

// Ask returns the answer about a valid battle, or about those of a scenario, which may be selected by a word. The error
// is a report.Wrong if the odds cannot be computed.
func Ask(e *catalog.Entry, word string, asked OddsQuestion) (*Answers, error) {
	own := library.EntryOf(e)
	if own == nil || own.Battle == nil && own.Scenario == nil {
		return nil, report.Wrongf("name a battle", "%s is no battle", word)
	}
	out := &Answers{}
	if own.Scenario != nil {
		out.Scenario = own.ID
	}
	for _, b := range own.Fought() {
		a, err := Of(b.LinkedBattle, word, asked)
		if err != nil {
			return nil, err
		}
		out.All = append(out.All, a)
	}
	if len(out.All) == 0 {
		return nil, report.Wrongf("add a table [[battles]], or create a battle file with `muster new battle`",
			"the scenario %s has no battle", word)
	}
	return out, nil
}
