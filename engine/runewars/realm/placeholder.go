package realm

import (
	"fmt"

	"muster/schema/diag"
	"muster/schema/placeholder"
)

// Placeholders are what the placeholders of the realm's prose stand for.
func (l *Linked) Placeholders() *placeholder.Set {
	s := &placeholder.Set{Board: "area", Place: l.place}
	s.Values = []placeholder.Value{
		{Name: "players", Text: placeholder.Number(l.Definition.Players), Says: "how many play"},
		{Name: "cities", Text: placeholder.Number(len(l.Cities)), Says: "how many cities the realm names"},
		{Name: "runes", Text: placeholder.Number(len(l.Runes)), Says: "how many rune tokens the realm places"},
	}
	for i := range l.Homes {
		v := placeholder.Value{
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
func (l *Linked) place(label string) (known bool, why, near string) {
	if l.Area(label) != None {
		return true, "", ""
	}
	return false, "the realm has no area of that name", diag.Nearest(label, l.Labels())
}
