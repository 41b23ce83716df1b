package deploycheck

import (
	"cmp"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
)

// mildest returns the matchup with the fewest tokens by count, and the number of allowed matchups. The search stops at
// the first one without a problem.
func mildest(p *pass.Pass, c *call) (least [boards.Camps]side, of int) {
	all := c.matchups()
	if len(all) == 1 {
		return all[0], 1
	}
	fewest := int64(-1)
	for _, sides := range all {
		now := pressed(p, sides, boxesOf(c, sides))
		if n := now.levied.pairs + now.out.pairs; fewest < 0 || n < fewest {
			least, fewest = sides, n
		}
		if limits()["levied-draws"].Meets(now.levied.share(now)) && now.out.pairs == 0 {
			return sides, len(all)
		}
	}
	return least, len(all)
}

// boxesOf returns the boxes of a matchup.
func boxesOf(c *call, sides [boards.Camps]side) []string {
	if len(c.terms.boxes) == 0 {
		return tableBoxes(sides)
	}
	return c.terms.boxes
}

type pressedKey struct {
	rules *rulebook.Rulebook
	sets  [boards.Camps][deck.SetsMixed]*library.Entry
	boxes string
}

// keyOf returns a key that does not depend on the order of a side's sets.
func keyOf(p *pass.Pass, sides [boards.Camps]side, boxes []string) pressedKey {
	key := pressedKey{rules: p.Rules, boxes: strings.Join(boxes, "\n")}
	for _, camp := range camps {
		for i, t := range inOrder(sides[camp]) {
			key.sets[camp][i] = t.entry
		}
	}
	return key
}

// inOrder sorts the sets of a side by id.
func inOrder(s side) side {
	return slices.SortedFunc(slices.Values(s), func(a, b taken) int { return cmp.Compare(a.entry.ID, b.entry.ID) })
}

// pressed computes a matchup once per run.
func pressed(p *pass.Pass, sides [boards.Camps]side, boxes []string) *pressure {
	for camp := range sides {
		sides[camp] = inOrder(sides[camp])
	}
	return pass.Memo(p, keyOf(p, sides, boxes), func() *pressure { return press(p.Rules, sides, boxes) })
}
