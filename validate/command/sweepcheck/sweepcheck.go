// Package sweepcheck holds the checks on sweeps that any game has, one a file: adventures that there are not, folders
// in which there is nothing to play, players whom nobody knows, more games than a sweep may have. An adventure that has
// errors is told of where it stands. A game says in a Game what it brings, and lists the checks among its own.
package sweepcheck

import (
	"muster/engine/sweep/sweeps"

	"muster/schema"
	"muster/validate/check"
)

// Game is what a game brings to the checks.
type Game struct {
	Title   string          // what people call it
	Players func() []string // who can play, sorted
	Usual   int             // how many play a sweep that names nobody
	Levers  bool            // changes of its adventures can be tried
}

// Pass is one run of a check over one sweep.
type Pass struct {
	*check.Pass
	Doc   *schema.Document
	Sweep *sweeps.Sweep
}

// All lists the checks. Each stands behind those that it needs.
func (g *Game) All() []*check.Check {
	all := []*check.Check{
		g.NothingPlayed(),
		g.UnknownAdventure(),
		g.AdventureTwice(),
		g.BadFolder(),
		g.EmptyFolder(),
		g.UnknownPlayer(),
		g.PlayerTwice(),
		g.SeedTwice(),
		g.TooMany(),
	}
	if g.Levers {
		return append(all, g.LeverPlayers())
	}
	return append(all, g.NoLevers())
}

// run is a check's function for the frame.
func run(look func(*Pass)) func(*check.Pass) {
	return func(of *check.Pass) {
		if s := sweeps.Of(of.Entry); s != nil {
			look(&Pass{of, of.Entry.Doc, s})
		}
	}
}

// list is a list of players.
type list struct {
	ptr   string // where it stands
	names []string
}

// lists are the lists of players of a sweep.
func (p *Pass) lists() []list {
	out := []list{{"/players", p.Sweep.Players}}
	if l := p.Sweep.Levers; l != nil {
		out = append(out, list{"/levers/players", l.Players})
	}
	return out
}
