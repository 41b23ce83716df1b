package setup

// Game is a battle by the contract of a game. A seat is a boards.Camp: the top side is the first.
type Game struct {
	Match
	battle *Battle
}

// Game is the battle as whoever plays any game sees it.
func (b *Battle) Game() Game { return Game{NewMatch(b.Book.Game.Name, b.Rules, b.Seed, b.Content), b} }

// Battle is the battle that is played.
func (g Game) Battle() *Battle { return g.battle }
