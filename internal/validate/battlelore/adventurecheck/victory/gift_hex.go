package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// giftHex: a special rule that gives something at a place gives it to a unit on that place, so a unit must be able to
// enter it (BL-MOV-04, BL-RET-02). Each hex of the place is named once.
func giftHex() *check.Check {
	return &check.Check{
		Code: "adventure/gift-hex", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-MOV-04", "BL-RET-02"},
		Needs: []string{
			"/call_to_arms", library.NeedsMap, "adventure/rule-effect", "adventure/rule-target", "adventure/unknown-hex",
		},
		Run: pass.Run(func(p *pass.Pass) {
			for _, e := range p.Linked.Gifts() {
				seen := map[hex.Hex]int{}
				stand := hex.Set{}
				for i, label := range e.At {
					h := e.Hexes[i]
					ptr := fmt.Sprintf("%s/at/%d", e.Ptr, i)
					first, twice := seen[h]
					switch seen[h] = i; {
					case h == hex.None: // adventure/unknown-hex
					case twice:
						p.Report(check.Finding{
							At:      p.Doc.Value(ptr),
							Message: fmt.Sprintf("%s is listed twice in one effect", label), Help: "remove one of the two",
							Related: pass.Related(p, p.Doc.Value(fmt.Sprintf("%s/at/%d", e.Ptr, first)), "the first one"),
						})
					case p.Field.Impassable.Has(h):
						p.Report(check.Finding{
							At:      p.Doc.Value(ptr),
							Message: fmt.Sprintf("no unit can stand on %s: it is impassable (%s)", label, p.Field.Cell(h).Ground.ID),
							Help:    "name another hex, or make it passable",
						})
					default:
						stand.Add(h)
					}
				}
				outOfReach(p, &e, stand)
			}
		}),
	}
}

// outOfReach reports a side whose units cannot reach any hex of a place.
func outOfReach(p *pass.Pass, e *library.Effect, place hex.Set) {
	if place.Empty() {
		return
	}
	for _, c := range pass.Camps() {
		from := setOut(p, e, c)
		if from.Empty() {
			continue
		}
		if reach := p.Field.Reach(from); reach.And(place) == (hex.Set{}) {
			help := "open a path on the map, or name other hexes"
			if e.Side == "" {
				help = fmt.Sprintf("write side = %q, open a path on the map, or name other hexes", c.Other())
			}
			p.Report(check.Finding{
				At: p.Doc.Value(e.Ptr + "/at"),
				Message: fmt.Sprintf("no unit of %s with the effect %q can reach the hex: the ground around it is impassable",
					c.People(), e.Do),
				Help: help,
			})
		}
	}
}
