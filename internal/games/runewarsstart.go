package games

import (
	"cmp"
	"fmt"
	"slices"

	"muster/catalog"
	"muster/engine/runewars/kinds"
	"muster/engine/runewars/library"
	"muster/engine/runewars/realm"
	"muster/engine/runewars/starters"
	"muster/report"
	"muster/schema/starting"
)

// runewarsStart is how definitions of Runewars are begun.
func runewarsStart() Start {
	of := func(n New) starters.Words {
		w := starters.Words{Kind: n.Kind, ID: n.ID, Name: n.Name}
		if n.Kind == kinds.Scenario && n.Map != nil {
			w.Realm, _, _ = startingRealm(n.Map)
		}
		return w
	}
	return Start{
		Text: func(n New) []byte { return starters.Text(of(n)) },
		Copy: func(e *catalog.Entry, n New) []byte { return starting.CopyAs(e.Doc, n.ID, n.Name) },
		Project: func(string) ([]byte, []New) {
			return starters.Settings(), []New{{Kind: kinds.Realm, ID: "first-realm", Name: "The First Realm"}}
		},
		Maps: func(kind string) string {
			if kind == kinds.Scenario {
				return kinds.Realm
			}
			return ""
		},
		Suits: func(m *catalog.Entry) (lacks, help string) {
			_, lacks, help = startingRealm(m)
			return lacks, help
		},
		Board: func(*catalog.Entry) string { return "" },
		Next: func(kind, id string) []report.Command {
			switch kind {
			case kinds.Scenario:
				return []report.Command{
					{"muster", "list", "realms", "--game", kinds.Name}, {"muster", "play", id, "--seed", "1"},
					{"muster", "print", id, "-o", "out/"},
				}
			case kinds.Battle:
				return []report.Command{{"muster", "odds", id}}
			case kinds.Rulebook:
				return []report.Command{{"muster", "list", "tiles", "--game", kinds.Name}}
			}
			return []report.Command{
				{"muster", "list", "tiles", "--game", kinds.Name}, {"muster", "play", id, "--seed", "1"},
				{"muster", "print", id, "-o", "out/"},
			}
		},
	}
}

// startingRealm is what a new scenario names of its realm, or what the realm lacks for one and how to add it.
func startingRealm(m *catalog.Entry) (out *starters.Realm, lacks, help string) {
	e := library.EntryOf(m)
	l := e.Linked()
	out = &starters.Realm{ID: m.ID, Shipped: !m.Given, Boxes: l.Boxes}
	for i := range l.Homes {
		h := &l.Homes[i]
		areas := areasOf(l, i)
		if h.Faction == nil || len(areas) == 0 {
			continue
		}
		seat := starters.Seat{Faction: h.Faction.ID, Areas: areas}
		for _, u := range l.Rules.Units.All() {
			if u.Faction == h.Faction.ID && seat.Unit == "" && slices.Contains(l.Boxes, u.Box) {
				seat.Unit = u.ID
			}
		}
		out.Seats = append(out.Seats, seat)
	}
	inTurn(out.Seats, l)
	if want := max(l.Definition.Players, 1); len(out.Seats) < want {
		return nil, fmt.Sprintf("home realms with a faction for %s: it has %d of %d", report.Counted(want, "player"),
			len(out.Seats), want), "add faction and at to each of homes in " + m.Doc.File.Name
	}
	for i := range l.Spots {
		if s := &l.Spots[i]; s.Home == realm.None && len(s.Neutrals) > 0 && out.Area == "" && s.Neutrals[0].Row != nil {
			out.Area, out.Neutral = s.Label, s.Neutrals[0].Row.ID
		}
	}
	return out, "", ""
}

// inTurn puts seats into clockwise order where runes tell it: they are placed counter-clockwise from the first player
// (RW-SETUP-14).
func inTurn(seats []starters.Seat, l *realm.Linked) {
	placed := func(s starters.Seat) int {
		return slices.IndexFunc(l.Runes, func(r realm.Rune) bool { return r.By != nil && r.By.ID == s.Faction })
	}
	if slices.ContainsFunc(seats, func(s starters.Seat) bool { return placed(s) < 0 }) {
		return
	}
	slices.SortFunc(seats, func(a, b starters.Seat) int { return cmp.Compare(placed(a), placed(b)) })
	slices.Reverse(seats[min(1, len(seats)):])
}

// areasOf lists the areas of a home realm.
func areasOf(l *realm.Linked, home int) []string {
	var out []string
	for i := range l.Spots {
		if l.Spots[i].Home == home {
			out = append(out, l.Spots[i].Label)
		}
	}
	return out
}
