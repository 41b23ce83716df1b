package reach

import (
	"slices"

	"muster/engine"
)

// shareSigns are those of amounts that are a half of another one: a card, a power or a gift that has such an amount.
func shareSigns() []sign {
	var out []sign
	for _, id := range []string{"BL-LOR-05", "R-143"} {
		out = append(out,
			on(id, func(m *moment) bool {
				return slices.ContainsFunc(m.r.Lore.Cards[m.e.LoreCard()].Deeds, func(d engine.Deed) bool { return halves(&d.Share) })
			}, engine.LorePlayed),
			on(id, func(m *moment) bool {
				return slices.ContainsFunc(m.r.Lore.Powers[m.e.Power()].Deeds, func(d engine.PowerDeed) bool { return halves(&d.Share) })
			}, engine.PowerUsed),
			on(id, func(m *moment) bool { return halves(&m.r.Gifts[m.e.Gift()].Share) }, engine.RuleGave))
	}
	return out
}

// halves tells whether a share is a half at some level.
func halves(h *engine.Share) bool { return h.Of != engine.OfNumber && slices.Contains(h.Part[:], half) }

const half = 2 // of so many parts
