package battlelore

import (
	"muster/internal/engine/battlelore"
	"muster/maps/hex"
)

// battleSigns returns the signs of set-up, turns, cards, orders and moves.
func battleSigns() []sign {
	return []sign{
		began("BL-SETUP-01", nil),
		began("BL-SETUP-02", nil),
		began("BL-SETUP-03", nil),
		on("BL-SETUP-04", nil, battlelore.CouncilSet),
		began("BL-SETUP-05", nil),
		on("BL-TURN-01", func(m *scene) bool { return m.e.Turn() > 1 }, battlelore.TurnBegan),
		on("BL-TURN-02", nil, battlelore.CardPlayed),
		on("BL-TURN-03", nil, battlelore.UnitOrdered),
		on("BL-CMD-01", nil, battlelore.CardPlayed),
		on("BL-CMD-02", func(m *scene) bool {
			c := m.card()
			most := c.Pool
			for _, n := range c.Sections {
				most = min(most, n)
			}
			return most == battlelore.ByCommand || c.Roll || c.Pool == battlelore.ByCommand
		}, battlelore.CardPlayed),
		on("BL-ORD-01", nil, battlelore.UnitOrdered),
		on("BL-ORD-03", straddles, battlelore.UnitOrdered),
		on("BL-MOV-01", nil, battlelore.UnitMoved, battlelore.UnitRushed),
		on("BL-MOV-05", nil, battlelore.UnitMoved, battlelore.UnitRushed),
		on("BL-MER-02", nil, battlelore.UnitRushed),
		on(
			"CTA-TER-01",
			func(m *scene) bool { return m.ground(m.e.To, "cliff") },
			battlelore.UnitMoved,
			battlelore.UnitRushed,
			battlelore.GroundGained,
		),
		on(
			"CTA-TER-03",
			func(m *scene) bool { return m.ground(m.e.To, "marsh") },
			battlelore.UnitMoved,
			battlelore.UnitRushed,
			battlelore.GroundGained,
		),
		on(
			"CTA-TER-04",
			func(m *scene) bool { return m.ground(m.e.To, "stakes") },
			battlelore.UnitMoved,
			battlelore.UnitRushed,
			battlelore.GroundGained,
		),
		on(
			"CTA-TER-06",
			func(m *scene) bool { return m.ground(m.e.To, "stone-bridge", "rampart") },
			battlelore.UnitMoved,
			battlelore.UnitRushed,
			battlelore.GroundGained,
		),
		on("BL-END-01", func(m *scene) bool { return m.before.Turn > 0 }, battlelore.CardDrawn, battlelore.CardKept),
		chosen("BL-END-02", nil, battlelore.TakeTokens),
		on(
			"BL-END-03",
			func(m *scene) bool { return m.e.End() == battlelore.ByBanners && !m.allies() },
			battlelore.GameEnded,
		),
		on("R-120", nil, battlelore.OrdersRolled),
	}
}

// straddles reports whether the event's unit is on a line between two sections.
func straddles(m *scene) bool {
	at := m.standsOn(m.e.Unit)
	return at != hex.None && m.r.Board.Sections(m.r.CampOf[m.e.Player], at).Shared()
}

// combatSigns returns the signs of combat, retreats, morale and their effects.
func combatSigns() []sign {
	ranged := func(m *scene) bool { return m.e.CombatMode()&battlelore.Melee == 0 }
	near := func(m *scene) bool { return !ranged(m) }
	return []sign{
		on("BL-BAT-01", nil, battlelore.Attacked),
		on("BL-BAT-02", func(m *scene) bool {
			return m.known(m.e.Unit) && m.before.Units[m.e.Unit].Figures < m.before.Units[m.e.Unit].Full
		}, battlelore.DiceRolled),
		on("BL-BAT-03", nil, battlelore.DiceRolled),
		on("BL-BAT-04", near, battlelore.Attacked),
		on("BL-BAT-05", ranged, battlelore.Attacked),
		on("BL-BAT-06", func(m *scene) bool { return near(m) && m.kind(m.e.Unit).Missile }, battlelore.Attacked),
		on("BL-BAT-07", ranged, battlelore.Attacked),
		on("BL-LOS-01", func(m *scene) bool { return ranged(m) && m.e.Distance() > 1 }, battlelore.Attacked),
		on("BL-TER-01", func(m *scene) bool {
			caps := m.caps()
			return len(caps) > 0 && caps[0] < m.base() || len(caps) > 1 && caps[1] < m.base()
		}, battlelore.DiceRolled),
		on("BL-TER-02", func(m *scene) bool { return len(m.caps()) > 1 }, battlelore.DiceRolled),
		on("BL-HIT-01", func(m *scene) bool { return m.e.Loss() == battlelore.ByHits }, battlelore.FiguresLost),
		on(
			"BL-HIT-02",
			func(m *scene) bool { return m.e.Faces[battlelore.Strike]+m.e.Faces[battlelore.Lore] > 0 },
			battlelore.DiceRolled,
		),
		on("BL-HIT-03", nil, battlelore.FiguresLost, battlelore.UnitKilled),
		on("BL-RET-01", nil, battlelore.UnitRetreated),
		on("BL-RET-02", func(m *scene) bool { return m.r.Cells[m.e.To].Stop }, battlelore.UnitRetreated),
		on("BL-RET-03", func(m *scene) bool { return m.e.Loss() == battlelore.ByBlock }, battlelore.FiguresLost),
		on("BL-MOR-01", func(m *scene) bool { return m.e.Flags() > 0 }, battlelore.FlagsIgnored),
		on("BL-MOR-02", nil, battlelore.BattledBack),
		on("BL-MOR-04", func(m *scene) bool { return m.kind(m.e.Unit).Frightened }, battlelore.UnitRetreated),
		on("BL-MOR-05", nil, battlelore.PanicRolled),
		on(
			"BL-SUP-01",
			func(m *scene) bool { return m.known(m.e.Unit) && m.kind(m.e.Unit).Support && m.friends(m.e.Unit) > 1 },
			battlelore.BattledBack,
			battlelore.FlagsIgnored,
		),
		on("BL-FOL-01", nil, battlelore.GroundGained),
		on("BL-FOL-02", nil, battlelore.Pursued),
		on("BL-FOL-03", func(m *scene) bool { return m.e.CombatMode()&battlelore.Bonus != 0 }, battlelore.Attacked),
		on("BL-FOL-04", nil, battlelore.GroundGained, battlelore.Pursued),
		on("BL-FOL-05", nil, battlelore.BattleBroken),
		on("BL-MER-01", func(m *scene) bool { return m.by("dwarf") }, battlelore.BattledBack, battlelore.FlagsIgnored),
		on("BL-MER-03", func(m *scene) bool { return m.by("goblin", "hobgoblin") }, battlelore.PanicRolled),
		on(
			"CTA-TER-02",
			func(m *scene) bool { return ranged(m) && m.ground(m.standsOn(m.e.Unit), "cliff") },
			battlelore.Attacked,
		),
		on("CTA-TER-05", func(m *scene) bool {
			return m.known(m.e.Unit) && m.kind(m.e.Unit).Missile && m.ground(m.standsOn(m.e.Unit), "stakes")
		},
			battlelore.BattledBack, battlelore.FlagsIgnored, battlelore.StrikesIgnored),
		on("CTA-WPN-01", func(m *scene) bool { return ranged(m) && m.longBow() }, battlelore.Attacked),
	}
}
