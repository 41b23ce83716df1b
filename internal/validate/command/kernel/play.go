package kernel

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/validate/command/playcheck"
	"muster/validate/check"
)

// playGame configures the family's checks. Setup errors are found without playing.
var playGame = &playcheck.Game{
	Kind: rulebook.KindAdventure, NeedsMap: library.NeedsMap, Open: openPlay, Lacks: []string{"play/no-start"},
	Side: "side", Sides: [boards.Camps]playcheck.Side{side(boards.Pennant), side(boards.Standard)}, Piece: "a block",
	Cites: map[string][]string{
		"play/no-choice":             {"MED-CMD-03"},
		"play/endless":               {"MED-TURN-05"},
		"play/stall":                 {"MED-TURN-02"},
		"play/too-short":             {"MED-TURN-02"},
		"play/too-long":              {"MED-TURN-05"},
		"play/objective-decides":     {"MED-TURN-06"},
		"play/banners-out-of-reach":  {"MED-TURN-02"},
		"play/lopsided":              {"MED-TURN-02"},
		"play/player-decides":        {"MED-TURN-02"},
		"play/unit-stuck":            {"MED-TER-04"},
		"play/unit-idle":             {"MED-ORD-01"},
		"play/unit-late":             {"MED-ORD-01"},
		"play/unit-uninvolved":       {"MED-ORD-01"},
		"play/leader-idle":           {"MED-LDR-21", "MED-LDR-22"},
		"play/objective-untaken":     {"MED-TURN-06"},
		"play/objective-uncontested": {"MED-TURN-06"},
		"play/objective-free":        {"MED-TURN-06"},
		"play/objective-idle":        {"MED-TURN-06"},
		"play/exit-unused":           {"MED-LDR-19"},
		"play/exit-free":             {"MED-LDR-19"},
		"play/terrain-untrodden":     {"MED-TER-04"},
		"play/card-unused":           {"MED-CMD-02"},
	},
	Helps: map[string]string{
		"play/no-choice": "spread the units over the sections, or add more",
		"play/unit-idle": "move it closer to the fighting, or remove it",
	},
}

// side returns the name of a side.
func side(c boards.Camp) playcheck.Side {
	return playcheck.Side{Key: library.SideNames[c], Head: setup.SideHeads[c], Name: setup.SideNames[c], One: true}
}

// playChecks lists the checks of played games. A check comes after those whose findings explain its own.
//
//newcheck:family play/kernel
func playChecks() []*check.Check {
	return []*check.Check{
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
		leaderIdle(),
		playGame.ObjectiveUntaken(),
		playGame.ObjectiveUncontested(),
		playGame.ObjectiveFree(),
		playGame.ObjectiveIdle(),
		exitUnused(),
		playGame.ExitFree(),
		playGame.TerrainUntrodden(),
		playGame.CardUnused(),
		playGame.RuleUnplayed(),
	}
}
