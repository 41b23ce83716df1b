package muster

import (
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// Options are what a deployment and Enumerate are told beside field and sets. Zone, Draw and Policy are for Impromptu,
// Organized and Enumerate; Deploy takes them from the Players.
type Options struct {
	Seed    uint64            // of everything that is not given below; 0 is a seed like any other
	Exact   bool              // organized.Enumerate plays no samples: nobody needs the chances that depend on them
	Boxes   []string          // what lies on the table; empty means what each set is built for
	Reserve string            // ReserveTwo or ReserveAll; "" means two
	Zone    int               // index of the board's zone for cards, 0 for the default
	Draw    [hex.Camps]*Draw  // fixed cards of a camp; nil draws and lays them out
	Policy  [hex.Camps]Policy // who decides; nil decides at random from the seed
	Dice    Dice              // of scouting ties; nil rolls from the seed

	Owner       hex.Camp // who owns the expansion, and so picks first (CTA-ORG-03, CTA-ORG-10)
	RevealFirst hex.Camp // whose Guards come first in each wing, in Organized mode
	Lore        bool     // a Lore battle: the War Councils are called (CTA-10)

	Council     [hex.Camps]*CouncilPlan // what is known of a camp's War Council; nil: six levels to split
	Specialists *Calling                // who plays which Specialist cards; nil: nobody plays any
}

// SetBoxes are those that serve a set.
func (o *Options) boxes(set *Set) []string {
	if len(o.Boxes) == 0 {
		return BoxesOf(set)
	}
	return o.Boxes
}

// boxesFor are what lies on the table, by camp. Unless they are given they are what the camp's sets are built for; with
// a common pool what all sets are built for, and the box that the mode is played with.
func boxesFor(p *plan, players []Player, o *Options) [hex.Camps][]string {
	var out [hex.Camps][]string
	if len(o.Boxes) > 0 { // a box that is named twice counts twice
		return [hex.Camps][]string{o.Boxes, o.Boxes}
	}
	add := func(camp hex.Camp, ids ...string) { out[camp] = rulebook.Together(out[camp], ids) }
	for i := range players {
		for _, set := range players[i].Sets {
			add(players[i].Camp, BoxesOf(set)...)
			if p.common {
				add(players[i].Camp.Other(), BoxesOf(set)...)
			}
		}
	}
	if p.levies {
		add(hex.Pennant, CallToArmsBox)
		add(hex.Standard, CallToArmsBox)
	}
	return out
}

// player is a camp's player in a mode with one a camp.
func (o *Options) player(camp hex.Camp, sets ...*Set) Player {
	return Player{Camp: camp, Sets: sets, Zone: o.Zone, Draw: o.Draw[camp], Policy: o.Policy[camp], Council: o.Council[camp]}
}

// ReserveForm is the form of the Reserve by its name.
func (o *Options) reserve() string {
	if o.all() {
		return ReserveAll
	}
	return ReserveTwo
}

func (o *Options) all() bool { return o.Reserve == ReserveAll }

// tableOf are the boxes that are named for the players: the given ones, or those of all their sets.
func tableOf(players []Player, o *Options) []string {
	if len(o.Boxes) > 0 {
		return o.Boxes
	}
	var all [][]string
	for i := range players {
		for _, set := range players[i].Sets {
			if set != nil {
				all = append(all, BoxesOf(set))
			}
		}
	}
	return rulebook.Together(all...)
}
