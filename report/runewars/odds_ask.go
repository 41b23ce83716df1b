package runewars

import (
	"muster/catalog"
	engine "muster/engine/runewars/battle/odds"
	"muster/engine/runewars/battle/setup"
	"muster/engine/runewars/library"
	"muster/engine/runewars/rulebook"
	"muster/report"
)

// Game is the game that the definitions are of that are asked about.
const OddsGame = rulebook.GameName

// Kinds lists their kinds: a battle is a file of its own, or one of a scenario's.
func OddsKinds() []string { return []string{rulebook.KindBattle, rulebook.KindScenario} }

// UsualGames is how many battles a sample is of where nobody says, MostGames how many it can be of.
const (
	UsualGames = engine.UsualGames
	MostGames  = 10_000_000
)

// Rules lists the rules of choice.
func OddsChoosers() []string { return setup.Choosers() }

// Ask is what there is to say of a battle without errors, or of those of a scenario, which may be called by a word. The
// error is a report.Wrong where it is asked for what cannot be worked out.
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
		a, err := Of(b.Linked, word, asked)
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
