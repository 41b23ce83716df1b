package rowcheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/schema/diag"
	"muster/validate/check"
)

// Banners describes how the adventures of a game state the winning number of banners in [victory].
type Banners struct {
	Code, Kind, Rule string               // of the check
	Side             string               // the game's word for a side
	Keys             [boards.Camps]string // of the sides' own numbers
	// Read returns the common number and those of the sides, 0 if missing.
	Read func(*check.Pass) (common int, own [boards.Camps]int)
}

// BannersUnused: a side's own number of banners replaces the common one. If both sides have one, the common number is
// unused.
func BannersUnused(game Banners) *check.Check {
	one, other := game.Keys[0], game.Keys[1]
	return &check.Check{
		Code: game.Code, Severity: diag.Warning, Kind: game.Kind,
		Rules: []string{game.Rule},
		Needs: []string{"/victory"},
		Run: func(p *check.Pass) {
			if common, own := game.Read(p); common <= 0 || own[0] <= 0 || own[1] <= 0 {
				return
			}
			p.Report(check.Finding{
				At:      p.Entry.Doc.Key("/victory/banners"),
				Message: fmt.Sprintf("banners is not used: %s and %s give each %s its own number", one, other, game.Side),
				Help:    fmt.Sprintf("remove banners, or remove %s and %s", one, other),
			})
		},
	}
}
