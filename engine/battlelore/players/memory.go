package players

import (
	"math/bits"

	"muster/engine/battlelore"
	"muster/engine/command/boards"
	"muster/maps/hex"
)

// memory is what a Greedy has worked out and need not work out again: Choose is asked some dozen times in a turn, and
// most of what it weighs has not changed in between. It changes no choice.
type memory struct {
	turn    int
	stamp   uint64        // of the position, see battlelore.View.Stamp
	grants  [8]orderWorth // in this turn
	used    int
	threats [boards.Camps]threats // by the camp that threatens
	goals   [boards.Camps]goals   // by camp
	far     [][]int8              // by objective: each hex's distance to it
	gift    [][]int8              // by gift of a special rule, as far
	exit    []int8                // each hex's distance to the own exits; nil without any
}

// forget makes a memory that is used for a thought know nothing of the one before it.
func (m *memory) forget() {
	m.turn, m.used = 0, 0
	for camp := range m.threats {
		m.threats[camp].turn = 0
	}
	m.look()
}

// look makes a memory look at the position again before it tells what it remembers: between two looks nothing moves.
func (m *memory) look() {
	for camp := range m.threats {
		m.threats[camp].fresh, m.goals[camp].fresh = false, false
	}
}

// orderWorth is what ordering each unit could bring with what a card grants. While cards and units are being chosen
// nobody moves, so that it holds for the rest of the turn.
type orderWorth struct {
	grant  battlelore.Grant
	known  [battlelore.MaxUnits]uint8 // 0 for not, then whether the unit was ordered when it was worked out
	points [battlelore.MaxUnits]int32
	blows  [battlelore.MaxUnits]blow
}

// threats is what the enemy, as it stands, makes of each hex.
type threats struct {
	fresh   bool // since the last look
	turn    int
	targets hex.Set
	known   hex.Set
	foes    reaches
	of      [hex.Max]threat
	road    [hex.Max]int8 // steps from each hex to the nearest enemy, on foot
}

// threat is how far the nearest enemy is from a hex, how far on foot, and what they all could do to who stands there.
type threat struct{ gap, road, danger int16 }

// worthOf finds the notes about a grant in this turn, or begins them.
func (m *memory) worthOf(turn int, stamp uint64, g *battlelore.Grant) *orderWorth {
	if m.turn != turn || m.stamp != stamp {
		m.turn, m.stamp, m.used = turn, stamp, 0
	}
	for i := range m.used {
		if m.grants[i].grant == *g {
			return &m.grants[i]
		}
	}
	i := min(m.used, len(m.grants)-1) // more than that share the last place
	m.used = i + 1
	m.grants[i] = orderWorth{grant: *g}
	return &m.grants[i]
}

// threat works out what the enemies of a camp make of a hex. Within a turn no two of them can come to stand for each
// other on the same hexes, so the set of hexes reports whether any has moved.
func (m *memory) threat(w *Weights, v battlelore.View, enemy boards.Camp, h hex.Hex) threat {
	t := &m.threats[enemy]
	if !t.fresh {
		t.fresh = true
		if foes := v.Standing(enemy); t.turn != v.Turn() || t.targets != foes {
			t.turn, t.targets, t.known = v.Turn(), foes, hex.Set{}
			t.foes.of(v, &foes)
			roads(v, foes, &t.road)
		}
	}
	if !t.known.Has(h) {
		t.known.Add(h)
		t.of[h] = t.foes.at(w, v, h)
		t.of[h].road = max(t.of[h].gap, int16(t.road[h]))
	}
	return t.of[h]
}

// farAway is farther than any way on a board.
const farAway = 40

// roads measures the way on foot from every hex to the nearest one of a set, whoever stands in between.
func roads(v battlelore.View, from hex.Set, out *[hex.Max]int8) {
	for h := range out {
		out[h] = farAway
	}
	seen, edge := from, from
	for d := int8(0); d < farAway && !edge.Empty(); d++ {
		var next hex.Set
		for w, word := range edge {
			for ; word != 0; word &= word - 1 {
				h := hex.Hex(w<<6 + bits.TrailingZeros64(word))
				out[h] = d
				next = next.Or(v.Ways(h))
			}
		}
		edge = next.Minus(seen)
		seen = seen.Or(next)
	}
}

// reaches are what each of some enemies could do, and how far: looked up once for all the hexes that are asked about.
type reaches struct {
	n   int
	foe [battlelore.MaxUnits]reach
}

// reach is how far an enemy comes to strike, and how far it shoots, with its dice for either.
type reach struct {
	away         []uint16 // how far it stands from each hex
	come, shoot  int32    // in hexes; nothing is shot at no hexes
	melee, shots int32    // dice
}

// of looks enemies up.
func (r *reaches) of(v battlelore.View, foes *hex.Set) {
	kinds, board := v.Rules().Kinds, v.Rules().Board
	r.n = 0
	for w, word := range foes {
		for ; word != 0; word &= word - 1 {
			at := hex.Hex(w<<6 + bits.TrailingZeros64(word))
			k := &kinds[v.Unit(v.On(at)).Kind]
			x := reach{away: board.Distances(at), come: int32(k.MoveAndBattle) + 1, melee: int32(k.MeleeDice)}
			if k.Missile {
				x.shoot, x.shots = int32(k.Range), int32(k.RangedDice)
			}
			r.foe[r.n] = x
			r.n++
		}
	}
}

// at is what they make of a hex.
func (r *reaches) at(worth *Weights, v battlelore.View, h hex.Hex) threat {
	capIn := int32(v.Rules().Cells[h].CapIn)
	gap, danger := int32(99), int32(0)
	for i := range r.foe[:r.n] {
		x := &r.foe[i]
		d := int32(x.away[h])
		gap = min(gap, d)
		switch {
		case d <= 1:
			danger += min(x.melee, capIn) * worth.Striker
		case d <= x.come:
			danger += min(x.melee, capIn) * worth.Comer
		case d <= x.shoot:
			danger += min(x.shots, capIn) * worth.Shooter
		}
	}
	return threat{int16(gap), int16(gap), int16(min(danger, worth.Crowd))} // of a crowd only some are ordered
}

// learn measures the way to what the adventure is about, once in a game.
func (m *memory) learn(v battlelore.View, camp boards.Camp) {
	if m.far != nil || m.gift != nil || m.exit != nil {
		return
	}
	r := v.Rules()
	for i := range r.Objectives {
		m.far = append(m.far, distances(v, r.Objectives[i].At))
	}
	for i := range r.Gifts {
		m.gift = append(m.gift, distances(v, r.Gifts[i].At))
	}
	if exits := r.Exits[camp]; !exits.Empty() {
		m.exit = distances(v, exits)
	}
}

// distances are those of every hex to the nearest one of a set, on foot.
func distances(v battlelore.View, set hex.Set) []int8 {
	var out [hex.Max]int8
	roads(v, set, &out)
	return out[:]
}
