package pass

import (
	"slices"

	"muster/engine/battlelore/adventure"
	"muster/schema/source"
)

// Parties lists the players that the adventure has tables for: the Pennants' first, a camp's ally behind its first.
func Parties(p *Pass) []adventure.Player {
	return but(p.Linked.Players, func(o adventure.Player) bool { return !o.Own })
}

// Seats lists the players that the adventure has tables for, and both camps' first without one. With Call to Arms an
// ally without a table holds what his camp does (VAR-ER-01).
func Seats(p *Pass) []adventure.Player {
	return but(p.Linked.Players, func(o adventure.Player) bool { return o.Second && !o.Own })
}

// but are the players without some of them; what it holds must not be changed.
func but(all []adventure.Player, without func(adventure.Player) bool) []adventure.Player {
	if !slices.ContainsFunc(all, without) {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), without)
}

// At is where a finding about a player points: at his table, or where the adventure says what it is.
func PlayerSpan(p *Pass, o *adventure.Player) source.Span {
	if !o.Own {
		return p.Doc.Value("/type")
	}
	return p.Doc.Key(o.Ptr)
}

// Owner is the player who has a place.
func Owner(p *Pass, t *adventure.Place) *adventure.Player {
	if o := p.Linked.Player(t.Camp, t.Second); o != nil {
		return o
	}
	return &adventure.Player{Camp: t.Camp, Second: t.Second}
}
