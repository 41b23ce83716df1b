package deploycheck

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// drowned reports whether a card's unit cannot stand on its mark (CTA-06, R-023), and returns the mark.
func drowned(f *rulebook.Field, camp boards.Camp, zone int, s boards.Section, e *deck.Entry) (hex.Hex, bool) {
	h := f.Hexes.Card(camp, zone, s, e.Rank, e.File)
	return h, h == hex.None || f.Impassable.Has(h)
}

// touched reports whether there is impassable ground where a camp's cards or Reserve deploy. Otherwise a map cannot
// affect a deployment.
func touched(f *rulebook.Field) bool {
	for _, camp := range camps {
		if row := f.Hexes.Baseline(camp); row.Meets(&f.Impassable) {
			return true
		}
		for zone := range f.Board.Zones {
			for s := range boards.Section(boards.SectionCount) {
				for r, cells := range f.Board.Ranks {
					for file := 1; file <= cells; file++ {
						if f.Impassable.Has(f.Hexes.Card(camp, zone, s, r+1, file)) {
							return true
						}
					}
				}
			}
		}
	}
	return false
}

// roomy reports whether the baselines have room for the first ranks of three Guards and the called units of a Reserve.
func roomy(f *rulebook.Field, called int) bool {
	cells, first := 0, 0
	for r, n := range f.Board.Ranks {
		cells += n
		if r == 0 {
			first = n
		}
	}
	for _, camp := range camps {
		row := f.Hexes.Baseline(camp)
		if row.Len() < boards.SectionCount*first+min(called, cells) {
			return false
		}
	}
	return true
}

// footing is the effect of the ground on a card in a section if every unit has its figures.
type footing struct {
	units   int
	drowned int // units with impassable marks
	lost    int // those without a vacant hex on the section's baseline
	onRow   int // units that end up on the baseline
}

// stand evaluates a card in a section. The sections do not interact.
func stand(f *rulebook.Field, camp boards.Camp, zone int, s boards.Section, c *deck.Card) footing {
	out := footing{units: len(c.Entries)}
	row := f.Hexes.Baseline(camp)
	room := f.Hexes.SectionBaseline(camp, s).Minus(f.Impassable)
	for i := range c.Entries {
		h, wet := drowned(f, camp, zone, s, &c.Entries[i])
		if wet {
			out.drowned++
			continue
		}
		room.Remove(h) // marks have priority over replacements
		if row.Has(h) {
			out.onRow++
		}
	}
	moved := min(out.drowned, room.Len())
	out.lost = out.drowned - moved
	out.onRow += moved
	return out
}

// overGround iterates over every assignment of three Guards and a Reserve from a hand. It counts those that lose a unit
// for lack of room: a Guard's (CTA-06), or one of up to called Reserve units. All cases are equally likely. It
// is common to all modes, before figures, Scout Guards and allies.
func overGround(
	f *rulebook.Field,
	camp boards.Camp,
	zone int,
	hand []*deck.Card,
	called int,
) (cases int, lost, full incident) {
	hand = slices.Clone(hand)
	slices.SortStableFunc(hand, func(a, b *deck.Card) int { return cmp.Compare(a.Number, b.Number) })
	stands := make([][boards.SectionCount]footing, len(hand))
	for i, c := range hand {
		for s := range boards.Section(boards.SectionCount) {
			stands[i][s] = stand(f, camp, zone, s, c)
		}
	}
	open := f.Hexes.Baseline(camp).Minus(f.Impassable)
	vacant := open.Len()
	mixed := slices.ContainsFunc(hand, func(c *deck.Card) bool { return c.Set != hand[0].Set })
	for right := range hand {
		for centre := range hand {
			for left := range hand {
				if right == centre || centre == left || left == right {
					continue
				}
				r, c, l := &stands[right][boards.Right], &stands[centre][boards.Centre], &stands[left][boards.Left]
				gone, room := r.lost+c.lost+l.lost, vacant-r.onRow-c.onRow-l.onRow
				units := r.units + c.units + l.units
				for held, card := range hand {
					if held == right || held == centre || held == left {
						continue
					}
					cases++
					come := min(called, len(card.Entries))
					draw := func() deck.Draw { return drawOf(mixed, hand[right], hand[centre], hand[left], card) }
					lost.note(gone, units+come, draw)
					full.note(come-min(come, room), units+come, draw)
				}
			}
		}
	}
	return cases, lost, full
}

// drawOf names the cards of a draw; of two sets, with the set.
func drawOf(mixed bool, right, centre, left, reserve *deck.Card) deck.Draw {
	var names [deck.SlotScout + 1]deck.CardName
	for slot, c := range []*deck.Card{right, centre, left, reserve} {
		names[slot] = deck.CardName{Number: c.Number}
		if mixed {
			names[slot] = c.ID()
		}
	}
	return deck.NewDraw(names)
}
