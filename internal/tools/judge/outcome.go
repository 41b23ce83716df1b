package main

import (
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// outcome is the result of a number of games, in the form that all games share.
type outcome struct {
	unset  string // the reason that not all games could be set up
	games  int
	wins   []int // by side or seat
	median int   // turns of the middle game; seasons in Runewars
	stalls int   // games that reached no end

	// Only of adventures.
	units   []unitGames
	leaders []leaderGames
	points  []command.Point
	each    []gameOf
	used    []int // games in which an effect of a special rule mattered, by place

	realm *realmGames // only of Runewars
}

// unitGames counts the games in which a unit was ordered, fought and was lost.
type unitGames struct {
	camp                  boards.Camp
	at                    hex.Hex
	ordered, fought, lost int
}

// leaderGames counts the games in which a Leader helped its side.
type leaderGames struct {
	camp boards.Camp
	at   hex.Hex
	led  int
}

// gameOf is one game.
type gameOf struct {
	winner  int // below 0: none
	turns   int
	taken   [boards.Camps]uint32 // objectives that a side held at some time, one bit each
	entered hex.Set
	left    int // units and Leaders that left by an exit
}

// comparison changes a draft into the definition that it is compared with. That one is played and not saved.
type comparison struct {
	change func(x *draft)
	shown  func(g *outcome) string
}

// running is a screen by more games of a player, on both sides.
type running struct {
	player string
	shown  func(g *outcome) string // the required property that its games lack, or ""
}

// share returns a number of games in percent.
func (x *outcome) share(n int) int { return (100*n + x.games/2) / max(x.games, 1) }

// stronger returns the win rate of the side that wins most.
func (x *outcome) stronger() int {
	most := 0
	for _, n := range x.wins {
		most = max(most, n)
	}
	return x.share(most)
}

// unfinished returns the share of games that reached no end.
func (x *outcome) unfinished() int { return x.share(x.stalls) }

// unit returns the statistics of the unit that starts at a hex, or nil.
func (x *outcome) unit(at hex.Hex) *unitGames {
	for i := range x.units {
		if x.units[i].at == at {
			return &x.units[i]
		}
	}
	return nil
}

// takers counts the games in which exactly one side held an objective at some time, and those of them that it won.
func (x *outcome) takers(point int) (one, won int) {
	for i := range x.each {
		g := &x.each[i]
		a, b := g.taken[0]>>point&1 == 1, g.taken[1]>>point&1 == 1
		if a == b {
			continue
		}
		one++
		if a && g.winner == int(boards.Pennant) || b && g.winner == int(boards.Standard) {
			won++
		}
	}
	return one, won
}

// count counts the games that match.
func (x *outcome) count(like func(g *gameOf) bool) (n int) {
	for i := range x.each {
		if like(&x.each[i]) {
			n++
		}
	}
	return n
}

// entered counts the games in which a unit entered a hex.
func (x *outcome) entered(at hex.Hex) int {
	return x.count(func(g *gameOf) bool { return g.entered.Has(at) })
}

// edge returns the win rate of the side that wins most, in percent of its even share.
func (x *outcome) edge() int { return x.stronger() * len(x.wins) }
