package medieval

import "muster/engine/medieval"

// unitSigns returns the signs of unit types and terrain.
func unitSigns() []sign {
	fights := func(rule, id string) sign {
		return on(rule, func(m *scene) bool { return m.is(m.e.Unit, id) || m.is(m.e.Target, id) }, medieval.Attacked)
	}
	mounted := func(m *scene) bool { return m.kind(m.e.Unit).Arm == medieval.Mounted }
	return []sign{
		fights("MED-UNIT-01", "light-bow-cavalry"), fights("MED-UNIT-02", "light-bow-infantry"),
		fights("MED-UNIT-03", "auxilia"), fights("MED-UNIT-04", "medium-infantry"),
		fights("MED-UNIT-05", "heavy-infantry"), fights("MED-UNIT-06", "warrior"),
		fights("MED-UNIT-07", "medium-cavalry"), fights("MED-UNIT-08", "heavy-cavalry"),
		fights("MED-UNIT-09", "super-heavy-cavalry"),
		on("MED-UNIT-10", func(m *scene) bool {
			return m.kind(m.e.Unit).Bow && m.e.How()&medieval.Close == 0
		}, medieval.Attacked),
		began("MED-UNIT-11"),
		on("MED-UNIT-12", func(m *scene) bool {
			return m.e.Hexes() > int(m.kind(m.e.Unit).MoveAndBattle) && m.s.Units[m.e.Unit].Marks&medieval.TooFar != 0
		}, medieval.UnitMoved),
		on("MED-UNIT-13", nil, medieval.UnitCharged),
		on("MED-TER-03", func(m *scene) bool { return m.ground(m.e.To, "broken-ground") }, medieval.UnitMoved,
			medieval.Advanced, medieval.UnitCharged),
		on("MED-TER-04", func(m *scene) bool {
			c := &m.r.Cells[m.e.To]
			return c.Stop || c.NoBattle || c.CapIn < medieval.NoCap
		}, medieval.UnitMoved, medieval.Advanced),
		on("MED-HIT-02", func(m *scene) bool {
			return mounted(m) && m.kind(m.e.Target).Arm == medieval.Foot
		}, medieval.SwordsIgnored),
		on("MED-HIT-03", func(m *scene) bool {
			return mounted(m) && m.kind(m.e.Target).Arm == medieval.Mounted
		}, medieval.SwordsIgnored),
	}
}

// combatSigns returns the signs of attacks, rolls and their effects.
func combatSigns() []sign {
	near := func(m *scene) bool { return m.e.How()&(medieval.Close|medieval.Alone) == medieval.Close }
	return []sign{
		on("MED-BAT-01", near, medieval.Attacked),
		on("MED-BAT-03", func(m *scene) bool { return m.e.How()&medieval.Close == 0 }, medieval.Attacked),
		on("MED-BAT-04", near, medieval.DiceRolled),
		on("MED-BAT-05", nil, medieval.Advanced),
		on("MED-BAT-06", func(m *scene) bool { return m.e.How()&medieval.Bonus != 0 }, medieval.Attacked),
		on("MED-BAT-07", nil, medieval.BattledBack),
		on("MED-BAT-08", nil, medieval.AdvancedOn),
		on("MED-HIT-01", func(m *scene) bool { return m.e.Loss() == medieval.ByHits }, medieval.BlocksLost),
		on("MED-HIT-04", func(m *scene) bool {
			return !m.full(m.e.Unit) && m.kind(m.e.Unit).FreshClose == 0
		}, medieval.DiceRolled),
		on("MED-HIT-05", func(m *scene) bool {
			return m.e.How()&medieval.Back != 0 && m.kind(m.e.Unit).FreshClose > 0 && !m.full(m.e.Unit) &&
				m.before.Fight.Fresh[m.e.Camp]
		}, medieval.DiceRolled),
		on("MED-R-05", func(m *scene) bool {
			return m.struck && m.e.How()&(medieval.Back|medieval.First) == 0 && m.kind(m.e.Unit).FreshClose > 0 &&
				m.full(m.e.Unit)
		}, medieval.DiceRolled),
		on("MED-HIT-06", func(m *scene) bool { return m.kind(m.e.Unit).Range > 0 }, medieval.Attacked),
		on("MED-HIT-07", func(m *scene) bool { return m.e.How()&medieval.Parting != 0 }, medieval.DiceRolled),
	}
}

// casualtySigns returns the signs of Leaders whose units are hit, and of those attacked alone.
func casualtySigns() []sign {
	return []sign{
		on("MED-LDR-30", func(m *scene) bool { return m.e.Dice() == 2 }, medieval.LeaderChecked),
		on("MED-LDR-31", func(m *scene) bool { return m.e.Dice() == 1 }, medieval.LeaderChecked),
		on("MED-LDR-32", func(m *scene) bool { return m.e.How()&medieval.Alone != 0 }, medieval.DiceRolled),
		on("MED-LDR-33", func(m *scene) bool { return m.lost == medieval.ByBlock }, medieval.LeaderChecked),
		on("MED-LDR-35", func(m *scene) bool { return m.checked > 0 && m.led(m.e.Unit) }, medieval.BlocksLost),
		on("MED-LDR-37", func(m *scene) bool { return m.fell }, medieval.FlagsIgnored, medieval.UnitRetreated),
		on("MED-LDR-40", nil, medieval.LeaderEvaded),
		on("MED-LDR-41", func(m *scene) bool { return m.a.Kind() == medieval.Escape }, medieval.LeaderJoined),
		on("MED-LDR-42", nil, medieval.LeaderFled),
		on("MED-LDR-43", nil, medieval.EscapeRolled),
		on("MED-LDR-44", nil, medieval.LeaderEvaded),
	}
}

// retreatSigns returns the signs of retreats, evasions and support.
func retreatSigns() []sign {
	driven := func(m *scene) bool { return !m.e.Evading() }
	evading := func(m *scene) bool { return m.e.Evading() }
	return []sign{
		on("MED-RET-01", driven, medieval.UnitRetreated),
		on("MED-RET-02", nil, medieval.RetreatBlocked),
		on("MED-RET-03", func(m *scene) bool {
			return m.a.Kind() != medieval.Escape && len(m.batch) > 1 && m.batch[len(m.batch)-2].Kind == medieval.UnitRetreated
		}, medieval.LeaderJoined),
		on("MED-EVD-01", nil, medieval.UnitEvades), on("MED-EVD-02", nil, medieval.UnitEvades),
		on("MED-EVD-03", evading, medieval.UnitRetreated),
		on("MED-EVD-04", func(m *scene) bool { return evading(m) && m.e.Leader != medieval.NoLeader },
			medieval.UnitRetreated),
		on("MED-SUP-01", func(m *scene) bool { return m.friends(m.e.Unit) > 1 }, medieval.FlagsIgnored),
		on("MED-SUP-02", nil, medieval.FlagsIgnored),
	}
}
