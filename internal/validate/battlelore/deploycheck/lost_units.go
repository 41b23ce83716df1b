package deploycheck

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// lostUnits: some draw of a library set loses a unit on this map: its mark is impassable and its section's baseline is
// full (CTA-06, R-023, R-028).
func lostUnits() *check.Check {
	return &check.Check{
		Code: "deploy/lost-units", Severity: diag.Warning, Kind: rulebook.KindMap,
		Rules: []string{"CTA-06", "R-023", "R-028"},
		Needs: mapNeeds("map/no-deploy-hex"),
		Run: pass.Run(onTouched(func(p *pass.Pass, f *rulebook.Field) {
			worstInLibrary(
				p,
				f,
				func(o *outcome) *incident { return &o.lost },
				func(camp boards.Camp, t taken, o *outcome) {
					report(p, ground(p, f, lostMark(f, camp, t, &o.lost)), camp, t, &o.lost,
						fmt.Sprintf("%s with set %s lose units %s", camp.People(), t.entry.ID, o.lost.share(o.cases)),
						"clear more hexes of that section's baseline, or of the rows above it")
				},
			)
		})),
	}
}

// lostMark returns the first impassable mark of the Guard that loses a unit in the smallest draw.
func lostMark(f *rulebook.Field, camp boards.Camp, t taken, i *incident) hex.Hex {
	for s := range boards.Section(boards.SectionCount) {
		card := t.set.Card(i.draw.Guard(s))
		if card == nil || stand(f, camp, i.zone, s, card).lost == 0 {
			continue
		}
		for j := range card.Entries {
			if h, wet := drowned(f, camp, i.zone, s, &card.Entries[j]); wet && h != hex.None {
				return h
			}
		}
	}
	return f.Impassable.First()
}

// worstInLibrary finds the set of each camp with the worst result on the ground, so that one river gives one finding
// per camp, and simulates that set exactly.
func worstInLibrary(
	p *pass.Pass, f *rulebook.Field, of func(*outcome) *incident, tell func(boards.Camp, taken, *outcome),
) {
	for _, camp := range camps {
		var worst taken
		most := 0
		for _, t := range ofLibrary(p, f, camp) {
			if n := of(onGround(f, camp, side{t}, mapTerms(f))).cases; n > most {
				worst, most = t, n
			}
		}
		if most == 0 {
			continue
		}
		if o := outcomeOf(p, f, camp, side{worst}, mapTerms(f)); of(o).cases > 0 {
			tell(camp, worst, o)
		}
	}
}

// report reports an incident on a map.
func report(p *pass.Pass, at source.Span, camp boards.Camp, t taken, i *incident, message, help string) {
	p.Report(
		check.Finding{
			At:      at,
			Message: message,
			Help:    help,
			Witness: mapTable(p, camp, side{t}).witness(p.Field, camp, i),
		},
	)
}
