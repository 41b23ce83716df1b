package odds

import (
	"muster/catalog"
	engine "muster/engine/runewars/battle/odds"
	"muster/engine/runewars/battle/setup"
	"muster/engine/runewars/kinds"
	"muster/engine/runewars/library"
	"muster/report"
)

// Kind is the kind of definition that is asked about, Game the game that it is of.
const (
	Kind = kinds.Battle
	Game = kinds.Name
)

// UsualGames is how many battles a sample is of where nobody says, MostGames how many it can be of.
const (
	UsualGames = engine.UsualGames
	MostGames  = 10_000_000
)

// Rules lists the rules of choice.
func Rules() []string { return setup.Choosers() }

// Ask is the answer about a battle without errors, which may be called by a word. The error is a report.Wrong where it
// is asked for what cannot be worked out.
func Ask(e *catalog.Entry, word string, asked Asked) (*Answer, error) {
	own := library.EntryOf(e)
	if own == nil || own.Battle == nil {
		return nil, report.Wrongf("name a battle", "%s is no battle", word)
	}
	return Of(own.Catalog().Fought(own), word, asked)
}
