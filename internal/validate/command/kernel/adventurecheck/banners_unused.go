package adventurecheck

import (
	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/command/rowcheck"
	"muster/validate/check"
)

// bannersUnused: a side's own number of banners replaces the common one (MED-TURN-02).
func bannersUnused() *check.Check {
	return rowcheck.BannersUnused(rowcheck.Banners{
		Code: "medieval/banners-unused", Kind: rulebook.KindAdventure, Rule: "MED-TURN-02",
		Side: "side", Keys: [boards.Camps]string{adventures.Top, adventures.Bottom},
		Read: func(of *check.Pass) (common int, own [boards.Camps]int) {
			p := pass.Of(of)
			if p.Entry == nil {
				return 0, own
			}
			v := p.Adventure.Victory
			return v.Banners, [boards.Camps]int{v.Top, v.Bottom}
		},
	})
}
