package organized

import (
	"math"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// supply is the pieces on the table of Organized mode, as numbers: each camp's bearers, the common pool of plain
// figures, the Feudal Levy tokens (CTA-ORG-01, CTA-ORG-02). It is immutable and serves every matchup that is played
// with the same boxes.
type supply struct {
	boxes   []string
	called  int // units of the Reserve card that a player may call: two, or with CTA-09b as many as a card has
	all     bool
	epic    bool  // Epic Call to Arms: a Scout Guard, and the whole Reserve of both
	order   []int // in which the cards of a player are revealed, by wing
	types   []unitSupply
	index   map[string]int // by unit id
	scouts  []bool         // by type
	banners []rulebook.Banner
	tokens  []int  // by banner, of each player
	rankOf  []int  // by banner: its place in ranks
	ranks   []int  // of the banners, rising
	green   []bool // by banner: its tokens scout
	levies  int    // tokens of a player in all

	contended []int // the types that can run short for want of plain figures, and so tie the two players together
	slot      []int // by type: its place in contended, or none
}

// none is an invalid index.
const none = -1

// unitSupply is one unit type.
type unitSupply struct {
	unit   *rulebook.Unit
	troop  bool
	banner int // none when it has none
	rank   int // place in ranks, or none
	each   int // figures, the bearer included
	plain  int // figures that are no bearers, of both camps
	ready  [boards.Camps]int
	loose  [boards.Camps]int
	prices [boards.Camps][]int // by units that the camp has: the plain figures of one more
}

// price computes the prices of a camp. A unit without a bearer has a price that is too high to pay.
func (g *unitSupply) price(camp boards.Camp) {
	for n := range mostUnits {
		p := math.MaxInt32
		if n < g.bearers(camp) {
			p = g.spent(camp, n+1) - g.spent(camp, n)
		}
		g.prices[camp] = append(g.prices[camp], p)
	}
}

// mostUnits is more units than a camp can ever have, because a card has one a hex.
const mostUnits = 256

// bearers returns the number of units that a camp can raise by its bearers. A creature needs none (BL-CRE-04).
func (g *unitSupply) bearers(camp boards.Camp) int {
	if !g.troop {
		return math.MaxInt32
	}
	return g.ready[camp] + g.loose[camp]
}

// spent returns the number of plain figures that a camp's first n units of the type take.
func (g *unitSupply) spent(camp boards.Camp, n int) int {
	return pieces.Spent(g.troop, g.each, g.ready[camp], n)
}

// more returns how many units, at most limit, a camp that has n can still raise from the remaining plain figures.
func (g *unitSupply) more(camp boards.Camp, n, left, limit int) int {
	before := g.spent(camp, n)
	m := 0
	for m < limit && n+m < g.bearers(camp) && g.spent(camp, n+m+1)-before <= left {
		m++
	}
	return m
}

// newSupply counts the pieces of the pool. The pool is the one that a single deployment takes from.
func newSupply(p *pieces.Pool, epic, all bool, cards []*deck.Card) *supply {
	all = all || epic
	a := &supply{
		boxes:  p.Boxes,
		called: deck.ReserveCalled,
		all:    all,
		epic:   epic,
		index:  map[string]int{},
		order:  []int{0, 1, 2},
	}
	if epic {
		a.order = []int{scoutWing, 0, 1, 2}
	}
	banners := p.Rules.Banners.All()
	a.banners = banners
	for i := range banners {
		b := &banners[i]
		a.ranks = append(a.ranks, b.Rank)
		n := p.Rules.LevyTokens(b.ID, p.Boxes)
		a.tokens = append(a.tokens, n)
		a.levies += n
		a.green = append(a.green, b.Rank == pieces.ScoutRank)
	}
	slices.Sort(a.ranks)
	a.ranks = slices.Compact(a.ranks)
	for i := range banners {
		a.rankOf = append(a.rankOf, slices.Index(a.ranks, banners[i].Rank))
	}
	for i := range p.Rows {
		r := &p.Rows[i]
		a.add(
			p,
			unitSupply{
				unit:  r.Unit,
				troop: !r.Unit.Creature(),
				each:  r.Each,
				plain: r.Plain[0],
				ready: r.Ready,
				loose: r.Loose,
			},
		)
	}
	for _, c := range cards { // a type that the boxes do not have has no bearer, creature or not
		for i := range c.Entries {
			if u := c.Entries[i].Unit; p.Of(u) == nil {
				a.add(p, unitSupply{unit: u, troop: true, each: 1})
			}
		}
		if all {
			a.called = max(a.called, len(c.Entries))
		}
	}
	return a
}

func (a *supply) add(p *pieces.Pool, g unitSupply) {
	if _, known := a.index[g.unit.ID]; known {
		return
	}
	g.banner, g.rank = p.Banner(g.unit), none
	// A rank of 0 or less can replace nothing: the engine looks from the token's rank down to 1.
	if g.banner >= 0 && p.Rules.Banners.All()[g.banner].Rank > 0 {
		g.rank = a.rankOf[g.banner]
	}
	a.index[g.unit.ID] = len(a.types)
	a.types = append(a.types, g)
	a.scouts = append(a.scouts, pieces.Scouts(p.Rules, g.unit))
}

// findContended finds the types that two players together could ask too many plain figures of: for Guards and Reserve,
// and an exchange for every token that the type may replace. All other types do not link the players: a camp has as
// many as its bearers allow.
func (a *supply) findContended(pairs [][boards.Camps]*playerCases) {
	a.slot = make([]int, len(a.types))
	for t := range a.types {
		g := &a.types[t]
		a.slot[t] = none
		if slices.ContainsFunc(pairs, func(both [boards.Camps]*playerCases) bool {
			sum := 0
			for camp, h := range both {
				camp := boards.Camp(camp)
				sum += g.spent(camp, min(g.bearers(camp), h.most[t]+a.exchanges(g)))
			}
			return sum > g.plain
		}) {
			a.slot[t] = len(a.contended)
			a.contended = append(a.contended, t)
		}
	}
	for t := range a.types {
		for camp := range boards.Camp(boards.Camps) {
			a.types[t].price(camp)
		}
	}
}

// callsAll reports whether a player calls every unit of the Reserve card: the starting one with CTA-09b, in Epic Call
// to Arms both (VAR-EC-04).
func (a *supply) callsAll(first bool) bool { return a.epic || a.all && !first }

// drawn returns the number of cards that a player draws (CTA-05, VAR-EC-02).
func (a *supply) drawn() int { return len(a.order) + 1 }

// exchanges returns the number of a player's tokens that units of a type could replace (CTA-ORG-08).
func (a *supply) exchanges(g *unitSupply) int {
	n := 0
	for b, tokens := range a.tokens {
		if g.replaces(a.rankOf[b]) {
			n += tokens
		}
	}
	return n
}

// replaces reports whether the type may replace a token of a rank: troops only, of the same colour or a lower
// one.
func (g *unitSupply) replaces(rank int) bool {
	return g.troop && g.rank != none && g.rank <= rank
}
