package deploy

import (
	"muster/deploycards"
	"muster/internal/engine/command/boards"
)

// epicSets returns the number of sets a player in Epic Call to Arms. With one set the rules of Impromptu mode apply,
// with two those of Organized mode. Naming two sets selects the latter.
func epicSets(players []Player) int {
	n := 1
	for i := range players {
		n = max(n, len(players[i].Sets))
	}
	return n
}

// epicMixedPlan returns Epic Call to Arms with two sets a player (VAR-EC-01, VAR-EC-02, VAR-EC-03, VAR-EC-04, R-292).
// Players draw five of 14 cards. The common pool of figures, Levies and their exchange, and Specialists work as in
// Organized mode.
//
// The order:
//   - zones and cards as in Epic,
//   - the Scout Guards, one player's and then the other's,
//   - the Guards wing by wing; a mark that the Scout Guard holds counts as impassable,
//   - scouting,
//   - the out-scouted player's whole Reserve and exchange of tokens, then the other's,
//   - removal of the tokens that are left, councils, Specialists.
func epicMixedPlan() *plan {
	return &plan{
		mode:   deploycards.ModeEpic,
		cards:  EpicCards,
		common: true,
		levies: true,
		refuse: refuseEpic,
		stages: []stage{
			{"field", (*deployer).open},
			{"zones", (*deployer).chooseZones},
			{"cards", (*deployer).drawAll},
			{"scout guard", (*deployer).scoutGuardsInTurn},
			{"guards", (*deployer).wingByWing},
			{"scouting", (*deployer).scout},
			{"reserve", (*deployer).wholeReservesAndExchanges},
			{"tokens", (*deployer).removeTokens},
			{"creatures", (*deployer).payAllCreatures},
			{"councils", (*deployer).callCouncils},
			{"specialists", (*deployer).callSpecialists},
		},
	}
}

// scoutGuardsInTurn reveals and places the Scout Guards one after the other, like the Guards of a wing. With a common
// pool the order of taking matters (CTA-ORG-04, R-015).
func (d *deployer) scoutGuardsInTurn() {
	for _, camp := range [boards.Camps]boards.Camp{d.opts.RevealFirst, d.opts.RevealFirst.Other()} {
		for _, s := range d.camp(camp) {
			d.revealScouts(s)
			d.scoutGuard(s)
		}
	}
}

// wholeReservesAndExchanges calls every unit of the out-scouted player's Reserve (VAR-EC-04, R-270). That player then
// exchanges the tokens at once. The starting player does the same afterwards.
func (d *deployer) wholeReservesAndExchanges() {
	d.out.Reserve = deploycards.ReserveAll
	for _, camp := range []boards.Camp{d.out.First.Other(), d.out.First} {
		for _, s := range d.camp(camp) {
			d.callReserve(s, true)
			d.exchange(s)
		}
	}
}

// Pooled reports whether the figures of the deployment came from a common pool, with Levy tokens for missing units. It
// is true in Organized mode and in Epic Call to Arms with two sets a player (CTA-ORG-01, R-292).
func (d *Deployment) Pooled() bool {
	return d.Mode == deploycards.ModeOrganized ||
		d.Mode == deploycards.ModeEpic && len(d.Players) > 0 && len(d.Players[0].Sets) > 1
}
