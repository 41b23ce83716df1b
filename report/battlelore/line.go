package battlelore

import (
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
	"muster/report"
)

// Line is what a command line says about games of an adventure.
type Line struct {
	Adventure string // as it was named
	Choices   string // how players choose while they muster
}

// Command is the command line that plays a game again.
func (l *Line) Command(seed uint64, players [boards.Camps]string) report.Command {
	words := report.Again(l.Adventure, seed, players)
	if l.Choices != setup.Random {
		words = append(words, "--choices", l.Choices)
	}
	return words
}
