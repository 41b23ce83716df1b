// Package mapcheck checks BattleLore's battle maps: it adds checks on landmarks, lairs and deployment rows to those of
// the whole family of games. It checks one map alone; other packages check its use in adventures.
package mapcheck

import (
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/command/mapcheck"
	"muster/validate/check"
)

// game is BattleLore's part of the family's checks.
var game = &mapcheck.Game{
	Kind: rulebook.KindMap, NeedsRules: library.NeedsRules, Open: open, Plain: "countryside", Places: true,
	Sides: [boards.Camps]string{boards.Pennant.String(), boards.Standard.String()},
	Cites: map[string][]string{
		"map/baselines-cut-off":  {"BL-RET-02", "CTA-TER-01"},
		"map/box-twice":          {"R-291"},
		"map/cliff-without-side": {"CTA-TER-01", "R-154"},
		"map/edge-ground":        {"CTA-TER-01", "R-154"},
		"map/edge-rim":           {"CTA-TER-01"},
		"map/feature-ground":     {"CTA-TER-04", "CTA-TER-06", "CTA-SPC-02"},
		"map/unreachable-pocket": {"BL-RET-02", "CTA-TER-01"},
	},
}

// open returns a map as the family's checks see it.
func open(of *check.Pass) *mapcheck.Pass {
	p := pass.Of(of)
	if p.Entry == nil || p.Map == nil {
		return nil
	}
	out := &mapcheck.Pass{Pass: of, Doc: p.Doc, Map: p.Map, Tables: &p.Rules.Tables, Boxes: mapcheck.Boxes{
		Known:   &p.Rules.Boxes,
		LaidOut: func(ids []string) []mapcheck.Box { return boxes(p.Rules.LaidOut(ids)) },
	}}
	for _, b := range p.Rules.Boxes.All() {
		out.Boxes.All = append(out.Boxes.All, mapcheck.Box{ID: b.ID, Tiles: b.Tiles})
	}
	if p.Field != nil {
		out.Field = &p.Field.Field
	}
	return out
}

func boxes(list []*rulebook.Box) []mapcheck.Box {
	out := make([]mapcheck.Box, len(list))
	for i, b := range list {
		out[i] = mapcheck.Box{ID: b.ID, Tiles: b.Tiles}
	}
	return out
}

// All lists the checks on maps. Each comes after those that it needs.
//
//newcheck:family map
func All() []*check.Check {
	return []*check.Check{
		game.UnknownBoard(),
		game.UnknownBox(),
		game.BoxTwice(),
		game.RowCount(),
		game.RowCharacter(),
		game.RowSize(),
		game.UnknownSymbol(),
		game.UnknownTerrain(),
		game.UnusedLegend(),
		game.ShadowedSymbol(),
		game.UnknownFeature(),
		game.UnknownPlace(),
		game.UnknownEdge(),
		game.UnknownHex(),
		game.UnknownSide(),
		game.Stacked(),
		game.FeatureGround(),
		game.EdgeGround(),
		game.EdgeRim(),
		game.CliffWithoutSide(),
		placeGround(),
		placeUnderUnit(),
		landmarkRows(),
		game.BaselinesCutOff(),
		game.RiverAlone(),
		game.RiverEnd(),
		game.RiverBend(),
		game.RiverBranch(),
		game.TooManyTiles(),
		game.UnreachablePocket(),
		noDeployHex(),
	}
}
