package setup

import (
	"muster/internal/engine/battlelore"

	"muster/internal/engine/battlelore/rulebook"
)

// cells links every hex of a field.
func cells(f *rulebook.Field) []battlelore.Cell {
	out := make([]battlelore.Cell, f.Hexes.Len())
	for h, from := range f.Cells() {
		out[h] = bareCell()
		c := &out[h]
		c.Impassable = f.Impassable.Has(h)
		c.Elevated = f.Elevated.Has(h)
		c.NoCross, c.NoStrike = from.Cliffs, from.Walls
		for _, t := range layers(&from) {
			lay(c, t)
		}
	}
	return out
}

// bareCell is a cell that limits nothing.
func bareCell() battlelore.Cell {
	return battlelore.Cell{CapOut: battlelore.NoCap, CapIn: battlelore.NoCap, CapInElevated: battlelore.NoCap}
}

// layers returns the layers that affect units on the hex. Terrain that makes its hex passable, such as a bridge,
// replaces the terrain below it (CTA-TER-06, R-156).
func layers(c *rulebook.Cell) []*rulebook.Terrain {
	out := make([]*rulebook.Terrain, 0, 3)
	for _, over := range [...]*rulebook.Terrain{c.Place, c.Feature, c.Ground} {
		if over == nil {
			continue
		}
		out = append(out, over)
		if over.Pass { // CTA-TER-06, R-156
			break
		}
	}
	return out
}

// lay adds one layer to a cell (BL-TER-02, R-160: the lowest cap counts; R-169: levels of Bold add up). BL-LMK-07: a
// landmark is a layer like any other.
func lay(c *battlelore.Cell, t *rulebook.Terrain) {
	c.Stop = c.Stop || t.Stop
	if t.NoBattleOnEntry {
		may := whoOf(t.MayBattle)
		if c.NoBattle { // R-160, CTA-TER-04: two layers forbid it: whom both let battle
			may = both(may, c.MayBattle)
		}
		c.NoBattle, c.MayBattle = true, may
	}
	c.CapOut = lower(c.CapOut, t.CapOut) // BL-TER-02, R-160, BL-LMK-07
	c.CapIn = lower(c.CapIn, t.CapIn)    // BL-TER-02, R-160, BL-LMK-07
	if t.CapInElevated > 0 {
		c.CapInElevated = lower(c.CapInElevated, t.CapInElevated)
	} else {
		c.CapInElevated = lower(c.CapInElevated, t.CapIn)
	}
	if who := whoOf(t.Who); who != battlelore.Nobody {
		c.Bold = help(c.Bold, t.Bold, who)
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

func help(list []battlelore.Help, n int, who battlelore.UnitFilter) []battlelore.Help {
	if n == 0 {
		return list
	}
	return append(list, battlelore.Help{N: small(n), Filter: who})
}
