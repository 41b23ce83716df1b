package adventurecheck

import (
	"fmt"

	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// landmarkRows: a landmark goes on an empty hex of the owner's 3rd or 4th row (BL-LMK-02), on an Epic board of the
// 4th to 8th (EP-SET-04); empty means bare countryside without a unit. Strongholds have a check of their own.
func landmarkRows() *check.Check {
	return &check.Check{
		Code: "adventure/landmark-rows", Severity: diag.Error, Kind: kinds.Adventure,
		Rules: []string{"BL-LMK-02", "EP-SET-04", "R-074"},
		Needs: []string{library.NeedsMap},
		Run: pass.Run(func(p *pass.Pass) {
			all := army(p)
			taken := map[string]tile{}
			for _, t := range landmarksOf(p) {
				if t.row.UnderUnit {
					continue
				}
				emptyHex(p, t, p.Field.Board.Setup.Landmarks, all, taken)
			}
		}),
	}
}

// emptyHex reports a landmark or lair that does not stand on an empty hex of its owner's rows.
func emptyHex(p *pass.Pass, t tile, rows [2]int, all []unit, taken map[string]tile) {
	if t.hex == hex.None {
		return // adventure/unknown-hex
	}
	f := check.Finding{At: p.Doc.Value(t.ptr + "/at")}
	first, twice := taken[t.label]
	taken[t.label] = t
	switch u := on(t.hex, all); {
	case outsideRows(p, t, rows):
		f.Message = fmt.Sprintf("the %s of %s is on their own row %d, outside rows %d to %d",
			t.row.ID, t.whose(), p.Field.Hexes.OwnRow(t.camp, t.hex), rows[0], rows[1])
		f.Help = "move it to one of these rows"
	case bareGround(p, t.hex) != "":
		f.Message = fmt.Sprintf("the %s of %s is not on an empty hex: %s holds %s", t.row.ID, t.whose(), t.label, bareGround(p, t.hex))
		f.Help = "move it to bare countryside"
	case u != nil:
		f.Message = fmt.Sprintf("the %s of %s is not on an empty hex: %s stands on %s", t.row.ID, t.whose(), u.name, t.label)
		f.Help = "move the one or the other"
		f.Related = related(p, p.Doc.Value(u.ptr), "the unit on "+t.label)
	case twice:
		f.Message = fmt.Sprintf("the %s of %s is not on an empty hex: %s holds a %s", t.row.ID, t.whose(), t.label, first.row.ID)
		f.Help = "move the one or the other"
		f.Related = related(p, p.Doc.Value(first.ptr+"/at"), "the first one on "+t.label)
	default:
		return
	}
	p.Report(f)
}
