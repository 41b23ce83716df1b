package deploy

import (
	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Options are the settings of a deployment and of Enumerate besides field and sets. Zone, Draw and Policy are for
// Impromptu, Organized and Enumerate; Deploy takes them from the Players.
type Options struct {
	Seed    uint64                   // of everything that is not given below; 0 is a seed like any other
	Exact   bool                     // organized.Enumerate plays no samples and omits the chances that need them
	Boxes   []string                 // the boxes on the table; empty means those that each set is built for
	Reserve string                   // ReserveTwo or ReserveAll; "" means two
	Zone    int                      // index of the board's zone for cards, 0 for the default
	Draw    [boards.Camps]*deck.Draw // fixed cards of a camp; nil draws and lays them out
	Policy  [boards.Camps]Policy     // the policy; nil decides at random from the seed
	Dice    Dice                     // of scouting ties; nil rolls from the seed

	Owner       boards.Camp // the owner of the expansion, who picks first (CTA-ORG-03, CTA-ORG-10)
	RevealFirst boards.Camp // whose Guards come first in each wing, in Organized mode
	Lore        bool        // a Lore battle: the War Councils are called (CTA-10)

	Council     [boards.Camps]*pieces.Plan // the known part of a camp's War Council; nil: six levels to split
	Specialists *Calling                   // each player's Specialist cards; nil: none

	Stop <-chan struct{} // organized.Enumerate begins no further matchup when it is closed; nil: nothing stops it
}

// SetBoxes returns the boxes used for a set.
func (o *Options) SetBoxes(set *deck.Set) []string {
	if len(o.Boxes) == 0 {
		return deck.BoxesOf(set)
	}
	return o.Boxes
}

// boxesFor returns the boxes on the table, by camp. The default is the boxes that the camp's sets are built for. With
// a common pool it is those of all sets, and the box that the mode is played with.
func boxesFor(p *plan, players []Player, o *Options) [boards.Camps][]string {
	var out [boards.Camps][]string
	if len(o.Boxes) > 0 { // a box that is named twice counts twice
		return [boards.Camps][]string{o.Boxes, o.Boxes}
	}
	add := func(camp boards.Camp, ids ...string) { out[camp] = rulebook.Together(out[camp], ids) }
	for i := range players {
		for _, set := range players[i].Sets {
			add(players[i].Camp, deck.BoxesOf(set)...)
			if p.common {
				add(players[i].Camp.Other(), deck.BoxesOf(set)...)
			}
		}
	}
	if p.levies {
		add(boards.Pennant, pieces.CallToArmsBox)
		add(boards.Standard, pieces.CallToArmsBox)
	}
	return out
}

// Player is a camp's player in a mode with one a camp.
func (o *Options) Player(camp boards.Camp, sets ...*deck.Set) Player {
	return Player{
		Camp:    camp,
		Sets:    sets,
		Zone:    o.Zone,
		Draw:    o.Draw[camp],
		Policy:  o.Policy[camp],
		Council: o.Council[camp],
	}
}

// ReserveForm returns the form of the Reserve with its name.
func (o *Options) ReserveForm() string {
	if o.ReserveWhole() {
		return deploycards.ReserveAll
	}
	return deploycards.ReserveTwo
}

// ReserveWhole reports whether the whole Reserve card is called, and not two of its units.
func (o *Options) ReserveWhole() bool { return o.Reserve == deploycards.ReserveAll }

// tableOf returns the boxes of the players: the given ones, or those of all their sets.
func tableOf(players []Player, o *Options) []string {
	if len(o.Boxes) > 0 {
		return o.Boxes
	}
	var all [][]string
	for i := range players {
		for _, set := range players[i].Sets {
			if set != nil {
				all = append(all, deck.BoxesOf(set))
			}
		}
	}
	return rulebook.Together(all...)
}
