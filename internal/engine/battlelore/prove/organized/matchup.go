package organized

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/command/boards"
)

// Matchup is the sets of both players in Organized mode. Each player has two sets, of either camp, and no set is in
// both players' hands (CTA-ORG-03, R-010, R-011).
type Matchup struct {
	Sets [boards.Camps][deck.SetsMixed]*deck.Set // by camp of the player
}

// Pairings lists every matchup that the sets allow: the owner takes any two, the opponent any two of the others. The
// owner's pair changes slowest, both run in the order of the sets. Six sets make 15 times 6.
func Pairings(sets []*deck.Set, owner boards.Camp) []Matchup { return PairingsOf(sets, owner, 1) }

// PairingsOf is Pairings with a number of copies of the expansion on the table. With two of them the opponent, too,
// takes any two. Six sets make 15 times 15.
func PairingsOf(sets []*deck.Set, owner boards.Camp, copies int) []Matchup {
	var out []Matchup
	eachPair(sets, func(own [deck.SetsMixed]*deck.Set) {
		var rest []*deck.Set
		for _, s := range sets {
			if copies > 1 || s != own[0] && s != own[1] {
				rest = append(rest, s)
			}
		}
		eachPair(rest, func(other [deck.SetsMixed]*deck.Set) {
			var m Matchup
			m.Sets[owner], m.Sets[owner.Other()] = own, other
			out = append(out, m)
		})
	})
	return out
}

// eachPair goes through the pairs of a list in its order.
func eachPair(sets []*deck.Set, yield func([deck.SetsMixed]*deck.Set)) {
	for i, a := range sets {
		for _, b := range sets[i+1:] {
			yield([deck.SetsMixed]*deck.Set{a, b})
		}
	}
}

// players are the players of a matchup as the mode takes them.
func (m *Matchup) players(o *deploy.Options) []deploy.Player {
	players := make([]deploy.Player, boards.Camps)
	for camp := range boards.Camp(boards.Camps) {
		players[camp] = o.Player(camp, m.Sets[camp][:]...)
	}
	return players
}
