package adventurecheck

import (
	"fmt"
	"slices"

	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// boxesMissMap: the boxes of an adventure are all that a group must own, those of its map among them; without
// them the battlefield cannot be laid out (BL-SETUP-01).
func boxesMissMap() *check.Check {
	return &check.Check{
		Code: "adventure/boxes-miss-map", Severity: diag.Error, Kind: kinds.Adventure,
		Rules: []string{"BL-SETUP-01"},
		Needs: []string{"/boxes", "adventure/unknown-box"},
		Run: pass.Run(onBoard(func(p *pass.Pass) {
			if len(p.Adventure.Boxes) == 0 {
				return
			}
			for _, m := range missing(p.Field.Map.Boxes, p.Adventure.Boxes) {
				p.Report(check.Finding{
					At: p.Doc.Value("/boxes"),
					Message: fmt.Sprintf(
						"the map %q needs %s, which the adventure does not name",
						p.Adventure.Map,
						m.text(),
					),
					Help: fmt.Sprintf("add %q to boxes, or leave boxes out to take those of the map", m.id),
				})
			}
		})),
	}
}

// copies is a box of which more copies are needed than are there.
type copies struct {
	id string
	n  int // are needed
}

// missing lists the boxes of which a list has fewer copies than are needed, in the order in which they are
// needed.
func missing(need, have []string) []copies {
	var out []copies
	for i, id := range need {
		n := copiesOf(need, id)
		if !slices.Contains(need[:i], id) && copiesOf(have, id) < n {
			out = append(out, copies{id, n})
		}
	}
	return out
}

// text names the box and, where it is not one, how many copies.
func (c copies) text() string {
	if c.n == 1 {
		return fmt.Sprintf("the box %q", c.id)
	}
	return fmt.Sprintf("%d copies of the box %q", c.n, c.id)
}

// copiesOf is how often a list names a box.
func copiesOf(boxes []string, id string) (n int) {
	for _, b := range boxes {
		if b == id {
			n++
		}
	}
	return n
}
