package battlelore

import (
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// Line is the command line's description of games of an adventure.
type Line struct {
	Adventure string // as it was named
	Choices   string // how players choose while they muster
}

// Command returns the command line that replays a game.
func (l *Line) Command(seed uint64, players [boards.Camps]string) report.Command {
	words := report.Again(l.Adventure, seed, players)
	if l.Choices != setup.Random {
		words = append(words, "--choices", l.Choices)
	}
	return words
}
