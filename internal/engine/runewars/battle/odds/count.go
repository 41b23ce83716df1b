package odds

import (
	"math/bits"

	"muster/internal/engine/runewars/battle"
)

// counter counts a battle position by position; cards are drawn in each. Equal positions are merged, regardless of the
// choices that led to them.
type counter struct {
	rules  *battle.Rules
	by     [2]Rule
	most   int
	shape  shape
	deck   *deck
	sights map[seen]int
	seen   []sight
	dealt  map[pair][]deal
	hand   map[[2]int][]hand
	levels [][]position // by number of unknown cards drawn
	index  map[key]int32
	made   int
	work   battle.State // of expand
	answer *Answer
	best   *thinker
	why    Reason
}

// position is a State in which cards are drawn, with its probability.
type position struct {
	state battle.State
	at    int // number of the seen faces
	share float64
}

// count counts a battle, or returns the reason for not counting it.
func count(q Question) (*Answer, Reason) {
	c := &counter{
		rules: q.Rules, by: q.By, most: q.Most, shape: shapeOf(q.Rules), sights: map[seen]int{}, dealt: map[pair][]deal{},
		hand: map[[2]int][]hand{}, index: map[key]int32{}, answer: newAnswer(q.Rules),
	}
	unknown := q.Rules.Left
	for _, card := range q.Rules.Top {
		unknown &^= 1 << card
	}
	if mostDrawn(q.Rules) > bits.OnesCount64(q.Rules.Left) {
		return nil, Reshuffle
	}
	var fits bool
	if c.deck, fits = newDeck(q.Rules, unknown); !fits {
		return nil, Unknown
	}
	if q.By[0] == Best || q.By[1] == Best {
		c.best = newThinker(c)
	}
	c.number(seen{}, 0)
	var s battle.State
	battle.Start(q.Rules, &s, nil)
	c.goOn(&s, 0, 0, 1)
	for level := 0; level < len(c.levels) && c.why == 0; level++ {
		for i := 0; i < len(c.levels[level]) && c.why == 0; i++ {
			c.expand(&c.levels[level][i])
		}
		c.levels[level] = nil
	}
	c.answer.Counted, c.answer.Positions = true, c.made
	return c.answer, c.why
}

// mostDrawn returns the maximum of cards that a battle can draw.
func mostDrawn(r *battle.Rules) int {
	n := 0
	for side := range r.Sides {
		n += int(r.Sides[side].Heroes)
		added := addedTo(r, side)
		for k := range r.Sides[side].Kinds {
			kind := &r.Sides[side].Kinds[k]
			units := int(kind.Units) + min(added[k], int(kind.Spare)+int(kind.Units))
			n += units
			for i := range kind.Special {
				switch e := &kind.Special[i]; {
				case e.Do == battle.DoDrawFate && e.Once:
					n += units * int(e.Count)
				case e.Do == battle.DoDrawFate:
					n += 1 << 20
				}
			}
		}
	}
	return n
}

// addedTo returns the maximum of units added to each kind of a side: by each card of the units that bring them.
func addedTo(r *battle.Rules, side int) (out [battle.MaxKinds]int) {
	brought := func(list []battle.Effect, times int) {
		for i := range list {
			if list[i].Do == battle.DoAddUnits {
				out[list[i].Kind] += times * int(list[i].Count)
			}
		}
	}
	of := &r.Sides[side]
	brought(of.Opening, 1)
	for k := range of.Kinds {
		cards := int(of.Kinds[k].Units) + 1
		for i := range of.Kinds[k].Special {
			if of.Kinds[k].Special[i].Do == battle.DoDrawFate {
				cards *= 2
			}
		}
		brought(of.Kinds[k].Special, cards)
	}
	return out
}

// shapesOf returns the shapes of all fighting units, as a set.
func shapesOf(r *battle.Rules) uint8 {
	out := uint8(0)
	for side := range r.Sides {
		for k := range r.Sides[side].Kinds {
			out |= 1 << r.Sides[side].Kinds[k].Shape
		}
	}
	return out
}

// goOn lets the sides choose until cards are drawn or the battle is over.
func (c *counter) goOn(s *battle.State, at, cards int, share float64) {
	var backing [64]battle.Choice
	for !s.Over() && c.why == 0 {
		side := s.Decider()
		if side == battle.Nature {
			c.arrive(s, at, share)
			return
		}
		legal := battle.Legal(c.rules, s, backing[:0])
		switch c.by[side] {
		case Random:
			for _, choice := range legal[1:] {
				next := *s
				battle.Take(c.rules, &next, choice, nil)
				c.goOn(&next, at, cards, share/float64(len(legal)))
			}
			share /= float64(len(legal))
			battle.Take(c.rules, s, legal[0], nil)
		case Best:
			battle.Take(c.rules, s, legal[c.best.choose(s, at, legal)], nil)
		default:
			battle.Take(c.rules, s, legal[c.by[side].chooser().Choose(c.rules, s, legal)], nil)
		}
	}
	if s.Over() {
		c.answer.add(c.rules, s, share, cards+int(s.Deck.Next))
	}
}

// arrive records a position, or adds its share to an equal one.
func (c *counter) arrive(s *battle.State, at int, share float64) {
	k, fits := c.keyOf(s, at)
	if !fits {
		c.why = Unknown
		return
	}
	level := c.seen[at].cards
	for len(c.levels) <= level {
		c.levels = append(c.levels, nil)
	}
	if i, ok := c.index[k]; ok {
		c.levels[level][i].share += share
		return
	}
	if c.made++; c.made > c.most {
		c.why = TooMany
		return
	}
	c.index[k] = int32(len(c.levels[level]))
	c.levels[level] = append(c.levels[level], position{*s, at, share})
}

// expand deals the cards of a position in every way.
func (c *counter) expand(m *position) {
	p := c.pairOf(&m.state, m.at)
	deals, ok := c.deals(p)
	if !ok {
		c.why = TooMany
		return
	}
	cards := c.seen[m.at].cards + int(p.n[0]) + int(p.n[1])
	for i := range deals {
		d, s := &deals[i], &c.work
		*s = m.state
		battle.Reveal(c.rules, s, &d.faces)
		c.goOn(s, d.to, cards, m.share*d.share)
	}
}

// pairOf returns the drawing pair of a position.
func (c *counter) pairOf(s *battle.State, at int) pair {
	p := pair{from: at, n: s.Owed, last: c.last(s)}
	for side := range p.shape {
		if p.n[side] > 0 {
			p.shape[side] = c.rules.Sides[side].Kinds[s.Kind[side]].Shape
			p.keep[side] = s.Throw[side]
		}
	}
	return p
}

// last reports whether nothing can be drawn after the current draw.
func (c *counter) last(s *battle.State) bool {
	if s.Again {
		return false
	}
	for side := range c.rules.Sides {
		for k := range c.rules.Sides[side].Kinds {
			kind := &c.rules.Sides[side].Kinds[k]
			if int(s.Kind[side]) == k {
				for i := range kind.Special {
					if kind.Special[i].Do == battle.DoDrawFate {
						return false
					}
				}
			}
			later := kind.Initiative > s.Row && s.Drew[side]>>k&1 == 0
			if later && (s.Stand(side, k) > 0 || c.shape.added) {
				return false
			}
		}
	}
	return true
}
