package boards

import (
	"fmt"

	"muster/maps/hex"
)

// Card returns the hex of a card's cell: zone index, section, rank from 1 (baseline), file from 1 (player's left). It
// returns None if the board has no such cell.
func (b *Board) Card(c Camp, zone int, s Section, rank, file int) hex.Hex {
	if zone < 0 || zone >= len(b.cards[c]) || s >= SectionCount {
		return hex.None
	}
	ranks := b.cards[c][zone][s]
	if rank < 1 || rank > len(ranks) || file < 1 || file > len(ranks[rank-1]) {
		return hex.None
	}
	return ranks[rank-1][file-1]
}

// layCards computes the hex of each cell of a card in each zone and section, for both camps.
func (b *Board) layCards() error {
	ids := map[string]bool{}
	for i := range b.spec.Zones {
		z := &b.spec.Zones[i]
		if z.ID == "" || ids[z.ID] {
			return fmt.Errorf("zone %d has the id %q; each zone needs its own", i+1, z.ID)
		}
		ids[z.ID] = true
		var standard, pennant [SectionCount][][]hex.Hex
		var taken hex.Set
		for s := range Section(SectionCount) {
			ranks, err := b.layCard(z.section(s), s, &taken)
			if err != nil {
				return fmt.Errorf("zone %q, %s: %w", z.ID, s, err)
			}
			standard[s], pennant[s] = ranks, b.turned(ranks)
			for _, rank := range pennant[s] {
				for _, h := range rank {
					if !b.Sections(Pennant, h).Has(s) {
						return fmt.Errorf("zone %q, %s: turned for the Pennants, %s lies in another section", z.ID, s, b.Label(h))
					}
				}
			}
		}
		b.cards[Standard] = append(b.cards[Standard], standard)
		b.cards[Pennant] = append(b.cards[Pennant], pennant)
	}
	return nil
}

// layCard reads the first hexes of one section's ranks; the other files follow to the right, two doubled columns each.
func (b *Board) layCard(first []string, s Section, taken *hex.Set) ([][]hex.Hex, error) {
	if len(first) != len(b.spec.Ranks) {
		return nil, fmt.Errorf("%d ranks are placed, but a card has %d", len(first), len(b.spec.Ranks))
	}
	ranks := make([][]hex.Hex, len(first))
	for i, word := range first {
		start, fault, _ := b.ByLabel(word)
		if start == hex.None {
			return nil, fmt.Errorf("rank %d starts at %q: %s", i+1, word, fault)
		}
		if base := b.spec.Setup.Baseline; i == 0 && base != 0 && b.Row(start) != base {
			return nil, fmt.Errorf("rank 1 starts at %s, but the baseline is row %d", word, base)
		}
		for file := range b.spec.Ranks[i] {
			h := b.find(b.Col(start)+2*file, b.Row(start))
			switch {
			case h == hex.None:
				return nil, fmt.Errorf("rank %d starts at %s and has %d cells, which leaves the board", i+1, word, b.spec.Ranks[i])
			case !b.Sections(Standard, h).Has(s):
				return nil, fmt.Errorf("rank %d covers %s, which lies in another section", i+1, b.Label(h))
			case taken.Has(h):
				return nil, fmt.Errorf("rank %d covers %s, which the zone uses twice", i+1, b.Label(h))
			}
			taken.Add(h)
			ranks[i] = append(ranks[i], h)
		}
	}
	return ranks, nil
}

// turned returns the same card for the Pennants: a half turn keeps ranks, files and section as the player sees them.
func (b *Board) turned(ranks [][]hex.Hex) [][]hex.Hex {
	out := make([][]hex.Hex, len(ranks))
	for i, rank := range ranks {
		for _, h := range rank {
			out[i] = append(out[i], b.Turn(h))
		}
	}
	return out
}
