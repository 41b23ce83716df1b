package setup

// Game adapts a battle to the contract of a game. A seat is a boards.Camp: the top side is the first.
type Game struct {
	Match
	battle *Battle
}

// Game returns the battle for generic players.
func (b *Battle) Game() Game { return Game{NewMatch(b.Book.Game.Name, b.Rules, b.Seed, b.Content), b} }

// Battle returns the battle of the game.
func (g Game) Battle() *Battle { return g.battle }
