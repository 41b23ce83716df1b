package adventurecheck

import (
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
)

// commanderBrings lists the landmarks that a player's Commander must place, including banned ones (BL-LMK-03).
func commanderBrings(p *pass.Pass, o *library.Player) []string {
	if !pass.IsLore(p) || o.Council == nil || pass.LevelOf(o.Council, pass.Commander) < p.Rules.LandmarkLevel() {
		return nil
	}
	var out []string
	for _, row := range p.Rules.Layer(rulebook.Landmark) {
		if row.Master == pass.Commander {
			out = append(out, row.ID)
		}
	}
	return out
}

// masterLevel returns the level of a player's master of a class, or 0 without a council.
func masterLevel(p *pass.Pass, o *library.Player, class string) int {
	if !pass.IsLore(p) {
		return 0
	}
	return pass.LevelOf(o.Council, class)
}

// bareGround returns why a hex is not open ground without feature or place, or "".
func bareGround(p *pass.Pass, h hex.Hex) string {
	cell := p.Field.Cell(h)
	switch {
	case !cell.Ground.Open:
		return cell.Ground.ID
	case cell.Feature != nil:
		return cell.Feature.ID
	case cell.Place != nil:
		return cell.Place.ID
	}
	return ""
}

// outsideRows reports whether a hex is outside of a camp's own rows first to last.
func outsideRows(p *pass.Pass, t library.Place, rows [2]int) bool {
	r := p.Field.Hexes.OwnRow(t.Camp, t.At)
	return r < rows[0] || r > rows[1]
}
