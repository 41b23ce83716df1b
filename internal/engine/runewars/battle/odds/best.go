package odds

import "muster/internal/engine/runewars/battle"

// thinker finds the choice that wins most often for a side. The side knows the number of cards read as each face, and
// how the other side chooses: by its rule, or also the best for itself.
type thinker struct {
	c     *counter
	worth map[key]float64 // probability that the attacker wins
	left  int
}

func newThinker(c *counter) *thinker { return &thinker{c, map[key]float64{}, c.most} }

// choose returns the first of the choices that win most often.
func (t *thinker) choose(s *battle.State, at int, legal []battle.Choice) int {
	best, most, side := 0, -1.0, s.Decider()
	for i, choice := range legal {
		next := *s
		battle.Take(t.c.rules, &next, choice, nil)
		w := t.value(&next, at)
		if side == battle.Defender {
			w = 1 - w
		}
		if w > most+1e-12 {
			best, most = i, w
		}
	}
	return best
}

// value returns the probability that the attacker wins from here. It changes s.
func (t *thinker) value(s *battle.State, at int) float64 {
	if t.c.why != 0 {
		return 0
	}
	if s.Over() || s.Winner != battle.Nature { // steps after the count of strength decide nothing
		if s.Winner == battle.Attacker {
			return 1
		}
		return 0
	}
	side := s.Decider()
	if side == battle.Nature {
		return t.falls(s, at)
	}
	var backing [64]battle.Choice
	legal := battle.Legal(t.c.rules, s, backing[:0])
	if t.left -= len(legal); t.left < 0 {
		t.c.why = TooMany
		return 0
	}
	switch t.c.by[side] {
	case Random:
		sum := 0.0
		for _, choice := range legal {
			next := *s
			battle.Take(t.c.rules, &next, choice, nil)
			sum += t.value(&next, at)
		}
		return sum / float64(len(legal))
	case Best:
		best := -1.0
		for _, choice := range legal {
			next := *s
			battle.Take(t.c.rules, &next, choice, nil)
			w := t.value(&next, at)
			if side == battle.Defender {
				w = 1 - w
			}
			best = max(best, w)
		}
		if side == battle.Defender {
			return 1 - best
		}
		return best
	}
	battle.Take(t.c.rules, s, legal[t.c.by[side].chooser().Choose(t.c.rules, s, legal)], nil)
	return t.value(s, at)
}

// falls returns the value of a position in which cards are drawn.
func (t *thinker) falls(s *battle.State, at int) float64 {
	k, fits := t.c.keyOf(s, at)
	if !fits {
		t.c.why = Unknown
		return 0
	}
	if w, ok := t.worth[k]; ok {
		return w
	}
	deals, ok := t.c.deals(t.c.pairOf(s, at))
	if t.left--; !ok || t.left < 0 {
		t.c.why = TooMany
		return 0
	}
	sum := 0.0
	for i := range deals {
		next := *s
		battle.Reveal(t.c.rules, &next, &deals[i].faces)
		sum += deals[i].share * t.value(&next, deals[i].to)
	}
	t.worth[k] = sum
	return sum
}
