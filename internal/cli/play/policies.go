package play

import (
	"muster/internal/games"
)

// choices lists how players can choose while they muster, in any game.
func choices() []string {
	return games.Each(func(g *games.Game) []string {
		all, _ := g.Play.Choices()
		return all
	})
}

// defaultChoices returns the default choice.
func defaultChoices() string {
	_, usual := games.List()[0].Play.Choices()
	return usual
}
