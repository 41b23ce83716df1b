package reach

import (
	"muster/engine"
	"muster/maps/hex"
)

// battleSigns are those of setting up, turns, cards, orders and moves.
func battleSigns() []sign {
	return []sign{
		began("BL-SETUP-01", nil),
		began("BL-SETUP-02", nil),
		began("BL-SETUP-03", nil),
		on("BL-SETUP-04", nil, engine.CouncilSet),
		began("BL-SETUP-05", nil),
		on("BL-TURN-01", func(m *moment) bool { return m.e.Turn() > 1 }, engine.TurnBegan),
		on("BL-TURN-02", nil, engine.CardPlayed),
		on("BL-TURN-03", nil, engine.UnitOrdered),
		on("BL-CMD-01", nil, engine.CardPlayed),
		on("BL-CMD-02", func(m *moment) bool {
			c := m.card()
			most := c.Pool
			for _, n := range c.Sections {
				most = min(most, n)
			}
			return most == engine.ByCommand || c.Roll || c.Pool == engine.ByCommand
		}, engine.CardPlayed),
		on("BL-ORD-01", nil, engine.UnitOrdered),
		on("BL-ORD-03", straddles, engine.UnitOrdered),
		on("BL-MOV-01", nil, engine.UnitMoved, engine.UnitRushed),
		on("BL-MOV-05", nil, engine.UnitMoved, engine.UnitRushed),
		on("BL-MER-02", nil, engine.UnitRushed),
		on("CTA-TER-01", func(m *moment) bool { return m.ground(m.e.To, "cliff") }, engine.UnitMoved, engine.UnitRushed, engine.GroundGained),
		on("CTA-TER-03", func(m *moment) bool { return m.ground(m.e.To, "marsh") }, engine.UnitMoved, engine.UnitRushed, engine.GroundGained),
		on("CTA-TER-04", func(m *moment) bool { return m.ground(m.e.To, "stakes") }, engine.UnitMoved, engine.UnitRushed, engine.GroundGained),
		on("CTA-TER-06", func(m *moment) bool { return m.ground(m.e.To, "stone-bridge", "rampart") }, engine.UnitMoved, engine.UnitRushed, engine.GroundGained),
		on("BL-END-01", func(m *moment) bool { return m.before.Turn > 0 }, engine.CardDrawn, engine.CardKept),
		chosen("BL-END-02", nil, engine.TakeTokens),
		on("BL-END-03", func(m *moment) bool { return m.e.End() == engine.ByBanners && !m.allies() }, engine.GameEnded),
		on("R-120", nil, engine.OrdersRolled),
	}
}

// straddles tells whether the event's unit stands on a line between two sections.
func straddles(m *moment) bool {
	at := m.place(m.e.Unit)
	return at != hex.None && m.r.Board.Sections(m.r.CampOf[m.e.Player], at).Shared()
}

// combatSigns are those of combat, retreats, morale and what follows.
func combatSigns() []sign {
	ranged := func(m *moment) bool { return m.e.How()&engine.Melee == 0 }
	near := func(m *moment) bool { return !ranged(m) }
	return []sign{
		on("BL-BAT-01", nil, engine.Attacked),
		on("BL-BAT-02", func(m *moment) bool {
			return m.known(m.e.Unit) && m.before.Units[m.e.Unit].Figures < m.before.Units[m.e.Unit].Full
		}, engine.DiceRolled),
		on("BL-BAT-03", nil, engine.DiceRolled),
		on("BL-BAT-04", near, engine.Attacked),
		on("BL-BAT-05", ranged, engine.Attacked),
		on("BL-BAT-06", func(m *moment) bool { return near(m) && m.kind(m.e.Unit).Missile }, engine.Attacked),
		on("BL-BAT-07", ranged, engine.Attacked),
		on("BL-LOS-01", func(m *moment) bool { return ranged(m) && m.e.Distance() > 1 }, engine.Attacked),
		on("BL-TER-01", func(m *moment) bool {
			caps := m.caps()
			return len(caps) > 0 && caps[0] < m.base() || len(caps) > 1 && caps[1] < m.base()
		}, engine.DiceRolled),
		on("BL-TER-02", func(m *moment) bool { return len(m.caps()) > 1 }, engine.DiceRolled),
		on("BL-HIT-01", func(m *moment) bool { return m.e.Loss() == engine.ByHits }, engine.FiguresLost),
		on("BL-HIT-02", func(m *moment) bool { return m.e.Faces[engine.Strike]+m.e.Faces[engine.Lore] > 0 }, engine.DiceRolled),
		on("BL-HIT-03", nil, engine.FiguresLost, engine.UnitKilled),
		on("BL-RET-01", nil, engine.UnitRetreated),
		on("BL-RET-02", func(m *moment) bool { return m.r.Cells[m.e.To].Stop }, engine.UnitRetreated),
		on("BL-RET-03", func(m *moment) bool { return m.e.Loss() == engine.ByBlock }, engine.FiguresLost),
		on("BL-MOR-01", func(m *moment) bool { return m.e.Flags() > 0 }, engine.FlagsIgnored),
		on("BL-MOR-02", nil, engine.BattledBack),
		on("BL-MOR-04", func(m *moment) bool { return m.kind(m.e.Unit).Frightened }, engine.UnitRetreated),
		on("BL-MOR-05", nil, engine.PanicRolled),
		on("BL-SUP-01", func(m *moment) bool { return m.known(m.e.Unit) && m.kind(m.e.Unit).Support && m.friends(m.e.Unit) > 1 }, engine.BattledBack, engine.FlagsIgnored),
		on("BL-FOL-01", nil, engine.GroundGained),
		on("BL-FOL-02", nil, engine.Pursued),
		on("BL-FOL-03", func(m *moment) bool { return m.e.How()&engine.Bonus != 0 }, engine.Attacked),
		on("BL-FOL-04", nil, engine.GroundGained, engine.Pursued),
		on("BL-FOL-05", nil, engine.BattleBroken),
		on("BL-MER-01", func(m *moment) bool { return m.by("dwarf") }, engine.BattledBack, engine.FlagsIgnored),
		on("BL-MER-03", func(m *moment) bool { return m.by("goblin", "hobgoblin") }, engine.PanicRolled),
		on("CTA-TER-02", func(m *moment) bool { return ranged(m) && m.ground(m.place(m.e.Unit), "cliff") }, engine.Attacked),
		on("CTA-TER-05", func(m *moment) bool {
			return m.known(m.e.Unit) && m.kind(m.e.Unit).Missile && m.ground(m.place(m.e.Unit), "stakes")
		},
			engine.BattledBack, engine.FlagsIgnored, engine.StrikesIgnored),
		on("CTA-WPN-01", func(m *moment) bool { return ranged(m) && m.longBow() }, engine.Attacked),
	}
}
