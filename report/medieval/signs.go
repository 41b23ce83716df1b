package medieval

import "muster/engine/medieval"

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
		on("MED-TURN-01", func(m *scene) bool { return m.e.Turn() > 1 }, medieval.TurnBegan),
		on("MED-TURN-02", func(m *scene) bool { return m.e.End() == medieval.ByBanners }, medieval.GameEnded),
		on("MED-TURN-04", func(m *scene) bool { return m.e.End() == medieval.ByRout }, medieval.GameEnded),
		on("MED-TURN-05", func(m *scene) bool {
			return m.e.End() == medieval.ByTurns || m.e.End() == medieval.ByCap
		}, medieval.GameEnded),
		on("MED-TURN-06", nil, medieval.ObjectiveHeld),
		on("MED-CMD-01", nil, medieval.CardPlayed),
		on("MED-CMD-02", (*scene).section, medieval.UnitOrdered, medieval.LeaderOrdered),
		chosen("MED-CMD-03", func(m *scene) bool {
			return m.a.Kind() == medieval.PlayCard && m.s.Orders.Total == 0 && m.s.Turn != m.before.Turn
		}, medieval.PlayCard),
		on("MED-CMD-05", (*scene).troop, medieval.UnitOrdered),
		on("MED-CMD-06", func(m *scene) bool {
			for _, n := range m.played().Sections {
				if n == medieval.ByCommand {
					return true
				}
			}
			return false
		}, medieval.UnitOrdered),
		on("MED-CMD-07", nil, medieval.OrdersRolled, medieval.BlocksRolled),
		on("MED-CMD-08", func(m *scene) bool { return m.before.Turn > 0 }, medieval.CardDrawn, medieval.CardKept),
		on("MED-CMD-09", nil, medieval.DeckMade),
	}
}

// cardSigns returns the signs of the cards of the deck, and of Inspired Actions.
func cardSigns() []sign {
	title := func(ids ...string) func(*scene) bool { return func(m *scene) bool { return m.titled(ids...) } }
	ordered := func(rule string, ids ...string) sign {
		return on(rule, title(ids...), medieval.UnitOrdered, medieval.LeaderOrdered)
	}
	inspired := func(rule string, how func(m *scene) bool) sign {
		return on(rule, func(m *scene) bool {
			return m.r.Inspired[m.e.Action()].When == medieval.WithOrders && (how == nil || how(m))
		}, medieval.ActionUsed)
	}
	sent := func(m *scene) bool { return m.r.Inspired[m.e.Action()].When == medieval.AtTurnEnd }
	return []sign{
		on("MED-DECK-02", func(m *scene) bool {
			return m.played().Grant.Pass && m.e.Hexes() > 1
		}, medieval.UnitMoved),
		on("MED-DECK-03", func(m *scene) bool { return !m.e.Chosen() }, medieval.FellBack),
		ordered("MED-DECK-04", "line-command"), ordered("MED-DECK-05", "clash-of-shields"),
		ordered("MED-DECK-06", "double-time"), ordered("MED-DECK-07", "fire-and-close"),
		ordered("MED-DECK-08", "move-fire-move"), ordered("MED-DECK-09", "darken-the-sky"),
		ordered("MED-DECK-10", "foot-onslaught"), ordered("MED-DECK-11", "mounted-charge"),
		ordered("MED-DECK-12", "leaders"),
		on("MED-DECK-13", nil, medieval.OrdersRolled), on("MED-DECK-14", nil, medieval.UnitMended),
		on("MED-DECK-15", nil, medieval.CardCopied),
		on("MED-DECK-16", func(m *scene) bool { return m.e.ExtraDice() == 0 }, medieval.CardReacted),
		on("MED-DECK-17", func(m *scene) bool { return m.e.ExtraDice() > 0 }, medieval.CardReacted),
		on("MED-DECK-18", func(m *scene) bool { return m.before.Turn > 0 }, medieval.CardKept),
		on("MED-DECK-19", func(m *scene) bool { return m.played().Reaction.Strikes }, medieval.UnitOrdered),
		on("MED-DECK-20", nil, medieval.CardReacted),
		on("MED-CHAIN-01", nil, medieval.ChainBegan),
		on("MED-CHAIN-02", func(m *scene) bool { return m.s.Orders.Chain && m.orders > 1 }, medieval.UnitOrdered,
			medieval.LeaderOrdered),
		on("MED-CHAIN-03", func(m *scene) bool { return m.s.Orders.Chain && m.orders > 1 }, medieval.UnitOrdered,
			medieval.LeaderOrdered),
		on("MED-CHAIN-04", nil, medieval.ChainBegan),
		on("MED-CHAIN-05", func(m *scene) bool { return m.e.Chosen() }, medieval.FellBack),
		on("MED-R-08", func(m *scene) bool { return m.e.Chosen() }, medieval.FellBack),
		inspired("MED-INS-02", nil), inspired("MED-INS-03", nil), inspired("MED-R-01", nil), inspired("MED-R-04", nil),
		inspired("MED-R-02", func(m *scene) bool { return m.r.Inspired[m.e.Action()].Grant.NoFire }),
		on("MED-INS-04", sent, medieval.ActionUsed),
		on("MED-INS-05", nil, medieval.TokensGained), on("MED-R-07", func(m *scene) bool {
			return m.s.Seats[m.e.Camp].Tokens > 0
		}, medieval.TokensGained),
		on("MED-R-03", func(m *scene) bool {
			return m.kind(m.e.Unit).Arm == medieval.Mounted && m.kind(m.e.Unit).Class == medieval.Heavy && m.e.Hexes() == 3
		}, medieval.UnitMoved),
		on("MED-R-06", func(m *scene) bool {
			return int(m.e.Leader) < len(m.b.Leaders) && m.before.Leaders[m.e.Leader].Marks&medieval.Ordered != 0
		}, medieval.LeaderSent),
	}
}

// orderSigns returns the signs of orders to units and Leaders.
func orderSigns() []sign {
	alone := func(m *scene) bool { return m.e.Unit == medieval.NoUnit }
	apart := func(m *scene) bool { return m.e.Unit != medieval.NoUnit }
	return []sign{
		on("MED-ORD-01", nil, medieval.UnitOrdered, medieval.LeaderOrdered),
		on("MED-ORD-03", func(m *scene) bool {
			return m.section() && m.shared(m.at(m.e.Unit), m.e.Camp)
		}, medieval.UnitOrdered),
		on("MED-LDR-01", alone, medieval.LeaderOrdered),
		on("MED-LDR-02", func(m *scene) bool { return m.e.Leader != medieval.NoLeader }, medieval.UnitOrdered),
		on("MED-LDR-04", apart, medieval.LeaderOrdered), on("MED-LDR-07", apart, medieval.LeaderOrdered),
		on("MED-LDR-08", func(m *scene) bool { return m.orders > 1 }, medieval.LeaderOrdered),
		on("MED-LDR-10", func(m *scene) bool {
			return m.section() && m.shared(m.staff(m.e.Leader), m.e.Camp)
		}, medieval.LeaderOrdered),
	}
}

// leaderSigns returns the signs of Leaders' moves, and of their effects on units.
func leaderSigns() []sign {
	with := func(m *scene) bool { return m.e.Leader != medieval.NoLeader }
	return []sign{
		began("MED-LDR-25"),
		on("MED-LDR-03", with, medieval.UnitMoved, medieval.UnitCharged),
		on("MED-LDR-12", with, medieval.UnitMoved, medieval.UnitCharged),
		on("MED-LDR-11", nil, medieval.LeaderMoved, medieval.LeaderSent),
		on("MED-LDR-13", func(m *scene) bool { return m.e.Hexes() > 1 }, medieval.LeaderMoved, medieval.LeaderSent),
		on("MED-LDR-15", func(m *scene) bool { return m.a.Kind() == medieval.Move }, medieval.LeaderJoined),
		on("MED-LDR-16", nil, medieval.LeaderJoined),
		on("MED-LDR-18", func(m *scene) bool { return m.r.Cells[m.e.To].Stop }, medieval.LeaderMoved, medieval.LeaderSent),
		on("MED-LDR-19", nil, medieval.UnitLeft, medieval.LeaderLeft),
		on("MED-LDR-21", func(m *scene) bool {
			how := m.e.How() & (medieval.Close | medieval.Alone)
			return m.e.Faces[medieval.Helmet] > 0 && how == medieval.Close && m.led(m.e.Unit)
		}, medieval.DiceRolled),
		on("MED-LDR-22", func(m *scene) bool { return m.led(m.e.Unit) }, medieval.FlagsIgnored),
		on("MED-LDR-23", func(m *scene) bool {
			return m.e.How()&medieval.Bonus != 0 && !m.kind(m.e.Unit).Bonus
		}, medieval.Attacked),
		on("MED-LDR-24", with, medieval.UnitRetreated),
		on("MED-LDR-26", func(m *scene) bool { return m.e.How()&medieval.Alone != 0 }, medieval.Attacked),
	}
}
