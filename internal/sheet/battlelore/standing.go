package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore/library"
	"muster/sheet"
)

// Standing is a player's deployment in an adventure, for JSON.
type Standing struct {
	Camp  string         `json:"camp"`
	Name  string         `json:"name"`
	Wings []StandingWing `json:"wings"` // in map order from left to right, then the Reserve
}

// StandingWing is units that are placed together, in placing order.
type StandingWing struct {
	Name  string         `json:"name"`
	Units []StandingUnit `json:"units"`
}

// StandingUnit is a unit at the start of the game.
type StandingUnit struct {
	Hex     string `json:"hex,omitempty"` // none of one that waits
	Unit    string `json:"unit"`          // its type, by id
	Name    string `json:"name"`
	Figures int    `json:"figures"`
	Note    string `json:"note,omitempty"`
}

// Standings returns the deployment of an adventure: the list next to its map.
func Standings(l *library.Linked, opts sheet.Options) []Standing {
	b := newBattle(l, opts.Language)
	out := []Standing{}
	if b.field == nil || b.field.Hexes == nil {
		return out
	}
	for _, p := range b.posted() {
		if !p.stands() {
			continue
		}
		s := Standing{Camp: p.Camp.String(), Name: p.Name, Wings: []StandingWing{}}
		for _, g := range slices.Concat(p.Wings, p.Later) {
			wing := StandingWing{Name: g.Name, Units: []StandingUnit{}}
			for i := range g.Posts {
				u := &g.Posts[i]
				n := max(b.rules.Figures(u.Unit), 1)
				wing.Units = append(wing.Units, StandingUnit{u.Where, u.Unit.ID, u.Name, n, u.Note})
			}
			s.Wings = append(s.Wings, wing)
		}
		out = append(out, s)
	}
	return out
}
