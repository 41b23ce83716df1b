package players

import (
	"math/bits"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// memory caches results of a Greedy: Choose is called some dozen times in a turn, and most of its inputs do not change
// in between. It changes no choice.
type memory struct {
	turn    int
	stamp   uint64        // of the position, see battlelore.View.Stamp
	grants  [8]orderWorth // in this turn
	used    int
	threats [boards.Camps]threats // by the camp that threatens
	goals   [boards.Camps]goals   // by camp
	far     [][]int8              // by objective: each hex's distance to it
	gift    [][]int8              // by gift of a special rule, as far
	exit    []int8                // each hex's distance to the camp's exits; nil without any
}

// forget clears a memory that is reused for another simulation.
func (m *memory) forget() {
	m.turn, m.used = 0, 0
	for camp := range m.threats {
		m.threats[camp].turn = 0
	}
	m.look()
}

// look makes a memory refresh the position before it returns cached values: between two looks nothing moves.
func (m *memory) look() {
	for camp := range m.threats {
		m.threats[camp].fresh, m.goals[camp].fresh = false, false
	}
}

// orderWorth caches the values of ordering each unit with a card's grants. No unit moves while cards and units are
// chosen, so the cache is valid for the rest of the turn.
type orderWorth struct {
	grant  battlelore.Grant
	known  [battlelore.MaxUnits]uint8 // 0: unknown; else whether the unit was ordered when the value was computed
	points [battlelore.MaxUnits]int32
	blows  [battlelore.MaxUnits]blow
}

// threats holds the enemy's threat to each hex in the current position.
type threats struct {
	fresh   bool // since the last look
	turn    int
	targets hex.Set
	known   hex.Set
	foes    reaches
	of      [hex.Max]threat
	road    [hex.Max]int8 // steps from each hex to the nearest enemy, on foot
}

// threat is the distance of the nearest enemy to a hex, direct and on foot, and the damage of all enemies there.
type threat struct{ gap, road, danger int16 }

// worthOf returns the cached values for a grant in this turn, or starts them.
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

// threat computes the enemies' threat to a hex. Within a turn two of them cannot swap hexes, so the set of hexes shows
// whether any has moved.
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

// farAway is longer than any path on a board.
const farAway = 40

// roads measures the distance on foot from every hex to the nearest one of a set, ignoring units.
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

// reaches are the reaches of some enemies, computed once for all hexes.
type reaches struct {
	n   int
	foe [battlelore.MaxUnits]reach
}

// reach holds an enemy's reach for melee and fire, with its dice for either.
type reach struct {
	away         []uint16 // how far it stands from each hex
	come, shoot  int32    // in hexes; nothing is shot at no hexes
	melee, shots int32    // dice
}

// of lists the enemies.
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

// at computes their threat to a hex.
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

// learn measures the distances to the adventure's goals, once in a game.
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

// distances returns the distance of every hex to the nearest one of a set, on foot.
func distances(v battlelore.View, set hex.Set) []int8 {
	var out [hex.Max]int8
	roads(v, set, &out)
	return out[:]
}
