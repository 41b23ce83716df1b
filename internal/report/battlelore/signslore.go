package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
)

// creatureSigns returns the signs of creatures, their powers and tokens.
func creatureSigns() []sign {
	unit := func(m *scene) bool { return m.creature(m.e.Unit) }
	bought := func(m *scene) bool { // the tokens go with the order
		return m.lore() && unit(m) && slices.ContainsFunc(m.batch, func(e battlelore.Event) bool {
			return e.Kind == battlelore.TokensPaid && e.Tokens() == int(m.r.Lore.Outside) && e.Player == m.e.Player
		})
	}
	return []sign{
		on("BL-CRE-01", unit, battlelore.UnitMoved, battlelore.Attacked, battlelore.BattledBack, battlelore.Landed),
		on("BL-CRE-02", bought, battlelore.UnitOrdered),
		on("R-106", bought, battlelore.UnitOrdered),
		on("BL-CRE-03", func(m *scene) bool { return m.lost == 0 }, battlelore.CriticalRolled),
		on("BL-CRE-04", func(m *scene) bool { return m.gained(battlelore.ForReward) }, battlelore.TokensGained),
		on(
			"BL-CRE-05",
			func(m *scene) bool { return unit(m) && m.e.Flags() > 0 && m.kind(m.e.Unit).MustIgnore },
			battlelore.FlagsIgnored,
		),
		on("BL-CRE-07", unit, battlelore.UnitRetreated),
		on("BL-CRE-08", func(m *scene) bool { return m.lost > 0 }, battlelore.CriticalRolled),
		on("BL-CRE-09", nil, battlelore.Trampled),
		on("BL-CRE-10", nil, battlelore.PowerUsed),
		on("BL-CRE-11", nil, battlelore.LoreStored),
		on("R-193", func(m *scene) bool { return m.lost == 0 }, battlelore.CriticalRolled),
		on("R-196", func(m *scene) bool { return m.lost > 0 }, battlelore.CriticalRolled),
		on("R-201", nil, battlelore.Trampled),
		on("R-203", func(m *scene) bool { return m.known(m.e.Unit) }, battlelore.TokensPaid),
		on("R-208", func(m *scene) bool { return m.gained(battlelore.ForReward) }, battlelore.TokensGained),
		on("R-287", nil, battlelore.Landed),
	}
}

// loreSigns returns the signs of Lore tokens, Lore cards and War Councils.
func loreSigns() []sign {
	council := func(m *scene) bool { return !m.alone() }
	stranger := func(m *scene) bool { return m.lore() && m.level(m.e.Player, m.e.LoreCard()) == 0 }
	return []sign{
		on("BL-LRE-01", func(m *scene) bool { return m.gained(battlelore.ForSymbols) }, battlelore.TokensGained),
		on("BL-LOR-01", func(m *scene) bool { return m.s.Lore.Pool == 0 }, battlelore.TokensGained),
		on("BL-LOR-02", nil, battlelore.LorePlayed),
		on("BL-LOR-03", nil, battlelore.LorePlayed),
		on("BL-LOR-06", func(m *scene) bool { return m.e.Drop() == battlelore.OverLimit }, battlelore.LoreDropped),
		on("BL-LOR-07", stranger, battlelore.LorePlayed),
		on("BL-WAR-01", council, battlelore.CouncilSet),
		on("BL-WAR-02", func(m *scene) bool { return m.gained(battlelore.ForStart) }, battlelore.TokensGained),
		on("BL-WAR-03", council, battlelore.CouncilSet),
		on("BL-WAR-04", council, battlelore.CouncilSet),
		on("BL-WAR-05", func(m *scene) bool { return m.e.AtStart() }, battlelore.LoreKept),
		on("BL-WAR-06", council, battlelore.CouncilSet),
		chosen("R-066", nil, battlelore.SetLevel),
		chosen("R-219", nil, battlelore.TakeTokens),
		on(
			"R-225",
			func(m *scene) bool { return m.b.LoreCards[m.e.LoreCard()].Name == "Portal" },
			battlelore.LorePlayed,
		),
		on(
			"R-231",
			func(m *scene) bool { return m.b.LoreCards[m.e.LoreCard()].Name == "Fireball" },
			battlelore.LorePlayed,
		),
		on("R-240", nil, battlelore.StrikesTurned),
		on("R-241", nil, battlelore.LoreReturned),
		on(
			"R-243",
			func(m *scene) bool { return m.r.Lore.Cards[m.e.LoreCard()].Window == battlelore.InsteadOfCard },
			battlelore.LoreCancelled,
		),
		began("VAR-ML-01", func(m *scene) bool { return m.alone() }),
		on("VAR-ML-02", func(m *scene) bool { return m.alone() }, battlelore.LoreDrawn),
		on("VAR-ML-03", func(m *scene) bool { return m.alone() }, battlelore.LorePlayed),
	}
}

// placeSigns returns the signs of landmarks and lairs.
func placeSigns() []sign {
	kind := func(m *scene) *battlelore.PlaceKind { return &m.r.Places.Kinds[m.e.PlaceKind()] }
	mark := func(m *scene) bool { return kind(m).Master < battlelore.NoSeat }
	own := func(m *scene) bool { return m.known(m.e.Unit) && m.landmark(m.standsOn(m.e.Unit)) }
	return []sign{
		on(
			"BL-LMK-01",
			func(m *scene) bool { return mark(m) && kind(m).Master < battlelore.Masters },
			battlelore.PlacePlaced,
		),
		on("BL-LMK-02", func(m *scene) bool { return mark(m) && !kind(m).Under }, battlelore.PlacePlaced),
		on("BL-LMK-03", func(m *scene) bool { return mark(m) && kind(m).Under }, battlelore.PlacePlaced),
		on("BL-LMK-04", func(m *scene) bool { return m.gained(battlelore.ForPlace) }, battlelore.TokensGained),
		on("BL-LMK-04", nil, battlelore.UnitSlipped, battlelore.UnitPromoted),
		on("BL-LMK-04", func(m *scene) bool { return own(m) && m.e.Mender() != battlelore.ByRule }, battlelore.Mended),
		on(
			"BL-LMK-05",
			func(m *scene) bool { return own(m) && !m.creature(m.e.Unit) },
			battlelore.BattledBack,
			battlelore.FlagsIgnored,
		),
		on(
			"BL-LMK-06",
			func(m *scene) bool { return m.landmark(m.e.To) },
			battlelore.UnitMoved,
			battlelore.GroundGained,
			battlelore.Pursued,
		),
		on("BL-LMK-07", func(m *scene) bool {
			return m.landmark(m.standsOn(m.attack.Unit)) || m.landmark(m.standsOn(m.attack.Target))
		}, battlelore.DiceRolled),
		on("BL-LMK-08", func(m *scene) bool { return !mark(m) }, battlelore.PlacePlaced),
		on("BL-LMK-08", nil, battlelore.CreatureCame),
		on("R-077", nil, battlelore.UnitPromoted),
		on("R-079", func(m *scene) bool { return m.landmark(m.e.To) }, battlelore.UnitMoved),
		on("EP-SET-04", func(m *scene) bool { return m.epic() && mark(m) }, battlelore.PlacePlaced),
	}
}
