package deploy

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"muster/internal/engine/battlelore/deck"

	"muster/internal/engine/battlelore/rulebook"
)

// FieldHash identifies fields by their effect on a deployment: the board and the terrain of each hex, not names, notes
// or the format of the map's file.
func FieldHash(f *rulebook.Field) string {
	b := fmt.Appendf(make([]byte, 0, 8192), "board %s %s\n", f.Board.ID, f.Board.Spec.Text())
	for i, c := range f.Cells() {
		b = appendNumbers(b, int(i))
		b = appendWords(b, c.Ground.ID, idOfTerrain(c.Feature), idOfTerrain(c.Place), c.Owner)
		b = append(strconv.AppendUint(b, uint64(c.Cliffs), 10), '\n')
	}
	return sum16(b)
}

// SetHash identifies sets by their camp, boxes, board and cards, without names and notes.
func SetHash(s *deck.Set) string {
	b := fmt.Appendf(make([]byte, 0, 2048), "set %s %q %q\n", s.Camp, deck.BoxesOf(s), s.Def.Board)
	for i := range s.Cards {
		c := &s.Cards[i]
		b = append(strconv.AppendInt(append(b, "card "...), int64(c.Number), 10), '\n')
		for j := range c.Entries {
			e := &c.Entries[j]
			b = appendNumbers(b, e.Rank, e.File)
			b = append(append(b, unitID(e.Unit)...), '\n')
		}
	}
	return sum16(b)
}

// Signature identifies outcomes: the first player, every player's cards, losses, council and Specialists, and every
// piece on the field.
func Signature(d *Deployment) string {
	b := fmt.Appendf(make([]byte, 0, 4096), "%s, %s first\n", d.Mode, d.First)
	for i := range d.Players {
		p := &d.Players[i]
		b = fmt.Appendf(b, "player %d %s %d %d\n", i, p.Draw, p.Green, p.Lost)
		if p.Marker > 0 {
			b = fmt.Appendf(b, "zone %d, marker %d\n", p.Zone, p.Marker)
		}
	}
	b = signSpecialists(b, d)
	for i := range d.Placed {
		p := &d.Placed[i]
		b = appendWords(b, d.Field.Hexes.Label(p.Hex))
		b = appendNumbers(b, p.Player)
		b = appendWords(b, p.Unit.ID)
		b = appendNumbers(b, p.Figures)
		b = append(strconv.AppendBool(b, p.Token()), ' ')
		b = appendWords(b, p.How.String())
		b = append(p.Card.ID().Append(b), ' ')
		b = fmt.Appendf(b, "%q", p.Marks)
		b = append(append(append(b, ' '), p.Weapon...), '\n')
	}
	return sum16(b)
}

func idOfTerrain(t *rulebook.Terrain) string {
	if t == nil {
		return "-"
	}
	return t.ID
}

// sum16 returns the first half of a hash: enough to detect errors, and short enough to read out.
func sum16(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:16])
}

// signSpecialists adds councils, cards and features to a signature; it adds nothing without them.
func signSpecialists(b []byte, d *Deployment) []byte {
	for i := range d.Players {
		p := &d.Players[i]
		if p.Council != nil {
			b = fmt.Appendf(b, "council %d %s, %d tokens\n", i, p.Council, p.Lore)
		}
		for _, card := range p.Specialists {
			b = fmt.Appendf(b, "specialist %d %s\n", i, card.ID)
		}
	}
	for _, x := range d.Features {
		b = fmt.Appendf(b, "feature %s %s %d %s\n", d.Field.Hexes.Label(x.Hex), x.Terrain.ID, x.Player, x.By)
	}
	return b
}

// SaveLevels writes down the levels of council classes, in the order of the classes' ids.
func SaveLevels(levels map[string]int) []string {
	var out []string
	for _, class := range slices.Sorted(maps.Keys(levels)) {
		out = append(out, class+" "+strconv.Itoa(levels[class]))
	}
	return out
}
