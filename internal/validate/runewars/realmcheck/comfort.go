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

// neighbourhood: the surroundings of a home realm compared with the others (RW-CHK-30): food within two areas, the
// distance
// to the nearest city, open borders, unguarded adjacent areas. One that has far less is reported.
func neighbourhood() *check.Check {
	return &check.Check{
		Code: "realm/comfort", Severity: diag.Warning, Kind: rulebook.KindRealm,
		Rules: []string{"RW-CHK-30"},
		Needs: []string{
			"realm/unknown-name", "realm/overlap", "realm/touch", "realm/alone", "realm/home-tile", "realm/home-place",
			"realm/homes-touch",
		},
		Run: pass.Run(func(p *pass.Pass) {
			var all []surroundings
			for i := range p.Linked.Homes {
				if p.Linked.Homes[i].Tile == library.None {
					return // nothing to compare yet
				}
				all = append(all, surroundingsOf(p, i))
			}
			for i := range all {
				for _, message := range all[i].lacks(p.Linked.Homes[i].Faction.ID, best(all)) {
					p.Report(check.Finding{
						At: p.Doc.Value(p.Linked.Homes[i].Ptr + "/at"), Message: message,
						Help: "move the home realm or a tile, or ignore this note",
					})
				}
			}
		}),
	}
}

// surroundings are the surroundings of a home realm.
type surroundings struct {
	food int // within two areas, including its own
	city int // areas to the nearest city, including its own area; realm.None without a city
	open int // borders that are not blocked
	free int // adjacent areas without neutral units
}

func surroundingsOf(p *pass.Pass, home int) surroundings {
	out := surroundings{city: library.None}
	var own []int
	for i := range p.Linked.Spots {
		if p.Linked.Spots[i].Home == home {
			own = append(own, i)
		}
	}
	for i, steps := range p.Linked.Board.Steps(own...) {
		s := &p.Linked.Spots[i]
		if steps == library.None || s.Home != library.None && s.Home != home {
			continue
		}
		if steps <= 2 {
			out.food += s.Area.Food
		}
		if s.Area.City && (out.city == library.None || steps < out.city) {
			out.city = steps
		}
		if steps == 1 && len(s.Neutrals) == 0 {
			out.free++
		}
	}
	for _, i := range own {
		for d := tiles.N; d < tiles.Dirs; d++ {
			n := p.Linked.Board.Spots[i].Next[d]
			if n != library.None && p.Linked.Spots[n].Home != home && !p.Linked.Board.Barred(i, d, false) {
				out.open++
			}
		}
	}
	return out
}

// best returns the best value of each.
func best(all []surroundings) surroundings {
	out := surroundings{city: library.None}
	for _, s := range all {
		out.food, out.open, out.free = max(out.food, s.food), max(out.open, s.open), max(out.free, s.free)
		if s.city != library.None && (out.city == library.None || s.city < out.city) {
			out.city = s.city
		}
	}
	return out
}

// lacks describes the disadvantages of a home realm against the best one.
func (s surroundings) lacks(home string, best surroundings) []string {
	var out []string
	say := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	if 2*s.food < best.food {
		say("%s has %d food within two areas, but another home realm %d", home, s.food, best.food)
	}
	if best.city != library.None && s.city > best.city+2 { // if one has a path all have: the board is connected
		say("the nearest city is %d areas from %s, but %d from another home realm", s.city, home, best.city)
	}
	if s.open == 0 {
		say("no border of the home realm of %s is open outside winter", home)
	}
	if s.free == 0 && best.free > 0 {
		say("every area next to the home realm of %s is guarded, unlike those of another one", home)
	}
	return out
}
