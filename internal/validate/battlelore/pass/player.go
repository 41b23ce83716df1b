package pass

import (
	"slices"

	"muster/internal/engine/battlelore/library"
	"muster/schema/source"
)

// Parties lists the players with tables in the adventure: the Pennants' first, a camp's ally after its first.
func Parties(p *Pass) []library.Player {
	return but(p.Linked.Players, func(o library.Player) bool { return !o.Own })
}

// Seats lists the players with tables in the adventure, and each camp's first player even without one. With Call to
// Arms an ally without a table has the same as its camp (VAR-ER-01).
func Seats(p *Pass) []library.Player {
	return but(p.Linked.Players, func(o library.Player) bool { return o.Second && !o.Own })
}

// but returns the players without some of them; the result must not be changed.
func but(all []library.Player, without func(library.Player) bool) []library.Player {
	if !slices.ContainsFunc(all, without) {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), without)
}

// PlayerSpan returns the location of findings about a player: its table, or else the adventure's kind.
func PlayerSpan(p *Pass, o *library.Player) source.Span {
	if !o.Own {
		return p.Doc.Value("/type")
	}
	return p.Doc.Key(o.Ptr)
}

// Owner returns the player that has a place.
func Owner(p *Pass, t *library.Place) *library.Player {
	if o := p.Linked.Player(t.Camp, t.Second); o != nil {
		return o
	}
	return &library.Player{Camp: t.Camp, Second: t.Second}
}
