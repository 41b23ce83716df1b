package medieval

import (
	"fmt"
	"slices"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/players"
	"muster/internal/testing/gametest"
	"muster/maps/hex"
)

// halfTurn rotates a battle by half a turn: the board is rotated, and the sides swap places. Each player's view stays
// the same, so left stays left, and the cards are unchanged.
type halfTurn struct {
	board   *boards.Board
	unit    [256]uint8 // by number: the number in the turned battle; NoUnit stays NoUnit
	leader  [256]uint8
	squares int
}

// turnOf maps the numbers of units and Leaders to the rotated battle: each side's stay in order, and the top side's
// come first in both battles.
func turnOf(r *kernel.Rules) *halfTurn {
	t := &halfTurn{board: r.Board, squares: r.Board.Len()}
	for i := range t.unit {
		t.unit[i], t.leader[i] = uint8(i), uint8(i)
	}
	n, m := uint8(0), uint8(0)
	for c := boards.Camps - 1; c >= 0; c-- {
		for i := range r.Setup {
			if r.Setup[i].Camp == boards.Camp(c) {
				t.unit[i] = n
				n++
			}
		}
		for i := range r.Staff {
			if r.Staff[i].Camp == boards.Camp(c) {
				t.leader[i] = m
				m++
			}
		}
	}
	return t
}

func (t *halfTurn) hex(h hex.Hex) hex.Hex { return t.board.Turn(h) }

func (t *halfTurn) set(s hex.Set) (out hex.Set) {
	for h := range s.Each() {
		out.Add(t.hex(h))
	}
	return out
}

// units maps a bit set of units.
func (t *halfTurn) units(bits uint64) (out uint64) {
	for i := range kernel.MaxUnits {
		if bits&(1<<i) != 0 {
			out |= 1 << t.unit[i]
		}
	}
	return out
}

// staff maps a bit set of Leaders.
func (t *halfTurn) staff(bits uint16) (out uint16) {
	for i := range kernel.MaxLeaders {
		if bits&(1<<i) != 0 {
			out |= 1 << t.leader[i]
		}
	}
	return out
}

func turnedSide(s kernel.Side) kernel.Side {
	if s == kernel.Neither {
		return s
	}
	return 1 - s
}

// turnedBits maps the sides of a hex.
func turnedBits(bits uint8) (out uint8) {
	for d := range hex.Dir(hex.Dirs) {
		if bits&(1<<d) != 0 {
			out |= 1 << d.Opposite()
		}
	}
	return out
}

// swapped swaps the values of the sides.
func swapped[T any](of [boards.Camps]T) [boards.Camps]T { return [boards.Camps]T{of[1], of[0]} }

// rules returns the rules of the rotated battle.
func (t *halfTurn) rules(r *kernel.Rules) (*kernel.Rules, error) {
	out := &kernel.Rules{
		Board: r.Board, Cells: make([]kernel.Cell, len(r.Cells)), Kinds: r.Kinds, Cards: r.Cards, Copies: r.Copies,
		Inspired: r.Inspired, Leaders: r.Leaders, Command: swapped(r.Command), Tokens: swapped(r.Tokens),
		Supply: r.Supply, First: r.First.Other(), Goal: swapped(r.Goal), ExitWorth: swapped(r.ExitWorth),
		LastTurn: r.LastTurn, LastWinner: turnedSide(r.LastWinner), TurnCap: r.TurnCap,
		Setup: make([]kernel.Placement, len(r.Setup)), Staff: make([]kernel.LeaderPlacement, len(r.Staff)),
	}
	for i, c := range r.Cells {
		c.NoCross, c.NoStrike = turnedBits(c.NoCross), turnedBits(c.NoStrike)
		out.Cells[t.hex(hex.Hex(i))] = c
	}
	for i, p := range r.Setup {
		p.Camp, p.At = p.Camp.Other(), t.hex(p.At)
		out.Setup[t.unit[i]] = p
	}
	for i, p := range r.Staff {
		p.Camp, p.At = p.Camp.Other(), t.hex(p.At)
		out.Staff[t.leader[i]] = p
	}
	for _, o := range r.Objectives {
		o.At, o.Camps = t.set(o.At), swapped(o.Camps)
		out.Objectives = append(out.Objectives, o)
	}
	for c, exits := range r.Exits {
		out.Exits[boards.Camp(c).Other()] = t.set(exits)
	}
	out.Sees = func(from, to hex.Hex, units hex.Set) bool { return r.Sees(t.hex(from), t.hex(to), t.set(units)) }
	return out, out.Link()
}

// state returns the image of a state in the rotated battle.
func (t *halfTurn) state(r *kernel.Rules, s *kernel.State) kernel.State {
	out := *s
	for i := range r.Setup {
		u := s.Units[i]
		u.At, u.Camp = t.hex(u.At), u.Camp.Other()
		out.Units[t.unit[i]] = u
	}
	for i := range r.Staff {
		l := s.Leaders[i]
		l.At, l.Camp = t.hex(l.At), l.Camp.Other()
		out.Leaders[t.leader[i]] = l
	}
	for h := range hex.Hex(t.squares) {
		out.On[t.hex(h)], out.Led[t.hex(h)] = t.unit[s.On[h]], t.leader[s.Led[h]]
	}
	out.Taken = t.set(s.Taken)
	for c := range sides {
		out.Camps[c.Other()], out.Staffs[c.Other()] = t.set(s.Camps[c]), t.set(s.Staffs[c])
	}
	out.Here = swapped([boards.Camps]uint64{t.units(s.Here[0]), t.units(s.Here[1])})
	out.Orders.Units = t.units(s.Orders.Units)
	out.Orders.Takers = kernel.Takers{
		Units: t.units(s.Orders.Takers.Units), Leaders: t.staff(s.Orders.Takers.Leaders),
		Chains: t.staff(s.Orders.Takers.Chains),
	}
	for i := range out.Frames[:s.Depth] {
		f := &out.Frames[i]
		f.Decider, f.Unit, f.Target, f.Leader = f.Decider.Other(), t.unit[f.Unit], t.unit[f.Target], t.leader[f.Leader]
		f.At = t.hex(f.At)
	}
	if s.Fight.On {
		out.Fight.From = t.hex(s.Fight.From)
	}
	out.Fight.Fresh, out.Fight.Checked = swapped(s.Fight.Fresh), swapped(s.Fight.Checked)
	out.Seats, out.Active = swapped(s.Seats), s.Active.Other()
	out.Banners, out.Held, out.Winner = swapped(s.Banners), swapped(s.Held), turnedSide(s.Winner)
	return out
}

// action returns the same choice in the rotated battle.
func (t *halfTurn) action(a kernel.Action) kernel.Action {
	who, arg := a.Unit(), uint16(a)
	switch {
	case a.Kind().OfLeader():
		who = t.leader[who]
	case names(a.Kind()):
		who = t.unit[who]
	}
	switch a.Kind() {
	case kernel.Move, kernel.Charge, kernel.MoveLeader, kernel.Retreat, kernel.Escape, kernel.Advance,
		kernel.AdvanceOn, kernel.SendLeader:
		arg = uint16(t.hex(a.Hex()))
	case kernel.Attack, kernel.BattleBack:
		arg = uint16(t.unit[a.Target()])
	case kernel.AttackLeader:
		arg = uint16(t.leader[a.TargetLeader()])
	}
	return kernel.NewAction(a.Kind(), who, arg)
}

// names reports whether a kind of choice has a unit.
func names(k kernel.ActionKind) bool {
	return !slices.Contains([]kernel.ActionKind{
		kernel.Pass, kernel.PlayCard, kernel.Inspire, kernel.React, kernel.Keep,
	}, k)
}

// PlayTurned plays the game in parallel with the rotated game, with the same dice, and makes every choice in both. At
// every moment, each must be the image of the other, with the same legal choices. So no rule depends on a side of the
// board, the order of its hexes, or the players' seats.
func (g *WatchedGame) PlayTurned() (Result, error) {
	t := turnOf(g.Rules)
	turned, err := t.rules(g.Rules)
	if err != nil {
		return Result{}, fmt.Errorf("the turned battle cannot be linked: %w", err)
	}
	s, image := g.Rules.Start(g.Seed), turned.Start(g.Seed)
	seats, err := players.Table(g.Players, g.Seed)
	if err != nil {
		return Result{}, err
	}
	var legal, other []kernel.Action
	n := 0
	for ; err == nil; n++ {
		if want := t.state(g.Rules, &s); want != image {
			err = fmt.Errorf("turned by half, choice %d: %s", n, gametest.Differ(&want, &image))
			break
		}
		if s.Ended != kernel.Playing {
			break
		}
		legal = kernel.Legal(g.Rules, &s, legal[:0])
		other = kernel.Legal(turned, &image, other[:0])
		want := make([]kernel.Action, len(legal))
		for i, a := range legal {
			want[i] = t.action(a)
		}
		if slices.Sort(want); !slices.Equal(want, other) {
			err = fmt.Errorf("turned by half, choice %d: there may be chosen %v, and in the image %v", n, want, other)
			break
		}
		who := s.Decider()
		a := seats[who].Choose(kernel.See(g.Rules, &s, who), legal)
		if err = kernel.Apply(g.Rules, &s, a, nil); err == nil {
			err = kernel.Apply(turned, &image, t.action(a), nil)
		}
	}
	return Result{Ended: s.Ended, Winner: s.Winner, Turns: int(s.Turn), Decisions: n}, err
}
