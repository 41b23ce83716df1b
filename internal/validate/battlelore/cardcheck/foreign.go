package cardcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// foreign returns the finding for a set with several types outside of its camp's stock, if one change fixes them all: a
// missing box, or the other camp.
func foreign(p *pass.Pass, s *deck.Set) (check.Finding, bool) {
	boxes := deck.BoxesOf(s)
	own, _ := pieces.NewStock(p.Rules, s.Camp, boxes)
	var missing, from []string
	for _, u := range deck.TypesOf(s) {
		if own.Units(u.ID) == 0 {
			missing = append(missing, u.ID)
			from = append(from, boxWith(p, s, u.ID, boxes))
		}
	}
	if len(missing) < 2 || len(slices.Compact(from)) > 1 {
		return check.Finding{}, false
	}
	f := check.Finding{At: p.Doc.Value("/camp"), Message: fmt.Sprintf(
		"%d unit types of the set are not in the stock of %s for the %s camp: %s",
		len(missing), wording.List(boxes, "and"), s.Camp, wording.Some(missing, 3))}
	if box := from[0]; box != "" {
		if f.Help = withBox(s, boxes, box); len(s.Def.Boxes) > 0 {
			f.At = p.Doc.Value("/boxes")
		}
		return f, fits(p, s, s.Camp, append(slices.Clone(boxes), box))
	}
	f.Help = fmt.Sprintf("write camp = %q: they are all in its stock", s.Camp.Other())
	return f, fits(p, s, s.Camp.Other(), boxes)
}

// fits reports whether the boxes have enough of every type of a set for a camp, for any draw.
func fits(p *pass.Pass, s *deck.Set, c boards.Camp, boxes []string) bool {
	stock, _ := pieces.NewStock(p.Rules, c, boxes)
	return prove.Guarantee(s, stock).Holds()
}

// inDoubt reports whether the camp of a set is uncertain, or its boxes. A set with invalid units is not evidence for
// that.
func inDoubt(p *pass.Pass) bool {
	s, _ := deck.Link(p.Set, p.Rules)
	if len(s.Faults) > 0 || !p.Doc.Clean("/camp", "/board", "/boxes", "/legend", "/cards") {
		return false
	}
	_, doubted := foreign(p, s)
	return doubted
}
