package deploy

import (
	"fmt"

	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/command/boards"
)

// Overdrawn takes every piece on the field out of full boxes again, bearer by bearer, and returns the missing pieces,
// "" for none. It is for modes with a common pool.
func Overdrawn(d *Deployment) string {
	p, _ := pieces.NewPool(d.Field.Rules, true, [boards.Camps][]string{d.Boxes, d.Boxes})
	for i := range d.Placed {
		u := &d.Placed[i]
		plain := u.Figures
		if u.bearer == pieces.OwnBearer || u.bearer == pieces.HiredBearer {
			plain--
		}
		bearers := -1
		if u.bearer == pieces.NoBearer {
			bearers = 0
			if !u.Unit.Creature() {
				return u.Unit.ID + " has no bearer"
			}
		}
		p.Move(u.Camp, u.Unit, u.bearer, bearers, -plain)
	}
	for i := range p.Rows {
		r := &p.Rows[i]
		if r.Plain[0] < 0 || min(r.Ready[0], r.Ready[1], r.Loose[0], r.Loose[1]) < 0 {
			return fmt.Sprintf("%s: %d figures, bearers %v, banners %v", r.Unit.ID, r.Plain[0], r.Ready, r.Loose)
		}
	}
	for camp, spare := range p.Spare {
		for i, n := range spare {
			if n < 0 {
				return fmt.Sprintf("camp %d: %d spare banners of colour %d", camp, n, i)
			}
		}
	}
	return ""
}
