// Package playcheck checks BattleLore adventures by playing them many times: it adds checks on special rules and
// landmarks to those of the whole family of games. limits.toml sets the minimum shares of games for the former.
package playcheck

import (
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/command/playcheck"
	"muster/validate/check"
)

// game is BattleLore's part of the family's checks.
var game = &playcheck.Game{
	Kind: rulebook.KindAdventure, NeedsMap: library.NeedsMap, Open: open, Side: "camp", Piece: "a figure",
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
		"play/unit-uninvolved":       {"BL-ORD-01"},
		"play/objective-untaken":     {"BL-END-03"},
		"play/objective-uncontested": {"BL-END-03"},
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

// All lists the checks. A check comes after those whose findings explain its own.
//
//newcheck:family play/battlelore
func All() []*check.Check {
	return []*check.Check{
		game.NoStart(),

		game.NoChoice(),
		game.Endless(),
		game.Stall(),
		game.TooShort(),
		game.TooLong(),
		game.ObjectiveDecides(),
		game.BannersOutOfReach(),
		game.Lopsided(),
		game.PlayerDecides(),

		game.UnitStuck(),
		game.UnitIdle(),
		game.UnitUninvolved(),
		game.ObjectiveUntaken(),
		game.ObjectiveUncontested(),
		game.TerrainUntrodden(),
		landmarkUnused(),
		ruleUnused(),
		game.CardUnused(),
		game.RuleUnplayed(),
	}
}
