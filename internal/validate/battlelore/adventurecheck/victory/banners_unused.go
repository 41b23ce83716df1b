package victory

import (
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/command/rowcheck"
	"muster/validate/check"
)

// bannersUnused: a camp's own number of banners replaces the common one (BL-END-03).
func bannersUnused() *check.Check {
	return rowcheck.BannersUnused(rowcheck.Banners{
		Code: "adventure/banners-unused", Kind: rulebook.KindAdventure, Rule: "BL-END-03",
		Side: "camp", Keys: [boards.Camps]string{"pennant", "standard"},
		Read: func(of *check.Pass) (common int, own [boards.Camps]int) {
			p := pass.Of(of)
			if p.Entry == nil {
				return 0, own
			}
			v := p.Adventure.Victory
			return v.Banners, [boards.Camps]int{v.Pennant, v.Standard}
		},
	})
}
