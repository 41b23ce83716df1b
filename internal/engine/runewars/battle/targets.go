package battle

import "math/bits"

// targets are cells of a side, by kind: a bit for each damage of the standing units, then of the routed ones.
type targets struct {
	n  int
	of [MaxKinds]uint32
}

const (
	allStanding = 1<<MaxHealth - 1
	allRouted   = allStanding << MaxHealth
	allWhole    = 1 | 1<<MaxHealth
	allDamaged  = (allStanding | allRouted) &^ allWhole
)

// states are the bits of a state.
var states = [...]uint32{
	Any: allStanding | allRouted, OnlyStanding: allStanding, OnlyRouted: allRouted, OnlyDamaged: allDamaged,
	OnlyDamagedOrRouted: allDamaged | allRouted,
}

func (c Cell) bit() uint32 { return 1 << (c.State*MaxHealth + c.Damage) }

func cellOf(kind, bit int) Cell {
	if bit >= MaxHealth {
		return Cell{uint8(kind), Routed, uint8(bit - MaxHealth)}
	}
	return Cell{uint8(kind), Standing, uint8(bit)}
}

// present returns the cells of a side that hold a unit.
func (t table) present(side int) targets {
	out := targets{n: len(t.Sides[side].Kinds)}
	for k := range out.n {
		out.of[k] = t.cells(side, k)
	}
	return out
}

// cells returns those of a kind that hold a unit.
func (t table) cells(side, k int) uint32 {
	u, has := &t.Units[side][k], uint32(0)
	for d := range t.HealthOf(t.State, side, k) {
		if u[Standing][d] > 0 {
			has |= 1 << d
		}
		if u[Routed][d] > 0 {
			has |= 1 << (MaxHealth + d)
		}
	}
	return has
}

// none reports whether there are no cells.
func (c *targets) none() bool { return !c.any(allStanding | allRouted) }

// only keeps those of a state.
func (c *targets) only(state uint32) {
	for k := range c.n {
		c.of[k] &= state
	}
}

// first keeps those of a state if there are any.
func (c *targets) first(state uint32) {
	if c.any(state) {
		c.only(state)
	}
}

// to returns the cells that an effect may affect, for any chooser.
func (t table) to(e *Effect, victim int) targets {
	out := t.present(victim)
	for k := range out.n {
		kind := &t.Sides[victim].Kinds[k]
		if e.Shapes != 0 && e.Shapes>>kind.Shape&1 == 0 || kind.Initiative < e.Initiative {
			out.of[k] = 0
		}
		out.of[k] &= states[e.State]
	}
	for i := range t.Progress.Marks {
		t.unmark(&out, victim, t.Progress.Mark[i])
	}
	return out
}

// unmark removes a cell in which each unit is marked.
func (t table) unmark(out *targets, victim int, c Cell) {
	marked := uint8(0)
	for i := range t.Progress.Marks {
		if t.Progress.Mark[i] == c {
			marked++
		}
	}
	if t.have(victim, c) <= marked {
		out.of[c.Kind] &^= c.bit()
	}
}

// toRout keeps the cells from which the owner routs a unit: undamaged units first (RW-DMG-01).
func (c *targets) toRout() {
	c.only(allStanding)
	c.first(allWhole)
}

// toDamage keeps the cells from which the owner damages a unit: damaged units first, then standing ones (RW-DMG-02).
func (c *targets) toDamage() {
	if c.any(allDamaged) {
		c.only(allDamaged)
		return
	}
	c.first(allStanding)
}

// any reports whether a cell of a state exists.
func (c *targets) any(state uint32) bool {
	for k := range c.n {
		if c.of[k]&state != 0 {
			return true
		}
	}
	return false
}

// prefer keeps the kinds with this health, if there are any.
func (t table) prefer(c *targets, victim int, health uint8) {
	has := false
	for k := range c.n {
		has = has || c.of[k] != 0 && t.HealthOf(t.State, victim, k) >= health
	}
	for k := range c.n {
		if has && t.HealthOf(t.State, victim, k) < health {
			c.of[k] = 0
		}
	}
}

// list appends a choice for each cell.
func (c *targets) list(v Verb, buf []Choice) []Choice {
	for k := range c.n {
		for has := c.of[k]; has != 0; has &= has - 1 {
			buf = append(buf, at(v, cellOf(k, bits.TrailingZeros32(has))))
		}
	}
	return buf
}
