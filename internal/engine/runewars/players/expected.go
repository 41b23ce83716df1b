package players

import (
	"math"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/battle"
)

// one is a whole unit, or a point, in the numbers of clash, which count parts of units.
const one = 256

// arm is the average effect of a kind of unit for each Fate card, and its health.
type arm struct {
	row    uint8
	health int32
	harm   int32 // points of damage
	rout   int32 // units routed
	fell   int32 // units destroyed, or sent away
	adds   int32 // strength
	worth  int32 // in points of weights
}

// force is the units on a side.
type force [runewars.MaxKinds]uint8

// total returns the number of units.
func (f *force) total() int32 {
	n := int32(0)
	for _, m := range f {
		n += int32(m)
	}
	return n
}

// learn computes the values of each kind of each seat, once a game.
func (p *Greedy) learn(v runewars.View) {
	r := v.Rules()
	if p.knows == r {
		return
	}
	p.knows = r
	for seat := range r.Seats {
		for k := range r.Seats[seat].Kinds {
			p.arms[seat][k] = p.armOf(r, &r.Seats[seat].Kinds[k])
		}
	}
	for a := range r.Areas {
		near := r.Areas[a].Near
		two := near
		for next := near; next != 0; next &= next - 1 {
			two |= r.Areas[first(next)].Near
		}
		p.near2[a] = two &^ (1 << a)
	}
}

// armOf computes the values of a kind: its mean over the Fate deck.
func (p *Greedy) armOf(r *runewars.Rules, k *battle.Kind) arm {
	a := arm{row: k.Initiative, health: int32(max(k.Health, 1))}
	if k.Health == 0 || len(r.Fate) == 0 {
		return a
	}
	specials := int32(0)
	for i := range r.Fate {
		f := r.Fate[i].Faces[k.Shape]
		a.harm += int32(f.Damage())
		a.rout += int32(f.Routs())
		if f == battle.Special {
			specials++
		}
	}
	n := int32(len(r.Fate))
	a.harm, a.rout = a.harm*one/n, a.rout*one/n
	for i := range k.Special {
		a.special(&k.Special[i], specials*one/n)
	}
	a.worth = p.w.Unit * (4*a.health + 4 + 8*(a.harm+a.rout+2*a.fell+a.adds)/one) / 11
	return a
}

// special adds one effect of a special, weighted by its frequency.
func (a *arm) special(e *battle.Effect, often int32) {
	if e.Or {
		return
	}
	n := int32(max(e.Count, 1)) * max(int32(e.Each), 1)
	if e.AsDamage != battle.NoKind && e.Do == battle.DoDamage {
		n = 1
	}
	does := n * often
	if e.Shapes != 0 || e.State != battle.Any {
		does = does * 2 / 3
	}
	switch e.Do {
	case battle.DoDamage:
		a.harm += does + int32(e.Again)*often/2
	case battle.DoRout, battle.DoTerrify:
		a.rout += does
	case battle.DoDestroy, battle.DoRetreat:
		a.fell += does
	case battle.DoStrength, battle.DoAddUnits:
		a.adds += does
	case battle.DoSetHealth:
		a.adds += often
	}
}

// outcome is the expected result of a battle.
type outcome struct {
	wins       int32 // the attacker's win probability, in percent
	lost, cost int32 // losses of attacker and defender, in points of weights
}

// side is one of the two sides in clash.
type side struct {
	units          *force
	arms           *[runewars.MaxKinds]arm
	number, health int32
	alive, routed  int32
}

func (s *side) begin() {
	points := int32(0)
	for k, n := range s.units {
		s.number += int32(n)
		points += int32(n) * s.arms[k].health
	}
	s.alive = s.number * one
	s.health = one
	if s.number > 0 {
		s.health = points * one / s.number
	}
}

// strikes computes the effect of the units of a row: units routed and units gone.
func (s *side) strikes(row uint8, enemy *side) (routs, falls int32) {
	if s.number == 0 {
		return 0, 0
	}
	for k, n := range s.units {
		if a := &s.arms[k]; n > 0 && a.row == row {
			left := int32(n) * s.alive / s.number // in parts
			routs += left * a.rout / one
			falls += left * a.fell / one
			falls += left * a.harm / enemy.health * 9 / 10
		}
	}
	return routs, falls
}

func (s *side) suffers(routs, falls int32) {
	routs = min(routs, s.alive)
	s.alive -= routs
	s.routed += routs
	s.alive = max(0, s.alive-falls)
}

// strength returns the remaining strength, with additions from specials.
func (s *side) strength() int32 {
	n := s.alive
	if s.number == 0 {
		return 0
	}
	for k, m := range s.units {
		n += int32(m) * s.arms[k].adds * s.alive / (s.number * one)
	}
	return n
}

// expected returns the expected result of an attack, by the mean over the Fate cards; more is the strength added to
// the defender, less that of the attacker.
func (p *Greedy) expected(mine *force, me uint8, theirs *force, they uint8, more int32) outcome {
	if they >= runewars.MaxSeats {
		they = 0 // neutral kinds are the same for all
	}
	a := side{units: mine, arms: &p.arms[me]}
	d := side{units: theirs, arms: &p.arms[they]}
	a.begin()
	d.begin()
	for row := uint8(1); row <= battle.Rows; row++ {
		ar, af := a.strikes(row, &d)
		dr, df := d.strikes(row, &a)
		a.suffers(dr, df)
		d.suffers(ar, af)
	}
	gap := a.strength() - d.strength() - more*one - one/2
	out := outcome{wins: likely(gap, a.number+d.number)}
	out.lost = p.cost(&a)
	out.cost = p.cost(&d)
	return out
}

// cost returns the losses of a side: destroyed units, and a part of the routed ones.
func (p *Greedy) cost(s *side) int32 {
	if s.number == 0 {
		return 0
	}
	worth := int32(0)
	for k, n := range s.units {
		worth += int32(n) * s.arms[k].worth
	}
	gone := s.number*one - s.alive - s.routed*3/4
	return worth / s.number * gone / one
}

// bell are hundredths of a chance at each quarter of a deviation.
var bell = [...]int32{50, 60, 69, 77, 84, 89, 93, 96, 98, 99}

// likely returns the probability, in percent, that an expected gap is above zero with this number of fighters.
func likely(gap, fight int32) int32 {
	deviation := root((fight*5/16 + 1) * one * one)
	steps := abs(gap) * 4 * one / deviation // in parts of a quarter
	i, part := steps/one, steps%one
	chance := bell[len(bell)-1]
	if int(i) < len(bell)-1 {
		chance = bell[i] + (bell[i+1]-bell[i])*part/one
	}
	if gap < 0 {
		return 100 - chance
	}
	return chance
}

// root returns the integer square root.
func root(n int32) int32 { return int32(math.Sqrt(float64(n))) }

func abs(n int32) int32 {
	if n < 0 {
		return -n
	}
	return n
}
