package kernel

import "muster/internal/engine/command/kernel"

// signs returns the rows of the table.
func signs() []sign {
	var out []sign
	for _, part := range [][]sign{
		turnSigns(), cardSigns(), orderSigns(), leaderSigns(), unitSigns(), combatSigns(), casualtySigns(), retreatSigns(),
	} {
		out = append(out, part...)
	}
	return out
}

// turnSigns returns the signs of the frame: board, turns, cards in hand, victory.
func turnSigns() []sign {
	return []sign{
		began("MED-TER-01"), began("MED-TER-02"), began("MED-CMD-04"), began("MED-INS-01"), began("MED-DECK-01"),
		on("MED-TURN-01", func(m *scene) bool { return m.e.Turn() > 1 }, kernel.TurnBegan),
		on("MED-TURN-02", func(m *scene) bool { return m.e.End() == kernel.ByBanners }, kernel.GameEnded),
		on("MED-TURN-04", func(m *scene) bool { return m.e.End() == kernel.ByRout }, kernel.GameEnded),
		on("MED-TURN-05", func(m *scene) bool {
			return m.e.End() == kernel.ByTurns || m.e.End() == kernel.ByCap
		}, kernel.GameEnded),
		on("MED-TURN-06", nil, kernel.ObjectiveHeld),
		on("MED-CMD-01", nil, kernel.CardPlayed),
		on("MED-CMD-02", (*scene).section, kernel.UnitOrdered, kernel.LeaderOrdered),
		chosen("MED-CMD-03", func(m *scene) bool {
			return m.a.Kind() == kernel.PlayCard && m.s.Orders.Total == 0 && m.s.Turn != m.before.Turn
		}, kernel.PlayCard),
		on("MED-CMD-05", (*scene).troop, kernel.UnitOrdered),
		on("MED-CMD-06", func(m *scene) bool {
			for _, n := range m.played().Sections {
				if n == kernel.ByCommand {
					return true
				}
			}
			return false
		}, kernel.UnitOrdered),
		on("MED-CMD-07", nil, kernel.OrdersRolled, kernel.BlocksRolled),
		on("MED-CMD-08", func(m *scene) bool { return m.before.Turn > 0 }, kernel.CardDrawn, kernel.CardKept),
		on("MED-CMD-09", nil, kernel.DeckMade),
	}
}

// cardSigns returns the signs of the cards of the deck, and of Inspired Actions.
func cardSigns() []sign {
	title := func(ids ...string) func(*scene) bool { return func(m *scene) bool { return m.titled(ids...) } }
	ordered := func(rule string, ids ...string) sign {
		return on(rule, title(ids...), kernel.UnitOrdered, kernel.LeaderOrdered)
	}
	inspired := func(rule string, how func(m *scene) bool) sign {
		return on(rule, func(m *scene) bool {
			return m.r.Inspired[m.e.Action()].When == kernel.WithOrders && (how == nil || how(m))
		}, kernel.ActionUsed)
	}
	sent := func(m *scene) bool { return m.r.Inspired[m.e.Action()].When == kernel.AtTurnEnd }
	return []sign{
		on("MED-DECK-02", func(m *scene) bool {
			return m.played().Grant.Pass && m.e.Hexes() > 1
		}, kernel.UnitMoved),
		on("MED-DECK-03", func(m *scene) bool { return !m.e.Chosen() }, kernel.FellBack),
		ordered("MED-DECK-04", "line-command"), ordered("MED-DECK-05", "clash-of-shields"),
		ordered("MED-DECK-06", "double-time"), ordered("MED-DECK-07", "fire-and-close"),
		ordered("MED-DECK-08", "move-fire-move"), ordered("MED-DECK-09", "darken-the-sky"),
		ordered("MED-DECK-10", "foot-onslaught"), ordered("MED-DECK-11", "mounted-charge"),
		ordered("MED-DECK-12", "leaders"),
		on("MED-DECK-13", nil, kernel.OrdersRolled), on("MED-DECK-14", nil, kernel.UnitMended),
		on("MED-DECK-15", nil, kernel.CardCopied),
		on("MED-DECK-16", func(m *scene) bool { return m.e.ExtraDice() == 0 }, kernel.CardReacted),
		on("MED-DECK-17", func(m *scene) bool { return m.e.ExtraDice() > 0 }, kernel.CardReacted),
		on("MED-DECK-18", func(m *scene) bool { return m.before.Turn > 0 }, kernel.CardKept),
		on("MED-DECK-19", func(m *scene) bool { return m.played().Reaction.Strikes }, kernel.UnitOrdered),
		on("MED-DECK-20", nil, kernel.CardReacted),
		on("MED-CHAIN-01", nil, kernel.ChainBegan),
		on("MED-CHAIN-02", func(m *scene) bool { return m.s.Orders.Chain && m.orders > 1 }, kernel.UnitOrdered,
			kernel.LeaderOrdered),
		on("MED-CHAIN-03", func(m *scene) bool { return m.s.Orders.Chain && m.orders > 1 }, kernel.UnitOrdered,
			kernel.LeaderOrdered),
		on("MED-CHAIN-04", nil, kernel.ChainBegan),
		on("MED-CHAIN-05", func(m *scene) bool { return m.e.Chosen() }, kernel.FellBack),
		on("MED-R-08", func(m *scene) bool { return m.e.Chosen() }, kernel.FellBack),
		inspired("MED-INS-02", nil), inspired("MED-INS-03", nil), inspired("MED-R-01", nil), inspired("MED-R-04", nil),
		inspired("MED-R-02", func(m *scene) bool { return m.r.Inspired[m.e.Action()].Grant.NoFire }),
		on("MED-INS-04", sent, kernel.ActionUsed),
		on("MED-INS-05", nil, kernel.TokensGained), on("MED-R-07", func(m *scene) bool {
			return m.s.Seats[m.e.Camp].Tokens > 0
		}, kernel.TokensGained),
		on("MED-R-03", func(m *scene) bool {
			return m.kind(m.e.Unit).Arm == kernel.Mounted && m.kind(m.e.Unit).Class == kernel.Heavy && m.e.Hexes() == 3
		}, kernel.UnitMoved),
		on("MED-R-06", func(m *scene) bool {
			return int(m.e.Leader) < len(m.b.Leaders) && m.before.Leaders[m.e.Leader].Marks&kernel.Ordered != 0
		}, kernel.LeaderSent),
	}
}

// orderSigns returns the signs of orders to units and Leaders.
func orderSigns() []sign {
	alone := func(m *scene) bool { return m.e.Unit == kernel.NoUnit }
	apart := func(m *scene) bool { return m.e.Unit != kernel.NoUnit }
	return []sign{
		on("MED-ORD-01", nil, kernel.UnitOrdered, kernel.LeaderOrdered),
		on("MED-ORD-03", func(m *scene) bool {
			return m.section() && m.shared(m.at(m.e.Unit), m.e.Camp)
		}, kernel.UnitOrdered),
		on("MED-LDR-01", alone, kernel.LeaderOrdered),
		on("MED-LDR-02", func(m *scene) bool { return m.e.Leader != kernel.NoLeader }, kernel.UnitOrdered),
		on("MED-LDR-04", apart, kernel.LeaderOrdered), on("MED-LDR-07", apart, kernel.LeaderOrdered),
		on("MED-LDR-08", func(m *scene) bool { return m.orders > 1 }, kernel.LeaderOrdered),
		on("MED-LDR-10", func(m *scene) bool {
			return m.section() && m.shared(m.staff(m.e.Leader), m.e.Camp)
		}, kernel.LeaderOrdered),
	}
}

// leaderSigns returns the signs of Leaders' moves, and of their effects on units.
func leaderSigns() []sign {
	with := func(m *scene) bool { return m.e.Leader != kernel.NoLeader }
	return []sign{
		began("MED-LDR-25"),
		on("MED-LDR-03", with, kernel.UnitMoved, kernel.UnitCharged),
		on("MED-LDR-12", with, kernel.UnitMoved, kernel.UnitCharged),
		on("MED-LDR-11", nil, kernel.LeaderMoved, kernel.LeaderSent),
		on("MED-LDR-13", func(m *scene) bool { return m.e.Hexes() > 1 }, kernel.LeaderMoved, kernel.LeaderSent),
		on("MED-LDR-15", func(m *scene) bool { return m.a.Kind() == kernel.Move }, kernel.LeaderJoined),
		on("MED-LDR-16", nil, kernel.LeaderJoined),
		on("MED-LDR-18", func(m *scene) bool { return m.r.Cells[m.e.To].Stop }, kernel.LeaderMoved, kernel.LeaderSent),
		on("MED-LDR-19", nil, kernel.UnitLeft, kernel.LeaderLeft),
		on("MED-LDR-21", func(m *scene) bool {
			how := m.e.CombatMode() & (kernel.Close | kernel.Alone)
			return m.e.Faces[kernel.Helmet] > 0 && how == kernel.Close && m.led(m.e.Unit)
		}, kernel.DiceRolled),
		on("MED-LDR-22", func(m *scene) bool { return m.led(m.e.Unit) }, kernel.FlagsIgnored),
		on("MED-LDR-23", func(m *scene) bool {
			return m.e.CombatMode()&kernel.Bonus != 0 && !m.kind(m.e.Unit).Bonus
		}, kernel.Attacked),
		on("MED-LDR-24", with, kernel.UnitRetreated),
		on("MED-LDR-26", func(m *scene) bool { return m.e.CombatMode()&kernel.Alone != 0 }, kernel.Attacked),
	}
}
