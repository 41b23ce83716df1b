package adventurecheck

import (
	"fmt"

	"muster/adventures"
	"muster/engine/battlelore/kinds"
	"muster/engine/rulebook"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// unknownLandmark: every landmark and lair that an adventure places, grants or bans must be one of the rulebook's.
func unknownLandmark() *check.Check {
	return &check.Check{
		Code: "adventure/unknown-landmark", Severity: diag.Error, Kind: kinds.Adventure,
		Rules: []string{"BL-LMK-01", "BL-LMK-08"},
		Run: pass.Run(func(p *pass.Pass) {
			known := map[string][]string{}
			homes := map[string]string{rulebook.Landmark: "the landmarks of its side", rulebook.Lair: "the lairs of its side"}
			for _, t := range p.Rules.Terrain.All() {
				known[t.Layer] = append(known[t.Layer], t.ID)
			}
			look := func(id, layer, ptr string) {
				if id == "" || !p.Doc.Clean(ptr) {
					return
				}
				if p.Rules.Terrain.Faulty(id) {
					p.Owed()
					return
				}
				if t := p.Rules.Terrain.Get(id); t != nil && t.Layer == layer {
					return
				}
				message, help := wording.Unknown(layer, id, known[layer])
				if t := p.Rules.Terrain.Get(id); t != nil && homes[t.Layer] != "" {
					message = fmt.Sprintf("%q is %s, not %s", id, wording.A(t.Layer), wording.A(layer))
					help = "name it in " + homes[t.Layer]
				}
				p.Report(check.Finding{At: p.Doc.Value(ptr), Message: message, Help: help})
			}
			if l := p.Adventure.Landmarks; l != nil {
				for i, id := range l.Ban {
					look(id, rulebook.Landmark, fmt.Sprintf("/landmarks/ban/%d", i))
				}
			}
			eachSide(p, func(_ hex.Camp, side *adventures.Side, ptr string) {
				for i, l := range side.Landmarks {
					look(l.Type, rulebook.Landmark, fmt.Sprintf("%s/landmarks/%d/type", ptr, i))
				}
				for i, l := range side.Lairs {
					look(l.Type, rulebook.Lair, fmt.Sprintf("%s/lairs/%d/type", ptr, i))
				}
			})
			for _, o := range parties(p) {
				for i, id := range o.grants {
					t := p.Rules.Terrain.Get(id)
					if t != nil && t.Layer == rulebook.Landmark && t.Pass {
						p.Report(check.Finding{
							At:      p.Doc.Value(fmt.Sprintf("%s/grants/%d", o.ptr, i)),
							Message: fmt.Sprintf("nobody can put the landmark %q on the field: it makes the ground below passable", id),
							Help:    "write pass = false in its row, or put it on the map",
						})
					}
					if t != nil && t.Layer == rulebook.Lair && !t.Pass {
						continue // BL-LMK-08: the side places it, as it does a landmark
					}
					look(id, rulebook.Landmark, fmt.Sprintf("%s/grants/%d", o.ptr, i))
				}
			}
		}),
	}
}
