package placement

import (
	"muster/internal/engine/runewars/rulebook"
)

// BuildAsk describes the realm to build. Missing values are chosen, or have defaults.
type BuildAsk struct {
	ID, Name string
	Players  int
	Tiles    []string // ids of those that are dealt; none: all of the boxes'
	Factions []string // by seat, those that are given: the others are chosen
	Boxes    []string // ids of those on the table; none: the base box, and those that bring tiles and need none but that
	Policy   Policy
	// Exploration also places exploration tokens (RW-SETUP-21).
	Exploration bool
}

// Reason is the reason that a realm cannot be built.
type Reason struct {
	What string // in a sentence, without a full stop
	Help string
	Rule string // that forbids it; "" where none does
	// Stuck: building was tried, without a result. Other reasons are about the request.
	Stuck bool
	Word  string   // that is no row's; "" else
	Known []string // those that are
}

// Kit is the pieces on the table before a realm is built: the tiles to deal, the factions, the tokens.
type Kit struct {
	Rules    *rulebook.Rulebook
	Boxes    []string
	Players  int
	Tiles    []*rulebook.Tile
	Factions []*rulebook.Faction // by seat; nil where one is still to be chosen
	Free     []*rulebook.Faction // that no player has yet
	Cities   []*rulebook.City
	Tokens   []*rulebook.Token
}

// each returns the number of tiles that each player places.
func (k *Kit) each() int { return k.Rules.Limit(rulebook.LimitTiles).Default }

// rules returns the placement limits for a number of players.
func (k *Kit) rules() Rules {
	runes := k.Rules.Limit(rulebook.LimitRunes).Default + k.Rules.Limit(rulebook.LimitFalseRunes).Default
	return Rules{
		Open: k.Rules.Limit(rulebook.LimitOpenBorders).Least, Between: k.Rules.Limit(rulebook.LimitBetweenMarkers).Least,
		Runes: k.Players * runes,
	}
}

// Set makes a set from tiles and factions. It reports false if a tile is too large for a board.
func (k *Kit) Set(dealt []*rulebook.Tile, factions []*rulebook.Faction) (*Set, bool) {
	var pieces, homes []Piece
	for _, t := range dealt {
		pieces = append(pieces, piece(t))
	}
	for _, f := range factions {
		homes = append(homes, piece(k.Rules.HomeOf(f.ID)))
	}
	return New(pieces, homes, k.rules())
}

// piece converts a tile.
func piece(t *rulebook.Tile) Piece {
	p := Piece{Tile: t.Shape(), Alone: t.Alone}
	for i := range t.Areas {
		a := &t.Areas[i]
		p.Worth = append(p.Worth, Worth{Food: a.Food, City: a.City, Guarded: len(a.Neutrals) > 0})
	}
	return p
}
