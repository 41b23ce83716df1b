package reach

import (
	"slices"

	"muster/engine"
)

// creatureSigns are those of creatures, their powers and tokens.
func creatureSigns() []sign {
	unit := func(m *moment) bool { return m.beast(m.e.Unit) }
	bought := func(m *moment) bool { // the tokens go with the order
		return m.lore() && unit(m) && slices.ContainsFunc(m.batch, func(e engine.Event) bool {
			return e.Kind == engine.TokensPaid && e.Tokens() == int(m.r.Lore.Outside) && e.Player == m.e.Player
		})
	}
	return []sign{
		on("BL-CRE-01", unit, engine.UnitMoved, engine.Attacked, engine.BattledBack, engine.Landed),
		on("BL-CRE-02", bought, engine.UnitOrdered),
		on("R-106", bought, engine.UnitOrdered),
		on("BL-CRE-03", func(m *moment) bool { return m.lost == 0 }, engine.CriticalRolled),
		on("BL-CRE-04", func(m *moment) bool { return m.gained(engine.ForReward) }, engine.TokensGained),
		on("BL-CRE-05", func(m *moment) bool { return unit(m) && m.e.Flags() > 0 && m.kind(m.e.Unit).MustIgnore }, engine.FlagsIgnored),
		on("BL-CRE-07", unit, engine.UnitRetreated),
		on("BL-CRE-08", func(m *moment) bool { return m.lost > 0 }, engine.CriticalRolled),
		on("BL-CRE-09", nil, engine.Trampled),
		on("BL-CRE-10", nil, engine.PowerUsed),
		on("BL-CRE-11", nil, engine.LoreStored),
		on("R-193", func(m *moment) bool { return m.lost == 0 }, engine.CriticalRolled),
		on("R-196", func(m *moment) bool { return m.lost > 0 }, engine.CriticalRolled),
		on("R-201", nil, engine.Trampled),
		on("R-203", func(m *moment) bool { return m.known(m.e.Unit) }, engine.TokensPaid),
		on("R-208", func(m *moment) bool { return m.gained(engine.ForReward) }, engine.TokensGained),
		on("R-287", nil, engine.Landed),
	}
}

// loreSigns are those of Lore tokens, Lore cards and War Councils.
func loreSigns() []sign {
	council := func(m *moment) bool { return !m.alone() }
	stranger := func(m *moment) bool { return m.lore() && m.level(m.e.Player, m.e.LoreCard()) == 0 }
	return []sign{
		on("BL-LRE-01", func(m *moment) bool { return m.gained(engine.ForSymbols) }, engine.TokensGained),
		on("BL-LOR-01", func(m *moment) bool { return m.s.Lore.Pool == 0 }, engine.TokensGained),
		on("BL-LOR-02", nil, engine.LorePlayed),
		on("BL-LOR-03", nil, engine.LorePlayed),
		on("BL-LOR-06", func(m *moment) bool { return m.e.Drop() == engine.OverLimit }, engine.LoreDropped),
		on("BL-LOR-07", stranger, engine.LorePlayed),
		on("BL-WAR-01", council, engine.CouncilSet),
		on("BL-WAR-02", func(m *moment) bool { return m.gained(engine.ForStart) }, engine.TokensGained),
		on("BL-WAR-03", council, engine.CouncilSet),
		on("BL-WAR-04", council, engine.CouncilSet),
		on("BL-WAR-05", func(m *moment) bool { return m.e.AtStart() }, engine.LoreKept),
		chosen("R-066", nil, engine.SetLevel),
		chosen("R-219", nil, engine.TakeTokens),
		on("R-225", func(m *moment) bool { return m.b.LoreCards[m.e.LoreCard()].Name == "Portal" }, engine.LorePlayed),
		on("R-231", func(m *moment) bool { return m.b.LoreCards[m.e.LoreCard()].Name == "Fireball" }, engine.LorePlayed),
		on("R-240", nil, engine.StrikesTurned),
		on("R-241", nil, engine.LoreReturned),
		on("R-243", func(m *moment) bool { return m.r.Lore.Cards[m.e.LoreCard()].Window == engine.InsteadOfCard }, engine.LoreCancelled),
		began("VAR-ML-01", func(m *moment) bool { return m.alone() }),
		on("VAR-ML-02", func(m *moment) bool { return m.alone() }, engine.LoreDrawn),
		on("VAR-ML-03", func(m *moment) bool { return m.alone() }, engine.LorePlayed),
	}
}

// siteSigns are those of landmarks and lairs.
func siteSigns() []sign {
	kind := func(m *moment) *engine.SiteKind { return &m.r.Sites.Kinds[m.e.SiteKind()] }
	mark := func(m *moment) bool { return kind(m).Master < engine.NoSeat }
	own := func(m *moment) bool { return m.known(m.e.Unit) && m.landmark(m.place(m.e.Unit)) }
	return []sign{
		on("BL-LMK-01", func(m *moment) bool { return mark(m) && kind(m).Master < engine.Masters }, engine.SitePlaced),
		on("BL-LMK-02", func(m *moment) bool { return mark(m) && !kind(m).Under }, engine.SitePlaced),
		on("BL-LMK-03", func(m *moment) bool { return mark(m) && kind(m).Under }, engine.SitePlaced),
		on("BL-LMK-04", func(m *moment) bool { return m.gained(engine.ForSite) }, engine.TokensGained),
		on("BL-LMK-04", nil, engine.UnitSlipped, engine.UnitPromoted),
		on("BL-LMK-04", func(m *moment) bool { return own(m) && m.e.Mender() != engine.ByRule }, engine.Mended),
		on("BL-LMK-05", func(m *moment) bool { return own(m) && !m.beast(m.e.Unit) }, engine.BattledBack, engine.FlagsIgnored),
		on("BL-LMK-06", func(m *moment) bool { return m.landmark(m.e.To) }, engine.UnitMoved, engine.GroundGained, engine.Pursued),
		on("BL-LMK-07", func(m *moment) bool { return m.landmark(m.place(m.attack.Unit)) || m.landmark(m.place(m.attack.Other)) }, engine.DiceRolled),
		on("BL-LMK-08", func(m *moment) bool { return !mark(m) }, engine.SitePlaced),
		on("BL-LMK-08", nil, engine.CreatureCame),
		on("R-077", nil, engine.UnitPromoted),
		on("R-079", func(m *moment) bool { return m.landmark(m.e.To) }, engine.UnitMoved),
		on("EP-SET-04", func(m *moment) bool { return m.epic() && mark(m) }, engine.SitePlaced),
	}
}
