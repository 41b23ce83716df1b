package deploy

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// placeFeatures puts features on own rows, one by one (CTA-SPC-02).
func (t *turn) placeFeatures() {
	feature := t.f.Rules.Terrain.Get(t.effect.Feature)
	if feature == nil {
		return
	}
	for range t.many {
		h := t.hex(events.FeatureGround(t.f, t.features(), t.seat.camp, feature, t.effect.Rows, t.enemies()), -1)
		if h == hex.None {
			return
		}
		t.out.Features = append(t.out.Features, Feature{
			Hex: h, Terrain: feature, Camp: t.seat.camp, Player: t.seat.index, By: t.card.ID,
		})
		e := t.did(events.FeaturePlaced)
		e.Hex = h
		t.event(e)
	}
}

// changeWeapons gives units of a race another weapon, one by one or all (CTA-SPC-03). Units that come later get it
// too, unless the player leaves some unchanged.
func (t *turn) changeWeapons() {
	if t.f.Rules.Weapons.Get(t.effect.To) == nil {
		return
	}
	again := Rearmament{By: t.card, Effect: t.effect}
	for {
		i, word := t.unitOr(func(_ int, p *Placement) bool { return again.fits(p) }, EverythingWord)
		switch {
		case i >= 0:
			t.rearm(i, again, false)
			continue
		case word == EverythingWord:
			for i := range t.out.Placed {
				if p := &t.out.Placed[i]; p.Player == t.seat.index && again.fits(p) {
					t.rearm(i, again, false)
				}
			}
		case t.enough:
			return
		}
		r := t.result(t.seat)
		r.Rearmaments = append(r.Rearmaments, again)
		if !t.used {
			t.event(t.did(events.WeaponsWait))
		}
		return
	}
}

// Rearmament is a change of weapons that also applies to units that join the player later.
type Rearmament struct {
	By     *rulebook.Specialist
	Effect *rulebook.Effect // of DoChangeWeapon
}

// fits reports whether a unit takes the new weapon.
func (r *Rearmament) fits(p *Placement) bool {
	return !p.Token() && p.Unit.Race == r.Effect.Race && p.WeaponID() == r.Effect.From
}

func (t *turn) rearm(i int, by Rearmament, late bool) {
	p := &t.out.Placed[i]
	p.Weapon = by.Effect.To
	p.Marks = append(p.Marks[:len(p.Marks):len(p.Marks)], by.By.ID)
	e := t.did(events.WeaponChanged)
	e.More = &events.Specialist{
		Did:    events.WeaponChanged,
		Mode:   t.plan.mode,
		Card:   by.By,
		Effect: by.Effect,
		Weapon: t.f.Rules.Weapons.Get(by.Effect.To),
		Late:   late,
	}
	e.Unit, e.Hex, e.Card = p.Unit, p.Hex, p.Card
	t.event(e)
}

// joins gives the new weapon to a unit that a Specialist has brought on later.
func (t *turn) joins(i int) {
	for _, r := range t.result(t.seat).Rearmaments {
		if r.fits(&t.out.Placed[i]) {
			t.rearm(i, r, true)
		}
	}
}

// callMore brings on further units of the own Reserve card, on vacant hexes of the baseline (CTA-SPC-04, R-057). These
// are the units that have not come yet, as far as bearers and figures are left. A player without a Reserve
// gets none, and neither does one whose whole Reserve is on the board (VAR-EC-04).
func (t *turn) callMore() {
	for range t.many {
		vacant := t.seat.ground.Baseline.Minus(t.taken)
		waiting := t.waiting()
		if len(waiting) == 0 || vacant.Empty() || t.illegal != nil {
			return
		}
		ask := Decision{Kind: ChooseSpecialistCall, Card: t.seat.reserve, Units: waiting}
		i, _ := t.decide(ask, len(waiting), EnoughWord)
		if i < 0 {
			return
		}
		h := t.hex(vacant, -1)
		if h == hex.None || !t.put(t.seat, t.seat.reserve, waiting[i], h, events.FromReserve) {
			return
		}
		t.mark(t.stands(h))
		e := t.did(events.ReserveCalledMore)
		e.Unit, e.Hex, e.On, e.Card = waiting[i].Unit, h, events.FootingOf(t.f, h), t.seat.reserve
		t.event(e)
		t.joins(t.stands(h))
	}
}

// waiting lists the units of the Reserve card that are not on the field and could come.
func (t *turn) waiting() []*deck.Entry {
	var out []*deck.Entry
	if t.seat.reserve == nil || t.plan.mode == deploycards.ModeEpic {
		return nil
	}
	for i := range t.seat.reserve.Entries {
		e := &t.seat.reserve.Entries[i]
		here := false
		for j := range t.out.Placed {
			p := &t.out.Placed[j]
			here = here || p.Entry == e && p.Player == t.seat.index
		}
		if !here && t.pool.Has(t.seat.camp, e.Unit) {
			out = append(out, e)
		}
	}
	return out
}

// moveFreely lets units make a normal move, each once (CTA-SPC-05).
func (t *turn) moveFreely() {
	moved := map[int]bool{}
	goes := func(i int, p *Placement) bool {
		reached := events.Reachable(t.f, t.features(), p.Unit, p.Hex, t.taken)
		return !moved[i] && !reached.Empty()
	}
	for range t.many {
		i := t.unit(goes)
		if i < 0 {
			return
		}
		moved[i] = true
		p := &t.out.Placed[i]
		if h := t.hex(events.Reachable(t.f, t.features(), p.Unit, p.Hex, t.taken), i); h != hex.None {
			t.mark(i)
			t.moveTo(i, h, t.did(events.UnitMovedFreely))
		}
	}
}

// addFigures adds plain figures to troops, beyond their normal size, one by one.
func (t *turn) addFigures() {
	for range t.many { // CTA-SPC-06
		i := t.unit(func(_ int, p *Placement) bool {
			served := t.serves(p.Unit) // CTA-SPC-06
			return served && t.pool.Left(t.seat.camp, p.Unit) > 0
		})
		if i < 0 {
			return
		}
		if t.grow(i, 1, t.did(events.FigureAdded)) {
			t.mark(i)
		}
	}
}

// gainLore gives Lore tokens, limited by the pool (CTA-SPC-08, BL-LOR-01).
func (t *turn) gainLore() {
	n := min(t.many, t.lorePool())
	if n < 1 || t.illegal != nil {
		return
	}
	if _, word := t.decide(
		Decision{Kind: ChooseSpecialistLore},
		0,
		EverythingWord,
		EnoughWord,
	); word == EnoughWord {
		return
	}
	t.result(t.seat).Lore += n
	e := t.did(events.LoreGained)
	e.Count = n
	t.event(e)
}

// lorePool returns the number of unused Lore tokens.
func (d *deployer) lorePool() int {
	n := d.f.Rules.LoreTokens(d.pool.Boxes)
	for i := range d.out.Players {
		n -= d.out.Players[i].Lore
	}
	return max(0, n)
}

// moveReserve moves units that came out of the Reserve to hexes next to own units that the card has not moved
// (CTA-SPC-11, R-058).
func (t *turn) moveReserve() {
	moved := map[int]bool{}
	hexes := func(i int) hex.Set {
		var out hex.Set
		for j := range t.out.Placed {
			if p := &t.out.Placed[j]; j != i && !moved[j] && p.Player == t.seat.index && !p.Token() {
				out = out.Or(t.vacantNear(p.Hex))
			}
		}
		return out
	}
	for range t.many {
		i := t.unit(func(i int, p *Placement) bool {
			to := hexes(i)
			return p.How == events.FromReserve && !moved[i] && !to.Empty()
		})
		if i < 0 {
			return
		}
		if h := t.hex(hexes(i), i); h != hex.None {
			moved[i] = true
			t.mark(i)
			t.moveTo(i, h, t.did(events.ReserveMoved))
		}
	}
}
