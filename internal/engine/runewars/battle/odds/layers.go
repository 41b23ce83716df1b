package odds

import (
	"math/bits"

	"muster/internal/engine/runewars/battle"
)

// layers counts a battle with separable sides: each force is evaluated once, and the seen faces of the deck are
// tracked in parallel. A node is two forces; one force draws. Layer by layer it passes on the number of ways to
// reach it, by seen faces.
type layers struct {
	rules     *battle.Rules
	by        [2]Rule
	most      int
	apart     bool // every area has room for both sides' retreating units
	deck      *deck
	chances   *chances
	camps     [2]camp
	touch     [2][battle.MaxKinds]touches
	done      [2]memo // specials
	hits      [2]struck
	hitIDs    index // routs and damage
	hitOf     [][2]uint8
	draws     []*draws
	drawIDs   index
	pairs     []drawnPair
	pairIDs   index
	nodes     []node
	nodeIDs   index
	queue     [2*battle.MaxKinds + 1][]int32 // nodes, by number of kinds that may draw after them
	entries   []entry
	entryOf   index
	mass      []float64 // of nodes that draw last, by draw
	positions int
	ends      ending
	answer    *Answer
	why       Reason
	leads     leads
	state     battle.State // scratch state for the engine
	room      [battle.MaxCards]battle.Choice
	merged    merger
	from      []source
	before    []outcome
	decided   bool // all rules of choice are deterministic
	sure      [1]branch
}

// node is two forces; one force draws.
type node struct {
	of    [2]int32
	pair  int32 // their draw
	first int32 // first of its entries; unknown: none
	mass  int32 // start of the shares of their draw if it is the last one; otherwise unknown
}

// entry is the number of ways to reach a node with some seen faces.
type entry struct {
	ways float64
	seen int32
	next int32 // next entry of the same node
}

// maxEffects is the limit of effects of a special with separate conditions.
const maxEffects = 16

// separable reports whether a battle can be counted in layers: no side searches, no card is known or a side's own, and
// no special draws.
func separable(q *Question) bool {
	for side := range q.Rules.Sides {
		of := &q.Rules.Sides[side]
		if q.By[side] == Best || of.Own != 0 || len(q.Rules.Top) > 0 {
			return false
		}
		for k := range of.Kinds {
			for i := range of.Kinds[k].Special {
				if of.Kinds[k].Special[i].Do == battle.DoDrawFate || i == maxEffects {
					return false
				}
			}
		}
	}
	return true
}

// countLayers counts a separable battle, or returns the reason for not counting it.
func countLayers(q Question) (*Answer, Reason) {
	r := q.Rules
	if mostDrawn(r) > bits.OnesCount64(r.Left) {
		return nil, Reshuffle
	}
	deck, fits := newDeck(r, r.Left)
	if !fits {
		return nil, Unknown
	}
	chances, fits := newChances(deck)
	if !fits {
		return count(q)
	}
	l := &layers{
		rules: r, by: q.By, most: q.Most, apart: apart(r), deck: deck, chances: chances, camps: camps(r),
		answer: newAnswer(r),
	}
	for side := range r.Sides {
		for k := range r.Sides[side].Kinds {
			l.touch[side][k] = l.touched(r.Sides[side].Kinds[k].Special)
		}
	}
	l.decided = q.By[0] != Random && q.By[1] != Random
	l.ends.apart = l.apart && len(r.Sides[battle.Defender].Defence) == 0
	l.begin()
	for i := len(l.queue) - 1; i >= 0; i-- {
		for j := 0; j < len(l.queue[i]) && l.why == 0; j++ {
			l.expand(l.queue[i][j])
		}
	}
	if l.why != 0 {
		return nil, l.why
	}
	l.finish()
	l.answer.Counted, l.answer.Positions = true, l.positions
	return l.answer, 0
}

// begin fights the battle up to the first pick of a kind.
func (l *layers) begin() {
	var s battle.State
	battle.StartUntil(l.rules, &s, battle.Picking)
	none := l.chances.number(seen{})
	l.play(&s, battle.Picking, 1, func(s *battle.State, share float64) {
		for side := range s.Tactics {
			l.answer.Tactics[side] += share * float64(s.Tactics[side])
		}
		for _, t := range l.lead(nil, [2]int32{l.forceOf(s, 0), l.forceOf(s, 1)}, share) {
			l.arrive(t, none, t.share)
		}
	})
}

// lead appends the successors of two forces after two kinds have acted; rows without a draw are skipped.
func (l *layers) lead(out []to, of [2]int32, share float64) []to {
	for {
		a, d := l.picks(battle.Attacker, of[0]), l.picks(battle.Defender, of[1])
		if len(a) > 0 || len(d) > 0 {
			return l.leadPicked(out, of, a, d, share)
		}
		if l.camps[0].list[of[0]].row == battle.Rows && l.camps[1].list[of[1]].row == battle.Rows {
			return append(out, to{unknown, of, share})
		}
		of = [2]int32{l.nextRow(battle.Attacker, of[0]), l.nextRow(battle.Defender, of[1])}
	}
}

func (l *layers) leadPicked(out []to, of [2]int32, a, d []branch, share float64) []to {
	if len(a) == 0 {
		a = []branch{{of[0], 1}}
	}
	if len(d) == 0 {
		d = []branch{{of[1], 1}}
	}
	for _, x := range a {
		for _, y := range d {
			out = append(out, to{l.node([2]int32{x.to, y.to}), of, share * x.share * y.share})
		}
	}
	return out
}

// node returns the number of two forces.
func (l *layers) node(of [2]int32) int32 {
	n, new := l.nodeIDs.number(uint64(of[0])<<32 | uint64(of[1]))
	if !new {
		return n
	}
	p := l.pair(l.drawsOf(battle.Attacker, of[0]), l.drawsOf(battle.Defender, of[1]))
	after := l.camps[0].known[of[0]].remaining + l.camps[1].known[of[1]].remaining
	l.queue[after] = append(l.queue[after], n)
	at := node{of: of, pair: p, first: unknown, mass: unknown}
	if after == 0 {
		at.mass = int32(len(l.mass))
		l.mass = append(l.mass, make([]float64, l.pairs[p].comes)...)
		l.count()
	}
	l.nodes = append(l.nodes, at)
	return n
}

// count counts positions: two forces that draw, with the seen faces if a later draw needs them.
func (l *layers) count() {
	if l.positions++; l.positions > l.most {
		l.why = TooMany
	}
}

// arrive adds a number of ways to reach a place with some seen faces.
func (l *layers) arrive(t to, seen int32, ways float64) {
	if t.node == unknown {
		l.end(t.of, ways*l.chances.chance(seen))
		return
	}
	at := &l.nodes[t.node]
	if at.mass != unknown {
		mass := l.mass[at.mass:]
		for come, chance := range l.likely(at.pair, seen) {
			mass[come] += ways * chance
		}
		return
	}
	n, new := l.entryOf.number(uint64(t.node)<<32 | uint64(seen))
	if !new {
		l.entries[n].ways += ways
		return
	}
	l.entries = append(l.entries, entry{ways, seen, at.first})
	at.first = n
	l.count()
}

// expand deals the cards of a node in every way.
func (l *layers) expand(n int32) {
	at := l.nodes[n]
	p := &l.pairs[at.pair]
	cards, sum := float64(l.draws[p.a].n+l.draws[p.d].n), 0.0
	if at.mass == unknown {
		for i := at.first; i != unknown; i = l.entries[i].next {
			sum += l.entries[i].ways * l.chances.chance(l.entries[i].seen)
		}
		l.expandOn(&at)
	} else {
		for _, m := range l.mass[at.mass:][:p.comes] {
			sum += m
		}
		l.expandLast(&at)
	}
	l.answer.Cards += sum * cards
}

// expandOn continues to nodes with further draws.
func (l *layers) expandOn(at *node) {
	pair := &l.pairs[at.pair]
	l.leads.reset(int(pair.comes))
	l.from = l.from[:0]
	for i := at.first; i != unknown; i = l.entries[i].next {
		e := l.entries[i]
		l.from = append(l.from, source{ways: e.ways, of: l.chances.list[e.seen].of, likely: l.likely(at.pair, e.seen)})
		l.from[len(l.from)-1].dealt, _ = pair.dealt.row(e.seen, len(pair.both))
	}
	begin := int32(0)
	for come := int32(0); come < pair.comes && l.why == 0; come++ {
		begin = l.expandCome(at, come, begin)
	}
}

// source is an entry of the current node.
type source struct {
	ways   float64
	of     seen
	likely []float64
	dealt  []int32
}

// expandCome continues from a result of the draw; its hands begin at an index of the pair's list. It returns their
// end.
func (l *layers) expandCome(at *node, come, begin int32) int32 {
	pair := &l.pairs[at.pair]
	sum := 0.0
	for i := range l.from {
		sum += l.from[i].ways * l.from[i].likely[come]
	}
	hands := pair.byCome[begin:pair.upTo[come]]
	if sum == 0 {
		return pair.upTo[come]
	}
	lead := l.leadsOf(at, come)
	pair = &l.pairs[at.pair] // the list may have grown
	if lead.tactics != [2]float64{} {
		l.draw(sum, &lead.tactics)
	}
	for _, t := range lead.tos {
		if t.node == unknown {
			l.end(t.of, sum*t.share)
			continue
		}
		for i := range l.from {
			f := &l.from[i]
			for _, h := range hands {
				if n := l.dealt(pair, f.of, f.dealt, h); n != unknown {
					l.arrive(t, n, f.ways*pair.both[h].ways*t.share)
				}
			}
		}
	}
	return pair.upTo[come]
}

// draw records Tactics cards that sides draw.
func (l *layers) draw(share float64, cards *[2]float64) {
	for side := range cards {
		l.answer.Tactics[side] += share * cards[side]
	}
}

// expandLast continues to ends only.
func (l *layers) expandLast(at *node) {
	l.leads.reset(0)
	p := &l.pairs[at.pair]
	mass := l.mass[at.mass:][:p.comes]
	a, d := l.draws[p.a].comes, l.draws[p.d].comes
	for i := range a {
		for j, m := range mass[i*len(d):][:len(d)] {
			if m == 0 {
				continue
			}
			w := l.workedOf(at.of, a[i].specials, d[j].specials)
			for k := range w.outcomes {
				o := &w.outcomes[k]
				l.endStruck(o, a[i].hit, d[j].hit, m*o.share)
			}
			if w.tactics != [2]float64{} {
				l.draw(m, &w.tactics)
			}
		}
	}
}

// endStruck ends with both sides struck: the defender by the one draw, the attacker by the other.
func (l *layers) endStruck(o *outcome, first, second int32, share float64) {
	d, a := l.struck(battle.Defender, o.of[1], first), l.struck(battle.Attacker, o.of[0], second)
	if d.many == nil && a.many == nil {
		l.end([2]int32{a.to, d.to}, share)
		return
	}
	for i := range d.size() {
		for j := range a.size() {
			x, y := a.at(j), d.at(i)
			l.end([2]int32{x.to, y.to}, share*x.share*y.share)
		}
	}
}
