package deploycheck

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// noRoom: in some draw of a library set a unit of the Reserve finds no vacant hex on its camp's baseline (CTA-09,
//
func noRoom() *check.Check {
	return &check.Check{
		Code: "deploy/no-room", Severity: diag.Warning, Kind: rulebook.KindMap,
		Rules: []string{"CTA-09", "R-053", "R-054"},
		Needs: mapNeeds("map/no-deploy-hex"),
		Run: pass.Run(onTouched(func(p *pass.Pass, f *rulebook.Field) {
			worstInLibrary(p, f, func(o *outcome) *incident { return &o.noRoom }, func(camp boards.Camp, t taken, o *outcome) {
				row := f.Hexes.Baseline(camp)
				at := row.First()
				if wet := row.And(f.Impassable); !wet.Empty() {
					at = wet.First()
				}
				report(p, ground(p, f, at), camp, t, &o.noRoom, fmt.Sprintf("the Reserve of set %s has no free baseline hex %s",
					t.entry.ID, o.noRoom.share(o.cases)), fmt.Sprintf("clear more hexes of the baseline of %s", camp.People()))
			})
		})),
	}
}
