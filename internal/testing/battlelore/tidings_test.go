package battlelore_test

import (
	"fmt"

	"muster/internal/engine/battlelore"
)

// read takes the engine's events: rolls and draws for when the referee asks, the rest as the referee would tell it.
func (m *match) read(events []battlelore.Event) {
	for i := range events {
		e := &events[i]
		line := ""
		dice := 0
		for _, n := range e.Faces {
			dice += int(n)
		}
		switch e.Kind {
		case battlelore.OrdersRolled:
			line = fmt.Sprintf("orders rolled %d", dice)
		case battlelore.UnitOrdered:
			line = fmt.Sprintf("ordered %d", e.Unit)
		case battlelore.UnitMoved, battlelore.UnitRushed:
			line = fmt.Sprintf("%v %d %d %d %d", e.Kind == battlelore.UnitRushed, e.Unit, e.From, e.To, e.Hexes())
		case battlelore.Attacked:
			line = fmt.Sprintf("attack %d %d at %d", e.Unit, e.Target, e.Distance())
		case battlelore.DiceRolled:
			line = fmt.Sprintf("dice %d", e.Dice())
		case battlelore.DiceAgain:
			line = fmt.Sprintf("dice again %d", dice)
		case battlelore.StrikesIgnored:
			line = fmt.Sprintf("strikes ignored %d %d", e.Unit, e.Strikes())
		case battlelore.FiguresLost:
			line = fmt.Sprintf("loses %d %d by %d", e.Unit, e.Figures(), e.Loss())
		case battlelore.UnitKilled:
			line = fmt.Sprintf("killed %d", e.Unit)
		case battlelore.FlagsIgnored:
			line = fmt.Sprintf("ignores %d %d of %d", e.Unit, e.Flags(), e.FlagsShown())
		case battlelore.UnitRetreated:
			line = fmt.Sprintf("back %d %d %d", e.Unit, e.From, e.To)
		case battlelore.RetreatBlocked:
			line = fmt.Sprintf("blocked %d %d", e.Unit, e.Hexes())
		case battlelore.PanicRolled:
			line = fmt.Sprintf("panic %d %d", e.Unit, dice)
		case battlelore.BattledBack:
			line = fmt.Sprintf("battles back %d %d", e.Unit, e.Target)
		case battlelore.GroundGained:
			line = fmt.Sprintf("gains %d %d %d", e.Unit, e.From, e.To)
		case battlelore.Pursued:
			if e.From != e.To {
				line = fmt.Sprintf("pursues %d %d %d", e.Unit, e.From, e.To)
			}
		case battlelore.RuleGave:
			line = fmt.Sprintf("gift %d to %d", e.Gift(), e.Unit)
		case battlelore.UnitLeft:
			line = fmt.Sprintf("leaves %d %d", e.Unit, e.From)
		case battlelore.ObjectiveHeld:
			line = fmt.Sprintf("holds %d %v", e.Objective(), e.Camp())
		case battlelore.ObjectiveLost:
			line = fmt.Sprintf("gives up %d %v", e.Objective(), e.Camp())
		case battlelore.GameEnded:
			line = fmt.Sprintf("over %d, won by %d", e.End(), e.Winner())
		case battlelore.TokensGained:
			line = fmt.Sprintf("gets %v %d for %d", m.rules.CampOf[e.Player], e.Tokens(), e.Gain())
		case battlelore.TokensPaid:
			line = fmt.Sprintf("pays %d", e.Tokens())
		case battlelore.CriticalRolled:
			line = fmt.Sprintf("critical %d %d", e.Unit, e.Dice())
		case battlelore.Trampled:
			line = fmt.Sprintf("tramples %d %d %d", e.Unit, e.Target, e.Hexes())
		case battlelore.PaceRolled:
			line = fmt.Sprintf("paces %d", e.Unit)
		case battlelore.PowerUsed:
			line = fmt.Sprintf("power %d %d", e.Unit, e.Power())
		case battlelore.PowerRolled:
			line = fmt.Sprintf("power rolls %d %d", e.Target, e.Dice())
		case battlelore.PowerStruck:
			figures, back := e.Struck()
			line = fmt.Sprintf("struck %d %d %d", e.Unit, e.Target, figures+back)
		case battlelore.LoreStored:
			line = fmt.Sprintf("stores %d %d", e.Unit, e.Tokens())
		case battlelore.TokenPut:
			line = fmt.Sprintf("token %d on %d", e.TokenKind(), e.Unit)
		case battlelore.TokenRolled:
			line = fmt.Sprintf("token %d rolls at %d", e.TokenKind(), e.Unit)
		case battlelore.TokenGone:
			line = fmt.Sprintf("token %d gone from %d", e.TokenKind(), e.Unit)
		case battlelore.Mended:
			line = fmt.Sprintf("mends %d %d", e.Unit, e.Figures())
		case battlelore.FlightBegan:
			line = fmt.Sprintf("flies %d from %d", e.Unit, e.From)
		case battlelore.FlownOver:
			line = fmt.Sprintf("over %d %d", e.Unit, e.Target)
		case battlelore.Landed:
			line = fmt.Sprintf("lands %d %d", e.Unit, e.To)
		case battlelore.CardDrawn, battlelore.CardOpened:
			m.cards = append(m.cards, e.Card())
		}
		switch e.Kind {
		case battlelore.OrdersRolled,
			battlelore.DiceRolled,
			battlelore.DiceAgain,
			battlelore.PanicRolled,
			battlelore.CriticalRolled,
			battlelore.PaceRolled,
			battlelore.PowerRolled,
			battlelore.TokenRolled:
			m.dice = append(m.dice, *e)
		}
		if line != "" {
			m.events = append(m.events, line)
		}
	}
}
