package deploycheck

import (
	"cmp"
	"slices"
	"strings"

	"muster/engine/catalog"
	"muster/engine/muster"
	"muster/engine/rulebook"
	"muster/maps/hex"
	"muster/validate/check"
)

type mildestKey struct{}

// mildest is the least that the adventure's sets come to, whichever of them the players take: they can be blamed for
// no more. It ends when a matchup is found that keeps to the limits.
func mildest(p *check.Pass, c *call) *pressure {
	return check.Shared(p, mildestKey{}, func(p *check.Pass) *pressure {
		var least *pressure
		for _, sides := range c.matchups() {
			boxes := c.terms.boxes
			if len(boxes) == 0 {
				boxes = tableBoxes(sides)
			}
			now := *pressed(p, sides, boxes)
			if least == nil {
				least = &now
			}
			if now.levied.pairs < least.levied.pairs {
				least.levied = now.levied
			}
			if now.out.pairs < least.out.pairs {
				least.out = now.out
			}
			if limits()["levied-draws"].Meets(least.levied.share(least)) && limits()["tokenless-draws"].Meets(least.out.share(least)) {
				break
			}
		}
		return least
	})
}

type pressedKey struct {
	rules *rulebook.Rulebook
	sets  [hex.Camps][muster.SetsMixed]*catalog.Entry
	boxes string
}

// pressed works a matchup out once a run, in whichever order the sets of a side are told.
func pressed(p *check.Pass, sides [hex.Camps]side, boxes []string) *pressure {
	key := pressedKey{rules: p.Rules, boxes: strings.Join(boxes, "\n")}
	for _, camp := range camps {
		sides[camp] = slices.SortedFunc(slices.Values(sides[camp]), func(a, b taken) int { return cmp.Compare(a.entry.ID, b.entry.ID) })
		for i, t := range sides[camp] {
			key.sets[camp][i] = t.entry
		}
	}
	return check.Kept(p, key, func() *pressure { return press(p.Rules, sides, boxes) })
}
