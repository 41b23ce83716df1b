package rulebookcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// objectiveNever: an Objective must be possible (RW-OBJ-01): it requires no more than a player can have (RW-LIM-01).
func objectiveNever() *check.Check {
	return &check.Check{
		Code: "rulebook/objective-never", Severity: diag.Error,
		Rules: []string{"RW-OBJ-01", "RW-LIM-01"},
		Needs: []string{"rulebook/unknown-name", "rulebook/deed-words"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range added(p, "objectives") {
				for i, c := range of[rulebook.Objective](w).Needs {
					at := fmt.Sprintf("%s/needs/%d/least", w.Ptr, i)
					switch most, known := reachable(p.Rules, &c); {
					case c.Most != nil && c.Least > *c.Most:
						p.Report(check.Finding{
							At: p.Doc.Value(at), Rules: []string{"RW-OBJ-01"},
							Message: fmt.Sprintf("no player can have at least %d and at most %d %s", c.Least, *c.Most, c.Has),
							Help:    fmt.Sprintf("write %d, or less", *c.Most),
						})
					case known && c.Least > most:
						p.Report(check.Finding{
							At: p.Doc.Value(at), Message: fmt.Sprintf("no player can have %d %s (maximum %d)", c.Least, c.Has, most),
							Help: fmt.Sprintf("write %d, or less", most),
						})
					}
				}
			}
		}),
	}
}

// reachable returns the maximum that a player can have of a condition's subject, as far as limits and pieces determine
// it.
func reachable(r *rulebook.Rulebook, c *rulebook.Condition) (int, bool) {
	switch c.Has {
	case rulebook.HasHeroes:
		return r.Limit(rulebook.LimitHeroes).Most + 2, true // with two commanders (RW-CMD-10)
	case rulebook.HasTactics:
		return r.Limit(rulebook.LimitTactics).Most, true
	case rulebook.HasDial:
		return r.Limit(rulebook.LimitDial).Most, true
	case rulebook.HasTitles:
		return len(r.Titles.All()), true
	case rulebook.HasTrained:
		return len(rulebook.Attributes()), true // a token on each (RW-HERO-04)
	case rulebook.HasEnemyHomes:
		return 9, true // three others, three areas each
	case rulebook.HasStrongholds:
		return boxed(r, func(b *rulebook.Box) int { return b.Strongholds }), true
	case rulebook.HasDevelopments:
		return boxed(r, func(b *rulebook.Box) int { return b.Developments }), true
	case rulebook.HasUnits:
		return mostUnits(r, c), true
	}
	return 0, false
}

// boxed returns the number of pieces of a kind for one faction in all boxes.
func boxed(r *rulebook.Rulebook, of func(*rulebook.Box) int) int {
	n := 0
	for _, b := range r.Boxes.All() {
		n += of(&b)
	}
	return n
}

// mostUnits returns the maximum number of the required units for a faction, including neutral ones.
func mostUnits(r *rulebook.Rulebook, c *rulebook.Condition) int {
	by, neutral := map[string]int{}, 0
	for _, u := range r.Units.All() {
		if c.Unit != "" && c.Unit != u.ID || len(c.Shapes) > 0 && !slices.Contains(c.Shapes, u.Shape) {
			continue
		}
		if u.Neutral() {
			neutral += u.Count
		} else {
			by[u.Faction] += u.Count
		}
	}
	most := 0
	for _, n := range by {
		most = max(most, n)
	}
	return most + neutral
}
