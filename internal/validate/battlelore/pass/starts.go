package pass

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Starts returns the starting hexes of a camp's units.
func Starts(p *Pass, c boards.Camp) hex.Set {
	var set hex.Set
	if p.Adventure.CallToArms != nil {
		rows := p.Field.Board.Setup.Guards
		return p.Field.Hexes.OwnRows(c, rows[0], rows[1]).Minus(p.Field.Impassable)
	}
	for _, u := range p.Linked.Army(c) {
		if u.At != hex.None && !p.Field.Impassable.Has(u.At) {
			set.Add(u.At)
		}
	}
	return set
}
