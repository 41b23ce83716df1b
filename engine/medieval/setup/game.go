package setup

import "muster/engine/medieval/contest"

// RecordKind is how records name a battle.
const RecordKind = contest.RecordKind

// Game is a battle by the contract of a game. A seat is a boards.Camp: the top side is the first.
type Game struct {
	contest.Game
	battle *Battle
}

// Game is the battle as whoever plays any game sees it.
func (b *Battle) Game() Game { return Game{contest.New(b.Rules, b.Seed, b.Content), b} }

// Battle is the battle that is played.
func (g Game) Battle() *Battle { return g.battle }
