package deploy

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"io"
	"maps"
	"slices"
	"strconv"

	"muster/deploycards/deck"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/rulebook"
)

// FieldHash tells fields apart by what matters to a deployment: the board and what lies on each hex, not names, notes
// or the way in which the map's file is written.
func FieldHash(f *field.Field) string {
	h := sha256.New()
	fmt.Fprintf(h, "board %s %s\n", f.Board.ID, f.Board.Spec.Text())
	for i, c := range f.Cells() {
		fmt.Fprintf(h, "%d %s %s %s %s %d\n", i, c.Ground.ID, idOfTerrain(c.Feature), idOfTerrain(c.Place), c.Owner, c.Cliffs)
	}
	return sum16(h)
}

// SetHash tells sets apart by their camp, boxes, board and cards, names and notes aside.
func SetHash(s *deck.Set) string {
	h := sha256.New()
	fmt.Fprintf(h, "set %s %q %q\n", s.Camp, deck.BoxesOf(s), s.Def.Board)
	for i := range s.Cards {
		c := &s.Cards[i]
		fmt.Fprintf(h, "card %d\n", c.Number)
		for j := range c.Entries {
			e := &c.Entries[j]
			id := ""
			if e.Unit != nil {
				id = e.Unit.ID
			}
			fmt.Fprintf(h, "%d %d %s\n", e.Rank, e.File, id)
		}
	}
	return sum16(h)
}

// Signature tells outcomes apart: who moves first, every player's cards, losses, council and Specialists, and every
// piece on the field.
func Signature(d *Deployment) string {
	h := sha256.New()
	fmt.Fprintf(h, "%s, %s first\n", d.Mode, d.First)
	for i := range d.Players {
		p := &d.Players[i]
		fmt.Fprintf(h, "player %d %s %d %d\n", i, p.Draw, p.Green, p.Lost)
		if p.Marker > 0 {
			fmt.Fprintf(h, "zone %d, marker %d\n", p.Zone, p.Marker)
		}
	}
	signSpecialists(h, d)
	for i := range d.Placed {
		p := &d.Placed[i]
		fmt.Fprintf(h, "%s %d %s %d %t %s %s %q %s\n",
			d.Field.Hexes.Label(p.Hex), p.Player, p.Unit.ID, p.Figures, p.Token(), p.How, p.Card.ID(), p.Marks, p.Weapon)
	}
	return sum16(h)
}

func idOfTerrain(t *rulebook.Terrain) string {
	if t == nil {
		return "-"
	}
	return t.ID
}

// sum16 is the first half of a hash; enough to tell mistakes, and short enough to read out.
func sum16(h hash.Hash) string { return hex.EncodeToString(h.Sum(nil)[:16]) }

// signSpecialists adds councils, cards and features to a signature; nothing where there are none.
func signSpecialists(h io.Writer, d *Deployment) {
	for i := range d.Players {
		p := &d.Players[i]
		if p.Council != nil {
			fmt.Fprintf(h, "council %d %s, %d tokens\n", i, p.Council, p.Lore)
		}
		for _, card := range p.Specialists {
			fmt.Fprintf(h, "specialist %d %s\n", i, card.ID)
		}
	}
	for _, x := range d.Features {
		fmt.Fprintf(h, "feature %s %s %d %s\n", d.Field.Hexes.Label(x.Hex), x.Terrain.ID, x.Player, x.By)
	}
}

func SaveLevels(levels map[string]int) []string {
	var out []string
	for _, class := range slices.Sorted(maps.Keys(levels)) {
		out = append(out, class+" "+strconv.Itoa(levels[class]))
	}
	return out
}
