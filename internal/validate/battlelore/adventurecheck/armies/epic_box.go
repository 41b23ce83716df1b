package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// boardPart is the name of a game board among the parts of a rulebook's boxes.
const boardPart = "board"

// epicBox: an Epic battlefield combines two boards (EP-SET-01), and one box contains one board.
func epicBox() *check.Check {
	return &check.Check{
		Code: "adventure/epic-box", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"EP-SET-01"},
		Needs: []string{"/boxes", "adventure/unknown-box", "adventure/boxes-miss-map"},
		Run: pass.Run(pass.OnBoard(func(p *pass.Pass) {
			need := pass.Limit("epic-boards").AtLeast()
			enough := func(boxes []string) bool { return gameBoards(p.Rules, boxes) >= need }
			boxes := p.Linked.Table()
			if !p.Field.Board.Epic || enough(boxes) { // EP-SET-01
				return
			}
			at := p.Doc.Value("/map")
			if len(p.Adventure.Boxes) > 0 {
				at = p.Doc.Value("/boxes")
			}
			p.Report(check.Finding{
				At: at,
				Message: fmt.Sprintf("the Epic board %q needs %d game boards, but the boxes (%s) contain %d",
					p.Field.Board.ID, need, wording.List(boxes, "and"), gameBoards(p.Rules, boxes)),
				Help: boxHelp(p, enough, "choose a map on a standard board"),
			})
		})),
	}
}

// gameBoards counts the boards in boxes.
func gameBoards(rules *rulebook.Rulebook, boxes []string) int {
	n := 0
	for _, id := range boxes {
		box := rules.Boxes.Get(id)
		if box == nil {
			continue
		}
		for _, part := range box.Parts {
			if part.Name == boardPart {
				n += part.Count
			}
		}
	}
	return n
}
