package deploy

import (
	"muster/deploycards"
	"muster/engine/command/boards"
)

// epicSets is how many sets the players of Epic Call to Arms have: with one each they play as in Impromptu mode, with
// two as in Organized mode. Two are asked for by naming two.
func epicSets(players []Player) int {
	n := 1
	for i := range players {
		n = max(n, len(players[i].Sets))
	}
	return n
}

// epicMixedPlan is Epic Call to Arms with two sets a player (VAR-EC-01, VAR-EC-02, VAR-EC-03, VAR-EC-04, R-292): five
// cards of 14, the common pool of figures, Levies and their exchange, Specialists, each as in Organized mode.
//
// The order: zones and cards as in Epic; the Scout Guards come first, one player's and then the other's; the Guards
// wing by wing, where a mark that the Scout Guard holds is as good as impassable; scouting; the whole Reserve
// of the out-scouted player and the exchange of his tokens, then the other's; tokens that are left go; councils,
// Specialists.
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

// scoutGuardsInTurn reveals and places the Scout Guards one after the other, as the Guards of a wing are: out of a
// common pool it matters who takes first (CTA-ORG-04, R-015).
func (d *deployer) scoutGuardsInTurn() {
	for _, camp := range [boards.Camps]boards.Camp{d.opts.RevealFirst, d.opts.RevealFirst.Other()} {
		for _, s := range d.camp(camp) {
			d.revealScouts(s)
			d.scoutGuard(s)
		}
	}
}

// wholeReservesAndExchanges calls every unit of the Reserve of the out-scouted player (VAR-EC-04, R-270), who at once
// exchanges his tokens; then the starting player does the same.
func (d *deployer) wholeReservesAndExchanges() {
	d.out.Reserve = deploycards.ReserveAll
	for _, camp := range []boards.Camp{d.out.First.Other(), d.out.First} {
		for _, s := range d.camp(camp) {
			d.callReserve(s, true)
			d.exchange(s)
		}
	}
}

// Pooled reports whether the figures of the deployment came out of a common pool, with Levy tokens to stand in for
// those that are missing: in Organized mode, and in Epic Call to Arms with two sets a player (CTA-ORG-01, R-292).
func (d *Deployment) Pooled() bool {
	return d.Mode == deploycards.ModeOrganized ||
		d.Mode == deploycards.ModeEpic && len(d.Players) > 0 && len(d.Players[0].Sets) > 1
}
