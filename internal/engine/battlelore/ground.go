package battlelore

import "muster/maps/hex"

// footing is the effect of a hex's terrain on a unit of a kind: Bold levels, and bonus strikes that it ignores in
// melee.
type footing struct{ bold, strikes int16 }

// linkGround computes the effects of every hex on every kind of unit.
func (r *Rules) linkGround() {
	r.ground = make([]footing, len(r.Kinds)*len(r.Cells))
	for h := range r.Cells {
		cell := &r.Cells[h]
		if len(cell.Bold)+len(cell.Strikes) == 0 {
			continue
		}
		for i := range r.Kinds {
			k := &r.Kinds[i]
			r.ground[i*len(r.Cells)+h] = footing{int16(helped(cell.Bold, k)), int16(helped(cell.Strikes, k))}
		}
	}
}

// groundAt returns the effect of a hex's terrain on a kind of unit.
func (r *Rules) groundAt(kind uint8, h hex.Hex) footing {
	return r.ground[int(kind)*len(r.Cells)+int(h)]
}
