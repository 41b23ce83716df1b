package cardcheck

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// guarantee: CTA-04, R-017: a set never runs short of figures, for any draw. The proof covers all 35 draws of four
// cards and every choice of the Reserve and of its two units; a finding shows the smallest failing draw. If several
// types are missing entirely, the camp or the boxes are in doubt, which is reported once.
func guarantee() *check.Check {
	return &check.Check{
		Code: "deploycards/guarantee", Severity: diag.Error, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-04", "CTA-IMP-02", "R-017"},
		Needs: append(whole(), "/boxes", "deploycards/unknown-box"),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			if f, doubted := foreign(p, s); doubted {
				p.Report(f)
				return
			}
			boxes := deck.BoxesOf(s)
			stock, _ := pieces.NewStock(p.Rules, s.Camp, boxes)
			for _, need := range prove.Guarantee(s, stock).Needs {
				if need.Short != nil {
					p.Report(short(p, s, need, boxes))
				}
			}
		})),
	}
}

// short returns the message for one type that runs short.
func short(p *pass.Pass, s *deck.Set, need prove.Need, boxes []string) check.Finding {
	w := need.Short
	f := check.Finding{
		At: p.Doc.Value(wording.Pointer("legend", symbolOf(s, need.Unit.ID))),
		Message: fmt.Sprintf("%s can run out: %s needs %d, %s of %s for the %s camp",
			need.Unit.ID, w.Draw.Words(), w.Wanted, has(w.Stock), wording.List(boxes, "and"), s.Camp),
		Help:    fmt.Sprintf("show it on fewer cards: a draw can need %d in total", need.Most),
		Witness: &diag.Witness{Kind: "draw", Text: w.Draw.Words()},
	}
	if w.Stock == 0 {
		f.Help = "replace it by a type of the camp"
		if box := boxWith(p, s, need.Unit.ID, boxes); box != "" {
			f.Help += ", or " + withBox(s, boxes, box)
		}
	}
	drawn := []int{w.Draw.Right, w.Draw.Centre, w.Draw.Left, w.Draw.Reserve}
	for i := range s.Cards {
		c := &s.Cards[i]
		n := 0
		for _, e := range c.Entries {
			if e.Unit != nil && e.Unit.ID == need.Unit.ID {
				n++
			}
		}
		if n > 0 && slices.Contains(drawn, c.Number) {
			f.Related = append(f.Related, check.Related(p.Doc, card(p, i), fmt.Sprintf("card %d shows %d", c.Number, n)))
		}
	}
	return f
}

// boxWith returns the first box that has a type for the camp and that the set does not name, or "".
func boxWith(p *pass.Pass, s *deck.Set, unit string, boxes []string) string {
	for _, b := range p.Rules.Boxes.All() {
		held := slices.ContainsFunc(b.Stock, func(st rulebook.Stock) bool {
			return st.Unit == unit && st.Units > 0 && st.Camp == s.Camp.String()
		})
		if held && !slices.Contains(boxes, b.ID) {
			return b.ID
		}
	}
	return ""
}

// withBox returns how a set adds a box.
func withBox(s *deck.Set, boxes []string, box string) string {
	if len(s.Def.Boxes) == 0 {
		return fmt.Sprintf(`write boxes = ["%s"]`, strings.Join(append(slices.Clone(boxes), box), `", "`))
	}
	return fmt.Sprintf("add %q to boxes", box)
}

// has formats the number of units of a type in a stock, before the boxes that contain them.
func has(n int) string {
	if n == 0 {
		return "and none is in the stock"
	}
	return fmt.Sprintf("and %d %s in the stock", n, wording.Either(n == 1, "is", "are"))
}

// symbolOf returns the first legend symbol for a unit type, in card order.
func symbolOf(s *deck.Set, unit string) string {
	for _, c := range s.Cards {
		for _, e := range c.Entries {
			if e.Unit != nil && e.Unit.ID == unit {
				return e.Symbol
			}
		}
	}
	return ""
}
