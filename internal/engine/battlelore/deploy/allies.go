package deploy

import (
	"slices"
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// alliesPlan returns the allied variant of Epic Call to Arms (VAR-ER-01..04). Each camp has two players. Each player
// has one set, three Guards and an own zone. There is no Reserve and no Scout Guard.
//
// The players choose their zones, draw and lay out their cards, and reveal them together. Each camp then places its
// units from right wing to left wing, the red player's card before the blue one's, in the card's order:
//   - units that keep their marks,
//   - units whose ally's unit on the mark had no figures,
//   - units whose mark is impassable,
//   - units that give way to the ally's unit.
//
// The last group may go anywhere on the baseline, so it leaves the others their fewer hexes (R-290; the order is a
// house rule, like that of R-029). The allies share their camp's figures and take them in that order (house rule; it
// matters only when they run short). A unit without figures is lost, because there are no Levy tokens. Turn markers
// and levels for creatures follow.
func alliesPlan() *plan {
	return &plan{ // VAR-ER-01, R-271
		mode:   deploycards.ModeEpicAllies,
		cards:  boards.SectionCount,
		refuse: refuseAllies,
		stages: []stage{
			{"field", (*deployer).open},
			{"zones", (*deployer).chooseZones},
			{"cards", (*deployer).drawAll},
			{"reveal", (*deployer).reveal},
			{"guards", (*deployer).placeAllies},
			{"turn markers", (*deployer).markers},
			{"creatures", (*deployer).payAllCreatures},
			{"councils", (*deployer).callCouncils},
			{"specialists", (*deployer).callSpecialists},
		},
	}
}

// placeAllies places the Guards of both camps.
func (d *deployer) placeAllies() {
	for camp := range boards.Camp(boards.Camps) {
		seats := d.camp(camp)
		slices.SortFunc(seats, func(a, b *seat) int { return a.zone - b.zone }) // red before blue
		d.placeCamp(seats)
	}
}

// alliedUnit is a Guard's unit that has no hex yet.
type alliedUnit struct {
	s       *seat
	section boards.Section
	card    *deck.Card
	entry   *deck.Entry
	at      hex.Hex
	open    bool // not impassable
	yields  bool // the ally's card keeps the hex
}

// placeCamp places the Guards of two allies.
func (d *deployer) placeCamp(seats []*seat) {
	waiting := d.alliedUnits(seats)
	for _, round := range []func(u *alliedUnit) bool{
		func(u *alliedUnit) bool { return u.open && !u.yields },
		func(u *alliedUnit) bool { return u.open && !d.taken.Has(u.at) },
		func(u *alliedUnit) bool { return !u.open },
		func(*alliedUnit) bool { return true },
	} {
		later := waiting[:0]
		for i := range waiting {
			if u := waiting[i]; round(&u) {
				d.placeAllied(&u)
			} else {
				later = append(later, u)
			}
		}
		waiting = later
	}
}

// placeAllied puts a unit on its mark, or on its section's baseline if the mark is impassable (CTA-06). If the ally's
// unit holds the mark, it puts the unit on any hex of the baseline (VAR-ER-03, R-290).
func (d *deployer) placeAllied(u *alliedUnit) {
	event := d.happened(events.UnitPlaced, u.s)
	event.Section, event.Card, event.Unit, event.From = u.section, u.card, u.entry.Unit, u.at
	if event.Held = u.open && d.taken.Has(u.at); u.open && !event.Held {
		d.stand(u.s, u.entry, event)
		return
	}
	d.displace(u.s, u.entry, event)
}

// alliedUnits lists the units of two allies in placement order and marks those that give way.
func (d *deployer) alliedUnits(seats []*seat) []alliedUnit {
	n := 0
	for _, s := range seats {
		for _, card := range s.guards {
			n += len(card.Entries)
		}
	}
	out := make([]alliedUnit, 0, n)
	var keeps [hex.Max]int // by hex: the place in out of the unit that keeps it, from 1
	for _, section := range deck.SectionOrder {
		for _, s := range seats {
			card := s.guards[section]
			for i := range card.Entries {
				u := alliedUnit{s: s, section: section, card: card, entry: &card.Entries[i]}
				u.at, u.open = events.Mark(d.f, s.camp, s.zone, section, u.entry)
				out = append(out, u)
				if u.open {
					if k := keeps[u.at]; k == 0 || Outranks(u.claim(), out[k-1].claim()) {
						keeps[u.at] = len(out)
					}
				}
			}
		}
	}
	for i := range out {
		out[i].yields = out[i].open && keeps[out[i].at] != i+1
	}
	return out
}

func (u *alliedUnit) claim() Claim { return ClaimOf(u.card, u.s.zone) }

// Claim decides which card takes a hex: VAR-ER-03, R-019, the lower number, then the earlier letter of the set. Two
// sets with the same letter, which are not printed, leave it to the red player.
type Claim struct {
	number int
	letter string
	zone   int
}

// ClaimOf returns the claim of a card that lies in a zone.
func ClaimOf(card *deck.Card, zone int) Claim { return Claim{card.Number, card.Set.Def.Letter, zone} }

// Outranks reports whether the claim of a comes before that of b.
func Outranks(a, b Claim) bool {
	order := a.number - b.number // VAR-ER-03, R-019
	if order == 0 {
		order = strings.Compare(a.letter, b.letter) // VAR-ER-03
	}
	if order == 0 {
		order = a.zone - b.zone
	}
	return order < 0
}
