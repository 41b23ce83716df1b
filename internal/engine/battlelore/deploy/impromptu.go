package deploy

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Impromptu deploys both camps once, in Impromptu mode (S1 III). Sets are by camp. It returns refusals and no
// Deployment when the sets, the field or the options do not allow it; faults of the map are left to the map's checks.
//
// The order: both camps draw and place their cards, and all Guards are revealed together. Each camp places first the
// units that can stand on their marks, right wing to left wing in the card's order. The displaced units follow in the
// same order. Then come scouting, the Reserve of the out-scouted player, the other's Reserve, and levels for
// creatures. A unit takes its figures from the stock when it is placed, so a lost one leaves them to those after it.
func Impromptu(f *rulebook.Field, sets [boards.Camps]*deck.Set, opts Options) (*Deployment, []pieces.Refusal) {
	players := make([]Player, boards.Camps)
	for camp := range boards.Camp(boards.Camps) {
		players[camp] = opts.Player(camp, sets[camp])
	}
	return Deploy(f, deploycards.ModeImpromptu, players, opts)
}

func impromptuPlan() *plan {
	return &plan{
		mode:   deploycards.ModeImpromptu,
		cards:  deck.CardsDrawn,
		refuse: refuseImpromptu,
		stages: []stage{
			{"field", (*deployer).open},
			{"cards", (*deployer).drawAll},
			{"reveal", (*deployer).reveal},
			{"guards", (*deployer).placeAllGuards},
			{"scouting", (*deployer).scout},
			{"reserve", (*deployer).reserves},
			{"creatures", (*deployer).payAllCreatures},
		},
	}
}

// open begins with the terrain (CTA-01).
func (d *deployer) open() { d.event(events.New(events.FieldOpened, boards.Pennant)) }

// drawAll gives every player the cards and lets each lay them out.
func (d *deployer) drawAll() {
	for i := range d.seats {
		d.draw(&d.seats[i])
	}
}

// placeAllGuards places the Guards of every player, one player after the other.
func (d *deployer) placeAllGuards() {
	for i := range d.seats {
		d.placeGuards(&d.seats[i], deck.SectionOrder[:])
	}
}

// reserves calls the Reserves: the out-scouted player's first, the starting player's last (CTA-09, R-055).
func (d *deployer) reserves() {
	for _, s := range d.camp(d.out.First.Other()) {
		d.callReserve(s, false)
	}
	for _, s := range d.camp(d.out.First) {
		d.callReserve(s, d.opts.ReserveWhole())
	}
}

// payAllCreatures lists the council levels that creatures on the field take (CTA-10, R-060). A battle without Lore has
// no council and no creatures, so creatures on its field are reported.
func (d *deployer) payAllCreatures() {
	for i := range d.seats {
		s := &d.seats[i]
		for j := range d.out.Placed {
			p := &d.out.Placed[j]
			if p.Player != s.index || p.Token() || !p.Unit.Creature() {
				continue
			}
			event := d.happened(events.CreaturePaid, s)
			event.Card, event.Unit, event.Hex, event.Count = p.Card, p.Unit, p.Hex, p.Unit.Level
			if !d.opts.Lore {
				event.Kind, event.Count, event.More = events.Special, 0, events.CreatureStands{}
			}
			d.event(event)
		}
	}
}
