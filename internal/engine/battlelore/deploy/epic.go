package deploy

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/command/boards"
)

// FreeZone is a player's zone that the player may choose, in the Epic modes. The default, 0, is the board's first:
// red, one hex to the left (VAR-EC-03, R-269).
const FreeZone = -1

// Decisions that only the Epic modes have.
const (
	ChooseZone      DecisionKind = "zone"       // which zones the Guards lie in (VAR-EC-03, VAR-ER-02)
	ChooseScoutUnit DecisionKind = "scout-unit" // which unit of the Scout Guard comes next (VAR-EC-02)
	ChooseScoutHex  DecisionKind = "scout-hex"  // where it goes
)

// epicPlan is Epic Call to Arms (VAR-EC-01..04): one player and one set a camp, five cards.
//
// The order: the players choose their zones and draw and place their cards. The Scout Guards come first, in the 5th
// row. The Guards follow as in Impromptu mode, except that a mark held by the Scout Guard counts as impassable
// . Then come scouting, the whole Reserves with the out-scouted player's first, and levels for creatures. The
// baseline is the board's, which is the second row (VAR-EC-01, R-264). Figures are taken in this order, and there are
// no Levy tokens.
func epicPlan() *plan {
	return &plan{
		mode:   deploycards.ModeEpic,
		cards:  EpicCards,
		refuse: refuseEpic,
		stages: []stage{
			{"field", (*deployer).open},
			{"zones", (*deployer).chooseZones},
			{"cards", (*deployer).drawAll},
			{"scout guard", (*deployer).scoutGuards},
			{"reveal", (*deployer).reveal},
			{"guards", (*deployer).placeAllGuards},
			{"scouting", (*deployer).scout},
			{"reserve", (*deployer).wholeReserves},
			{"creatures", (*deployer).payAllCreatures},
			{"councils", (*deployer).callCouncils},
			{"specialists", (*deployer).callSpecialists},
		},
	}
}

// EpicCards is the number of cards drawn in Epic Call to Arms: three Guards, the Reserve and the Scout Guard
// (VAR-EC-02, R-265).
const EpicCards = deck.CardsDrawn + 1

// chooseZones lets the players pick one shift for all their Guards, before the first card is turned over. Of
// two allies the first picks, and the other takes the remaining zone (VAR-ER-02).
func (d *deployer) chooseZones() {
	for i := range d.seats {
		s := &d.seats[i]
		if s.zone == FreeZone {
			d.chooseZone(s) // VAR-EC-03
			d.result(s).Chosen = true
		}
		d.result(s).Zone = s.zone
		event := d.happened(events.Special, s)
		event.More = events.ZoneTaken{Zone: s.zone, Allied: d.plan.mode == deploycards.ModeEpicAllies}
		d.event(event)
	}
}

func (d *deployer) chooseZone(s *seat) {
	var free []int
	var words []string
	for zone := range d.f.Board.Zones {
		if d.plan.mode != deploycards.ModeEpicAllies || zone < Allies && !d.zoneHeld(s, zone) {
			free = append(free, zone) // VAR-ER-02
			words = append(words, d.f.Board.Zones[zone].ID)
		}
	}
	d.ask = Decision{Kind: ChooseZone, Words: words}
	s.zone = free[d.choose(s)]
}

// zoneHeld reports whether an ally has taken a zone.
func (d *deployer) zoneHeld(s *seat, zone int) bool {
	for _, other := range d.camp(s.camp) {
		if other != s && other.zone == zone {
			return true
		}
	}
	return false
}

// wholeReserves calls every unit of the Reserves (VAR-EC-04, R-270): the out-scouted player's first.
func (d *deployer) wholeReserves() {
	d.out.Reserve = deploycards.ReserveAll
	for _, camp := range []boards.Camp{d.out.First.Other(), d.out.First} {
		for _, s := range d.camp(camp) {
			d.callReserve(s, true)
		}
	}
}

// Allies is the number of players of a camp in the allied variant: one in the red zones, the board's first, and one in
// the blue (VAR-ER-02).
const Allies = 2
