package kernel

import "muster/internal/engine/command/kernel"

// unitSigns returns the signs of unit types and terrain.
func unitSigns() []sign {
	fights := func(rule, id string) sign {
		return on(rule, func(m *scene) bool { return m.is(m.e.Unit, id) || m.is(m.e.Target, id) }, kernel.Attacked)
	}
	mounted := func(m *scene) bool { return m.kind(m.e.Unit).Arm == kernel.Mounted }
	return []sign{
		fights("MED-UNIT-01", "light-bow-cavalry"), fights("MED-UNIT-02", "light-bow-infantry"),
		fights("MED-UNIT-03", "auxilia"), fights("MED-UNIT-04", "medium-infantry"),
		fights("MED-UNIT-05", "heavy-infantry"), fights("MED-UNIT-06", "warrior"),
		fights("MED-UNIT-07", "medium-cavalry"), fights("MED-UNIT-08", "heavy-cavalry"),
		fights("MED-UNIT-09", "super-heavy-cavalry"),
		on("MED-UNIT-10", func(m *scene) bool {
			return m.kind(m.e.Unit).Bow && m.e.CombatMode()&kernel.Close == 0
		}, kernel.Attacked),
		began("MED-UNIT-11"),
		on("MED-UNIT-12", func(m *scene) bool {
			return m.e.Hexes() > int(m.kind(m.e.Unit).MoveAndBattle) && m.s.Units[m.e.Unit].Marks&kernel.TooFar != 0
		}, kernel.UnitMoved),
		on("MED-UNIT-13", nil, kernel.UnitCharged),
		on("MED-TER-03", func(m *scene) bool { return m.ground(m.e.To, "broken-ground") }, kernel.UnitMoved,
			kernel.Advanced, kernel.UnitCharged),
		on("MED-TER-04", func(m *scene) bool {
			c := &m.r.Cells[m.e.To]
			return c.Stop || c.NoBattle || c.CapIn < kernel.NoCap
		}, kernel.UnitMoved, kernel.Advanced),
		on("MED-HIT-02", func(m *scene) bool {
			return mounted(m) && m.kind(m.e.Target).Arm == kernel.Foot
		}, kernel.SwordsIgnored),
		on("MED-HIT-03", func(m *scene) bool {
			return mounted(m) && m.kind(m.e.Target).Arm == kernel.Mounted
		}, kernel.SwordsIgnored),
	}
}

// combatSigns returns the signs of attacks, rolls and their effects.
func combatSigns() []sign {
	near := func(m *scene) bool { return m.e.CombatMode()&(kernel.Close|kernel.Alone) == kernel.Close }
	return []sign{
		on("MED-BAT-01", near, kernel.Attacked),
		on("MED-BAT-03", func(m *scene) bool { return m.e.CombatMode()&kernel.Close == 0 }, kernel.Attacked),
		on("MED-BAT-04", near, kernel.DiceRolled),
		on("MED-BAT-05", nil, kernel.Advanced),
		on("MED-BAT-06", func(m *scene) bool { return m.e.CombatMode()&kernel.Bonus != 0 }, kernel.Attacked),
		on("MED-BAT-07", nil, kernel.BattledBack),
		on("MED-BAT-08", nil, kernel.AdvancedOn),
		on("MED-HIT-01", func(m *scene) bool { return m.e.Loss() == kernel.ByHits }, kernel.BlocksLost),
		on("MED-HIT-04", func(m *scene) bool {
			return !m.full(m.e.Unit) && m.kind(m.e.Unit).FreshClose == 0
		}, kernel.DiceRolled),
		on("MED-HIT-05", func(m *scene) bool {
			return m.e.CombatMode()&kernel.Back != 0 && m.kind(m.e.Unit).FreshClose > 0 && !m.full(m.e.Unit) &&
				m.before.Fight.Fresh[m.e.Camp]
		}, kernel.DiceRolled),
		on("MED-R-05", func(m *scene) bool {
			return m.struck && m.e.CombatMode()&(kernel.Back|kernel.First) == 0 && m.kind(m.e.Unit).FreshClose > 0 &&
				m.full(m.e.Unit)
		}, kernel.DiceRolled),
		on("MED-HIT-06", func(m *scene) bool { return m.kind(m.e.Unit).Range > 0 }, kernel.Attacked),
		on("MED-HIT-07", func(m *scene) bool { return m.e.CombatMode()&kernel.Parting != 0 }, kernel.DiceRolled),
	}
}

// casualtySigns returns the signs of Leaders whose units are hit, and of those attacked alone.
func casualtySigns() []sign {
	return []sign{
		on("MED-LDR-30", func(m *scene) bool { return m.e.Dice() == 2 }, kernel.LeaderChecked),
		on("MED-LDR-31", func(m *scene) bool { return m.e.Dice() == 1 }, kernel.LeaderChecked),
		on("MED-LDR-32", func(m *scene) bool { return m.e.CombatMode()&kernel.Alone != 0 }, kernel.DiceRolled),
		on("MED-LDR-33", func(m *scene) bool { return m.lost == kernel.ByBlock }, kernel.LeaderChecked),
		on("MED-LDR-35", func(m *scene) bool { return m.checked > 0 && m.led(m.e.Unit) }, kernel.BlocksLost),
		on("MED-LDR-37", func(m *scene) bool { return m.fell }, kernel.FlagsIgnored, kernel.UnitRetreated),
		on("MED-LDR-40", nil, kernel.LeaderEvaded),
		on("MED-LDR-41", func(m *scene) bool { return m.a.Kind() == kernel.Escape }, kernel.LeaderJoined),
		on("MED-LDR-42", nil, kernel.LeaderFled),
		on("MED-LDR-43", nil, kernel.EscapeRolled),
		on("MED-LDR-44", nil, kernel.LeaderEvaded),
	}
}

// retreatSigns returns the signs of retreats, evasions and support.
func retreatSigns() []sign {
	driven := func(m *scene) bool { return !m.e.Evading() }
	evading := func(m *scene) bool { return m.e.Evading() }
	return []sign{
		on("MED-RET-01", driven, kernel.UnitRetreated),
		on("MED-RET-02", nil, kernel.RetreatBlocked),
		on("MED-RET-03", func(m *scene) bool {
			return m.a.Kind() != kernel.Escape && len(m.batch) > 1 && m.batch[len(m.batch)-2].Kind == kernel.UnitRetreated
		}, kernel.LeaderJoined),
		on("MED-EVD-01", nil, kernel.UnitEvades), on("MED-EVD-02", nil, kernel.UnitEvades),
		on("MED-EVD-03", evading, kernel.UnitRetreated),
		on("MED-EVD-04", func(m *scene) bool { return evading(m) && m.e.Leader != kernel.NoLeader },
			kernel.UnitRetreated),
		on("MED-SUP-01", func(m *scene) bool { return m.friends(m.e.Unit) > 1 }, kernel.FlagsIgnored),
		on("MED-SUP-02", nil, kernel.FlagsIgnored),
	}
}
