package kernel

import (
	"testing"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Kinds of the fixture: one of every sort, with numbers that are this game's.
const (
	bowHorse = iota
	archers
	skirmishers
	spearmen
	shieldmen
	raiders
	riders
	knights
	mountedBows
)

var fixtureKinds = []Kind{
	bowHorse: {
		Class: Light, Arm: Mounted, Blocks: 4, MoveAndBattle: 4, MoveMax: 4, Range: 3, Stood: 2, Moved: 1, Close: 2,
		Stature: 1, Armour: 1, Evades: AllFoes, Parting: 2, Advance: 2, Bonus: true, Retreat: 4, Worth: 1,
	},
	archers: {
		Class: Light, Blocks: 4, MoveAndBattle: 2, MoveMax: 2, Range: 4, Stood: 2, Moved: 1, Close: 2, Evades: AllFoes,
		Retreat: 2, Worth: 1,
	},
	skirmishers: {
		Class: Light, Blocks: 4, MoveAndBattle: 2, MoveMax: 2, Close: 2, Swords: true, Advance: 1, Retreat: 1, Worth: 1,
	},
	spearmen: {
		Class: Medium, Blocks: 4, MoveAndBattle: 1, MoveMax: 2, Close: 3, Swords: true, Advance: 1, Retreat: 1, Worth: 1,
	},
	shieldmen: {
		Class: Heavy, Blocks: 4, MoveAndBattle: 1, MoveMax: 1, Close: 4, Swords: true, Advance: 1, Retreat: 1, Worth: 1,
	},
	raiders: {
		Class: Medium, Blocks: 4, MoveAndBattle: 1, MoveMax: 1, Charge: 2, Close: 3, FreshClose: 4, Swords: true,
		Advance: 1, Bonus: true, Retreat: 2, FreshFlags: 1, Worth: 1,
	},
	riders: {
		Class: Medium, Arm: Mounted, Blocks: 4, MoveAndBattle: 3, MoveMax: 3, Close: 3, Swords: true, Stature: 1, Armour: 2,
		Evades:  FoeOf(Foot, Light) | FoeOf(Foot, Medium) | FoeOf(Foot, Heavy) | FoeOf(Mounted, Heavy),
		Advance: 1, Bonus: true, Retreat: 3, Worth: 1,
	},
	knights: {
		Class: Heavy, Arm: Mounted, Blocks: 4, MoveAndBattle: 2, MoveMax: 2, Close: 4, Swords: true, Stature: 1, Armour: 3,
		Evades:  FoeOf(Foot, Light) | FoeOf(Foot, Medium) | FoeOf(Foot, Heavy),
		Advance: 1, Bonus: true, Retreat: 2, Worth: 1,
	},
	mountedBows: {
		Class: Medium, Arm: Mounted, Bow: true, Blocks: 4, MoveAndBattle: 3, MoveMax: 3, Range: 3, Stood: 1, Moved: 1,
		Close: 3, Swords: true, Stature: 1, Armour: 2, Advance: 1, Bonus: true, Retreat: 3, Worth: 1,
	},
}

const (
	foot    = 1 << Foot
	mounted = 1 << Mounted
)

// Cards of the fixture: of every sort.
const (
	scoutLeft = iota
	oneEach
	threeCentre
	commandRight
	lightTroops
	heavyTroops
	lead
	line
	ambush
	clash
	counterCard
	havoc
	darken
	doubleTime
	fireAndClose
	firstStrike
	onslaught
	helmets
	charge
	moveFireMove
	rally
)

var fixtureCards = []Card{
	scoutLeft:    {Sections: [3]int8{1, 0, 0}, Leaders: true, Detach: true, Draw: 2},
	oneEach:      {Sections: [3]int8{1, 1, 1}, Leaders: true, Detach: true, Draw: 1},
	threeCentre:  {Sections: [3]int8{0, 3, 0}, Leaders: true, Detach: true, Draw: 1},
	commandRight: {Sections: [3]int8{0, 0, ByCommand}, Leaders: true, Detach: true, Draw: 1},
	lightTroops: {
		Pool: ByCommand, Units: Selector{Classes: 1 << Light}, Fallback: 1, Grant: Grant{Pass: true}, Draw: 1,
	},
	heavyTroops: {Pool: ByCommand, Units: Selector{Classes: 1 << Heavy}, Fallback: 1, Draw: 1},
	lead:        {Chain: 4, Fallback: 1, Inspires: true, Tokens: 1, Draw: 1},
	line:        {Pool: Any, Units: Selector{Arms: foot}, Group: true, Fallback: 1, Draw: 1},
	ambush:      {Pool: 1, Reaction: Reaction{true, 2}, Draw: 1},
	clash: {
		Pool: All, Units: Selector{Engaged: true}, Fallback: 1, Grant: Grant{NoMove: true, Close: 1}, Draw: 1,
	},
	counterCard: {Copy: true, Fallback: 1, Draw: 1},
	havoc:       {Roll: RollOrders, Leaders: true, Detach: true, Remake: true, Draw: 1},
	darken: {
		Pool: ByCommand, Units: Selector{Ranged: true}, Fallback: 1,
		Grant: Grant{NoMove: true, NoClose: true, Shots: 2}, Draw: 1,
	},
	doubleTime: {
		Pool: ByCommand, Units: Selector{Arms: foot}, Fallback: 1, Grant: Grant{MoveAndBattle: 2, NoFire: true}, Draw: 1,
	},
	fireAndClose: {
		Pool: ByCommand, Units: Selector{Ranged: true}, Fallback: 1, Grant: Grant{Early: true, NoFire: true}, Draw: 1,
	},
	firstStrike: {Pool: 1, Reaction: Reaction{true, 0}, Draw: 1},
	onslaught: {
		Pool: ByCommand, Units: Selector{Arms: foot}, Fallback: 1, Grant: Grant{Close: 1, NoFire: true}, Draw: 1,
	},
	helmets: {Pool: Any, Units: Selector{Led: true}, Leaders: true, Detach: true, Fallback: 1, Draw: 1},
	charge: {
		Pool: ByCommand, Units: Selector{Arms: mounted}, Fallback: 1, Draw: 1,
		Grant: Grant{
			Close: 1, CloseFor: Selector{Classes: 1<<Medium | 1<<Heavy},
			MoveAndBattle: 3, MoveFor: Selector{Classes: 1 << Heavy}, NoFire: true,
		},
	},
	moveFireMove: {
		Pool: ByCommand, Units: Selector{Classes: 1 << Light, Ranged: true}, Fallback: 1,
		Grant: Grant{NoClose: true, Again: true, Pass: true}, Draw: 1,
	},
	rally: {Roll: RollBlocks, Draw: 1},
}

var fixtureInspired = []Inspired{
	{
		Cost: 1, Units: Selector{Arms: mounted},
		Grant: Grant{Close: 1, MoveAndBattle: 3, MoveFor: Selector{Classes: 1 << Heavy}, NoFire: true},
	},
	{Cost: 1, Units: Selector{Arms: foot}, Grant: Grant{Close: 1, NoFire: true}},
	{Cost: 1, Units: Selector{Ranged: true}, Grant: Grant{NoMove: true, NoClose: true, Shots: 2}},
	{Cost: 1, When: AtTurnEnd, Hexes: 3},
	{
		Cost: 1, Units: Selector{Classes: 1 << Light, Ranged: true},
		Grant: Grant{NoClose: true, Again: true, Pass: true},
	},
}

// bare is a hex with nothing on it.
var bareCell = Cell{CapOut: NoCap, CapIn: NoCap, CapInElevated: NoCap}

// fixtureCells are hexes by the letters of a map.
func fixtureCells(b *boards.Board, ground string) []Cell {
	cells := make([]Cell, b.Len())
	h := 0
	for _, c := range ground {
		cell := bareCell
		switch c {
		case ' ', '\n', '\t':
			continue
		case 'w': // woods
			cell.Stop, cell.NoBattle, cell.MayBattle, cell.CapIn, cell.CapOut, cell.CapInElevated = true, true, OnFoot, 2, 2, 2
		case 'b': // broken ground
			cell.NoBattle, cell.MayBattle, cell.CapIn, cell.CapOut, cell.CapInElevated = true, OnFoot, 2, 2, 2
		case 'h': // a hill
			cell.Elevated, cell.CapIn, cell.CapOut, cell.CapInElevated = true, 2, 3, 3
		case 'r': // a river
			cell.Impassable = true
		case 'f': // a rampart
			cell.Flags, cell.Strikes = []Help{{1, OnFoot}}, []Help{{1, OnFoot}}
		}
		cells[h] = cell
		h++
	}
	return cells
}

const fixtureGround = `
	. . . . . . . . . . . . .
	 . . . w . . . . . . . .
	. . . . . h h . . . w . .
	 . b . . . . . . . . . .
	. . . . . . . . f . . . .
	 . . w . . . r . . b . .
	. . . . . . . . f . . . .
	 . . . . . . . . . . h .
	. . w . . . . . . . h . .
	 . . . . . . w . . . . .
	. . . . . . . . . . . . .`

// fixtureRules are a battle of two armies of every kind of unit, each with four Leaders, one of them alone.
func fixtureRules(t testing.TB) *Rules {
	t.Helper()
	b, err := boards.New(boards.Spec{
		Width: 13, RowCount: 11, Lines: [2]int{8, 16}, Setup: boards.SetupRows{Baseline: 1},
	})
	if err != nil {
		t.Fatal(err)
	}
	r := &Rules{
		Board: b, Cells: fixtureCells(b, fixtureGround), Kinds: fixtureKinds, Cards: fixtureCards,
		Inspired: fixtureInspired, Leaders: LeaderRules{Hexes: 3, Flight: 3, Worth: 1},
		Command: [2]int{5, 6}, Tokens: [2]int{3, 3}, Supply: 14, Goal: [2]int{7, 7}, First: boards.Standard,
		LastWinner: Neither, TurnCap: 200,
	}
	for range fixtureCards {
		r.Copies = append(r.Copies, 3)
	}
	var high hex.Set
	for h := range r.Cells {
		if r.Cells[h].Stop || r.Cells[h].Elevated {
			high.Add(hex.Hex(h))
		}
	}
	r.Sees = func(from, to hex.Hex, units hex.Set) bool {
		blocks := high.Or(units)
		blocks.Remove(from)
		blocks.Remove(to)
		return b.Clear(from, to, &blocks)
	}
	kinds := [...]uint8{
		riders, archers, spearmen, shieldmen, raiders, skirmishers, spearmen, archers, knights, bowHorse, mountedBows,
	}
	at := func(c boards.Camp, row, i int) hex.Hex {
		h := b.At(b.Rows()-1-row, i)
		if c == boards.Pennant {
			return b.Turn(h)
		}
		return h
	}
	for c := range boards.Camp(boards.Camps) {
		for i, kind := range kinds {
			r.Setup = append(r.Setup, Placement{Kind: kind, Camp: c, At: at(c, 3, i)})
		}
		r.Setup = append(r.Setup, Placement{Kind: shieldmen, Camp: c, At: at(c, 2, 6), Blocks: 3})
		for _, i := range []int{2, 4, 9} {
			r.Staff = append(r.Staff, LeaderPlacement{c, at(c, 3, i)})
		}
		r.Staff = append(r.Staff, LeaderPlacement{c, at(c, 1, 5)})
	}
	var ford hex.Set
	ford.Add(b.At(5, 4))
	ford.Add(b.At(5, 7))
	r.Objectives = []Objective{{At: ford, Camps: [2]bool{true, true}, Banners: 1}}
	r.Exits[boards.Standard].Add(b.At(5, 3))
	r.Exits[boards.Standard].Add(b.At(5, 10))
	r.ExitWorth[boards.Standard] = 1
	return r
}

// fixture is the battle, linked.
func fixture(t testing.TB) *Rules {
	t.Helper()
	r := fixtureRules(t)
	if err := r.Link(); err != nil {
		t.Fatal(err)
	}
	return r
}
