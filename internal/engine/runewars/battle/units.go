package battle

import "muster/engine"

// have returns the number of units in a cell.
func (s *State) have(side int, c Cell) uint8 { return s.Units[side][c.Kind][c.State][c.Damage] }

// move takes a unit from one cell to another.
func (s *State) move(side int, from, to Cell) {
	s.Units[side][from.Kind][from.State][from.Damage]--
	s.Units[side][to.Kind][to.State][to.Damage]++
}

// drop takes a unit out of the battle.
func (s *State) drop(side int, c Cell) { s.Units[side][c.Kind][c.State][c.Damage]-- }

// table is a State under change, with the rules and the log of the change.
type table struct {
	*Rules
	*State
	log *engine.Log[Event]
}

func (t table) record(e Event) { t.log.Add(e) }

// rout routs a unit (RW-DMG-01). A routed unit stays unchanged.
func (t table) rout(side int, c Cell) Cell {
	if c.State == Routed {
		return c
	}
	to := Cell{c.Kind, Routed, c.Damage}
	t.move(side, c, to)
	t.record(Event{Kind: UnitRouted, Side: uint8(side), Unit: c.Kind, Cell: c})
	return to
}

// hurt gives a unit points of damage. It returns the unit's new cell, and whether it survives (RW-DMG-03).
func (t table) hurt(side int, c Cell, points uint8) (Cell, bool) {
	t.record(Event{Kind: UnitDamaged, Side: uint8(side), Unit: c.Kind, Cell: c, N: int8(points)})
	if health := t.HealthOf(t.State, side, int(c.Kind)); c.Damage+points >= health || c.Damage+points >= MaxHealth {
		t.destroy(side, c)
		return Cell{}, false
	}
	to := Cell{c.Kind, c.State, c.Damage + points}
	t.move(side, c, to)
	return to, true
}

// destroy removes a unit.
func (t table) destroy(side int, c Cell) { t.lose(side, c, LostFighting) }

// lose removes a unit for a reason.
func (t table) lose(side int, c Cell, why Loss) {
	t.drop(side, c)
	t.record(Event{Kind: UnitDestroyed, Side: uint8(side), Unit: c.Kind, Cell: c, N: int8(why)})
}

// nowhere returns the Loss of a side's units without an area to retreat to.
func (t table) nowhere(side int) Loss {
	if t.Sides[side].Neutral {
		return LostNeutral
	}
	return LostNowhere
}

// spare returns the number of units of a kind in the pool; destroyed units return to it (RW-DMG-03).
func (t table) spare(side, kind int) int {
	return int(t.Sides[side].Kinds[kind].Spare) + t.Lost(t.State, side, kind) - int(t.Added[side][kind])
}

// damageOn returns the maximum damage on one unit of a kind.
func (s *State) damageOn(side, kind int) uint8 {
	for d := MaxHealth - 1; d > 0; d-- {
		if s.Units[side][kind][Standing][d]+s.Units[side][kind][Routed][d] > 0 {
			return uint8(d)
		}
	}
	return 0
}
