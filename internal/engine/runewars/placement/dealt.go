package placement

import (
	"muster/internal/engine/runewars/rulebook"
	"muster/maps"
)

// Dealt is a seed's deal before the placement: the players' factions, and the tiles.
type Dealt struct {
	Factions []*rulebook.Faction // by seat, as the home realms of the set
	Tiles    []*rulebook.Tile    // as the pieces of the set
	Set      *Set

	kit *Kit
	ask *BuildAsk
}

// Deal deals factions and tiles as Build does, and lays nothing; or it says why it cannot.
func Deal(rules *rulebook.Rulebook, ask BuildAsk, seed uint64) (*Dealt, []Reason) {
	b, reasons := newBuilder(rules, &ask, seed, nil)
	if reasons != nil {
		return nil, reasons
	}
	return &Dealt{b.Factions, b.dealt, b.set, b.Kit, &ask}, nil
}

// Realm returns a realm with tiles in an order, markers and home realms in their places. It is still empty: cities and
// runes are placed later.
func (d *Dealt) Realm(laid []Place, markers []Marker, homes []Seat) *maps.Realm {
	b := builder{Kit: d.kit, dealt: d.Tiles, set: d.Set}
	return b.realm(d.ask, laid, markers, homes)
}

func (b *builder) realm(
	ask *BuildAsk, laid []Place, markers []Marker, homes []Seat,
) *maps.Realm {
	r := &maps.Realm{ID: ask.ID, Name: ask.Name, Boxes: b.Boxes, Players: b.Players}
	for _, p := range laid {
		at, turn := b.set.Where(p)
		r.Tiles = append(r.Tiles, maps.Tile{Tile: b.dealt[p.Piece].ID, At: pair(at), Turn: turn})
	}
	for i, m := range markers {
		hexes := b.set.Hexes(m)
		home := maps.Home{Marker: [][]int{pair(hexes[0]), pair(hexes[1])}}
		for _, s := range homes {
			if s.Marker == i {
				at, turn := b.set.Lies(s)
				home.Faction, home.At, home.Turn = b.Factions[s.Home].ID, pair(at), turn
			}
		}
		r.Homes = append(r.Homes, home)
	}
	return r
}
