package runewars

import (
	"fmt"
	"slices"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// players: a game has one to four players (RW-SETUP-01). More are not supported.
func players() *check.Check {
	return ofScenario("players", []string{"RW-SETUP-01"}, []string{"/players", "/seats"}, func(v *view) {
		limit := v.Rules.Limit(rulebook.LimitPlayers)
		n, at := v.Players(), v.key("/seats")
		if v.Definition.Players > 0 {
			at = v.at("/players")
		}
		switch {
		case n > limit.Most:
			v.Report(check.Finding{
				At: at, Message: fmt.Sprintf("%d players: Runewars is for %d to %d", n, limit.Least, limit.Most),
				Help: "remove seats",
			})
		case len(v.Seats) > library.MostSeats:
			v.Report(check.Finding{
				At: v.key("/seats"), Message: fmt.Sprintf("%d seats: Runewars is for %d to %d", len(v.Seats), limit.Least,
					library.MostSeats),
				Help: "remove seats",
			})
		case n != v.People():
			v.Report(check.Finding{
				At: at, Message: fmt.Sprintf("%s for %s without a policy", wording.Count(n, "player", "players"),
					wording.Count(v.People(), "seat", "seats")),
				Help: "remove players, or add a policy to seats",
			})
		case n == 0:
			v.Report(check.Finding{At: at, Message: "no seat has a player", Help: "remove the policy of a seat"})
		}
	})
}

// factionTwice: each player chooses a different faction (RW-SETUP-02, RW-CHK-11).
func factionTwice() *check.Check {
	rules := []string{"RW-SETUP-02", "RW-CHK-11"}
	return ofScenario("faction-twice", rules, []string{"scenario/unknown-name"}, func(v *view) {
		first := map[*rulebook.Faction]string{}
		for i := range v.Seats {
			s := &v.Seats[i]
			switch before, twice := first[s.Faction]; {
			case s.Faction == nil:
			case twice:
				v.Report(check.Finding{
					At: v.at(s.Ptr + "/faction"), Message: s.Faction.ID + " already has a seat", Help: "choose another faction",
					Related: v.first(before),
				})
			default:
				first[s.Faction] = s.Ptr + "/faction"
			}
		}
	})
}

// seats: the number of seats is the realm's number of players (RW-CHK-01).
func seats() *check.Check {
	needs := valid("/seats", "scenario/players", "scenario/faction-twice")
	return departs(ofScenario("seats", []string{"RW-SETUP-10", "RW-CHK-01"}, needs, func(v *view) {
		if want := v.Realm.Definition.Players; len(v.Seats) != want {
			v.Report(check.Finding{
				At: v.key("/seats"), Message: fmt.Sprintf("%s on a realm for %d",
					wording.Count(len(v.Seats), "seat", "seats"), want),
				Help: "add seats for the other players, with a policy if needed, or name another realm",
			})
		}
	}))
}

// home: each seat has a home realm, of the realm or of its own (RW-SETUP-16), and each home realm a seat (RW-CHK-11).
func home() *check.Check {
	rules := []string{"RW-SETUP-16", "RW-CHK-11"}
	return ofScenario("home", rules, valid("/seats", "scenario/faction-twice"), func(v *view) {
		for i := range v.Seats {
			if s := &v.Seats[i]; s.Faction != nil && len(s.Areas) == 0 {
				v.Report(check.Finding{
					At: v.at(s.Ptr + "/faction"), Message: fmt.Sprintf("the realm has no home realm of %s", s.Faction.ID),
					Help: "add home to place it on a marker, or name another faction",
				})
			}
		}
		for i := range v.Realm.Homes {
			h := &v.Realm.Homes[i]
			if h.Faction != nil && v.SeatOf(h.Faction) == none {
				v.Report(check.Finding{
					At: v.key("/seats"), Message: fmt.Sprintf("the realm has the home realm of %s, which has no seat", h.Faction.ID),
					Help: fmt.Sprintf("add a seat for %s, with a policy if needed", h.Faction.ID),
				})
			}
		}
	})
}

// homePlace: a home realm that a seat places covers its marker, and neither conflicts with a border nor touches another
// one (RW-SETUP-08, RW-SETUP-16, RW-SETUP-17, RW-CHK-10).
func homePlace() *check.Check {
	rules := []string{"RW-SETUP-08", "RW-SETUP-16", "RW-SETUP-17", "RW-CHK-10"}
	return departs(ofScenario("home-place", rules, valid("/seats", "scenario/home"), func(v *view) {
		var ptrs []string
		for i := range v.Seats {
			if v.Definition.Seats[i].Home != nil {
				at := v.Seats[i].Ptr + "/home"
				ptrs = append(ptrs, at, at+"/marker", at+"/at", at+"/turn")
			}
		}
		if len(ptrs) > 0 {
			ofRealm(v, ptrs, "realm/overlap", "realm/home-place", "realm/border", "realm/homes-touch")
		}
	}))
}

// policy: only a seat without a human player has Orders chosen in advance; within a year each is used once
// (RW-SEAS-11).
func policy() *check.Check {
	rules := []string{"RW-SEAS-11", "RW-SETUP-02"}
	return ofScenario("policy", rules, []string{"/seats", "/with", "/without"}, func(v *view) {
		for i := range v.Definition.Seats {
			written, s := &v.Definition.Seats[i], &v.Seats[i]
			ptr := s.Ptr + "/orders"
			if len(written.Orders) > 0 && !s.Scripted {
				v.Report(check.Finding{
					At: v.key(ptr), Message: "orders is only for seats with a policy", Help: "add a policy, or remove orders",
				})
				continue
			}
			if j := slices.Index(written.Orders, scenarios.Orders()[0]); j >= 0 && !v.Options.Garrison {
				v.Report(check.Finding{
					At: v.at(item(ptr, j)), Message: "there is no Order " + written.Orders[j],
					Help: fmt.Sprintf("add %q to boxes, or choose another Order", rulebook.BannersBox),
				})
			}
			v.yearOf(ptr, written.Orders)
		}
	})
}

// yearOf reports an Order chosen twice in a year. The list repeats from its start, so the years differ until it ends
// with a winter.
func (v *view) yearOf(ptr string, orders []string) {
	for start, n := 0, len(orders); n > 0 && start < 4*n; start += 4 {
		for j := 1; j < 4; j++ {
			for k := range j {
				one, other := (start+k)%n, (start+j)%n
				if orders[one] != orders[other] {
					continue
				}
				v.Report(check.Finding{
					At: v.at(item(ptr, other)), Message: orders[other] + " is chosen twice in a year",
					Help: "choose four different Orders for each year", Related: v.note(item(ptr, one), "and here"),
				})
				return
			}
		}
	}
}

// turnOrder: runes are placed counter-clockwise from the first player (RW-SETUP-14); if runes name their players, the
// order must match the seats (RW-CHK-31).
func turnOrder() *check.Check {
	rules := []string{"RW-SETUP-14", "RW-CHK-31"}
	c := ofScenario("turn-order", rules, valid("/seats", "/runes", "scenario/home"), func(v *view) {
		var placed []int
		for i := range v.Realm.Runes {
			seat := v.SeatOf(v.Realm.Runes[i].By)
			if seat != none && !slices.Contains(placed, seat) {
				placed = append(placed, seat)
			}
		}
		if len(placed) < len(v.Seats) {
			return // not all are named
		}
		var want, have []string
		for i, seat := range placed {
			want, have = append(want, v.called((len(v.Seats)-i)%len(v.Seats))), append(have, v.called(seat))
		}
		if slices.Equal(want, have) {
			return
		}
		at, of := v.key("/seats"), "the realm has"
		if len(v.Definition.Runes) > 0 {
			at, of = v.key("/runes"), "the scenario has"
		}
		v.Report(check.Finding{
			At: at, Message: fmt.Sprintf("runes are placed counter-clockwise, by %s; %s those of %s", wording.List(want, "and"),
				of, wording.List(have, "and")),
			Help: "change the order of seats or runes",
		})
	})
	c.Severity = diag.Warning
	return c
}
