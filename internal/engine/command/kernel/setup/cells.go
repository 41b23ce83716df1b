package setup

import (
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
)

// cells links every hex of a field.
func cells(f *field.Field) []kernel.Cell {
	out := make([]kernel.Cell, f.Hexes.Len())
	for h, from := range f.Cells() {
		c := &out[h]
		*c = kernel.Cell{CapOut: kernel.NoCap, CapIn: kernel.NoCap, CapInElevated: kernel.NoCap}
		c.Impassable, c.Elevated = f.Impassable.Has(h), f.Elevated.Has(h)
		c.NoCross, c.NoStrike = from.Cliffs, from.Walls
		for _, t := range layers(&from) {
			lay(c, t)
		}
	}
	return out
}

// layers returns the layers that affect units on the hex. Terrain that makes its hex passable, such as a bridge,
// replaces the terrain below it.
func layers(c *field.Cell) []*field.Terrain {
	if c.Feature == nil {
		return []*field.Terrain{c.Ground}
	}
	if c.Feature.Pass {
		return []*field.Terrain{c.Feature}
	}
	return []*field.Terrain{c.Feature, c.Ground}
}

// lay adds one layer to a cell: the lowest of several caps counts (MED-TER-04).
func lay(c *kernel.Cell, t *field.Terrain) {
	c.Stop = c.Stop || t.Stop
	if t.NoBattleOnEntry {
		may := whoOf(t.MayBattle)
		if c.NoBattle { // two layers forbid it: units that both allow
			may = both(may, c.MayBattle)
		}
		c.NoBattle, c.MayBattle = true, may // MED-TER-03, MED-TER-04
	}
	c.CapOut = lower(c.CapOut, t.CapOut) // MED-TER-03, MED-TER-04
	c.CapIn = lower(c.CapIn, t.CapIn)    // MED-TER-03, MED-TER-04
	if t.CapInElevated > 0 {
		c.CapInElevated = lower(c.CapInElevated, t.CapInElevated)
	} else {
		c.CapInElevated = lower(c.CapInElevated, t.CapIn)
	}
	if who := whoOf(t.Who); who != kernel.Nobody {
		c.Flags = help(c.Flags, t.Bold, who)
		c.Strikes = help(c.Strikes, t.IgnoreStrikes, who)
	}
}

// lower returns the lower of two caps; a row without a number has none.
func lower(limit int8, dice int) int8 {
	if dice == 0 {
		return limit
	}
	return min(limit, small(dice))
}

func help(list []kernel.Help, n int, who kernel.UnitFilter) []kernel.Help {
	if n == 0 {
		return list
	}
	return append(list, kernel.Help{N: small(n), Filter: who})
}

// whoOf returns the engine's set of units for a word of a terrain.
func whoOf(word string) kernel.UnitFilter {
	switch word {
	case rulebook.WhoAll:
		return kernel.Everybody
	case rulebook.WhoFoot:
		return kernel.OnFoot
	case rulebook.WhoMounted:
		return kernel.OnHorse
	case rulebook.WhoFootMissile:
		return kernel.FootMissile
	}
	return kernel.Nobody
}

// both returns the intersection of two sets of units.
func both(a, b kernel.UnitFilter) kernel.UnitFilter {
	switch {
	case a == b, b == kernel.Everybody, b == kernel.OnFoot && a == kernel.FootMissile:
		return a
	case a == kernel.Everybody, a == kernel.OnFoot && b == kernel.FootMissile:
		return b
	}
	return kernel.Nobody
}
