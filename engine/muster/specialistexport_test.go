package muster

import (
	"fmt"

	"muster/engine/battlelore/boards"
)

// Overdrawn takes everything that stands on the field out of full boxes again, bearer by bearer, and says what they do
// not have; "" when they have it all. It is for modes with a common pool.
func Overdrawn(d *Deployment) string {
	p, _ := newPool(d.Field.Rules, true, [boards.Camps][]string{d.Boxes, d.Boxes})
	for i := range d.Placed {
		u := &d.Placed[i]
		plain := u.Figures
		if u.bearer == ownBearer || u.bearer == hiredBearer {
			plain--
		}
		bearers := -1
		if u.bearer == noBearer {
			bearers = 0
			if !u.Unit.Creature() {
				return u.Unit.ID + " has no bearer"
			}
		}
		p.move(u.Camp, u.Unit, u.bearer, bearers, -plain)
	}
	for i := range p.rows {
		r := &p.rows[i]
		if r.plain[0] < 0 || min(r.ready[0], r.ready[1], r.loose[0], r.loose[1]) < 0 {
			return fmt.Sprintf("%s: %d figures, bearers %v, banners %v", r.unit.ID, r.plain[0], r.ready, r.loose)
		}
	}
	for camp, spare := range p.spare {
		for i, n := range spare {
			if n < 0 {
				return fmt.Sprintf("camp %d: %d spare banners of colour %d", camp, n, i)
			}
		}
	}
	return ""
}
