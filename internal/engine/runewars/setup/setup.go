package setup

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// Ask describes the game to link.
type Ask struct {
	Realm *library.LinkedRealm // complete: every home realm is placed, without faults
	// Seats are the players, as indexes in Realm.Homes, clockwise from the first player; nil for all in their order.
	Seats   []int
	Options runewars.Options // Years and ToWin of 0 are those of the rules
}

// Game is a game that can be played, with names for people. It is immutable.
type Game struct {
	Ask      Ask
	Book     *rulebook.Rulebook
	Rules    *runewars.Rules
	Factions []*rulebook.Faction // by seat
	Kinds    [][]*rulebook.Unit  // by seat and kind; nil for an unused number
	Areas    []string            // names of areas
	Fate     []*rulebook.Fate    // by card
	Cities   []*rulebook.City    // by city token
	Heroes   []*rulebook.Hero
	Titles   []*rulebook.Title

	// The cards of the decks, one entry for each copy.
	Tactics      []*rulebook.Tactics
	Quests       []*rulebook.Quest
	Rewards      []*rulebook.Reward
	Seasons      []*rulebook.SeasonCard
	Objectives   []*rulebook.Objective
	Commanders   []*rulebook.Commander
	Developments []*rulebook.Development
	Tokens       []*rulebook.Token // exploration tokens

	// The scenario's names of its events, and of its ways to win and to lose.
	Events, Wins, Loses []string
}

// linker is a Game under construction.
type linker struct {
	*Game
	why []string
}

func (l *linker) refuse(format string, args ...any) {
	l.why = append(l.why, fmt.Sprintf(format, args...))
}

// Link makes a game. It returns the reasons, and no game, if it cannot be played.
func Link(ask Ask) (*Game, []string) {
	l := &linker{Game: &Game{Ask: ask, Book: ask.Realm.Rules, Rules: new(runewars.Rules)}}
	if l.Ask.Seats == nil {
		for i := range ask.Realm.Homes {
			l.Ask.Seats = append(l.Ask.Seats, i)
		}
	}
	if n := len(l.Ask.Seats); n < 1 || n > runewars.MaxSeats {
		l.refuse("there are %d home realms; a game has 1 to %d", n, runewars.MaxSeats)
	}
	if n := len(ask.Realm.Spots); n > runewars.MaxAreas {
		l.refuse("the board has %d areas; the limit is %d", n, runewars.MaxAreas)
	}
	for _, h := range l.Ask.Seats {
		if home := &ask.Realm.Homes[h]; home.Faction == nil || home.Tile == library.None {
			l.refuse("the home realm at %s is not placed yet", home.Ptr)
		}
	}
	if len(l.why) > 0 {
		return nil, l.why
	}
	for _, part := range []func(){
		l.numbers, l.options, l.costs, l.fate, l.seats, l.board, l.cards, l.explores, l.begin, l.opening, l.instead,
	} {
		// Later parts depend on earlier ones: linking stops at the first part with errors.
		if part(); len(l.why) > 0 {
			return nil, l.why
		}
	}
	return l.Game, nil
}

// has reports whether a row's box is in use.
func (l *linker) has(box string) bool { return box == "" || slices.Contains(l.Ask.Realm.Boxes, box) }

// numbers links the limits.
func (l *linker) numbers() {
	standard := func(id string) uint8 { return uint8(min(max(l.Book.Limit(id).Default, 0), 200)) }
	most := func(id string) uint8 { return uint8(min(max(l.Book.Limit(id).Most, 0), 200)) }
	dragons, falses := l.Book.Runes(l.Ask.Realm.Boxes)
	n := &l.Rules.Numbers
	*n = runewars.Numbers{
		Most: most(rulebook.LimitArea), MostHeroes: most(rulebook.LimitHeroes), MostQuests: most(rulebook.LimitQuests),
		MostTactics: most(rulebook.LimitTactics), Reach: standard(rulebook.LimitReach),
		FastReach: standard(rulebook.LimitReachFast), HeroReach: standard(rulebook.LimitReachHero),
		Diplomacy: most(rulebook.LimitDiplomacy), Stronghold: standard(rulebook.LimitStronghold),
		HurtHold: standard(rulebook.LimitStrongholdHurt), Capital: standard(rulebook.LimitCapital),
		HurtCapital: standard(rulebook.LimitCapitalHurt), Conquer: standard(rulebook.LimitConquer),
		Garrison: standard(rulebook.LimitGarrison), GarrisonGain: standard(rulebook.LimitGarrisonUnits),
		FallGain: standard(rulebook.LimitFallInfluence), HeroesBought: standard(rulebook.LimitRallyHeroes),
		DialMost: most(rulebook.LimitDial), Dragons: capped(dragons), Falses: capped(falses),
		Replaced: standard(rulebook.LimitFalseSwap), PortalToll: standard(rulebook.LimitPortal),
		Defensible: standard(rulebook.LimitDefensible),
	}
	for _, id := range l.Ask.Realm.Boxes {
		if b := l.Book.Boxes.Get(id); b != nil {
			n.Influence = capped(int(n.Influence) + b.Influence)
			n.Strongholds = max(n.Strongholds, capped(b.Strongholds))
		}
	}
}

func capped(n int) uint8 { return uint8(min(max(n, 0), 200)) }

// options fills in the defaults of the rules.
func (l *linker) options() {
	o := &l.Rules.Options
	*o = l.Ask.Options
	if o.Years == 0 {
		o.Years = max(capped(l.Book.Limit(rulebook.LimitYears).Default), 1) // a game has at least one year
	}
	if o.ToWin == 0 {
		o.ToWin = capped(l.Book.Limit(rulebook.LimitToWin).Default)
		if o.FreeCities { // RW-FREE-03
			o.ToWin++
		}
	}
}
