package adventurecheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// tooManyPlaces: a battle limits the number and the kinds of landmarks and lairs with an effect for an owner
// (BL-LMK-01, BL-LMK-08).
func tooManyPlaces() *check.Check {
	return &check.Check{
		Code: "adventure/too-many-places", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-LMK-01", "BL-LMK-08", "R-075"},
		Needs: []string{
			library.NeedsRules,
			library.NeedsMap,
			"/type",
			"/landmarks",
			"/pennant",
			"/standard",
			"adventure/landmark-idle",
			"adventure/landmark-rights",
			"adventure/unknown-landmark",
			"adventure/lair",
			"adventure/council-level",
		},
		Run: pass.Run(func(p *pass.Pass) {
			x := placesOf(p)
			if n := x.onField + x.later; !pass.Limit("most-places").Meets(n) {
				p.Report(check.Finding{
					At: p.Doc.Value(x.last),
					Message: fmt.Sprintf(
						"%d %s, including those that players bring, exceed the maximum of %d",
						n,
						pass.Limit("most-places").Name,
						pass.Limit("most-places").AtMost(),
					),
					Help: "remove some, or remove the owner of those that need none",
				})
			}
			if n := len(x.kinds); !pass.Limit("most-place-kinds").Meets(n) {
				p.Report(check.Finding{
					At: p.Doc.Value(x.last),
					Message: fmt.Sprintf(
						"%d %s exceed the maximum of %d",
						n,
						pass.Limit("most-place-kinds").Name,
						pass.Limit("most-place-kinds").AtMost(),
					),
					Help: "ban landmarks that are not needed, or use fewer kinds",
				})
			}
		}),
	}
}

// places are the places with an effect for an owner in a battle.
type places struct {
	onField int      // at the start
	later   int      // that players may bring
	kinds   []string // ids of all of them
	last    string   // pointer to the main cause
}

func (x *places) add(t *rulebook.Terrain) {
	if !slices.Contains(x.kinds, t.ID) {
		x.kinds = append(x.kinds, t.ID)
	}
}

// placesOf counts the places that the map gives to a camp, those that the adventure places, and those that councils and
// grants bring: each player has one of each kind.
func placesOf(p *pass.Pass) *places {
	x := &places{last: "/map"}
	var own hex.Set
	for _, t := range p.Linked.Places {
		if t.At == hex.None || !works(t.Row) {
			continue
		}
		own.Add(t.At)
		x.add(t.Row)
		if x.onField++; x.onField <= pass.Limit("most-places").AtMost()+1 {
			x.last = t.Ptr + "/type"
		}
	}
	for h, c := range p.Field.Cells() {
		if c.Place != nil && c.Owner != "" && !own.Has(h) && works(c.Place) {
			x.onField++
			x.add(c.Place)
		}
	}
	if p.Linked.LandmarksInForce() {
		rows := p.Rules.Terrain.All()
		for i := range rows {
			if row := &rows[i]; row.Layer == rulebook.Landmark && row.Master != "" && !p.Linked.Banned(row.ID) {
				x.add(row)
			}
		}
	}
	for _, o := range pass.Parties(p) {
		brought := 0
		for _, g := range o.Due {
			if g.Row == nil || p.Linked.Given(&o, g.ID) {
				continue
			}
			x.add(g.Row)
			x.last = g.Ptr
			if g.Row.Layer == rulebook.Lair {
				x.later++
			}
		}
		if p.Linked.LandmarksInForce() {
			for _, b := range bringers(p) {
				if b.Ptr == o.Ptr && !p.Linked.Given(&o, b.Row.ID) {
					brought++
				}
			}
			x.later += min(brought, most(p, &o))
		}
	}
	return x
}

// works reports whether an owned place has an effect in play. A place that only makes its hex passable, such as a
// bridge, counts as ground.
func works(t *rulebook.Terrain) bool {
	return !t.Pass && (t.Acts() || t.Layer == rulebook.Lair)
}
