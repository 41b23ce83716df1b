package battlelore

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/validate/command/mapcheck"
	"muster/schema/diag"
	"muster/validate/check"
)

// landmarkRows: a camp's landmark or lair is outside of the rows in which that camp may place it. BL-LMK-02, BL-LMK-08:
// the owner's 3rd and 4th row; EP-SET-04: the 4th to 8th on the Epic board.
func landmarkRows() *check.Check {
	return &check.Check{
		Code: "map/landmark-rows", Severity: diag.Error, Kind: rulebook.KindMap,
		Rules: []string{"BL-LMK-02", "BL-LMK-08", "EP-SET-04"},
		Needs: []string{"/board", "/places", "map/unknown-board"},
		Run: mapGame.Run(mapcheck.OnField(func(p *mapcheck.Pass, f *field.Field) {
			setup := f.Hexes.Spec().Setup
			for _, s := range mapcheck.Places(f) {
				camp, owned := boards.ParseCamp(s.Owner)
				rows := setup.Landmarks
				if s.Terrain.Layer == rulebook.Lair {
					rows = setup.Lairs
				}
				row := f.Hexes.OwnRow(camp, s.Hex) // BL-LMK-02, EP-SET-04
				// A Stronghold follows its unit, not the rows (BL-LMK-03).
				if !owned || s.Terrain.UnderUnit || rows[1] == 0 || rows[0] <= row && row <= rows[1] {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(s.Ptr),
					Message: fmt.Sprintf("%s at %s is in row %d of the %s camp, outside its rows %d to %d",
						s.Terrain.ID, s.Label, row, camp, rows[0], rows[1]),
					Help:  "move it, or remove camp to leave it without an owner",
					Rules: rowRules(s.Terrain, f.Board),
				})
			}
		})),
	}
}

func rowRules(t *rulebook.Terrain, b *rulebook.Board) []string {
	switch {
	case t.Layer == rulebook.Lair:
		return []string{"BL-LMK-08"}
	case b.Epic:
		return []string{"EP-SET-04"}
	}
	return []string{"BL-LMK-02"}
}
