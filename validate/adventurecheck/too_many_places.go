package adventurecheck

import (
	"fmt"
	"slices"

	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/rulebook"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// tooManyPlaces: a battle keeps track of so many landmarks and lairs that do something for an owner, and of so many kinds
// of them (BL-LMK-01, BL-LMK-08).
func tooManyPlaces() *check.Check {
	return &check.Check{
		Code: "adventure/too-many-places", Severity: diag.Error, Kind: kinds.Adventure,
		Rules: []string{"BL-LMK-01", "BL-LMK-08", "R-075"},
		Needs: []string{
			library.NeedsRules,
			library.NeedsMap, "/type", "/landmarks", "/pennant", "/standard", "adventure/landmark-idle", "adventure/landmark-rights",
			"adventure/unknown-landmark", "adventure/lair", "adventure/council-level",
		},
		Run: pass.Run(func(p *pass.Pass) {
			x := placesOf(p)
			if n := x.onField + x.later; !limits()["most-places"].Meets(n) {
				p.Report(check.Finding{
					At:      p.Doc.Value(x.last),
					Message: fmt.Sprintf("%d %s, with those that players bring; %d are the most that can be played", n, limits()["most-places"].Name, limits()["most-places"].AtMost()),
					Help:    "take some away, or leave them to nobody where they need no owner",
				})
			}
			if n := len(x.kinds); !limits()["most-place-kinds"].Meets(n) {
				p.Report(check.Finding{
					At:      p.Doc.Value(x.last),
					Message: fmt.Sprintf("%d %s; %d are the most that can be played", n, limits()["most-place-kinds"].Name, limits()["most-place-kinds"].AtMost()),
					Help:    "ban landmarks that nobody needs, or use fewer kinds",
				})
			}
		}),
	}
}

// places are those that do something for an owner in a battle.
type places struct {
	onField int      // from the start
	later   int      // that players may bring
	kinds   []string // ids of all of them
	last    string   // pointer to what is most to blame
}

func (x *places) add(t *rulebook.Terrain) {
	if !slices.Contains(x.kinds, t.ID) {
		x.kinds = append(x.kinds, t.ID)
	}
}

// placesOf counts those that the map gives to a camp, those that the adventure places, and those that councils and grants
// bring: each player has one of each kind.
func placesOf(p *pass.Pass) *places {
	x := &places{last: "/map"}
	placed := slices.Concat(landmarksOf(p), lairsOf(p))
	var own hex.Set
	for _, t := range placed {
		if t.hex == hex.None || !works(t.row) {
			continue
		}
		own.Add(t.hex)
		x.add(t.row)
		if x.onField++; x.onField <= limits()["most-places"].AtMost()+1 {
			x.last = t.ptr + "/type"
		}
	}
	for i := range p.Field.Cells {
		if c := &p.Field.Cells[i]; c.Place != nil && c.Owner != "" && !own.Has(hex.Hex(i)) && works(c.Place) {
			x.onField++
			x.add(c.Place)
		}
	}
	if inForce(p) {
		for _, row := range p.Rules.Terrain.All() {
			if row.Layer == rulebook.Landmark && row.Master != "" && !slices.Contains(p.Adventure.Landmarks.Ban, row.ID) {
				x.add(&row)
			}
		}
	}
	for _, o := range parties(p) {
		brought := 0
		for i, id := range o.grants {
			row := p.Rules.Terrain.Get(id)
			if row == nil || has(placed, &o, row) {
				continue
			}
			x.add(row)
			x.last = fmt.Sprintf("%s/grants/%d", o.ptr, i)
			if row.Layer == rulebook.Lair {
				x.later++
			}
		}
		if inForce(p) {
			for _, b := range bringers(p) {
				if b.ptr == o.ptr && !has(placed, &o, b.row) {
					brought++
				}
			}
			x.later += min(brought, most(p, &o))
		}
	}
	return x
}

// has tells whether the adventure has placed a kind of place for a player already.
func has(placed []tile, o *party, row *rulebook.Terrain) bool {
	return slices.ContainsFunc(placed, func(t tile) bool { return t.camp == o.camp && t.ally == o.ally && t.row.ID == row.ID })
}

// works tells whether an owned place does something in play: what makes its hex passable, as a bridge does, is ground.
func works(t *rulebook.Terrain) bool {
	return !t.Pass && (t.Acts() || t.Layer == rulebook.Lair)
}
