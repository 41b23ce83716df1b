package adventurecheck

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// landmarkRows: a landmark goes on an empty hex of the owner's 3rd or 4th row (BL-LMK-02), on an Epic board of the 4th
// to 8th (EP-SET-04). Empty means bare countryside without a unit. Strongholds have their own check.
func landmarkRows() *check.Check {
	return &check.Check{
		Code: "adventure/landmark-rows", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-LMK-02", "EP-SET-04", "R-074"},
		Needs: []string{library.NeedsMap},
		Run: pass.Run(func(p *pass.Pass) {
			all := p.Linked.Units
			taken := map[string]library.Place{}
			for _, t := range p.Linked.Landmarks() {
				if t.Row.UnderUnit {
					continue
				}
				emptyHex(p, t, p.Field.Board.Setup.Landmarks, all, taken)
			}
		}),
	}
}

// emptyHex reports a landmark or lair that is not on an empty hex of its owner's rows.
func emptyHex(p *pass.Pass, t library.Place, rows [2]int, all []library.Unit, taken map[string]library.Place) {
	if t.At == hex.None {
		return // adventure/unknown-hex
	}
	f := check.Finding{At: p.Doc.Value(t.Ptr + "/at")}
	first, twice := taken[t.Label]
	taken[t.Label] = t
	switch u := p.Linked.UnitOn(t.At); {
	case outsideRows(p, t, rows):
		f.Message = fmt.Sprintf("the %s of %s is on their own row %d, outside rows %d to %d",
			t.Row.ID, t.Whose(), p.Field.Hexes.OwnRow(t.Camp, t.At), rows[0], rows[1])
		f.Help = "move it to one of these rows"
	case bareGround(p, t.At) != "":
		f.Message = fmt.Sprintf(
			"the %s of %s is not on an empty hex: %s holds %s",
			t.Row.ID,
			t.Whose(),
			t.Label,
			bareGround(p, t.At),
		)
		f.Help = "move it to bare countryside"
	case u != nil:
		f.Message = fmt.Sprintf(
			"the %s of %s is not on an empty hex: %s stands on %s",
			t.Row.ID,
			t.Whose(),
			u.Type,
			t.Label,
		)
		f.Help = "move the one or the other"
		f.Related = pass.Related(p, p.Doc.Value(u.Ptr), "the unit on "+t.Label)
	case twice:
		f.Message = fmt.Sprintf(
			"the %s of %s is not on an empty hex: %s holds a %s",
			t.Row.ID,
			t.Whose(),
			t.Label,
			first.Row.ID,
		)
		f.Help = "move the one or the other"
		f.Related = pass.Related(p, p.Doc.Value(first.Ptr+"/at"), "the first one on "+t.Label)
	default:
		return
	}
	p.Report(f)
}
