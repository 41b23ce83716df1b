package results

import (
	"muster/internal/engine/battlelore/deploy/events"
	"muster/sheet"
)

// specialists names a player's Specialists, and those without an effect.
func (b *setupPage) specialists(player int) string {
	idle := map[string]bool{}
	for i := range b.Events {
		e := &b.Events[i]
		if s, ok := e.More.(*events.Specialist); ok && e.Player == player {
			idle[s.Card.ID] = idle[s.Card.ID] || s.Did == events.SpecialistIdle || s.Did == events.SpecialistVain
		}
	}
	var names []string
	for _, s := range b.Players[player].Specialists {
		name := sheet.EscWithin(b.Called(sheet.Either(s.Name, s.ID)))
		if idle[s.ID] {
			name += " " + b.T("(no effect)")
		}
		names = append(names, name)
	}
	switch len(names) {
	case 0:
		return ""
	case 1:
		return "; " + b.T("Specialist: %s", names[0])
	}
	return "; " + b.T("Specialists: %s", b.List(names))
}
