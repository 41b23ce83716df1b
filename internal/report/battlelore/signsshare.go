package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore"
)

// shareSigns returns the signs of amounts that are half of another: of a card, a power or a gift.
func shareSigns() []sign {
	var out []sign
	for _, id := range []string{"BL-LOR-05", "R-143"} {
		out = append(out,
			on(id, func(m *scene) bool {
				return slices.ContainsFunc(
					m.r.Lore.Cards[m.e.LoreCard()].Effects,
					func(d battlelore.Effect) bool { return halves(&d.Share) },
				)
			}, battlelore.LorePlayed),
			on(id, func(m *scene) bool {
				return slices.ContainsFunc(
					m.r.Lore.Powers[m.e.Power()].Effects,
					func(d battlelore.PowerEffect) bool { return halves(&d.Share) },
				)
			}, battlelore.PowerUsed),
			on(id, func(m *scene) bool { return halves(&m.r.Gifts[m.e.Gift()].Share) }, battlelore.RuleGave))
	}
	return out
}

// halves reports whether a share is a half at some level.
func halves(h *battlelore.Share) bool {
	return h.Of != battlelore.OfNumber && slices.Contains(h.Part[:], half)
}

const half = 2 // number of parts
