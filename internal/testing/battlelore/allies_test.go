package battlelore_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/command/boards"
)

// alliesRules are those of camps with several players that a scene can show.
const alliesRules = `
	VAR-RA-01 VAR-RA-02 VAR-RA-03 VAR-RA-04 VAR-RA-05 VAR-RA-06 VAR-RA-07 VAR-RA-08 VAR-RA-09 EP-PLY-01 EP-PLY-02 EP-PLY-03
	R-263 R-276 R-278 R-279 R-281 R-282`

// marshals takes the wings of a camp that have a player of their own.
func (v *vector) marshals(seat int, words []string) (why string) {
	for _, word := range words {
		wing := slices.Index(sectionWords, word)
		if wing < 0 || wing == int(boards.Centre) || seat >= boards.Camps {
			return "want wings of a camp: left, right"
		}
		v.wings[seat] |= 1 << wing
	}
	return ""
}

// takeBanners gives the players what they have won already.
func (g *game) takeBanners() {
	for p, n := range g.v.Numbers["taken"] {
		if n == 0 {
			continue
		}
		g.s.Banners[g.r.CampOf[p]] += uint8(n)
		if g.r.Seats > boards.Camps {
			g.s.Shares.Scored[p] = uint8(n)
		}
	}
}

// asksAllies takes words about one of several players of a camp.
func (g *game) asksAllies(words string, w []string) bool {
	switch {
	case len(w) == 3 && w[0] == "share":
		g.Same(words, strconv.Itoa(g.r.Share(&g.s, g.player(w[1]))), w[2])
	case len(w) >= 2 && w[0] == "best":
		list, n := g.r.Best(&g.s, g.r.CampOf[g.player(w[1])])
		var got []string
		for _, p := range list[:n] {
			got = append(got, seatWords[p])
		}
		g.Same(words, strings.Join(got, " "), strings.Join(w[1:], " "))
	case len(w) == 3 && w[0] == "marker":
		g.Same(words, strconv.Itoa(int(g.r.Markers[g.player(w[1])])), w[2])
	case len(w) >= 3 && w[0] == "chooses":
		a, ok := g.Find(strings.Join(w[2:], " "))
		g.Same(words, fmt.Sprint(sectionWords[g.r.Chooser(&g.s, a)], ok), fmt.Sprint(w[1], true))
	default:
		return false
	}
	return true
}
