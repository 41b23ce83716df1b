package library

import (
	"fmt"

	"muster/internal/schema/template"
	"muster/schema/diag"
)

// Placeholders are the values of the placeholders in the realm's prose.
func (l *LinkedRealm) Placeholders() *template.Set {
	s := &template.Set{Board: "area", Place: l.place}
	s.Values = []template.Value{
		{Name: "players", Text: template.Number(l.Definition.Players), Says: "how many play"},
		{Name: "cities", Text: template.Number(len(l.Cities)), Says: "how many cities the realm names"},
		{Name: "runes", Text: template.Number(len(l.Runes)), Says: "how many rune tokens the realm places"},
	}
	for i := range l.Homes {
		v := template.Value{
			Name: fmt.Sprintf("faction.%d", i+1), Term: true, Says: fmt.Sprintf("the faction of home realm %d", i+1),
		}
		if f := l.Homes[i].Faction; f != nil {
			v.Text = f.Name
		}
		s.Values = append(s.Values, v)
	}
	return s
}

// place finds an area by its label, for placeholders.
func (l *LinkedRealm) place(label string) (known bool, why, near string) {
	if l.Area(label) != None {
		return true, "", ""
	}
	return false, "the realm has no area of that name", diag.Nearest(label, l.Labels())
}
