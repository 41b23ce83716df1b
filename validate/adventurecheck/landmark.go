package adventurecheck

import (
	"fmt"

	"muster/adventures"
	"muster/engine/rulebook"
	"muster/maps/hex"
	"muster/validate/battlelore/pass"
)

// tile is a landmark or lair that the adventure has put on the field for a side.
type tile struct {
	camp  hex.Camp
	ally  bool // it is the camp's second player's (VAR-RA-01)
	ptr   string
	label string
	row   *rulebook.Terrain
	hex   hex.Hex // hex.None: the board has no such hex
}

// landmarksOf lists the known landmarks that the adventure places for both sides, lairsOf the known lairs.
func landmarksOf(p *pass.Pass) []tile {
	return placedOf(p, "landmarks", rulebook.Landmark, func(s *adventures.Side) []adventures.Placed { return s.Landmarks })
}

func lairsOf(p *pass.Pass) []tile {
	return placedOf(p, "lairs", rulebook.Lair, func(s *adventures.Side) []adventures.Placed { return s.Lairs })
}

func placedOf(p *pass.Pass, key, layer string, list func(*adventures.Side) []adventures.Placed) []tile {
	var out []tile
	eachSide(p, func(c hex.Camp, side *adventures.Side, ptr string) {
		for i, l := range list(side) {
			at := fmt.Sprintf("%s/%s/%d", ptr, key, i)
			row := p.Rules.Terrain.Get(l.Type)
			if row != nil && row.Layer == layer && !p.Rules.Terrain.Faulty(l.Type) && p.Doc.Clean(at) {
				out = append(out, tile{camp: c, ally: adventures.Second(l.Player), ptr: at, label: l.At, row: row, hex: hexAt(p, l.At)})
			}
		}
	})
	return out
}

// inForce tells whether the adventure plays with landmark rules (BL-LMK-01).
func inForce(p *pass.Pass) bool {
	return p.Adventure.Landmarks != nil && p.Adventure.Landmarks.InForce
}

// commanderBrings lists the landmarks that a player's Commander must place, those that are banned among them
// (BL-LMK-03).
func commanderBrings(p *pass.Pass, o *party) []string {
	if !lore(p) || o.council == nil || levelOf(o.council, commander) < p.Rules.LandmarkLevel() {
		return nil
	}
	var out []string
	for _, row := range p.Rules.Layer(rulebook.Landmark) {
		if row.Master == commander {
			out = append(out, row.ID)
		}
	}
	return out
}

// masterLevel is the level of a player's master of a class, 0 where no council sits.
func masterLevel(p *pass.Pass, o *party, class string) int {
	if !lore(p) {
		return 0
	}
	return levelOf(o.council, class)
}

// owner is the player whose tile it is.
func (t *tile) owner(p *pass.Pass) party { return partyOf(p, t.camp, t.ally) }

// whose is its owner as a sentence speaks of him.
func (t *tile) whose() string { return (&party{camp: t.camp, ally: t.ally}).people() }

// bareGround says what keeps a hex from being open ground without feature or place; "" when nothing does.
func bareGround(p *pass.Pass, h hex.Hex) string {
	cell := p.Field.Cells[h]
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

// outsideRows tells whether a hex is outside a camp's own rows first to last.
func outsideRows(p *pass.Pass, t tile, rows [2]int) bool {
	r := p.Field.Hexes.OwnRow(t.camp, t.hex)
	return r < rows[0] || r > rows[1]
}
