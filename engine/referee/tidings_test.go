package referee_test

import (
	"fmt"

	"muster/engine"
)

// read takes the engine's events: rolls and draws for when the referee asks, the rest as the referee would tell it.
func (m *match) read(events []engine.Event) {
	for i := range events {
		e := &events[i]
		line := ""
		dice := 0
		for _, n := range e.Faces {
			dice += int(n)
		}
		switch e.Kind {
		case engine.OrdersRolled:
			line = fmt.Sprintf("orders rolled %d", dice)
		case engine.UnitOrdered:
			line = fmt.Sprintf("ordered %d", e.Unit)
		case engine.UnitMoved, engine.UnitRushed:
			line = fmt.Sprintf("%v %d %d %d %d", e.Kind == engine.UnitRushed, e.Unit, e.From, e.To, e.Hexes())
		case engine.Attacked:
			line = fmt.Sprintf("attack %d %d at %d", e.Unit, e.Other, e.Distance())
		case engine.DiceRolled:
			line = fmt.Sprintf("dice %d", e.Dice())
		case engine.DiceAgain:
			line = fmt.Sprintf("dice again %d", dice)
		case engine.StrikesIgnored:
			line = fmt.Sprintf("strikes ignored %d %d", e.Unit, e.Strikes())
		case engine.FiguresLost:
			line = fmt.Sprintf("loses %d %d by %d", e.Unit, e.Figures(), e.Loss())
		case engine.UnitKilled:
			line = fmt.Sprintf("killed %d", e.Unit)
		case engine.FlagsIgnored:
			line = fmt.Sprintf("ignores %d %d of %d", e.Unit, e.Flags(), e.FlagsShown())
		case engine.UnitRetreated:
			line = fmt.Sprintf("back %d %d %d", e.Unit, e.From, e.To)
		case engine.RetreatBlocked:
			line = fmt.Sprintf("blocked %d %d", e.Unit, e.Hexes())
		case engine.PanicRolled:
			line = fmt.Sprintf("panic %d %d", e.Unit, dice)
		case engine.BattledBack:
			line = fmt.Sprintf("battles back %d %d", e.Unit, e.Other)
		case engine.GroundGained:
			line = fmt.Sprintf("gains %d %d %d", e.Unit, e.From, e.To)
		case engine.Pursued:
			if e.From != e.To {
				line = fmt.Sprintf("pursues %d %d %d", e.Unit, e.From, e.To)
			}
		case engine.RuleGave:
			line = fmt.Sprintf("gift %d to %d", e.Gift(), e.Unit)
		case engine.UnitLeft:
			line = fmt.Sprintf("leaves %d %d", e.Unit, e.From)
		case engine.ObjectiveHeld:
			line = fmt.Sprintf("holds %d %v", e.Objective(), e.Camp())
		case engine.ObjectiveLost:
			line = fmt.Sprintf("gives up %d %v", e.Objective(), e.Camp())
		case engine.GameEnded:
			line = fmt.Sprintf("over %d, won by %d", e.End(), e.Winner())
		case engine.TokensGained:
			line = fmt.Sprintf("gets %v %d for %d", m.rules.CampOf[e.Player], e.Tokens(), e.Gain())
		case engine.TokensPaid:
			line = fmt.Sprintf("pays %d", e.Tokens())
		case engine.CriticalRolled:
			line = fmt.Sprintf("critical %d %d", e.Unit, e.Dice())
		case engine.Trampled:
			line = fmt.Sprintf("tramples %d %d %d", e.Unit, e.Other, e.Hexes())
		case engine.PaceRolled:
			line = fmt.Sprintf("paces %d", e.Unit)
		case engine.PowerUsed:
			line = fmt.Sprintf("power %d %d", e.Unit, e.Power())
		case engine.PowerRolled:
			line = fmt.Sprintf("power rolls %d %d", e.Other, e.Dice())
		case engine.PowerStruck:
			figures, back := e.Struck()
			line = fmt.Sprintf("struck %d %d %d", e.Unit, e.Other, figures+back)
		case engine.LoreStored:
			line = fmt.Sprintf("stores %d %d", e.Unit, e.Tokens())
		case engine.TokenPut:
			line = fmt.Sprintf("token %d on %d", e.TokenKind(), e.Unit)
		case engine.TokenRolled:
			line = fmt.Sprintf("token %d rolls at %d", e.TokenKind(), e.Unit)
		case engine.TokenGone:
			line = fmt.Sprintf("token %d gone from %d", e.TokenKind(), e.Unit)
		case engine.Mended:
			line = fmt.Sprintf("mends %d %d", e.Unit, e.Figures())
		case engine.FlightBegan:
			line = fmt.Sprintf("flies %d from %d", e.Unit, e.From)
		case engine.FlownOver:
			line = fmt.Sprintf("over %d %d", e.Unit, e.Other)
		case engine.Landed:
			line = fmt.Sprintf("lands %d %d", e.Unit, e.To)
		case engine.CardDrawn, engine.CardOpened:
			m.cards = append(m.cards, e.Card())
		}
		switch e.Kind {
		case engine.OrdersRolled, engine.DiceRolled, engine.DiceAgain, engine.PanicRolled, engine.CriticalRolled,
			engine.PaceRolled, engine.PowerRolled, engine.TokenRolled:
			m.dice = append(m.dice, *e)
		}
		if line != "" {
			m.events = append(m.events, line)
		}
	}
}
