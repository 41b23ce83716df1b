package battlelore

import (
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/command/mapcheck"
	"muster/validate/check"
)

// mapGame is BattleLore's part of the family's checks.
var mapGame = &mapcheck.Game{
	Kind: rulebook.KindMap, NeedsRules: library.NeedsRules, Open: openMap, Plain: "countryside", Places: true,
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

// openMap returns a map as the family's checks see it.
func openMap(of *check.Pass) *mapcheck.Pass {
	p := pass.Of(of)
	if p.Entry == nil || p.Map == nil {
		return nil
	}
	out := &mapcheck.Pass{Pass: of, Doc: p.Doc, Map: p.Map, Tables: &p.Rules.Tables, Boxes: mapcheck.Boxes{
		Known:   &p.Rules.Boxes,
		LaidOut: func(ids []string) []mapcheck.Box { return mapBoxes(p.Rules.LaidOut(ids)) },
	}}
	for _, b := range p.Rules.Boxes.All() {
		out.Boxes.All = append(out.Boxes.All, mapcheck.Box{ID: b.ID, Tiles: b.Tiles})
	}
	if p.Field != nil {
		out.Field = &p.Field.Field
	}
	return out
}

func mapBoxes(list []*rulebook.Box) []mapcheck.Box {
	out := make([]mapcheck.Box, len(list))
	for i, b := range list {
		out[i] = mapcheck.Box{ID: b.ID, Tiles: b.Tiles}
	}
	return out
}

// MapChecks lists the checks on maps. Each comes after those that it needs.
//
//newcheck:family map
func MapChecks() []*check.Check {
	return []*check.Check{
		mapGame.UnknownBoard(),
		mapGame.UnknownBox(),
		mapGame.BoxTwice(),
		mapGame.RowCount(),
		mapGame.RowCharacter(),
		mapGame.RowSize(),
		mapGame.UnknownSymbol(),
		mapGame.UnknownTerrain(),
		mapGame.UnusedLegend(),
		mapGame.ShadowedSymbol(),
		mapGame.UnknownFeature(),
		mapGame.UnknownPlace(),
		mapGame.UnknownEdge(),
		mapGame.UnknownHex(),
		mapGame.UnknownSide(),
		mapGame.Stacked(),
		mapGame.FeatureGround(),
		mapGame.EdgeGround(),
		mapGame.EdgeRim(),
		mapGame.CliffWithoutSide(),
		placeGround(),
		placeUnderUnit(),
		landmarkRows(),
		mapGame.BaselinesCutOff(),
		mapGame.RiverAlone(),
		mapGame.RiverEnd(),
		mapGame.RiverBend(),
		mapGame.RiverBranch(),
		mapGame.TooManyTiles(),
		mapGame.UnreachablePocket(),
		noDeployHex(),
	}
}
