package adventurecheck

import (
	"fmt"
	"slices"

	"muster/maps/hex"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// landmarkRoom: a landmark goes on an empty hex of its owner's rows (BL-LMK-02, EP-SET-04, R-068), a Stronghold under
// an own unit on countryside (BL-LMK-03). One for which there is none is lost, and nobody would know before the game.
func landmarkRoom() *check.Check {
	return &check.Check{
		Code: "adventure/landmark-room", Severity: diag.Warning, Kind: schema.KindAdventure,
		Rules: []string{"BL-LMK-02", "BL-LMK-03", "EP-SET-04", "R-068"},
		Needs: []string{
			check.NeedsMap, "/pennant", "/standard", "/call_to_arms", "adventure/landmark-idle", "adventure/landmark-rows",
			"adventure/stronghold", "adventure/unknown-unit", "adventure/unknown-hex", "adventure/council-level",
		},
		Run: func(p *check.Pass) {
			if !inForce(p) {
				return
			}
			placed := landmarksOf(p)
			for _, o := range parties(p) {
				open, under := 0, 0 // landmarks that wait for a hex
				for _, b := range bringers(p) {
					switch {
					case b.ptr != o.ptr || slices.ContainsFunc(placed, func(t tile) bool { return t.camp == o.camp && t.ally == o.ally && t.row.ID == b.row.ID }):
					case b.row.UnderUnit:
						under++
					default:
						open++
					}
				}
				empty, held := room(p, &o)
				if open = min(open, most(&o)); open > empty {
					lost(p, &o, open, empty, fmt.Sprintf("empty hexes in their rows %d to %d", p.Field.Board.Setup.Landmarks[0], p.Field.Board.Setup.Landmarks[1]))
				}
				if under > held && p.Adventure.CallToArms == nil {
					lost(p, &o, under, held, "units on countryside to stand in them")
				}
			}
		},
	}
}

// most is how many landmarks a player's council and grants can bring at once.
func most(o *party) int {
	n := len(o.grants)
	switch {
	case o.council == nil:
	case free(o.council):
		n += *o.council.Levels / limits()["landmark-level"].AtLeast()
	default:
		for _, s := range fixedSeats(o.council, "") {
			if s.level >= limits()["landmark-level"].AtLeast() {
				n++
			}
		}
	}
	return n
}

// room counts the empty hexes of a player's rows, and the hexes of countryside that his units hold.
func room(p *check.Pass, o *party) (empty, held int) {
	all := army(p)
	var taken hex.Set
	for _, t := range slices.Concat(landmarksOf(p), lairsOf(p)) {
		if t.hex != hex.None {
			taken.Add(t.hex)
		}
	}
	rows := p.Field.Board.Setup.Landmarks
	for i := range p.Field.Cells {
		h := hex.Hex(i)
		row := p.Field.Hexes.OwnRow(o.camp, h)
		switch u := on(h, all); {
		case taken.Has(h) || bareGround(p, h) != "":
		case u != nil && u.camp == o.camp && u.ally == o.ally:
			held++
		case u == nil && row >= rows[0] && row <= rows[1]:
			empty++
		}
	}
	return empty, held
}

// lost reports landmarks for which there is no hex.
func lost(p *check.Pass, o *party, n, have int, where string) {
	p.Report(check.Finding{
		At: p.Doc.Key(o.ptr),
		Message: fmt.Sprintf("%s may bring %s, and have %d %s", o.people(),
			wording.Count(n, "landmark", "landmarks"), have, where),
		Help: "clear some of that ground, or ban a landmark",
	})
}
