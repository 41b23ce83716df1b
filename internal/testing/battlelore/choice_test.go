package battlelore_test

import (
	"muster/internal/engine/battlelore"
	"muster/internal/testing/vectortest"
)

type (
	action = battlelore.Action
	arg    = vectortest.Arg[action]
	verbs  = vectortest.Verbs[action, battlelore.ActionKind]
)

// top returns the current frame.
func (g *game) top() *battlelore.Frame { return &g.s.Frames[g.s.Depth-1] }

// verbs are the actions as vectors write them.
func (g *game) verbs() *verbs {
	unit := g.HexArg(nil)
	unit.Of = func(a action) string { return g.Label(g.s.Units[a.Unit()].At) }
	unit.Unit = func(word string) (uint8, bool) { return g.s.On[g.Hex(word)], true }
	foe := g.HexArg(func(a action) string { return g.Label(g.s.Units[a.Target()].At) })
	foe.Number = func(word string) (uint16, bool) { return uint16(g.s.On[g.Hex(word)]), true }
	to := g.HexArg(func(a action) string { return g.Label(a.Hex()) })
	goal := g.PlaceArg(to.Of)
	card := g.CardArg(action.Card)
	last := arg{Of: func(a action) string { return g.countered(a.Countered()) }, Known: card.Known}
	v := &verbs{New: battlelore.NewAction}
	v.Add("pass", battlelore.Pass)
	v.Add("play open", battlelore.PlayOpen, card)
	v.Add("play", battlelore.PlayCard, card)
	v.Add("counter", battlelore.CopyLast, last)
	v.Add("order", battlelore.GiveOrder, unit)
	v.Add("move", battlelore.Move, unit, to)
	v.Add("rush", battlelore.Rush, unit, to)
	v.Add("exit", battlelore.Exit, unit)
	v.Add("attack", battlelore.Attack, unit, foe)
	v.Add("ignore", battlelore.Ignore, vectortest.DigitArg(action.Flags))
	v.Add("retreat", battlelore.Retreat, goal)
	v.Add("battle back", battlelore.BattleBack)
	v.Add("gain ground", battlelore.GainGround)
	v.Add("pursue", battlelore.Pursue, goal)
	if g.r.Lore != nil || g.r.Places != nil {
		g.loreVerbs(v, to)
	}
	v.Add("keep", battlelore.Keep, card)
	return v
}

// countered returns one of the two cards that the opponent played last.
func (g *game) countered(i int) string {
	last := g.s.Seats[1-g.s.Decider()].Last[i]
	return g.b.Cards[last.Card].ID
}
