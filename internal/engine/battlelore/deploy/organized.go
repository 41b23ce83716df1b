package deploy

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Organized deploys both camps once, in Organized mode (CTA-ORG-01..08). Sets are by camp, two a player, of either
// camp, and no set serves both.
//
// The order:
//   - both players draw 4 of their 14 cards and lay them out,
//   - the Guards are revealed wing by wing, one player's card and then the other's, and take their figures in that
//     order,
//   - scouting,
//   - the out-scouted player's Reserve and exchange of tokens, then the other's,
//   - removal of the tokens that are left, levels for creatures.
func Organized(f *rulebook.Field, sets [boards.Camps][]*deck.Set, opts Options) (*Deployment, []pieces.Refusal) {
	players := make([]Player, boards.Camps)
	for camp := range boards.Camp(boards.Camps) {
		players[camp] = opts.Player(camp, sets[camp]...)
	}
	return Deploy(f, deploycards.ModeOrganized, players, opts)
}

func organizedPlan() *plan {
	return &plan{
		mode:   deploycards.ModeOrganized,
		cards:  deck.CardsDrawn,
		common: true,
		levies: true,
		refuse: refuseOrganized,
		stages: []stage{
			{"field", (*deployer).open},
			{"cards", (*deployer).drawAll},
			{"guards", (*deployer).wingByWing},
			{"scouting", (*deployer).scout},
			{"reserve", (*deployer).reservesAndExchanges},
			{"tokens", (*deployer).removeTokens},
			{"creatures", (*deployer).payAllCreatures},
			{"councils", (*deployer).callCouncils},
			{"specialists", (*deployer).callSpecialists},
		},
	}
}

// wingByWing reveals and places the Guards in turns: right wings, centres, left wings (CTA-ORG-04, R-014); within a
// wing the Pennants first, unless the options say otherwise. Within a card marks come first.
func (d *deployer) wingByWing() {
	order := [boards.Camps]boards.Camp{d.opts.RevealFirst, d.opts.RevealFirst.Other()}
	for i := range deck.SectionOrder {
		for _, camp := range order {
			for _, s := range d.camp(camp) {
				d.guardEvents(s, events.GuardRevealed, deck.SectionOrder[i:i+1])
				d.placeGuards(s, deck.SectionOrder[i:i+1])
			}
		}
	}
}

// reservesAndExchanges calls the out-scouted player's Reserve. That player exchanges the tokens at once, including
// those of the Reserve. Then the starting player does the same.
func (d *deployer) reservesAndExchanges() {
	first := d.out.First
	for _, camp := range []boards.Camp{first.Other(), first} {
		for _, s := range d.camp(camp) {
			d.callReserve(s, camp == first && d.opts.ReserveWhole())
			d.exchange(s)
		}
	}
}
