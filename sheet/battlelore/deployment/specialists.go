package deployment

import (
	"strings"

	"muster/deploycards/deploy/events"
	"muster/engine/battlelore/rulebook"
	"muster/sheet"
)

// specialists names those of a player, and says of which nothing comes.
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
		name := sheet.EscWithin(sheet.Either(s.Name, s.ID))
		if idle[s.ID] {
			name += " (nothing comes of it)"
		}
		names = append(names, name)
	}
	switch len(names) {
	case 0:
		return ""
	case 1:
		return "; Specialist: " + names[0]
	}
	return "; Specialists: " + sheet.List(names)
}

// specialRows are those of the placing table for what a player's Specialists bring: units, and features of the ground
// with their hexes (CTA-SPC-02).
func (b *setupPage) specialRows(player int) [][]string {
	const where = "Specialists"
	rows := b.rows(player, nil, where, "")
	at := map[*rulebook.Terrain]int{}
	var hexes [][]string
	var kinds []*rulebook.Terrain
	for i := range b.Features {
		f := &b.Features[i]
		if f.Player != player {
			continue
		}
		n, known := at[f.Terrain]
		if !known {
			n = len(kinds)
			at[f.Terrain] = n
			kinds, hexes = append(kinds, f.Terrain), append(hexes, nil)
		}
		hexes[n] = append(hexes[n], b.Field.Hexes.Label(f.Hex))
	}
	for n, kind := range kinds {
		head := ""
		if len(rows) == 0 {
			head = where
		}
		rows = append(rows, []string{head, "", sheet.EscWithin(sheet.Either(kind.Name, kind.ID)),
			"**" + strings.Join(hexes[n], ", ") + "**", ""})
	}
	return rows
}
