package battlelore

import (
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/command/playcheck"
	"muster/validate/check"
)

// playGame is BattleLore's part of the family's checks.
var playGame = &playcheck.Game{
	Kind: rulebook.KindAdventure, NeedsMap: library.NeedsMap, Open: openPlay, Side: "camp", Piece: "a figure",
	Sides: [boards.Camps]playcheck.Side{side(boards.Pennant), side(boards.Standard)},
	Cites: map[string][]string{
		"play/no-start":              {"BL-SETUP-01"},
		"play/no-choice":             {"BL-TURN-03"},
		"play/endless":               {"BL-END-03"},
		"play/stall":                 {"BL-END-03"},
		"play/too-short":             {"BL-END-03"},
		"play/too-long":              {"BL-END-03"},
		"play/objective-decides":     {"BL-END-03"},
		"play/banners-out-of-reach":  {"BL-END-03"},
		"play/lopsided":              {"BL-END-03"},
		"play/player-decides":        {"BL-END-03"},
		"play/unit-stuck":            {"BL-MOV-01", "BL-MOV-05"},
		"play/unit-idle":             {"BL-ORD-01"},
		"play/unit-late":             {"BL-ORD-01"},
		"play/unit-uninvolved":       {"BL-ORD-01"},
		"play/objective-untaken":     {"BL-END-03"},
		"play/objective-uncontested": {"BL-END-03"},
		"play/objective-free":        {"BL-END-03"},
		"play/objective-idle":        {"BL-END-03"},
		"play/exit-free":             {"BL-END-03"},
		"play/terrain-untrodden":     {"BL-SETUP-01"},
		"play/landmark-unused":       {"BL-LMK-04"},
		"play/rule-unused":           {"BL-SETUP-01"},
		"play/card-unused":           {"BL-ORD-01"},
	},
	Helps: map[string]string{
		"play/no-choice": "spread the units over the sections, or release held units earlier",
		"play/unit-idle": "release it earlier, or remove it",
	},
}

// side returns the name of a camp.
func side(c boards.Camp) playcheck.Side {
	return playcheck.Side{Key: c.String(), Head: c.Soldiers(), Name: c.People()}
}

// playChecks lists the checks of played games. A check comes after those whose findings explain its own.
//
//newcheck:family play/battlelore
func playChecks() []*check.Check {
	return []*check.Check{
		playGame.NoStart(),

		playGame.NoChoice(),
		playGame.Endless(),
		playGame.Stall(),
		playGame.TooShort(),
		playGame.TooLong(),
		playGame.ObjectiveDecides(),
		playGame.BannersOutOfReach(),
		playGame.Lopsided(),
		playGame.PlayerDecides(),

		playGame.UnitStuck(),
		playGame.UnitIdle(),
		playGame.UnitUninvolved(),
		playGame.UnitLate(),
		playGame.ObjectiveUntaken(),
		playGame.ObjectiveUncontested(),
		playGame.ObjectiveFree(),
		playGame.ObjectiveIdle(),
		playGame.ExitFree(),
		playGame.TerrainUntrodden(),
		landmarkUnused(),
		ruleUnused(),
		playGame.CardUnused(),
		playGame.RuleUnplayed(),
	}
}
