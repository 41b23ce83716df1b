package medieval

import (
	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/maps/hex"
)

// maker generates one battle.
type maker struct {
	engine.Rand
	r *kernel.Rules
}

// Battle returns the linked battle of a seed.
func Battle(seed uint64) (*kernel.Rules, error) {
	m := maker{engine.NewRand(seed, "made up"), &kernel.Rules{}}
	r := m.r
	width, rows := 9+m.IntN(5), 5+2*m.IntN(4)
	third := 2 * (width / 3)
	board, err := boards.New(boards.Spec{
		Width: width, RowCount: rows, Lines: [2]int{third, 2*width - 2 - third}, Setup: boards.SetupRows{Baseline: 1},
	})
	if err != nil {
		return nil, err
	}
	r.Board = board
	m.ground()
	for range 4 + m.IntN(6) {
		r.Kinds = append(r.Kinds, m.kind())
	}
	m.cards()
	m.inspired()
	m.armies()
	m.terms()
	return r, r.Link()
}

// chance returns true with a probability in percent.
func (m *maker) chance(percent int) bool { return m.IntN(100) < percent }

// upTo returns a random number from 0 to n-1.
func (m *maker) upTo(n int) int8 { return int8(m.IntN(n + 1)) }

// filter generates a set of units that a terrain applies to.
func (m *maker) filter() kernel.UnitFilter { return kernel.UnitFilter(m.IntN(5)) }

// ground generates the terrain of the hexes.
func (m *maker) ground() {
	r := m.r
	bare := kernel.Cell{CapOut: kernel.NoCap, CapIn: kernel.NoCap, CapInElevated: kernel.NoCap}
	lies := []kernel.Cell{bare}
	for range 5 {
		c := bare
		c.Impassable, c.Stop, c.Elevated = m.chance(20), m.chance(40), m.chance(30)
		c.NoBattle, c.MayBattle = m.chance(40), m.filter()
		if m.chance(50) {
			c.CapOut, c.CapIn, c.CapInElevated = 1+m.upTo(3), 1+m.upTo(3), 1+m.upTo(3)
		}
		if m.chance(30) {
			c.Flags = []kernel.Help{{N: 1 + m.upTo(1), Filter: m.filter()}}
			c.Strikes = []kernel.Help{{N: 1 + m.upTo(1), Filter: m.filter()}}
		}
		if m.chance(20) {
			c.NoCross, c.NoStrike = uint8(m.IntN(64)), uint8(m.IntN(64))
		}
		lies = append(lies, c)
	}
	r.Cells = make([]kernel.Cell, r.Board.Len())
	var high hex.Set
	for h := range r.Cells {
		r.Cells[h] = bare
		if m.chance(25) {
			r.Cells[h] = lies[m.IntN(len(lies))]
		}
		if r.Cells[h].Elevated {
			high.Add(hex.Hex(h))
		}
	}
	board := r.Board
	r.Sees = func(from, to hex.Hex, units hex.Set) bool {
		blocks := high.Or(units)
		blocks.Remove(from)
		blocks.Remove(to)
		return board.Clear(from, to, &blocks)
	}
}

// kind generates a kind of unit.
func (m *maker) kind() kernel.Kind {
	k := kernel.Kind{
		Class: uint8(m.IntN(3)), Arm: kernel.Arm(m.IntN(int(kernel.Arms))), Blocks: 1 + uint8(m.upTo(4)),
		MoveAndBattle: m.upTo(4), Close: 1 + m.upTo(4), Swords: m.chance(70), Stature: m.upTo(1), Armour: m.upTo(4),
		Advance: m.upTo(2), Bonus: m.chance(50), Retreat: m.upTo(4), FreshFlags: m.upTo(1), Worth: 1 + m.upTo(1),
	}
	k.MoveMax = k.MoveAndBattle + m.upTo(2)
	if m.chance(30) {
		k.Charge = k.MoveMax + m.upTo(2)
	}
	if m.chance(50) {
		k.Range, k.Stood, k.Moved = 2+m.upTo(3), 1+m.upTo(2), m.upTo(2)
	}
	if m.chance(20) {
		k.FreshClose = k.Close + 1
	}
	if m.chance(50) {
		k.Evades = kernel.Foes(m.IntN(int(kernel.AllFoes) + 1))
		k.Parting = m.upTo(3)
	}
	return k
}

// selector generates a set of units.
func (m *maker) selector() (w kernel.Selector) {
	if m.chance(40) {
		w.Arms = uint8(m.IntN(4))
	}
	if m.chance(40) {
		w.Classes = uint8(m.IntN(8))
	}
	if m.chance(10) {
		w.Kinds = uint64(m.IntN(1 << len(m.r.Kinds)))
	}
	w.Ranged, w.Led, w.Engaged = m.chance(20), m.chance(10), m.chance(10)
	return w
}

// grant generates the bonus of a card.
func (m *maker) grant() kernel.Grant {
	return kernel.Grant{
		Close: m.upTo(2) - m.upTo(1), CloseFor: m.selector(), Ranged: m.upTo(1), MoveAndBattle: m.upTo(3),
		MoveFor: m.selector(), NoMove: m.chance(15), NoClose: m.chance(20), NoFire: m.chance(20), Shots: m.upTo(3),
		Early: m.chance(20), Again: m.chance(20), Pass: m.chance(30),
	}
}

// number generates a card's number of orders.
func (m *maker) number() int8 {
	return [...]int8{1, 2, 3, kernel.ByCommand, kernel.Any, kernel.All}[m.IntN(6)]
}

// cards generates the deck.
func (m *maker) cards() {
	for i := range 12 {
		c := kernel.Card{
			Leaders: m.chance(50), Detach: m.chance(50), Fallback: m.upTo(2), Draw: 1 + m.upTo(2), Tokens: m.upTo(1),
			Remake: m.chance(10),
		}
		if m.chance(60) {
			c.Grant = m.grant()
		}
		if m.chance(25) {
			c.Reaction = kernel.Reaction{Strikes: true, Dice: m.upTo(2)}
		}
		switch i % 6 {
		case 0, 1:
			for s := range c.Sections {
				c.Sections[s] = m.upTo(4) - 1 // Equal to Command among them
			}
		case 2:
			c.Pool, c.Units, c.Group = m.number(), m.selector(), m.chance(30)
		case 3:
			c.Chain, c.Inspires = 1+m.upTo(4), m.chance(80)
		case 4:
			c.Roll = kernel.RollUse(1 + m.IntN(2))
		case 5:
			if c.Copy = m.chance(50); !c.Copy {
				c.Pool = m.number()
			}
			c.Fallback = 1
		}
		m.r.Cards = append(m.r.Cards, c)
		m.r.Copies = append(m.r.Copies, 2+uint8(m.upTo(3)))
	}
}

// inspired generates the Inspired Actions.
func (m *maker) inspired() {
	for range m.IntN(4) {
		m.r.Inspired = append(m.r.Inspired, kernel.Inspired{
			Cost: m.upTo(2), Units: m.selector(), Grant: m.grant(),
		})
	}
	if m.chance(80) {
		m.r.Inspired = append(m.r.Inspired, kernel.Inspired{Cost: 1, When: kernel.AtTurnEnd, Hexes: 1 + m.upTo(3)})
	}
}

// armies puts units and Leaders on the first rows of both sides.
func (m *maker) armies() {
	r := m.r
	for c := range boards.Camp(boards.Camps) {
		var led hex.Set
		for _, h := range r.Board.OwnRows(c, 1, r.Board.Rows()/2).Hexes() {
			if r.Cells[h].Impassable {
				continue
			}
			if m.chance(30) && len(r.Setup) < kernel.MaxUnits {
				k := uint8(m.IntN(len(r.Kinds)))
				blocks := uint8(0)
				if m.chance(20) {
					blocks = 1 + uint8(m.IntN(int(r.Kinds[k].Blocks)))
				}
				r.Setup = append(r.Setup, kernel.Placement{Kind: k, Camp: c, At: h, Blocks: blocks})
			}
			if m.chance(15) && led.Len() < kernel.MaxLeaders/2 {
				led.Add(h)
				r.Staff = append(r.Staff, kernel.LeaderPlacement{Camp: c, At: h})
			}
		}
	}
}

// terms generates hands, tokens and victory conditions.
func (m *maker) terms() {
	r := m.r
	r.Leaders = kernel.LeaderRules{Hexes: 1 + m.upTo(3), Flight: 1 + m.upTo(3), Worth: 1}
	r.Supply, r.TurnCap, r.LastWinner = 14, 60, kernel.Neither
	r.First = boards.Camp(m.IntN(boards.Camps))
	for c := range boards.Camp(boards.Camps) {
		r.Command[c], r.Tokens[c], r.Goal[c] = 3+m.IntN(5), m.IntN(6), 3+m.IntN(6)
		if m.chance(40) {
			r.ExitWorth[c] = uint8(m.upTo(2))
			for range 3 {
				r.Exits[c].Add(hex.Hex(m.IntN(len(r.Cells))))
			}
		}
	}
	for range m.IntN(4) {
		o := kernel.Objective{
			Camps: [boards.Camps]bool{m.chance(80), m.chance(80)}, Banners: 1 + m.IntN(2), Permanent: m.chance(30),
		}
		o.At.Add(hex.Hex(m.IntN(len(r.Cells))))
		r.Objectives = append(r.Objectives, o)
	}
	if m.chance(20) {
		r.LastTurn = 10 + m.IntN(40)
	}
}
