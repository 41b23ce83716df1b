package battlelore

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/validate/command/mapcheck"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// noDeployHex: a section of a camp's baseline is completely impassable. CTA-06, R-023, R-028: a unit that cannot stand
// on its mark goes to a hex of its section's baseline, and is lost without one.
func noDeployHex() *check.Check {
	return &check.Check{
		Code: "map/no-deploy-hex", Severity: diag.Warning, Kind: rulebook.KindMap,
		Rules: []string{"CTA-06", "R-023", "R-028"},
		Needs: append(mapcheck.LinkedNeeds(), "map/feature-ground"),
		Run: mapGame.Run(mapcheck.OnField(func(p *mapcheck.Pass, f *field.Field) {
			for camp := range boards.Camp(boards.Camps) {
				line := f.Hexes.Baseline(camp)
				if open := line.Minus(f.Impassable); !line.Empty() && open.Empty() { // one cause for all sections
					p.Report(check.Finding{
						At: mapcheck.Cell(p.Doc, f, line.Hexes()[0]),
						Message: fmt.Sprintf("the %s baseline has no hex to deploy on: %s are impassable", camp,
							wording.Some(mapcheck.Labels(f, line.Hexes()), 3)),
						Help: "add a ford or a bridge to one of them, or change its ground",
					})
					continue
				}
				for section := range boards.Section(boards.SectionCount) {
					line := f.Hexes.SectionBaseline(camp, section)
					if open := line.Minus(f.Impassable); line.Empty() || !open.Empty() {
						continue
					}
					p.Report(check.Finding{
						At: mapcheck.Cell(p.Doc, f, line.Hexes()[0]),
						Message: fmt.Sprintf("the %s %s has no baseline hex to deploy on: %s impassable",
							camp, section, areAll(mapcheck.Labels(f, line.Hexes()))),
						Help: "add a ford or a bridge to one of them, or change its ground",
					})
				}
			}
		})),
	}
}

// areAll names hexes as the subject of a sentence.
func areAll(names []string) string {
	if len(names) == 1 {
		return names[0] + " is"
	}
	return wording.List(names, "and") + " are"
}
