package games

import (
	"cmp"
	"fmt"
	"slices"

	"muster/catalog"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/schema/template"
	"muster/report"
)

// runewarsStart returns the templates of Runewars.
func runewarsStart() Start {
	of := func(n New) library.TemplateWords {
		w := library.TemplateWords{Kind: n.Kind, ID: n.ID, Name: n.Name}
		if n.Kind == rulebook.KindScenario && n.Map != nil {
			w.Realm, _, _ = startingRealm(n.Map)
		}
		return w
	}
	return Start{
		Text: func(n New) []byte { return library.Template(of(n)) },
		Copy: func(e *catalog.Entry, n New) []byte { return template.CopyAs(e.Doc, n.ID, n.Name) },
		Project: func(string) ([]byte, []New) {
			return library.SettingsTemplate(), []New{{Kind: rulebook.KindRealm, ID: "first-realm", Name: "The First Realm"}}
		},
		Maps: func(kind string) string {
			if kind == rulebook.KindScenario {
				return rulebook.KindRealm
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
			case rulebook.KindScenario:
				return []report.Command{
					{"muster", "list", "realms", "--game", rulebook.GameName}, {"muster", "play", id, "--seed", "1"},
					{"muster", "print", id, "-o", "out/"},
				}
			case rulebook.KindStyle:
				return stylePlays(id, "three-crowns")
			case rulebook.KindBattle:
				return []report.Command{{"muster", "odds", id}}
			case rulebook.KindRulebook:
				return []report.Command{{"muster", "list", "tiles", "--game", rulebook.GameName}}
			}
			return []report.Command{
				{"muster", "list", "tiles", "--game", rulebook.GameName}, {"muster", "play", id, "--seed", "1"},
				{"muster", "print", id, "-o", "out/"},
			}
		},
	}
}

// startingRealm returns the data of a realm for a new scenario, or the missing parts of the realm and the way to add
// them.
func startingRealm(m *catalog.Entry) (out *library.TemplateRealm, lacks, help string) {
	e := library.EntryOf(m)
	l := e.Linked()
	out = &library.TemplateRealm{ID: m.ID, Shipped: !m.Given, Boxes: l.Boxes}
	for i := range l.Homes {
		h := &l.Homes[i]
		areas := areasOf(l, i)
		if h.Faction == nil || len(areas) == 0 {
			continue
		}
		seat := library.TemplateSeat{Faction: h.Faction.ID, Areas: areas}
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
		if s := &l.Spots[i]; s.Home == library.None && len(s.Neutrals) > 0 && out.Area == "" && s.Neutrals[0].Row != nil {
			out.Area, out.Neutral = s.Label, s.Neutrals[0].Row.ID
		}
	}
	return out, "", ""
}

// inTurn sorts seats clockwise if runes show the order: runes are placed counter-clockwise from the first player
// (RW-SETUP-14).
func inTurn(seats []library.TemplateSeat, l *library.LinkedRealm) {
	placed := func(s library.TemplateSeat) int {
		return slices.IndexFunc(l.Runes, func(r library.Rune) bool { return r.By != nil && r.By.ID == s.Faction })
	}
	if slices.ContainsFunc(seats, func(s library.TemplateSeat) bool { return placed(s) < 0 }) {
		return
	}
	slices.SortFunc(seats, func(a, b library.TemplateSeat) int { return cmp.Compare(placed(a), placed(b)) })
	slices.Reverse(seats[min(1, len(seats)):])
}

// areasOf lists the areas of a home realm.
func areasOf(l *library.LinkedRealm, home int) []string {
	var out []string
	for i := range l.Spots {
		if l.Spots[i].Home == home {
			out = append(out, l.Spots[i].Label)
		}
	}
	return out
}
