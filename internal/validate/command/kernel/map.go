package kernel

import (
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/command/mapcheck"
	"muster/validate/check"
)

// mapGame configures the family's checks of battle maps. MED-TER-04: terrain other than broken ground is as in
// BattleLore.
var mapGame = &mapcheck.Game{
	Kind: rulebook.KindMap, NeedsRules: library.NeedsRules, Open: openMap, Plain: "open ground",
	Sides: [boards.Camps]string{library.SideNames[boards.Pennant], library.SideNames[boards.Standard]},
	Cites: map[string][]string{
		"map/baselines-cut-off":  {"MED-TER-04"},
		"map/cliff-without-side": {"MED-TER-04"},
		"map/edge-ground":        {"MED-TER-04"},
		"map/edge-rim":           {"MED-TER-04"},
		"map/feature-ground":     {"MED-TER-04"},
		"map/unreachable-pocket": {"MED-TER-04"},
	},
}

// openMap returns a map as the family's checks see it.
func openMap(of *check.Pass) *mapcheck.Pass {
	p := pass.Of(of)
	if p.Entry == nil || p.Map == nil {
		return nil
	}
	out := &mapcheck.Pass{Pass: of, Doc: p.Doc, Map: p.Map, Tables: &p.Rules.Tables, Field: p.Field}
	out.Boxes.Known, out.Boxes.AnyTile = &p.Rules.Boxes, p.Rules.Game.AnyTile
	for _, b := range p.Rules.Boxes.All() {
		out.Boxes.All = append(out.Boxes.All, mapcheck.Box{ID: b.ID, Tiles: b.Tiles})
	}
	out.Boxes.LaidOut = func(ids []string) []mapcheck.Box {
		if len(ids) == 0 {
			ids = []string{p.Rules.Game.Box}
		}
		var boxes []mapcheck.Box
		for _, id := range ids {
			if b := p.Rules.Boxes.Get(id); b != nil {
				boxes = append(boxes, mapcheck.Box{ID: b.ID, Tiles: b.Tiles})
			}
		}
		return boxes
	}
	return out
}

// Maps lists the checks on mapGame. Each comes after those that it needs.
func Maps() []*check.Check {
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
		mapGame.UnknownEdge(),
		mapGame.UnknownHex(),
		mapGame.UnknownSide(),
		mapGame.Stacked(),
		mapGame.FeatureGround(),
		mapGame.EdgeGround(),
		mapGame.EdgeRim(),
		mapGame.CliffWithoutSide(),
		mapGame.BaselinesCutOff(),
		mapGame.RiverAlone(),
		mapGame.RiverEnd(),
		mapGame.RiverBend(),
		mapGame.RiverBranch(),
		mapGame.TooManyTiles(),
		mapGame.UnreachablePocket(),
	}
}
