package runewars_test

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/battle"
)

// figure is one unit.
type figure struct {
	kind           int
	routed, marked bool
	hurt           int
	dead           bool
	area           int // where it has retreated to; -1: it is here
}

func (f *figure) here() bool { return !f.dead && f.area < 0 }

// table connects the referee with a player who chooses and a deck.
type table interface {
	choose(side int, options []string) string
	draw(left []int) int
}

// battleReferee fights one battle.
type battleReferee struct {
	r          *battle.Rules
	table      table
	units      [2][]*figure
	health     [2]map[int]int
	deck       []int
	spent      []int
	hand       []int
	added      [2]map[int]int
	bonus      [2]int
	tactics    [2]int
	announced  [2][]int
	own        [2][]int
	used       [2]map[int]bool // kinds that have drawn
	heroes     [2]map[int]bool // kinds that are supported
	routs      [2]int          // that a side has drawn
	damage     [2]int
	specials   [2]int
	more, most [2]int // cards for specials
	force      [2]int
	winner     int
	broken     bool
	razed      bool
	taken      bool
}

func newBattleReferee(r *battle.Rules, t table) *battleReferee {
	o := &battleReferee{r: r, table: t, broken: r.Fort.Broken}
	for c := range battle.MaxCards {
		if r.Left>>c&1 == 1 {
			o.deck = append(o.deck, c)
		}
		if r.Spent>>c&1 == 1 {
			o.spent = append(o.spent, c)
		}
	}
	for side := range 2 {
		o.health[side], o.added[side] = map[int]int{}, map[int]int{}
		o.used[side], o.heroes[side] = map[int]bool{}, map[int]bool{}
		for k, kind := range r.Sides[side].Kinds {
			o.health[side][k] = int(kind.Health)
			for range kind.Units {
				o.units[side] = append(o.units[side], &figure{kind: k, area: -1})
			}
		}
		for c := range battle.MaxCards {
			if r.Sides[side].Own>>c&1 == 1 {
				o.own[side] = append(o.own[side], c)
			}
		}
	}
	return o
}

// ask lets a side choose, unless there is only one option.
func (o *battleReferee) ask(side int, options []string) string {
	if len(options) == 1 {
		return options[0]
	}
	return o.table.choose(side, options)
}

func word(verb string, what ...int) string {
	for len(what) < 3 {
		what = append(what, 0)
	}
	return fmt.Sprintf("%s %d/%d/%d", verb, what[0], what[1], what[2])
}

// those returns a side's present figures for which pass is true.
func (o *battleReferee) those(side int, pass func(*figure) bool) (out []*figure) {
	for _, f := range o.units[side] {
		if f.here() && pass(f) {
			out = append(out, f)
		}
	}
	return out
}

func everyone(*figure) bool   { return true }
func standing(f *figure) bool { return !f.routed }

func (o *battleReferee) standingOf(side, kind int) int {
	return len(o.those(side, func(f *figure) bool { return f.kind == kind && !f.routed }))
}

// name returns a figure's name in options: figures with the same name are interchangeable.
func name(verb string, f *figure) string {
	state := 0
	if f.routed {
		state = 1
	}
	return word(verb, f.kind, state, f.hurt)
}

// oneOf lets a side choose a figure; nil if it passes.
func (o *battleReferee) oneOf(side int, verb string, from []*figure, pass bool) *figure {
	var options []string
	if pass {
		options = append(options, word("pass"))
	}
	for _, f := range from {
		if n := name(verb, f); !slices.Contains(options, n) {
			options = append(options, n)
		}
	}
	chosen := o.ask(side, options)
	for _, f := range from {
		if name(verb, f) == chosen {
			return f
		}
	}
	return nil
}

// first returns the figures for which pass is true, or all if there are none.
func first(from []*figure, pass func(*figure) bool) []*figure {
	var out []*figure
	for _, f := range from {
		if pass(f) {
			out = append(out, f)
		}
	}
	if len(out) == 0 {
		return from
	}
	return out
}

func (o *battleReferee) hit(side int, f *figure, points int) {
	if f.hurt += points; f.hurt >= o.health[side][f.kind] {
		f.dead = true
	}
}

// fight runs the whole battle.
func (o *battleReferee) fight() {
	for side := range 2 { // RW-BTL-03
		left := int(o.r.Sides[side].Heroes)
		from := 0
		for left > 0 {
			options := []string{word("pass")}
			for k := from; k < len(o.r.Sides[side].Kinds); k++ {
				if o.standingOf(side, k) > 0 {
					options = append(options, word("support", k))
				}
			}
			chosen := o.ask(side, options)
			if chosen == word("pass") {
				break
			}
			for k := range o.r.Sides[side].Kinds {
				if chosen == word("support", k) {
					o.heroes[side][k] = true
					from = k + 1
				}
			}
			left--
		}
	}
	for side := range 2 { // RW-BTL-04
		o.perform(side, o.r.Sides[side].Opening, -1)
	}
	for row := 1; row <= 5; row++ { // RW-BTL-05
		for {
			var kinds [2]int
			for side := range 2 {
				kinds[side] = o.pick(side, row)
			}
			if kinds[0] < 0 && kinds[1] < 0 {
				break
			}
			o.clash(kinds)
		}
	}
	if list := o.r.Sides[1].Defence; len(list) > 0 { // RW-BTL-13
		if o.ask(1, []string{word("pass"), word("use")}) == word("use") {
			o.perform(1, list, -1)
		}
	}
	o.settle()
}

// pick lets a side choose which of its types of the row draws now; -1 for none.
func (o *battleReferee) pick(side, row int) int {
	var options []string
	for k, kind := range o.r.Sides[side].Kinds {
		if int(kind.Initiative) == row && !o.used[side][k] && o.standingOf(side, k) > 0 {
			options = append(options, word("begin", k))
		}
	}
	if len(options) == 0 {
		return -1
	}
	chosen := o.ask(side, options)
	for k := range o.r.Sides[side].Kinds {
		if chosen == word("begin", k) {
			o.used[side][k] = true
			return k
		}
	}
	panic("nothing was picked")
}

// clash lets two types draw and resolve their cards.
func (o *battleReferee) clash(kinds [2]int) {
	var want [2]int
	for side, k := range kinds {
		o.more[side], o.most[side] = 0, 0
		if k < 0 {
			continue
		}
		want[side] = o.standingOf(side, k) // RW-BTL-06
		o.most[side] = want[side]
		if o.heroes[side][k] {
			want[side]++
		}
	}
	for side, k := range kinds { // RW-BTL-07
		for from := 0; k >= 0 && want[side] > 0; {
			options := []string{word("pass")}
			for _, c := range o.own[side] {
				if c >= from {
					options = append(options, word("announce", c))
				}
			}
			chosen := o.ask(side, options)
			if chosen == word("pass") {
				break
			}
			for _, c := range o.own[side] {
				if chosen == word("announce", c) {
					o.announced[side] = append(o.announced[side], c)
					from = c + 1
				}
			}
			o.own[side] = slices.DeleteFunc(o.own[side], func(c int) bool { return slices.Contains(o.announced[side], c) })
			want[side]--
		}
	}
	var faces [2][]battle.Face
	for side, k := range kinds {
		for range want[side] {
			if c, ok := o.card(); ok {
				faces[side] = append(faces[side], o.face(side, k, c))
			}
		}
	}
	for side, k := range kinds {
		if k >= 0 && o.heroes[side][k] && len(faces[side]) > 0 &&
			len(faces[side])+len(o.announced[side]) > o.most[side] {
			var options []string
			for _, f := range faces[side] {
				if n := word("throw", int(f)); !slices.Contains(options, n) {
					options = append(options, n)
				}
			}
			chosen := o.ask(side, options)
			i := slices.IndexFunc(faces[side], func(f battle.Face) bool { return word("throw", int(f)) == chosen })
			faces[side] = slices.Delete(faces[side], i, i+1)
		}
		for _, c := range o.announced[side] {
			faces[side] = append(faces[side], o.face(side, k, c))
		}
		o.announced[side] = nil
		for _, f := range faces[side] {
			o.count(side, f)
		}
	}
	o.resolve(kinds)
	o.spent = append(o.spent, o.hand...) // RW-BTL-12
	o.hand = nil
}

func (o *battleReferee) face(side, kind, card int) battle.Face {
	return o.r.Cards[card].Faces[o.r.Sides[side].Kinds[kind].Shape]
}

func (o *battleReferee) count(side int, f battle.Face) {
	if f == battle.Special {
		o.specials[side]++
	}
	o.routs[side] += int(f.Routs())
	o.damage[side] += int(f.Damage())
}

// card draws a card; it returns false for none.
func (o *battleReferee) card() (int, bool) {
	if len(o.deck) == 0 {
		o.deck, o.spent = o.spent, nil
	}
	if len(o.deck) == 0 {
		return 0, false
	}
	slices.Sort(o.deck)
	c := o.deck[0]
	if len(o.deck) > 1 {
		c = o.table.draw(o.deck)
	}
	o.deck = slices.DeleteFunc(o.deck, func(d int) bool { return d == c })
	o.hand = append(o.hand, c)
	return c, true
}

// resolve resolves specials, routs, and damage (RW-BTL-08, RW-BTL-09).
func (o *battleReferee) resolve(kinds [2]int) {
	for side := range 2 {
		for o.specials[side] > 0 {
			o.specials[side]--
			o.perform(side, o.r.Sides[side].Kinds[kinds[side]].Special, kinds[side])
		}
	}
	for side := 1; side >= 0; side-- {
		for ; o.routs[1-side] > 0; o.routs[1-side]-- {
			from := o.those(side, standing)
			if len(from) == 0 {
				o.routs[1-side] = 0
				break
			}
			o.oneOf(side, "suffer", first(from, func(f *figure) bool { return f.hurt == 0 }), false).routed = true
		}
	}
	for side := 1; side >= 0; side-- {
		for ; o.damage[1-side] > 0; o.damage[1-side]-- {
			from := o.toDamage(o.those(side, everyone))
			if len(from) == 0 {
				o.damage[1-side] = 0
				break
			}
			o.hit(side, o.oneOf(side, "suffer", from, false), 1)
		}
	}
}

// toDamage returns the figures from which the owner chooses one (RW-DMG-02).
func (o *battleReferee) toDamage(from []*figure) []*figure {
	if hurt := first(from, func(f *figure) bool { return f.hurt > 0 }); len(hurt) > 0 && hurt[0].hurt > 0 {
		return hurt
	}
	return first(from, standing)
}
