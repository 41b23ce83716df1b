package deploycheck

import (
	"cmp"
	"slices"
	"strings"

	"muster/engine/battlelore/deck"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/validate/battlelore/pass"
)

// mildest is the matchup that asks for the fewest tokens by count, and how many the adventure allows. The search ends
// with the first that the count finds nothing against.
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

// boxesOf are those on the table of a matchup.
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

// keyOf is the same in whichever order the sets of a side are told.
func keyOf(p *pass.Pass, sides [boards.Camps]side, boxes []string) pressedKey {
	key := pressedKey{rules: p.Rules, boxes: strings.Join(boxes, "\n")}
	for _, camp := range camps {
		for i, t := range inOrder(sides[camp]) {
			key.sets[camp][i] = t.entry
		}
	}
	return key
}

// inOrder are the sets of a side by id.
func inOrder(s side) side {
	return slices.SortedFunc(slices.Values(s), func(a, b taken) int { return cmp.Compare(a.entry.ID, b.entry.ID) })
}

// pressed works a matchup out once a run.
func pressed(p *pass.Pass, sides [boards.Camps]side, boxes []string) *pressure {
	for camp := range sides {
		sides[camp] = inOrder(sides[camp])
	}
	return pass.Kept(p, keyOf(p, sides, boxes), func() *pressure { return press(p.Rules, sides, boxes) })
}
