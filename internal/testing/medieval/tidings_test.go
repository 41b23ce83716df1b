package medieval_test

import (
	"fmt"

	"muster/internal/engine/command/kernel"
)

// rolled are the kinds of event with dice.
var rolled = map[kernel.EventKind]bool{
	kernel.OrdersRolled: true, kernel.BlocksRolled: true, kernel.DiceRolled: true, kernel.LeaderChecked: true,
	kernel.EscapeRolled: true,
}

// read converts the engine's events: rolls and draws are kept for the reference's requests, the others are converted to
// its log format.
func (m *match) read(events []kernel.Event) {
	for i := range events {
		e := &events[i]
		if rolled[e.Kind] {
			m.dice = append(m.dice, *e)
		}
		if e.Kind == kernel.CardDrawn {
			m.cards = append(m.cards, e.Card())
		}
		if line := told(e); line != "" {
			m.events = append(m.events, line)
		}
	}
}

// told returns an event in the reference's log format; "" for one that it does not log.
func told(e *kernel.Event) string {
	switch e.Kind {
	case kernel.CardPlayed:
		return fmt.Sprintf("plays %d", e.Card())
	case kernel.CardCopied:
		return fmt.Sprintf("copies %d %v", e.Card(), e.Mirrored())
	case kernel.FellBack:
		return "falls back"
	case kernel.OrdersRolled:
		return fmt.Sprintf("orders rolled %d", e.Dice())
	case kernel.BlocksRolled:
		return fmt.Sprintf("blocks rolled %d", e.Dice())
	case kernel.ChainBegan:
		return fmt.Sprintf("chain from %d", e.Leader)
	case kernel.UnitOrdered:
		return fmt.Sprintf("orders %d", e.Unit)
	case kernel.LeaderOrdered:
		return fmt.Sprintf("orders Leader %d", e.Leader)
	case kernel.ActionUsed:
		return fmt.Sprintf("inspires %d", e.Action())
	case kernel.UnitMended:
		return fmt.Sprintf("mends %d", e.Unit)
	case kernel.UnitMoved, kernel.UnitCharged:
		return fmt.Sprintf("%v %d %d %d %d", e.Kind == kernel.UnitCharged, e.Unit, e.From, e.To, e.Hexes())
	case kernel.UnitLeft:
		return fmt.Sprintf("leaves %d", e.Unit)
	case kernel.LeaderMoved:
		return fmt.Sprintf("Leader moves %d %d %d %d", e.Leader, e.From, e.To, e.Hexes())
	case kernel.LeaderSent:
		return fmt.Sprintf("Leader is sent %d %d %d %d", e.Leader, e.From, e.To, e.Hexes())
	case kernel.LeaderLeft:
		return fmt.Sprintf("Leader leaves %d", e.Leader)
	case kernel.LeaderJoined:
		return fmt.Sprintf("joined %d %d", e.Leader, e.Unit)
	case kernel.Attacked:
		if e.Target == kernel.NoUnit {
			return fmt.Sprintf("attack %d Leader %d at %d", e.Unit, e.Leader, e.Distance())
		}
		return fmt.Sprintf("attack %d %d at %d", e.Unit, e.Target, e.Distance())
	case kernel.CardReacted:
		return fmt.Sprintf("reacts %d", e.Card())
	case kernel.UnitEvades:
		return fmt.Sprintf("evades %d", e.Unit)
	case kernel.DiceRolled:
		return fmt.Sprintf("dice %d %d", e.Unit, e.Dice())
	case kernel.SwordsIgnored:
		return fmt.Sprintf("spared %d %d", e.Unit, e.Swords())
	case kernel.BlocksLost:
		return fmt.Sprintf("loses %d %d by %d", e.Unit, e.Blocks(), e.Loss())
	case kernel.UnitEliminated:
		return fmt.Sprintf("eliminated %d", e.Unit)
	case kernel.LeaderChecked:
		return fmt.Sprintf("checks %d %d", e.Leader, e.Dice())
	case kernel.LeaderFell:
		return fmt.Sprintf("fell %d", e.Leader)
	}
	return toldOn(e)
}

// toldOn returns flags and their effects, and the end of a turn.
func toldOn(e *kernel.Event) string {
	switch e.Kind {
	case kernel.FlagsIgnored:
		return fmt.Sprintf("ignores %d %d of %d", e.Unit, e.Flags(), e.FlagsShown())
	case kernel.UnitRetreated:
		return fmt.Sprintf("back %d %d %d", e.Unit, e.From, e.To)
	case kernel.RetreatBlocked:
		return fmt.Sprintf("blocked %d %d", e.Unit, e.Hexes())
	case kernel.BattledBack:
		return fmt.Sprintf("back %d %d", e.Unit, e.Target)
	case kernel.Advanced:
		return fmt.Sprintf("advances %d %d %d", e.Unit, e.From, e.To)
	case kernel.AdvancedOn:
		return fmt.Sprintf("advances on %d %d %d", e.Unit, e.From, e.To)
	case kernel.LeaderEvaded:
		return fmt.Sprintf("flees %d %d %d", e.Leader, e.From, e.To)
	case kernel.EscapeRolled:
		return fmt.Sprintf("escape %d", e.Leader)
	case kernel.LeaderFled:
		return fmt.Sprintf("fled %d", e.Leader)
	case kernel.TokensGained:
		return fmt.Sprintf("gains %v %d", e.Camp, e.Tokens())
	case kernel.ObjectiveHeld:
		return fmt.Sprintf("holds %d %v", e.Objective(), e.Camp)
	case kernel.GameEnded:
		return fmt.Sprintf("over %d, won by %d", e.End(), e.Winner())
	}
	return ""
}
