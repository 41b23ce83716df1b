package players

import (
	"math/bits"

	"muster/internal/engine/runewars"
)

// sight is a player's evaluation of the board at one point.
type sight struct {
	areas    [runewars.MaxAreas]ground
	n        uint8
	me       uint8
	left     int32 // remaining seasons, including this one
	whole    int32 // seasons of the whole game
	held     uint64
	busy     uint64 // areas with a token of the player's
	first    int32  // the value of a dragon rune
	rune     int32  // ... for a player with those that it has
	fed      int32  // units of an area that the next winter feeds (RW-SEAS-09)
	toll     int32  // the cost of each unit above that
	fall     bool   // no Order is left before it
	bare     bool   // there are no Season cards
	runeless bool   // there are no runes
}

// ground is an area as a player sees it.
type ground struct {
	standing, routed force
	open             uint64 // areas that units on foot can enter from it
	holder           uint8  // the owner of the units there
	owner            uint8  // the controller, or NoSeat
	units            uint8
	threat           int32 // enemy units that may come soon
	wall             int32 // the strength that a stronghold adds
	worth            int32 // the value of controlling it
	rune             int32 // the share of its rune in worth
	pull             int32 // the attraction of valuable areas around
	firm             bool  // the player controls it even without units
}

// first is the first area of a set.
func first(set uint64) uint8 { return uint8(bits.TrailingZeros64(set)) }

// look evaluates the board.
func (p *Greedy) look(v runewars.View) *sight {
	p.learn(v)
	p.aim(v)
	r, s := v.Rules(), &p.sight
	s.n, s.me = uint8(len(r.Areas)), v.Me
	s.whole = 4 * int32(r.Options.Years)
	s.left = s.whole - 4*int32(v.Year()-1) - int32(v.Season())
	s.held, s.busy = v.Held(v.Me), 0
	s.bare, s.runeless = r.Decks[runewars.DeckSpring].None(), true
	s.first = p.w.Rune
	if s.bare {
		s.first = p.w.Scarce
	}
	s.rune = s.first * (100 + p.w.Nearer*int32(min(v.Runes(), r.Options.ToWin))) / 100
	var stood [runewars.MaxSeats]uint64 // areas with units of a seat
	p.winter(v, s)
	chance := p.dragons(v)
	for a := range s.n {
		g := &s.areas[a]
		*g = ground{open: v.Open(a, false), owner: runewars.NoSeat}
		pl := v.Area(a)
		g.standing, g.routed, g.units, g.holder = pl.Standing, pl.Routed, pl.Units, pl.Holder
		for seat := range uint8(len(r.Seats)) {
			if v.Held(seat)>>a&1 == 1 {
				g.owner = seat
			}
		}
		if pl.Holder < runewars.MaxSeats {
			stood[pl.Holder] |= 1 << a
		}
		if pl.Active>>v.Me&1 == 1 {
			s.busy |= 1 << a
		}
		if pl.Fort != runewars.NoSeat {
			g.wall = int32(r.Numbers.Stronghold)
			if pl.Hurt {
				g.wall = int32(r.Numbers.HurtHold)
			}
		}
		g.firm = pl.Fort == v.Me || r.Areas[a].Home == v.Me
		p.appraise(v, s, a, &pl, chance)
	}
	for a := range s.n {
		g := &s.areas[a]
		for seat := range uint8(len(r.Seats)) {
			if seat == v.Me {
				continue
			}
			n := int32(0)
			for near := p.near2[a] & stood[seat]; near != 0; near &= near - 1 {
				n += int32(s.areas[first(near)].units)
			}
			g.threat = max(g.threat, n)
		}
	}
	p.feel(s)
	return s
}

// dragons returns the probability, in percent, that a rune of unknown kind is a dragon rune: nearly all runes are
// placed in pairs, so it is about half.
func (p *Greedy) dragons(v runewars.View) int32 {
	var of [runewars.HiddenRune + 1]int32
	for a := range v.Rules().Areas {
		of[v.Area(uint8(a)).Rune]++
	}
	hidden, known := of[runewars.HiddenRune], of[runewars.DragonRune]
	if hidden == 0 {
		return 0
	}
	half := (hidden + known + of[runewars.FalseRune] + 1) / 2
	return min(max(100*(half-known)/hidden, 10), 95)
}

// nears is the part of units that are too many which starve, in hundredths, by season: before the fall there is time to
// move them.
var nears = [runewars.Seasons]int32{25, 50, 100, 0}

// winter computes the losses of the coming winter: each area keeps the units that the food dial feeds, at the start of
// the season, before its Orders (RW-SEAS-09).
func (p *Greedy) winter(v runewars.View, s *sight) {
	own, season := v.Own(), v.Season()
	s.fall = season == runewars.Fall
	s.fed = int32(v.Rules().Numbers.Most)
	if s.toll = p.w.Unit * (100 - p.w.Crowd) / 100 * nears[season] / 100; s.toll == 0 {
		return
	}
	s.fed = min(s.fed, int32(own.Dials[runewars.Food]))
	if season < runewars.Fall && own.Used>>runewars.Harvest&1 == 0 {
		grown := p.grown(v, s)
		s.fed = max(s.fed, int32(grown[runewars.Food]))
	}
}

// hungry returns the number of units that the winter does not feed in an area with n of them.
func (s *sight) hungry(n int32) int32 { return max(0, n-s.fed) }

// span returns the present value of an effect that lasts for the rest of the game.
func (s *sight) span(points int32) int32 { return points * s.left / s.whole }

// appraise evaluates an area.
func (p *Greedy) appraise(v runewars.View, s *sight, a uint8, pl *runewars.Place, chance int32) {
	g, w := &s.areas[a], p.w
	g.worth = w.Land + p.aims.of[runewars.HasAreas]
	for d := range runewars.Dial(runewars.Dials) {
		each := s.span(w.Yield)
		if d == p.aims.dial {
			each += p.aims.of[runewars.HasDial]
		}
		g.worth += each * int32(v.Yields(a, d))
	}
	if pl.City != runewars.NoCity && !pl.Burnt && pl.Frost == 0 {
		g.worth += s.span(w.City) + p.aims.of[runewars.HasCities]
		if v.Rules().Cities[pl.City].Rune {
			g.rune += s.rune
		}
	}
	switch pl.Rune {
	case runewars.DragonRune:
		g.rune += s.rune
	case runewars.HiddenRune:
		g.rune += s.rune * chance / 100
	}
	s.runeless = s.runeless && g.rune == 0
	if home := v.Rules().Areas[a].Home; home != runewars.NoSeat && home != v.Me {
		g.worth += p.aims.of[runewars.HasEnemyHomes]
	}
	if g.owner < runewars.MaxSeats && g.owner != v.Me { // the enemy's loss counts, too
		more := (g.worth + g.rune) * w.Deny / 100
		if v.Seat(g.owner).ProofYear != 0 {
			more += g.rune * w.Claimed / 100
		}
		g.worth += more
		if pl.Fort == g.owner {
			g.worth += w.Hold
		}
	}
	g.worth += g.rune
}

// feel spreads the value of areas to those around, decreasing with distance.
func (p *Greedy) feel(s *sight) {
	for a := range s.n {
		g := &s.areas[a]
		switch {
		case s.held>>a&1 == 0:
			g.pull = g.worth
			if g.units > 0 {
				g.pull = g.worth * 2 / 3
			}
		case g.rune > 0 && g.threat > int32(g.units): // the rune must be kept
			g.pull = g.rune / 2
		}
	}
	var echo [runewars.MaxAreas]int32 // the value that neighbouring areas add to each
	for a := range s.n {
		echo[a] = s.areas[a].pull * p.w.Toward / 100
	}
	for more, n := true, 0; more && n < 5; n++ {
		more = false
		for a := range s.n {
			g := &s.areas[a]
			felt := g.pull
			for to := g.open; to != 0; to &= to - 1 {
				felt = max(felt, echo[first(to)%runewars.MaxAreas])
			}
			if felt != g.pull {
				g.pull, echo[a], more = felt, felt*p.w.Toward/100, true
			}
		}
	}
}

// keep returns the number of units to stay in an own area: one if no other unit holds it, and next to a rune enough
// against possible attackers.
func (p *Greedy) keep(s *sight, a uint8) int32 {
	g := &s.areas[a]
	n := int32(0)
	if !g.firm && g.worth >= p.w.Leave {
		n = 1
	}
	if g.rune > 0 {
		n = max(n, g.threat*p.w.Guard/100-g.wall)
	} else if g.firm && g.threat > 0 {
		n = max(n, g.threat*p.w.Guard/200-g.wall)
	}
	if s.fall { // the others starve in any case
		n = min(n, max(s.fed, 1))
	}
	for k := range runewars.FirstNeutral { // routed units hold it as well
		n -= int32(g.routed[k])
	}
	return max(n, 0)
}

// spare returns the units that may leave an own area: the least valuable ones stay.
func (p *Greedy) spare(s *sight, a uint8) force {
	g := &s.areas[a]
	out := g.standing
	arms := &p.arms[s.me]
	for n := p.keep(s, a); n > 0; n-- {
		cheap := -1
		for k, m := range out {
			own, was := k < runewars.FirstNeutral, cheap < runewars.FirstNeutral
			if m > 0 && (cheap < 0 || own == was && arms[k].worth < arms[cheap].worth) {
				cheap = k // own units, with lower numbers, before allied ones, which hold nothing
			}
		}
		if cheap < 0 {
			break
		}
		out[cheap]--
	}
	return out
}
