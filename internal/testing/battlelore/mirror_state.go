package battlelore

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// state returns the image of a state in the turned battle.
func (t *halfTurn) state(r *battlelore.Rules, s *battlelore.State) battlelore.State {
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
		out.Camps[boards.Camp(c).Other()] = t.set(at)
	}
	for i := range out.Frames[:s.Depth] {
		out.Frames[i] = t.frame(s.Frames[i])
	}
	out.Seats, out.Active = reseated(s.Seats), seat(s.Active)
	out.Banners, out.Held, out.Winner = swapped(s.Banners), swapped(s.Held), side(s.Winner)
	t.stateOfPlaces(s, &out)
	if r.Lore != nil {
		t.stateOfLore(r, s, &out)
	}
	out.Shares.Scored, out.Shares.Holder = reseated(s.Shares.Scored), swapped(s.Shares.Holder)
	for c := range out.Shares.Holder {
		for i, p := range out.Shares.Holder[c] {
			if p > 0 {
				out.Shares.Holder[c][i] = uint8(seat(battlelore.Player(p-1))) + 1
			}
		}
	}
	return out
}

// frame returns the image of a frame. The Foe of a flight is the power in use, not a unit, and an answered move may
// have no hex.
func (t *halfTurn) frame(f battlelore.Frame) battlelore.Frame {
	f.Decider, f.Unit = seat(f.Decider), t.unit[f.Unit]
	move, ok := f.Answered()
	if k := move.Kind(); !ok || k != battlelore.RollMove && k != battlelore.Exit {
		f.At = t.hex(f.At)
	}
	if _, breathes := f.Breath(); !breathes {
		f.Target = t.unit[f.Target]
	}
	return f
}

func (t *halfTurn) stateOfPlaces(s, out *battlelore.State) {
	l := &out.Places
	for i := range l.List[:l.N] {
		l.List[i] = t.place(l.List[i])
	}
	slices.SortFunc(l.List[:l.N], func(a, b battlelore.Place) int { return cmp.Compare(a.At, b.At) })
	for _, at := range [...]*hex.Set{&l.On, &l.Stops, &l.Bans, &l.Blocks} {
		*at = t.set(*at)
	}
	l.Due = reseated(s.Places.Due)
}

func (t *halfTurn) stateOfLore(r *battlelore.Rules, s, out *battlelore.State) {
	l := &out.Lore
	l.Seats = reseated(s.Lore.Seats)
	for i := range l.Casts[:l.Depth] {
		t.cast(&l.Casts[i])
	}
	for i := range l.Modifiers[:l.Lasting] {
		l.Modifiers[i].Units = t.unitSet(l.Modifiers[i].Units)
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
	for p := range battlelore.Player(battlelore.MaxPlayers) {
		if s.Lore.Battle.Forgo&(1<<p) != 0 {
			b.Forgo |= 1 << seat(p)
		}
	}
	for i, unit := range l.Power.Queue[:l.Power.N] {
		l.Power.Queue[i] = t.unit[unit]
	}
	l.Power.Flown = t.unitSet(l.Power.Flown)
	list := l.Markers[:l.Marked]
	for i := range list {
		list[i].Unit = t.unit[list[i].Unit]
	}
	slices.SortStableFunc(list, func(a, b battlelore.Marker) int {
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

// cast turns a Lore card in play. If the card has an opponent as its target, the target is a player.
func (t *halfTurn) cast(c *battlelore.Cast) {
	c.Caster = seat(c.Caster)
	for i, target := range c.Targets[:c.N] {
		if t.rivals[c.Card] {
			c.Targets[i] = uint8(seat(battlelore.Player(target)))
		} else {
			c.Targets[i] = t.unit[target]
		}
	}
}

// action returns the same choice in the turned battle.
func (t *halfTurn) action(a battlelore.Action) battlelore.Action {
	switch a.Kind() {
	case battlelore.GiveOrder,
		battlelore.Exit,
		battlelore.Ignore,
		battlelore.TargetUnit,
		battlelore.UsePower,
		battlelore.StoreLore,
		battlelore.RollMove,
		battlelore.CallUp:
		return a.WithUnit(t.unit[a.Unit()])
	case battlelore.Move,
		battlelore.Rush,
		battlelore.Retreat,
		battlelore.GainGround,
		battlelore.Pursue,
		battlelore.TargetHex,
		battlelore.FlyOver,
		battlelore.Slip,
		battlelore.Appear,
		battlelore.Land:
		return a.WithUnit(t.unit[a.Unit()]).WithHex(t.hex(a.Hex()))
	case battlelore.Attack:
		return battlelore.AttackAction(t.unit[a.Unit()], t.unit[a.Target()])
	case battlelore.BattleBack:
		return battlelore.BattleBackAction(t.unit[a.Unit()], t.unit[a.Target()])
	case battlelore.PutPlace:
		return a.WithHex(t.hex(a.Hex()))
	case battlelore.TargetPlayer:
		return battlelore.TargetPlayerAction(seat(a.Player()))
	}
	return a
}
