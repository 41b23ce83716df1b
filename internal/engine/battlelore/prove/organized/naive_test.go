package organized_test

import (
	"cmp"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// The naive count of Organized mode: every pair of cases, every unit that a player may name, every order and every
// troop of the exchanges, one after the other, straight from the rules. It shares only the tables of naive_test.go,
// the linked cards and the rows of the rulebook with the package.

// naiveTypes holds the types on the table, by unit id.
type naiveTypes struct {
	ids            []string
	ready, loose   [boards.Camps][]int
	plain, figures []int
	banner         []int // 0 green, 1 blue, 2 red: the ranks in their order
	creature       []bool
	tokens         [3]int
}

func naiveStock(rules *rulebook.Rulebook, boxes []string, cards []*deck.Card) *naiveTypes {
	n := &naiveTypes{}
	at := func(id string) int {
		if i := slices.Index(n.ids, id); i >= 0 {
			return i
		}
		u := rules.Units.Get(id)
		n.ids = append(n.ids, id)
		for camp := range n.ready {
			n.ready[camp], n.loose[camp] = append(n.ready[camp], 0), append(n.loose[camp], 0)
		}
		figures := 4
		if u.Class == "mounted" {
			figures = 3
		}
		if u.Class == "creature" {
			figures = 1
		}
		n.plain, n.figures = append(n.plain, 0), append(n.figures, figures)
		n.banner = append(n.banner, slices.Index([]string{"green", "blue", "red"}, u.Banner))
		n.creature = append(n.creature, u.Class == "creature")
		return len(n.ids) - 1
	}
	camps := map[string]int{"pennant": 0, "standard": 1}
	for _, id := range boxes {
		for _, s := range rules.Boxes.Get(id).Stock {
			i := at(s.Unit)
			if n.creature[i] {
				n.plain[i] += s.Units
				continue
			}
			n.plain[i] += s.Units * (n.figures[i] - 1)
			n.ready[camps[s.Camp]][i] += s.Units + s.Bearers
		}
	}
	for _, id := range boxes {
		b := rules.Boxes.Get(id)
		for _, l := range b.Banners {
			if i := slices.Index(n.ids, l.Makes); i >= 0 {
				n.loose[camps[l.Camp]][i] += l.Count
			}
		}
		for i, colour := range []string{"green", "blue", "red"} {
			n.tokens[i] = b.Levies[colour] // there is one box, and each player has one set of its tokens
		}
	}
	for _, c := range cards {
		for _, e := range c.Entries {
			at(e.Unit.ID)
		}
	}
	return n
}

// naiveTable is the table in the middle of a deployment. It is a value; slices are copied by clone.
type naiveTable struct {
	ready, loose [boards.Camps][]int
	plain        []int
	tokens       [boards.Camps][3]int // in the box
	placed       [boards.Camps][3]int // on the field
	vacant       [boards.Camps]int    // hexes of the baseline
	green        [boards.Camps]int
}

func (n *naiveTypes) table() naiveTable {
	t := naiveTable{ready: n.ready, loose: n.loose, plain: n.plain, tokens: [boards.Camps][3]int{n.tokens, n.tokens}}
	return t.clone()
}

func (t naiveTable) clone() naiveTable {
	for camp := range t.ready {
		t.ready[camp], t.loose[camp] = slices.Clone(t.ready[camp]), slices.Clone(t.loose[camp])
	}
	t.plain = slices.Clone(t.plain)
	return t
}

// need returns the number of plain figures of the camp's next unit of a type; false when it cannot be raised.
func (t *naiveTable) need(n *naiveTypes, camp, i int) (int, bool) {
	need := n.figures[i]
	switch {
	case n.creature[i]:
	case t.ready[camp][i] > 0:
		need--
	case t.loose[camp][i] > 0:
	default:
		return 0, false
	}
	return need, t.plain[i] >= need
}

func (t *naiveTable) raise(n *naiveTypes, camp, i int) bool {
	need, ok := t.need(n, camp, i)
	if !ok {
		return false
	}
	t.plain[i] -= need
	switch {
	case n.creature[i]:
	case t.ready[camp][i] > 0:
		t.ready[camp][i]--
	default:
		t.loose[camp][i]--
	}
	return true
}

// token puts a token down instead of a unit.
func (t *naiveTable) token(n *naiveTypes, camp, i int) bool {
	c := n.banner[i]
	if t.tokens[camp][c] == 0 {
		return false
	}
	t.tokens[camp][c]--
	t.placed[camp][c]++
	return true
}

func (t *naiveTable) comes(n *naiveTypes, camp, i int) bool {
	_, ok := t.need(n, camp, i)
	return ok || t.tokens[camp][n.banner[i]] > 0
}

// naiveFates are the classes, followed by the tokens: green, blue, red.
type naiveFates struct {
	displaced, noRoom, short    int
	levied                      [3]int
	heldNoRoom, heldShort, left int
	heldLevied                  [3]int
}

// naiveGame is one matchup.
type naiveGame struct {
	types *naiveTypes
	hands [boards.Camps][]*deck.Card
	river map[string]bool
	first int // who reveals first in each wing
	all   bool
}

// guards reveals three cards of each camp, wing by wing.
func (g *naiveGame) guards(cards [boards.Camps][4]int) (naiveTable, [boards.Camps]naiveFates) {
	t := g.types.table()
	var fates [boards.Camps]naiveFates
	taken := map[string]bool{}
	for wing := range 3 {
		for _, camp := range []int{g.first, 1 - g.first} {
			g.guard(&t, &fates[camp], camp, wing, g.hands[camp][cards[camp][wing]], taken)
		}
	}
	for camp := range t.vacant {
		for _, label := range strings.Fields(deploytest.NaiveRow[camp]) {
			if !g.river[label] && !taken[label] {
				t.vacant[camp]++
			}
		}
	}
	return t, fates
}

func (g *naiveGame) guard(t *naiveTable, f *naiveFates, camp, wing int, card *deck.Card, taken map[string]bool) {
	section := 2 - wing // naiveMarks begin with the left wing
	for _, moved := range []bool{false, true} {
		for _, e := range card.Entries {
			label := strings.Fields(deploytest.NaiveMarks[camp][section][e.Rank-1])[e.File-1]
			if g.river[label] != moved {
				continue
			}
			i := slices.Index(g.types.ids, e.Unit.ID)
			if moved {
				f.displaced++
				label = ""
				for _, l := range strings.Fields(deploytest.NaiveBaseline[camp][section]) {
					if !g.river[l] && !taken[l] {
						label = l
					}
				}
			}
			switch {
			case !t.comes(g.types, camp, i):
				f.short++
			case label == "":
				f.noRoom++
			default:
				taken[label] = true
				raised := t.raise(g.types, camp, i)
				if !raised && t.token(g.types, camp, i) {
					f.levied[g.types.banner[i]]++
				}
				if g.types.banner[i] == 0 { // a creature counts, as its token does
					t.green[camp]++
				}
			}
		}
	}
}

// naiveEnd is one line of choices of a camp: the table after it, its losses, and its chance in parts.
type naiveEnd struct {
	table naiveTable
	fates naiveFates
	parts int64
}

// naiveParts is the denominator of a chance for each named unit: every number of options up to 4 divides it.
const naiveParts = 12

// reserve names units one after the other in every way.
func (g *naiveGame) reserve(t naiveTable, camp int, card *deck.Card, call int) []naiveEnd {
	var out []naiveEnd
	var name func(t naiveTable, f naiveFates, waiting []int, call int, parts int64)
	name = func(t naiveTable, f naiveFates, waiting []int, call int, parts int64) {
		var ready []int
		for at, i := range waiting {
			if t.comes(g.types, camp, i) {
				ready = append(ready, at)
			}
		}
		if call == 0 || t.vacant[camp] == 0 || len(ready) == 0 {
			room := 0
			rest := t.clone()
			for _, i := range waiting { // with endless room so many could still come
				if room < call && (rest.raise(g.types, camp, i) || rest.token(g.types, camp, i)) {
					room++
				}
			}
			f.heldNoRoom, f.heldShort = room, call-room
			out = append(out, naiveEnd{t, f, parts})
			return
		}
		for _, at := range ready {
			next, then := t.clone(), f
			i := waiting[at]
			if !next.raise(g.types, camp, i) {
				next.token(g.types, camp, i)
				then.heldLevied[g.types.banner[i]]++
			}
			next.vacant[camp]--
			name(next, then, slices.Delete(slices.Clone(waiting), at, at+1), call-1, parts/int64(len(ready)))
		}
	}
	var waiting []int
	for _, e := range card.Entries {
		waiting = append(waiting, slices.Index(g.types.ids, e.Unit.ID))
	}
	parts := int64(1)
	for range call {
		parts *= naiveParts
	}
	name(t, naiveFates{}, waiting, call, parts)
	return out
}

// exchange replaces tokens in every order by every troop, and returns the tables that it can end with.
func (g *naiveGame) exchange(e naiveEnd, camp int) []naiveEnd {
	var out []naiveEnd
	var seen [][]int
	var next func(e naiveEnd)
	next = func(e naiveEnd) {
		key := append(slices.Clone(e.table.ready[camp]), e.table.loose[camp]...)
		key = append(append(key, e.table.plain...), e.table.placed[camp][:]...)
		key = append(key, e.fates.left)
		if slices.ContainsFunc(seen, func(s []int) bool { return slices.Equal(s, key) }) {
			return
		}
		seen = append(seen, key)
		if e.table.placed[camp] == [3]int{} {
			out = append(out, e)
			return
		}
		for c, n := range e.table.placed[camp] {
			if n == 0 {
				continue
			}
			found := false
			for i := range g.types.ids {
				if _, ok := e.table.need(g.types, camp, i); !ok || g.types.creature[i] || g.types.banner[i] > c {
					continue
				}
				found = true
				then := naiveEnd{e.table.clone(), e.fates, e.parts}
				then.table.placed[camp][c]--
				then.table.raise(g.types, camp, i)
				next(then)
			}
			if !found {
				then := naiveEnd{e.table.clone(), e.fates, e.parts}
				then.table.placed[camp][c]--
				then.fates.left++
				next(then)
			}
		}
	}
	next(e)
	return out
}

// compareCases orders pairs of cases as witnesses are: fewest units called, then lowest cards, then the camp that
// calls first.
func compareCases(a, b naiveCases) int {
	return cmp.Or(cmp.Compare(a.units, b.units), slices.Compare(a.cards[0][:], b.cards[0][:]),
		slices.Compare(a.cards[1][:], b.cards[1][:]))
}

type naiveCases struct {
	units int
	cards [boards.Camps][4]int
}
