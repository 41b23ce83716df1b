package deploy

import (
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// copyUnits sets copies of troops next to them: as many figures, the same weapon (CTA-SPC-07, R-092). Bearer and
// figures must be there.
func (t *turn) copyUnits() {
	for range t.many {
		i := t.unit(func(_ int, p *Placement) bool {
			near := t.vacantNear(p.Hex)
			return t.serves(p.Unit) && !near.Empty() && t.canJoin(p.Unit, p.Figures)
		})
		if i < 0 {
			return
		}
		if h := t.hex(t.vacantNear(t.out.Placed[i].Hex), i); h != hex.None {
			t.join(i, h, t.out.Placed[i].Figures, events.UnitCopied)
		}
	}
}

// swapRace replaces units by units of another race with their colour, class and weapon, at normal size. It sets more
// of the same next to each (CTA-SPC-09, CTA-SPC-10, R-096, R-097). Unavailable units are left out.
func (t *turn) swapRace() {
	swapped := map[int]bool{}
	for range t.many {
		i := t.unit(func(i int, p *Placement) bool {
			return !swapped[i] && t.serves(p.Unit) && len(t.kin(p)) > 0
		})
		if i < 0 {
			return
		}
		swapped[i] = true
		t.swap(i)
		for range t.effect.Beside { // CTA-SPC-10, R-097
			p := &t.out.Placed[i]
			figures := t.pool.Of(p.Unit).Each
			if !t.canJoin(p.Unit, figures) {
				break
			}
			h := t.hex(t.vacantNear(p.Hex), i)
			if h == hex.None {
				break
			}
			t.join(i, h, figures, events.UnitJoined)
		}
	}
}

// kin lists the types of the effect's race that could replace a unit: of its colour, class and weapon, with bearer and
// figures left.
func (t *turn) kin(p *Placement) []*rulebook.Unit {
	var out []*rulebook.Unit
	all := t.f.Rules.Units.All()
	for i := range all {
		u := &all[i]
		if u.Race == t.effect.Race && u.ID != p.Unit.ID && u.Banner == p.Unit.Banner && u.Class == p.Unit.Class &&
			u.Weapon == p.WeaponID() && t.canJoin(u, 0) {
			out = append(out, u)
		}
	}
	return out
}

// swap replaces one unit.
func (t *turn) swap(i int) {
	types := t.kin(&t.out.Placed[i])
	n := 0
	if len(types) > 1 {
		ask := Decision{Kind: ChooseSpecialistTroop, Troops: types, At: &t.out.Placed[i]}
		n, _ = t.decide(ask, len(types))
	}
	if n < 0 {
		return
	}
	b, ok := t.hireOrTake(types[n])
	if !ok {
		return
	}
	t.swapFor(i, types[n], b, t.did(events.UnitSwapped))
	t.out.Placed[i].Weapon = "" // it is the new type's own
	t.mark(i)
	t.joins(i)
}

// join sets a unit of the type of placement i on a hex, with the given figures and the same weapon.
func (t *turn) join(i int, h hex.Hex, figures int, did events.Did) {
	like := t.out.Placed[i]
	if !t.canJoin(like.Unit, figures) {
		return
	}
	b, _ := t.hireOrTake(like.Unit)
	each := t.pool.Of(like.Unit).Each
	if extra := figures - each; extra > 0 {
		t.pool.Add(t.seat.camp, like.Unit, extra)
	}
	t.lay(Placement{
		Hex: h, Camp: t.seat.camp, Player: t.seat.index, Unit: like.Unit, Figures: max(each, figures),
		How: events.FromSpecialist, Card: like.Card, Entry: like.Entry, Weapon: like.Weapon, bearer: b,
	})
	t.mark(len(t.out.Placed) - 1)
	e := t.did(did)
	e.Unit, e.Hex, e.From, e.On, e.Count = like.Unit, h, like.Hex, events.FootingOf(t.f, h), max(each, figures)
	t.event(e)
	t.joins(t.stands(h))
}

// hireOrTake takes a unit out of the pool: with a bearer of its own camp, else a mercenary with the other camp's
// bearer under a spare banner (house rule).
func (t *turn) hireOrTake(u *rulebook.Unit) (pieces.Bearer, bool) {
	if b, ok := t.pool.Take(t.seat.camp, u); ok {
		return b, true
	}
	return pieces.HiredBearer, t.hires() && t.pool.Hire(t.seat.camp, u)
}

// hires reports whether the effect brings mercenaries.
func (t *turn) hires() bool { return t.effect.Do == rulebook.DoSwapRace }

// canJoin reports whether a unit of this number of figures is available to hireOrTake (CTA-SPC-01).
func (t *turn) canJoin(u *rulebook.Unit, figures int) bool {
	r := t.pool.Of(u)
	if r == nil {
		return false
	}
	extra := max(0, figures-r.Each)
	if b, ok := t.pool.Next(t.seat.camp, u); ok {
		return t.pool.Left(t.seat.camp, u)-t.pool.Figures(u, b) >= extra
	}
	if !t.hires() || !t.pool.Hires(t.seat.camp, u) {
		return false
	}
	left := t.pool.Left(t.seat.camp, u)
	if t.pool.Common {
		left -= t.pool.Figures(u, pieces.HiredBearer)
	}
	return left >= extra
}
