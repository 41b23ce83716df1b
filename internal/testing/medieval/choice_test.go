package medieval_test

import (
	"muster/engine/medieval"
	"muster/internal/testing/vectortest"
)

// verbs returns the actions in the form of vectors.
func (g *game) verbs() *vectortest.Verbs[medieval.Action, medieval.ActionKind] {
	type action = medieval.Action
	unit, leader := g.HexArg(nil), g.HexArg(nil)
	unit.Of = func(a action) string { return g.Label(g.s.Units[a.Unit()].At) }
	unit.Unit = func(word string) (uint8, bool) {
		i := g.s.On[g.Hex(word)]
		return i, i != medieval.NoUnit
	}
	leader.Of = func(a action) string { return g.Label(g.s.Leaders[a.Leader()].At) }
	leader.Unit = func(word string) (uint8, bool) {
		l := g.s.Led[g.Hex(word)]
		return l, l != medieval.NoLeader
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
		Known:  func(word string) bool { return g.action(word) != medieval.NoAction },
		Number: func(word string) (uint16, bool) { return uint16(g.action(word)), true },
	}
	v := &vectortest.Verbs[action, medieval.ActionKind]{New: medieval.NewAction}
	v.Add("pass", medieval.Pass)
	v.Add("play", medieval.PlayCard, card)
	v.Add("react", medieval.React, card)
	v.Add("keep", medieval.Keep, card)
	v.Add("order", medieval.GiveOrder, unit)
	v.Add("order leader", medieval.OrderLeader, leader)
	v.Add("chain", medieval.BeginChain, leader)
	v.Add("inspire", medieval.Inspire, inspired)
	v.Add("mend", medieval.Mend, unit)
	v.Add("move", medieval.Move, unit, to)
	v.Add("charge", medieval.Charge, unit, to)
	v.Add("exit", medieval.Exit, unit)
	v.Add("move leader", medieval.MoveLeader, leader, to)
	v.Add("exit leader", medieval.ExitLeader, leader)
	v.Add("attack", medieval.Attack, unit, foe)
	v.Add("attack", medieval.AttackLeader, unit, alone)
	v.Add("evade", medieval.Evade)
	v.Add("ignore", medieval.Ignore, vectortest.DigitArg(action.Flags))
	v.Add("retreat", medieval.Retreat, goal)
	v.Add("flee", medieval.Escape, goal)
	v.Add("leave board", medieval.LeaveBoard)
	v.Add("battle back", medieval.BattleBack)
	v.Add("advance", medieval.Advance, goal)
	v.Add("on", medieval.AdvanceOn, unit, to)
	v.Add("send", medieval.SendLeader, leader, to)
	return v
}
