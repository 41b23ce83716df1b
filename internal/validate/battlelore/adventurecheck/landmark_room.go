package adventurecheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// landmarkRoom: a landmark goes on an empty hex of its owner's rows (BL-LMK-02, EP-SET-04, R-068). A Stronghold goes
// under an own unit on countryside (BL-LMK-03), a granted lair where a landmark may go (BL-LMK-08, R-073). One without
// a hex is lost, which would only show during the game.
func landmarkRoom() *check.Check {
	return &check.Check{
		Code: "adventure/landmark-room", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-LMK-02", "BL-LMK-03", "BL-LMK-08", "EP-SET-04", "R-068", "R-073"},
		Needs: []string{
			library.NeedsRules,
			library.NeedsMap,
			"/pennant",
			"/standard",
			"/call_to_arms",
			"adventure/landmark-idle",
			"adventure/landmark-rows",
			"adventure/stronghold",
			"adventure/unknown-unit",
			"adventure/unknown-hex",
			"adventure/council-level",
		},
		Run: pass.Run(func(p *pass.Pass) {
			rows := p.Field.Board.Setup
			for _, o := range pass.Parties(p) {
				open, under := 0, 0 // landmarks that need a hex
				if p.Linked.LandmarksInForce() {
					for _, b := range bringers(p) {
						switch {
						case b.Ptr != o.Ptr || p.Linked.Given(&o, b.Row.ID):
						case b.Row.UnderUnit:
							under++
						default:
							open++
						}
					}
				}
				open = min(open, most(p, &o))
				if lairs := grantedLairs(p, &o); rows.Lairs == rows.Landmarks {
					crowded(p, &o, open, lairs, rows.Landmarks)
				} else {
					crowded(p, &o, open, 0, rows.Landmarks)
					crowded(p, &o, 0, lairs, rows.Lairs)
				}
				if _, held := room(p, &o, rows.Landmarks); under > held && p.Adventure.CallToArms == nil {
					lost(
						p,
						&o,
						wording.Count(under, "landmark", "landmarks"),
						held,
						"units on countryside to stand in them",
						"ban a landmark",
					)
				}
			}
		}),
	}
}

// grantedLairs counts the lairs that an adventure lets a player place on bare ground and has not placed itself.
func grantedLairs(p *pass.Pass, o *library.Player) (n int) {
	for i, g := range o.Due {
		id, row := g.ID, g.Row
		if row == nil || row.Layer != rulebook.Lair || row.Pass || len(row.On) > 0 || slices.Index(o.Grants, id) < i ||
			p.Linked.Banned(id) {
			continue
		}
		if !p.Linked.Given(o, id) {
			n++
		}
	}
	return n
}

// crowded reports landmarks and lairs for which some rows have too few empty hexes.
func crowded(p *pass.Pass, o *library.Player, landmarks, lairs int, rows [2]int) {
	empty, _ := room(p, o, rows)
	if landmarks+lairs <= empty {
		return
	}
	what, help := wording.Count(landmarks, "landmark", "landmarks"), "ban a landmark"
	if lairs > 0 {
		help = "remove the lair from grants"
		if what += " and " + wording.Count(lairs, "lair", "lairs"); landmarks == 0 {
			what = wording.Count(lairs, "lair", "lairs")
		}
	}
	lost(p, o, what, empty, fmt.Sprintf("empty hexes in their rows %d to %d", rows[0], rows[1]), help)
}

// most returns the maximum landmarks that a player's council and grants can bring at once.
func most(p *pass.Pass, o *library.Player) int {
	n := 0
	for _, g := range o.Due {
		if g.Row != nil && g.Row.Layer == rulebook.Landmark {
			n++
		}
	}
	switch {
	case o.Council == nil:
	case o.Council.Free():
		n += *o.Council.Levels / p.Rules.LandmarkLevel()
	default:
		for _, s := range pass.FixedSeats(o.Council, "") {
			if s.Level >= p.Rules.LandmarkLevel() {
				n++
			}
		}
	}
	return n
}

// room counts the empty hexes of some of a player's rows, and the countryside hexes that the player's units occupy.
func room(p *pass.Pass, o *library.Player, rows [2]int) (empty, held int) {
	var taken hex.Set
	for _, t := range p.Linked.Places {
		if t.At != hex.None {
			taken.Add(t.At)
		}
	}
	for h := range p.Field.Cells() {
		row := p.Field.Hexes.OwnRow(o.Camp, h)
		switch u := p.Linked.UnitOn(h); {
		case taken.Has(h) || bareGround(p, h) != "":
		case u != nil && u.Camp == o.Camp && u.Second == o.Second:
			held++
		case u == nil && row >= rows[0] && row <= rows[1]: // BL-LMK-02, EP-SET-04, R-068
			empty++
		}
	}
	return empty, held
}

// lost reports landmarks and lairs without a hex.
func lost(p *pass.Pass, o *library.Player, what string, have int, where, help string) {
	p.Report(check.Finding{
		At:      p.Doc.Key(o.Ptr),
		Message: fmt.Sprintf("%s can bring %s, but have %d %s", o.Name(), what, have, where),
		Help:    "clear some of that ground, or " + help,
	})
}
