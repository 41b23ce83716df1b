package library

import (
	"fmt"

	"muster/internal/schema/template"
)

// Placeholders are the values of the placeholders in the scenario's prose.
func (l *LinkedScenario) Placeholders() *template.Set {
	s := &template.Set{Board: "area"}
	faction := func(name string, seat int, says string) {
		v := template.Value{Name: name, Term: true, Says: says}
		if seat < len(l.Seats) && l.Seats[seat].Faction != nil {
			v.Text = l.Seats[seat].Faction.Name
		}
		s.Values = append(s.Values, v)
	}
	faction("first", 0, "the faction of the first player")
	for i := range l.Seats {
		faction(fmt.Sprintf("faction.%d", i+1), i, fmt.Sprintf("the faction of seat %d", i+1))
	}
	for seat := len(l.Seats) + 1; seat <= len(l.Rules.Factions.IDs()); seat++ {
		s.Values = append(s.Values, template.Value{
			Name: fmt.Sprintf("faction.%d", seat), Lacks: fmt.Sprintf("the scenario has no seat %d", seat),
		})
	}
	s.Values = append(s.Values,
		template.Value{Name: "players", Text: template.Number(l.Players()), Says: "how many people play"},
		template.Value{Name: "years", Text: template.Number(l.Options.Years), Says: "how many years a game lasts"},
		template.Value{
			Name: "runes_to_win", Text: template.Number(l.Options.ToWin), Says: "how many dragon runes win",
		},
	)
	if l.Realm != nil {
		s.Place = l.Realm.Placeholders().Place
		s.Values = append(s.Values, template.Value{
			Name: "realm", Text: l.Realm.Definition.Name, Says: "what the realm is called",
		})
	}
	return s
}
