package prove

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Side is a player of Organized mode with the two mixed sets.
type Side struct {
	Camp boards.Camp
	Sets []*deck.Set
}

// Common is the budget of one player's mixed sets or two players', who take figures from one pool (CTA-ORG-01).
type Common struct {
	Sides  []Side
	Pool   *pieces.Pool // as on the table before any takes
	Types  []CommonType // those that the sets show, the least slack first
	Tokens []Tokens     // by side and banner
}

// CommonType is one unit type.
type CommonType struct {
	Unit   *rulebook.Unit
	Plain  int     // figures that are no bearers, of both camps
	Shares []Share // by side
}

// Share is the pieces of a type that a side's worst draw takes.
type Share struct {
	Claim
	Bearers int // units that the camp has bearers for; of creatures as many as are called for (BL-CRE-04)
	Takes   int // plain figures for those of the called units that have bearers
}

// Beyond returns how many of the called units have no bearer.
func (s *Share) Beyond() int { return max(0, s.Units-s.Bearers) }

// Slack returns the plain figures left by the worst draws of all sides; a negative number is missing.
func (t *CommonType) Slack() int {
	n := t.Plain
	for i := range t.Shares {
		n -= t.Shares[i].Takes
	}
	return n
}

// Beyond returns the number of called units of all sides that have no bearer.
func (t *CommonType) Beyond() (n int) {
	for i := range t.Shares {
		n += t.Shares[i].Beyond()
	}
	return n
}

// Together compares the sets of one side or two with a common pool. A side takes more the more its draw calls for, and
// the draws of the sides are independent. So the worst case of both together is the worst of each.
func Together(pool *pieces.Pool, sides []Side) *Common {
	c := &Common{Sides: sides, Pool: pool}
	var all []*deck.Set
	hands := make([][]*deck.Card, len(sides))
	for i, s := range sides {
		all = append(all, s.Sets...)
		hands[i] = deck.Hand(s.Sets)
	}
	for _, u := range typesOf(all) {
		t := CommonType{Unit: u}
		if r := pool.Of(u); r != nil {
			t.Plain = r.Plain[0]
		}
		for i, s := range sides {
			share := Share{Claim: claimOf(hands[i], u.ID)}
			share.Bearers = bearers(pool, s.Camp, u, share.Units)
			_, share.Takes = pool.SpentBy(s.Camp, u, share.Units)
			t.Shares = append(t.Shares, share)
		}
		c.Types = append(c.Types, t)
	}
	slices.SortStableFunc(c.Types, func(a, b CommonType) int {
		return cmp.Or(cmp.Compare(a.Slack(), b.Slack()), cmp.Compare(b.Beyond(), a.Beyond()))
	})
	c.Tokens = tokensOf(pool, sides, hands)
	return c
}

// bearers returns the number of units of a type that a camp has bearers for.
func bearers(pool *pieces.Pool, camp boards.Camp, u *rulebook.Unit, called int) int {
	r := pool.Of(u)
	switch {
	case r == nil:
		return 0
	case u.Creature():
		return called
	}
	return r.Ready[camp] + r.Loose[camp]
}
