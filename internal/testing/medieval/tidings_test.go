package medieval_test

import (
	"fmt"

	"muster/engine/medieval"
)

// rolled are the kinds of event with dice.
var rolled = map[medieval.EventKind]bool{
	medieval.OrdersRolled: true, medieval.BlocksRolled: true, medieval.DiceRolled: true, medieval.LeaderChecked: true,
	medieval.EscapeRolled: true,
}

// read converts the engine's events: rolls and draws are kept for the reference's requests, the others are converted to
// its log format.
func (m *match) read(events []medieval.Event) {
	for i := range events {
		e := &events[i]
		if rolled[e.Kind] {
			m.dice = append(m.dice, *e)
		}
		if e.Kind == medieval.CardDrawn {
			m.cards = append(m.cards, e.Card())
		}
		if line := told(e); line != "" {
			m.events = append(m.events, line)
		}
	}
}

// told returns an event in the reference's log format; "" for one that it does not log.
func told(e *medieval.Event) string {
	switch e.Kind {
	case medieval.CardPlayed:
		return fmt.Sprintf("plays %d", e.Card())
	case medieval.CardCopied:
		return fmt.Sprintf("copies %d %v", e.Card(), e.Mirrored())
	case medieval.FellBack:
		return "falls back"
	case medieval.OrdersRolled:
		return fmt.Sprintf("orders rolled %d", e.Dice())
	case medieval.BlocksRolled:
		return fmt.Sprintf("blocks rolled %d", e.Dice())
	case medieval.ChainBegan:
		return fmt.Sprintf("chain from %d", e.Leader)
	case medieval.UnitOrdered:
		return fmt.Sprintf("orders %d", e.Unit)
	case medieval.LeaderOrdered:
		return fmt.Sprintf("orders Leader %d", e.Leader)
	case medieval.ActionUsed:
		return fmt.Sprintf("inspires %d", e.Action())
	case medieval.UnitMended:
		return fmt.Sprintf("mends %d", e.Unit)
	case medieval.UnitMoved, medieval.UnitCharged:
		return fmt.Sprintf("%v %d %d %d %d", e.Kind == medieval.UnitCharged, e.Unit, e.From, e.To, e.Hexes())
	case medieval.UnitLeft:
		return fmt.Sprintf("leaves %d", e.Unit)
	case medieval.LeaderMoved:
		return fmt.Sprintf("Leader moves %d %d %d %d", e.Leader, e.From, e.To, e.Hexes())
	case medieval.LeaderSent:
		return fmt.Sprintf("Leader is sent %d %d %d %d", e.Leader, e.From, e.To, e.Hexes())
	case medieval.LeaderLeft:
		return fmt.Sprintf("Leader leaves %d", e.Leader)
	case medieval.LeaderJoined:
		return fmt.Sprintf("joined %d %d", e.Leader, e.Unit)
	case medieval.Attacked:
		if e.Target == medieval.NoUnit {
			return fmt.Sprintf("attack %d Leader %d at %d", e.Unit, e.Leader, e.Distance())
		}
		return fmt.Sprintf("attack %d %d at %d", e.Unit, e.Target, e.Distance())
	case medieval.CardReacted:
		return fmt.Sprintf("reacts %d", e.Card())
	case medieval.UnitEvades:
		return fmt.Sprintf("evades %d", e.Unit)
	case medieval.DiceRolled:
		return fmt.Sprintf("dice %d %d", e.Unit, e.Dice())
	case medieval.SwordsIgnored:
		return fmt.Sprintf("spared %d %d", e.Unit, e.Swords())
	case medieval.BlocksLost:
		return fmt.Sprintf("loses %d %d by %d", e.Unit, e.Blocks(), e.Loss())
	case medieval.UnitEliminated:
		return fmt.Sprintf("eliminated %d", e.Unit)
	case medieval.LeaderChecked:
		return fmt.Sprintf("checks %d %d", e.Leader, e.Dice())
	case medieval.LeaderFell:
		return fmt.Sprintf("fell %d", e.Leader)
	}
	return toldOn(e)
}

// toldOn returns flags and their effects, and the end of a turn.
func toldOn(e *medieval.Event) string {
	switch e.Kind {
	case medieval.FlagsIgnored:
		return fmt.Sprintf("ignores %d %d of %d", e.Unit, e.Flags(), e.FlagsShown())
	case medieval.UnitRetreated:
		return fmt.Sprintf("back %d %d %d", e.Unit, e.From, e.To)
	case medieval.RetreatBlocked:
		return fmt.Sprintf("blocked %d %d", e.Unit, e.Hexes())
	case medieval.BattledBack:
		return fmt.Sprintf("back %d %d", e.Unit, e.Target)
	case medieval.Advanced:
		return fmt.Sprintf("advances %d %d %d", e.Unit, e.From, e.To)
	case medieval.AdvancedOn:
		return fmt.Sprintf("advances on %d %d %d", e.Unit, e.From, e.To)
	case medieval.LeaderEvaded:
		return fmt.Sprintf("flees %d %d %d", e.Leader, e.From, e.To)
	case medieval.EscapeRolled:
		return fmt.Sprintf("escape %d", e.Leader)
	case medieval.LeaderFled:
		return fmt.Sprintf("fled %d", e.Leader)
	case medieval.TokensGained:
		return fmt.Sprintf("gains %v %d", e.Camp, e.Tokens())
	case medieval.ObjectiveHeld:
		return fmt.Sprintf("holds %d %v", e.Objective(), e.Camp)
	case medieval.GameEnded:
		return fmt.Sprintf("over %d, won by %d", e.End(), e.Winner())
	}
	return ""
}
