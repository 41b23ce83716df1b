package promise

import (
	"cmp"
	"slices"

	"muster/engine"
	"muster/maps/hex"
)

// state is the image of a state in the turned battle.
func (t *halfTurn) state(r *engine.Rules, s *engine.State) engine.State {
	out := *s
	for i := range r.Setup {
		u := s.Units[i]
		u.At, u.From, u.Camp, u.Owner = t.hex(u.At), t.hex(u.From), u.Camp.Other(), seat(u.Owner)
		out.Units[t.unit[i]] = u
	}
	for h := range hex.Hex(t.board.Len()) {
		out.On[t.hex(h)] = t.unit[s.On[h]]
	}
	out.Taken = t.set(s.Taken)
	out.Given = swapped(s.Given)
	for c, at := range s.Camps {
		out.Camps[hex.Camp(c).Other()] = t.set(at)
	}
	for i := range out.Frames[:s.Depth] {
		out.Frames[i] = t.frame(s.Frames[i])
	}
	out.Seats, out.Active = reseated(s.Seats), seat(s.Active)
	out.Banners, out.Held, out.Winner = swapped(s.Banners), swapped(s.Held), side(s.Winner)
	t.stateOfSites(s, &out)
	if r.Lore != nil {
		t.stateOfLore(r, s, &out)
	}
	out.Shares.Scored, out.Shares.Holder = reseated(s.Shares.Scored), swapped(s.Shares.Holder)
	for c := range out.Shares.Holder {
		for i, p := range out.Shares.Holder[c] {
			if p > 0 {
				out.Shares.Holder[c][i] = uint8(seat(engine.Player(p-1))) + 1
			}
		}
	}
	return out
}

// frame is the image of a frame. The Foe of a flight is the power that is breathed, which is no unit, and a move that was
// answered need not speak of a hex.
func (t *halfTurn) frame(f engine.Frame) engine.Frame {
	f.Who, f.Unit = seat(f.Who), t.unit[f.Unit]
	move, ok := f.Answered()
	if k := move.Kind(); !ok || k != engine.RollMove && k != engine.Exit {
		f.At = t.hex(f.At)
	}
	if _, breathes := f.Breath(); !breathes {
		f.Foe = t.unit[f.Foe]
	}
	return f
}

func (t *halfTurn) stateOfSites(s, out *engine.State) {
	l := &out.Sites
	for i := range l.List[:l.N] {
		l.List[i] = t.site(l.List[i])
	}
	slices.SortFunc(l.List[:l.N], func(a, b engine.Site) int { return cmp.Compare(a.At, b.At) })
	for _, at := range [...]*hex.Set{&l.On, &l.Stops, &l.Bans, &l.Blocks} {
		*at = t.set(*at)
	}
	l.Due = reseated(s.Sites.Due)
}

func (t *halfTurn) stateOfLore(r *engine.Rules, s, out *engine.State) {
	l := &out.Lore
	l.Seats = reseated(s.Lore.Seats)
	for i := range l.Casts[:l.Depth] {
		t.cast(&l.Casts[i])
	}
	for i := range l.Spells[:l.Lasting] {
		l.Spells[i].Units = t.crowd(l.Spells[i].Units)
	}
	for i := range r.Setup {
		l.Struck[t.unit[i]] = s.Lore.Struck[i]
	}
	b := &l.Battle
	b.From = t.hex(b.From)
	if b.Turned {
		b.By = seat(b.By)
	}
	b.Forgo = 0
	for p := range engine.Player(engine.MaxPlayers) {
		if s.Lore.Battle.Forgo&(1<<p) != 0 {
			b.Forgo |= 1 << seat(p)
		}
	}
	for i, unit := range l.Power.Queue[:l.Power.N] {
		l.Power.Queue[i] = t.unit[unit]
	}
	l.Power.Flown = t.crowd(l.Power.Flown)
	list := l.Markers[:l.Marked]
	for i := range list {
		list[i].Unit = t.unit[list[i].Unit]
	}
	slices.SortStableFunc(list, func(a, b engine.Marker) int {
		return cmp.Or(cmp.Compare(a.Unit, b.Unit), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Left, b.Left),
			number(a.Fresh)-number(b.Fresh))
	})
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// cast is the image of a Lore card that is being played. Of one that is played at an opponent the target is a player.
func (t *halfTurn) cast(c *engine.Cast) {
	c.Who = seat(c.Who)
	for i, target := range c.Targets[:c.N] {
		if t.rivals[c.Card] {
			c.Targets[i] = uint8(seat(engine.Player(target)))
		} else {
			c.Targets[i] = t.unit[target]
		}
	}
}

// action is the same choice in the turned battle.
func (t *halfTurn) action(a engine.Action) engine.Action {
	switch a.Kind() {
	case engine.GiveOrder, engine.Exit, engine.Ignore, engine.TargetUnit, engine.UsePower, engine.StoreLore,
		engine.RollMove, engine.CallUp:
		return a.WithUnit(t.unit[a.Unit()])
	case engine.Move, engine.Rush, engine.Retreat, engine.GainGround, engine.Pursue, engine.TargetHex, engine.FlyOver,
		engine.Slip, engine.Appear, engine.Land:
		return a.WithUnit(t.unit[a.Unit()]).WithHex(t.hex(a.Hex()))
	case engine.Attack:
		return engine.AttackAction(t.unit[a.Unit()], t.unit[a.Foe()])
	case engine.BattleBack:
		return engine.BattleBackAction(t.unit[a.Unit()], t.unit[a.Foe()])
	case engine.PlaceSite:
		return a.WithHex(t.hex(a.Hex()))
	case engine.TargetPlayer:
		return engine.TargetPlayerAction(seat(a.Player()))
	}
	return a
}
