package odds

import "muster/internal/engine/runewars/battle"

// force is one side of a battle between two draws, or during its draw: the part of a State that belongs to this side.
// The effects on a side depend on its force only, not on the other side.
type force struct {
	units         [battle.MaxKinds][2][battle.MaxHealth]uint8
	fled          [battle.MaxAreas][battle.MaxKinds]uint8
	added, health [battle.MaxKinds]uint8
	drew          uint16
	supported     uint16
	bonus         int8
	row           uint8 // battle.Rows: no further draws
	kind          uint8 // the drawing kind
}

// camp is the forces found for a side, by number.
type camp struct {
	ids     forceIndex
	list    []force
	known   []known
	canCome uint16 // kinds that specials bring
	bring   uint16 // kinds whose specials bring them
}

// known is the cached results for a force.
type known struct {
	remaining int8 // kinds that may draw yet
	picked    bool
	picks     []branch // the possible next draws; empty without a unit of the row
	next      int32    // the force in the next row; unknown below 0
	final     int32    // the force after all draws
	draws     int32    // number of its draw
}

// branch is a possible result, with its probability.
type branch struct {
	to    int32
	share float64
}

const unknown = -1

// camps makes the tables of both sides.
func camps(r *battle.Rules) (out [2]camp) {
	for side := range out {
		c := &out[side]
		for k := range r.Sides[side].Kinds {
			for i := range r.Sides[side].Kinds[k].Special {
				if e := &r.Sides[side].Kinds[k].Special[i]; e.Do == battle.DoAddUnits {
					c.canCome |= 1 << e.Kind
					c.bring |= 1 << k
				}
			}
		}
	}
	return out
}

// stand returns the number of standing units of a kind.
func (f *force) stand(kind int) int { return count8(&f.units[kind][battle.Standing]) }

func count8(of *[battle.MaxHealth]uint8) int {
	n := 0
	for _, k := range of {
		n += int(k)
	}
	return n
}

// undrawn returns the kinds that may still draw.
func (c *camp) undrawn(kinds []battle.Kind, f *force) uint16 {
	later, stands := uint16(0), uint16(0)
	for k := range kinds {
		if kinds[k].Initiative > f.row && f.drew>>k&1 == 0 {
			later |= 1 << k
			if f.stand(k) > 0 {
				stands |= 1 << k
			}
		}
	}
	active := c.bring & later & (stands | c.canCome)
	if f.kind != battle.NoKind {
		active |= c.bring & (1 << f.kind)
	}
	if active != 0 {
		stands |= later & c.canCome
	}
	return stands
}

// number returns the number of a force, without details that can no longer matter.
func (l *layers) number(side int, f force) int32 {
	c, kinds := &l.camps[side], l.rules.Sides[side].Kinds
	undrawn := c.undrawn(kinds, &f)
	row := uint16(0)
	for k := range kinds {
		stands := f.stand(k) > 0 || c.canCome>>k&1 == 1
		if kinds[k].Initiative == f.row+1 && stands {
			row |= 1 << k
		}
		if !stands && count8(&f.units[k][battle.Routed]) == 0 {
			f.health[k] = 0
		}
	}
	f.drew &= row
	if undrawn == 0 {
		f.row, f.drew = battle.Rows, 0
	}
	keep := undrawn
	if f.kind != battle.NoKind {
		keep |= 1 << f.kind
	}
	f.supported &= keep
	n, new := c.ids.number(c.list, &f, len(kinds))
	if !new {
		return n
	}
	c.list = append(c.list, f)
	c.known = append(c.known, known{remaining: bitsOf(undrawn), next: unknown, final: unknown, draws: unknown})
	return n
}

// together returns the battle between two forces; a side may be empty.
func (l *layers) together(s *battle.State, of [2]int32) {
	*s = battle.State{
		Kind: [2]uint8{battle.NoKind, battle.NoKind}, Winner: battle.Nature, To: battle.NoArea, Broken: l.rules.Fort.Broken,
		Row: battle.Rows,
	}
	for side, n := range of {
		if n == nobody {
			continue
		}
		f := &l.camps[side].list[n]
		s.Units[side], s.Fled[side], s.Added[side], s.Health[side] = f.units, f.fled, f.added, f.health
		s.Supported[side], s.Bonus[side], s.Kind[side] = f.supported, f.bonus, f.kind
		s.Drew[side] = 1<<battle.MaxKinds - 1
		if f.row < battle.Rows {
			s.Row, s.Drew[side] = f.row, f.drew
		}
	}
}

// alone is together for one side. The result is valid until the next call.
func (l *layers) alone(side int, n int32) *battle.State {
	of := [2]int32{nobody, nobody}
	of[side] = n
	l.together(&l.state, of)
	return &l.state
}

const nobody = -1

// forceOf returns the number of a side in a State.
func (l *layers) forceOf(s *battle.State, side int) int32 {
	return l.number(side, force{
		units: s.Units[side], fled: s.Fled[side], added: s.Added[side], health: s.Health[side], drew: s.Drew[side],
		supported: s.Supported[side], bonus: s.Bonus[side], row: s.Row, kind: s.Kind[side],
	})
}

// picks returns the kinds of the row that may draw next, by the side's choice (RW-BTL-05).
func (l *layers) picks(side int, n int32) []branch {
	c := &l.camps[side]
	if c.known[n].picked {
		return c.known[n].picks
	}
	var out []branch
	if c.list[n].row < battle.Rows {
		s := l.alone(side, n)
		s.Phase, s.Side, s.Asks = battle.Picking, uint8(side), uint8(side)
		legal := battle.Legal(l.rules, s, l.room[:0])
		for _, b := range l.chosen(side, s, legal) {
			f := c.list[n]
			f.kind = uint8(legal[b.to].What())
			f.drew |= 1 << f.kind
			out = append(out, branch{l.number(side, f), b.share})
		}
	}
	c.known[n].picked, c.known[n].picks = true, out
	return out
}

// chosen returns the choices that a side may take by its rule, by index in the list.
func (l *layers) chosen(side int, s *battle.State, legal []battle.Choice) []branch {
	switch {
	case len(legal) == 0:
		return nil
	case len(legal) == 1:
		return []branch{{0, 1}}
	case l.by[side] == Random:
		var out []branch
		for i := range legal {
			out = append(out, branch{int32(i), 1 / float64(len(legal))})
		}
		return out
	}
	return []branch{{int32(l.by[side].chooser().Choose(l.rules, s, legal)), 1}}
}

// nextRow returns a force in the next row.
func (l *layers) nextRow(side int, n int32) int32 {
	c := &l.camps[side]
	if c.list[n].row == battle.Rows {
		return n
	}
	if c.known[n].next == unknown {
		f := c.list[n]
		f.row++
		to := l.number(side, f)
		c.known[n].next = to
	}
	return c.known[n].next
}
