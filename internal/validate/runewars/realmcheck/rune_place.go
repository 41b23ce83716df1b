package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// runePlace: an area has at most one rune token (RW-RUNE-05), and none lies in or next to a home realm, or next to a
// marker (RW-SETUP-15). RW-CHK-12.
func runePlace() *check.Check {
	return &check.Check{
		Code: "realm/rune-place", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-15", "RW-RUNE-05", "RW-CHK-12"},
		Needs: []string{"realm/unknown-name", "realm/overlap"},
		Run: pass.Run(func(p *pass.Pass) {
			first := map[int]string{}
			for i := range p.Linked.Runes {
				r := &p.Linked.Runes[i]
				if r.Area == library.None {
					continue
				}
				f := check.Finding{At: p.Doc.Value(r.Ptr + "/area"), Help: "place it farther away"}
				before, twice := first[r.Area]
				home := nextHome(p, r.Area)
				switch {
				case twice:
					f.Message, f.Help = label(p, r.Area)+" already has a rune token", "place it in another area"
					f.Related = related(p, before+"/area", "the first one")
				case home == library.None:
					first[r.Area] = r.Ptr
					continue
				case p.Linked.Spots[r.Area].Home != library.None:
					f.Message = label(p, r.Area) + " is an area of a home realm"
				default:
					f.Message = fmt.Sprintf("%s is next to a home realm or its marker", label(p, r.Area))
					f.Related = related(p, p.Linked.Homes[home].Ptr, "the home realm")
				}
				p.Report(f)
			}
		}),
	}
}

// nextHome returns the home that contains an area, or whose marker or home realm is adjacent to it; None for any other
// area.
func nextHome(p *pass.Pass, area int) int {
	s := &p.Linked.Board.Spots[area]
	if home := p.Linked.Spots[area].Home; home != library.None {
		return home
	}
	for d := tiles.N; d < tiles.Dirs; d++ {
		if n := s.Next[d]; n != library.None && p.Linked.Spots[n].Home != library.None {
			return p.Linked.Spots[n].Home
		}
		for i := range p.Linked.Homes {
			for _, m := range p.Linked.Homes[i].Marker {
				if s.At.Step(d) == m {
					return i
				}
			}
		}
	}
	return library.None
}
