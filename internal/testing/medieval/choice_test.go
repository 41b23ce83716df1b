package medieval_test

import (
	"muster/internal/engine/command/kernel"
	"muster/internal/testing/vectortest"
)

// verbs returns the actions in the form of vectors.
func (g *game) verbs() *vectortest.Verbs[kernel.Action, kernel.ActionKind] {
	type action = kernel.Action
	unit, leader := g.HexArg(nil), g.HexArg(nil)
	unit.Of = func(a action) string { return g.Label(g.s.Units[a.Unit()].At) }
	unit.Unit = func(word string) (uint8, bool) {
		i := g.s.On[g.Hex(word)]
		return i, i != kernel.NoUnit
	}
	leader.Of = func(a action) string { return g.Label(g.s.Leaders[a.Leader()].At) }
	leader.Unit = func(word string) (uint8, bool) {
		l := g.s.Led[g.Hex(word)]
		return l, l != kernel.NoLeader
	}
	foe := g.HexArg(func(a action) string { return g.Label(g.s.Units[a.Target()].At) })
	foe.Number = func(word string) (uint16, bool) {
		i, ok := unit.Unit(word)
		return uint16(i), ok
	}
	alone := g.HexArg(func(a action) string { return g.Label(g.s.Leaders[a.TargetLeader()].At) })
	alone.Number = func(word string) (uint16, bool) {
		l, ok := leader.Unit(word)
		return uint16(l), ok
	}
	to := g.HexArg(func(a action) string { return g.Label(a.Hex()) })
	goal := g.PlaceArg(to.Of)
	card := g.CardArg(action.Card)
	inspired := vectortest.Arg[action]{
		Of:     func(a action) string { return g.b.Inspired[a.InspiredAction()].ID },
		Known:  func(word string) bool { return g.action(word) != kernel.NoAction },
		Number: func(word string) (uint16, bool) { return uint16(g.action(word)), true },
	}
	v := &vectortest.Verbs[action, kernel.ActionKind]{New: kernel.NewAction}
	v.Add("pass", kernel.Pass)
	v.Add("play", kernel.PlayCard, card)
	v.Add("react", kernel.React, card)
	v.Add("keep", kernel.Keep, card)
	v.Add("order", kernel.GiveOrder, unit)
	v.Add("order leader", kernel.OrderLeader, leader)
	v.Add("chain", kernel.BeginChain, leader)
	v.Add("inspire", kernel.Inspire, inspired)
	v.Add("mend", kernel.Mend, unit)
	v.Add("move", kernel.Move, unit, to)
	v.Add("charge", kernel.Charge, unit, to)
	v.Add("exit", kernel.Exit, unit)
	v.Add("move leader", kernel.MoveLeader, leader, to)
	v.Add("exit leader", kernel.ExitLeader, leader)
	v.Add("attack", kernel.Attack, unit, foe)
	v.Add("attack", kernel.AttackLeader, unit, alone)
	v.Add("evade", kernel.Evade)
	v.Add("ignore", kernel.Ignore, vectortest.DigitArg(action.Flags))
	v.Add("retreat", kernel.Retreat, goal)
	v.Add("flee", kernel.Escape, goal)
	v.Add("leave board", kernel.LeaveBoard)
	v.Add("battle back", kernel.BattleBack)
	v.Add("advance", kernel.Advance, goal)
	v.Add("on", kernel.AdvanceOn, unit, to)
	v.Add("send", kernel.SendLeader, leader, to)
	return v
}
