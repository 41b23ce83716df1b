package odds

import "muster/internal/engine/runewars/battle"

// maxKey is the maximum number of bytes of a key.
const maxKey = 120

// key identifies a position: all of a State that later steps depend on, except the cards.
type key struct {
	n  uint8
	of [maxKey]byte
	at int32 // number of the seen faces
}

func (k *key) put(list ...uint8) bool {
	if int(k.n)+len(list) > maxKey {
		return false
	}
	k.n += uint8(copy(k.of[k.n:], list))
	return true
}

// shape is the variable part of a battle's States.
type shape struct {
	health [2][battle.MaxKinds]uint8
	fled   bool
	added  bool
	set    bool
}

// shapeOf looks at the specials, openings and developments of both sides.
func shapeOf(r *battle.Rules) shape {
	var out shape
	for side := range r.Sides {
		for k := range r.Sides[side].Kinds {
			out.health[side][k] = r.Sides[side].Kinds[k].Health
		}
		eachEffect(r, side, func(e *battle.Effect) {
			switch e.Do {
			case battle.DoRetreat:
				out.fled = true
			case battle.DoAddUnits:
				out.added = true
			case battle.DoSetHealth:
				out.set = true
				out.health[side][e.Kind] = max(out.health[side][e.Kind], e.Count)
			}
		})
	}
	return out
}

// eachEffect visits all effects of a side.
func eachEffect(r *battle.Rules, side int, do func(*battle.Effect)) {
	each := func(list []battle.Effect) {
		for i := range list {
			do(&list[i])
		}
	}
	each(r.Sides[side].Opening)
	each(r.Sides[side].Defence)
	for k := range r.Sides[side].Kinds {
		each(r.Sides[side].Kinds[k].Special)
	}
}

// keyOf returns the key of a position in which cards are drawn; false if it does not fit.
func (c *counter) keyOf(s *battle.State, at int) (key, bool) {
	k := key{at: int32(at)}
	fits := true
	put := func(list ...uint8) { fits = fits && k.put(list...) }
	put(s.Row, s.Kind[0], s.Kind[1], s.Owed[0], s.Owed[1], s.Deck.Next)
	for side := range s.Units {
		put(uint8(s.Drew[side]), uint8(s.Drew[side]>>8), uint8(s.Supported[side]), uint8(s.Supported[side]>>8))
		put(uint8(s.Bonus[side]), s.Tactics[side], s.Got[side])
		for kind := range c.rules.Sides[side].Kinds {
			for d := range c.shape.health[side][kind] {
				put(s.Units[side][kind][0][d], s.Units[side][kind][1][d])
			}
			if c.shape.added {
				put(s.Added[side][kind])
			}
			if c.shape.set {
				put(s.Health[side][kind])
			}
			for a := range c.rules.Areas {
				if c.shape.fled {
					put(s.Fled[side][a][kind])
				}
			}
		}
		if own := c.rules.Sides[side].Own; own != 0 {
			for i := range 8 {
				put(uint8(s.Own[side]>>(8*i)), uint8(s.Announced[side]>>(8*i)))
			}
		}
	}
	if s.Again {
		put(1, s.Side, s.Progress.Effect)
		for side := range s.Units {
			put(s.Specials[side], s.Routs[side], s.Damage[side], s.Extra[side], s.Stood[side])
		}
	}
	if s.Seen != [2][battle.Faces]uint8{} { // some of the cards were known beforehand
		put(s.Seen[0][:]...)
		put(s.Seen[1][:]...)
	}
	return k, fits
}
