package battlelore

import (
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Kinds of the fixture: bows, swords, knights and goblins, with the numbers of their summary cards.
var fixtureKinds = []Kind{
	{
		Class:         Foot,
		Colour:        Green,
		Figures:       4,
		MoveAndBattle: 2,
		MoveMax:       2,
		MeleeDice:     2,
		RangedDice:    2,
		Missile:       true,
		Range:         4,
		AfterMove:     -1,
		Retreat:       1,
		Support:       true,
		Worth:         1,
	},
	{
		Class:         Foot,
		Colour:        Blue,
		Figures:       4,
		MoveAndBattle: 1,
		MoveMax:       2,
		MeleeDice:     3,
		StrikeFrom:    1,
		StrikeTo:      1,
		Spared:        1,
		Retreat:       1,
		Support:       true,
		Worth:         1,
	},
	{
		Class:         Mounted,
		Colour:        Red,
		Figures:       3,
		MoveAndBattle: 2,
		MoveMax:       2,
		MeleeDice:     4,
		StrikeFrom:    1,
		StrikeTo:      1,
		Retreat:       1,
		Support:       true,
		Pursues:       true,
		Worth:         1,
	},
	{
		Class:         Foot,
		Colour:        Blue,
		Figures:       4,
		MoveAndBattle: 1,
		MoveMax:       2,
		MeleeDice:     3,
		StrikeFrom:    1,
		StrikeTo:      1,
		Retreat:       2,
		Support:       true,
		Frightened:    true,
		Rush:          2,
		Worth:         1,
	},
}

// fixtureCards are cards of every sort, without the rulebook's names.
var fixtureCards = []Card{
	{Sections: [3]int8{1, 0, 0}, Draw: 2},
	{Sections: [3]int8{0, 3, 0}, Draw: 1},
	{Sections: [3]int8{2, 2, 2}, Draw: 1},
	{Sections: [3]int8{0, 0, ByCommand}, Draw: 1},
	{
		Tactic:   true,
		Pool:     ByCommand,
		Units:    Selector{Class: 1 << Mounted},
		Fallback: 1,
		Grant:    Grant{Melee: 1, MoveAndBattle: 3, MoveColours: 1 << Red, NoRanged: true, Shots: 1},
		Draw:     1,
	},
	{
		Tactic:   true,
		Pool:     All,
		Units:    Selector{Missile: true},
		Fallback: 1,
		Grant:    Grant{NoMove: true, NoMelee: true, Shots: 2},
		Draw:     1,
	},
	{
		Tactic:   true,
		Pool:     ByCommand,
		Units:    Selector{Class: 1 << Foot},
		Group:    true,
		Fallback: 1,
		Grant:    Grant{MoveAndBattle: 2, NoRanged: true, Shots: 1},
		Draw:     1,
	},
	{Tactic: true, Roll: true, Fallback: 1, Grant: Grant{Melee: 1, Ranged: 1, Shots: 1}, Draw: 1, Remake: true},
	{Tactic: true, Copy: true, Fallback: 1, Grant: Grant{Shots: 1}, Draw: 1},
}

// fixture is a battle of twelve units a camp on open ground with a few hexes of other ground.
func fixture(t testing.TB) *Rules {
	t.Helper()
	r := &Rules{
		Board: rulebook.Base().Boards.Get(
			"standard",
		).Geometry,
		Kinds:      fixtureKinds,
		Cards:      fixtureCards,
		Copies:     []uint8{6, 13, 6, 6, 3, 4, 4, 2, 4},
		Seats:      2,
		CampOf:     [MaxPlayers]boards.Camp{boards.Pennant, boards.Standard},
		Hands:      [MaxPlayers]int{5, 4},
		Goal:       [boards.Camps]int{5, 5},
		LastWinner: Neither,
		TurnCap:    60,
	}
	r.Cells = make([]Cell, r.Board.Len())
	for i := range r.Cells {
		r.Cells[i] = Cell{CapOut: NoCap, CapIn: NoCap, CapInElevated: NoCap}
		switch i % 11 {
		case 3: // woods
			r.Cells[i] = Cell{Stop: true, CapOut: 2, CapIn: 2, CapInElevated: 2}
		case 7: // a hill with an impassable side
			r.Cells[i] = Cell{
				Elevated:      true,
				CapOut:        3,
				CapIn:         2,
				CapInElevated: 3,
				NoCross:       1 << hex.NE,
				NoStrike:      1 << hex.NE,
			}
		}
	}
	r.Sees = func(from, to hex.Hex, units hex.Set, _ *hex.Set) bool { return r.Board.Clear(from, to, &units) }
	for c := range boards.Camp(boards.Camps) {
		i := 0
		rows := r.Board.OwnRows(c, 1, 2)
		for h := range rows.Each() {
			if i++; i%2 == 0 {
				r.Setup = append(
					r.Setup,
					Placement{Kind: uint8(i / 2 % len(r.Kinds)), Camp: c, Owner: Player(c), At: h},
				)
			}
		}
	}
	r.Objectives = []Objective{{At: r.Board.Near(r.Board.At(4, 6)), Camps: [2]bool{true, true}, Banners: 1}}
	if err := r.Link(); err != nil {
		t.Fatal(err)
	}
	return r
}
