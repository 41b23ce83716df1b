package playcheck

import (
	"fmt"

	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// RuleUnplayed: a special rule in prose only was left out of the games by which the adventure is judged.
func (g *Game) RuleUnplayed() *check.Check {
	return g.played("play/rule-unplayed", diag.Note, needs(), func(x *Pass) {
		for _, r := range x.Unplayed {
			x.Report(check.Finding{
				At: x.placeOf(r.Ptr),
				Message: fmt.Sprintf("the special rule %q has only a text: the games are played without it",
					r.Name),
				Help: "test it yourself: the games do not use it",
			})
		}
	})
}

// Rule is a special rule of an adventure.
type Rule struct {
	Name string
	Ptr  string // JSON pointer of its name; "" for a place with an effect in prose only
}

// Unplayed returns the rules that a battle lists as not played, by name, with their indexes among all special rules of
// the adventure. Several may share a name.
func Unplayed(names, all []string) []Rule {
	var out []Rule
	from := 0
	for _, name := range names {
		r := Rule{Name: name}
		for i := from; i < len(all); i++ {
			if all[i] == name {
				r.Ptr, from = wording.Pointer("rules", i, "name"), i+1
				break
			}
		}
		out = append(out, r)
	}
	return out
}
