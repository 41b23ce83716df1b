package battlelore

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// PlaceRules are the landmarks and lairs with an effect for their owner, or that players put on the field (BL-LMK-01
// to 04, BL-LMK-08). Other terrain is in its Cell. It is nil in a game without any.
type PlaceRules struct {
	Kinds  []PlaceKind
	Setup  []Place             // on the field from the start
	Grants [MaxPlayers]uint32  // kinds that a player places without a master, a bit each
	Given  [MaxPlayers]uint32  // kinds that the adventure has placed for a player: he places no other of them
	Waits  [MaxPlayers][]uint8 // by kind: the creature that waits in such a site of a player, NoUnit for none
	Level  uint8               // of a master that brings a landmark; 0: none does, for landmark rules are not in force
	Raised []uint8             // by kind of unit: the same type with the next banner, NoUnit where there is none
}

// PlaceKind is a landmark or lair of the rulebook. Numbers that are 0 have no effect.
type PlaceKind struct {
	Cell   Cell                  // what it does to its hex, beside the ground (BL-LMK-05, BL-LMK-06, BL-LMK-07)
	Blocks bool                  // sight
	Master uint8                 // the seat of a council that brings it, NoSeat for none
	Both   bool                  // both camps may have it (BL-LMK-03)
	Scarce bool                  // more players may ask for it than the boxes have tiles left
	Tiles  uint8                 // ... and how many are left
	Under  bool                  // it goes under an own unit, else on an empty hex
	Lands  [boards.Camps]hex.Set // bare ground on which a camp may put it (R-074, EP-SET-04)
	Serves UnitFilter            // the own units for which it heals, raises and hides a passage
	Tokens int8                  // for the owner, at the end of his turn with an own unit there
	Heals  int8                  // figures, at the end of the owner's turn, for a unit that was idle there
	Stores int8                  // tokens beside the owner's creature that lives there, at the end of his turn
	Hidden int8                  // hexes of a passage that is a unit's whole move
	Raises bool                  // an idle unit gets the next banner, and the site goes
	Next   Help                  // Bold levels of own units next to it
	Calls  Calling               // how a creature comes out of it
}

// Calling is the way a creature comes out of a site.
type Calling uint8

// The ways.
const (
	NoCall Calling = iota
	ByRoll         // an own unit there rolls for it in place of its battle; it comes next to the site, which goes
	AtWill         // at the end of the owner's turn, on the site, which stays
)

// Place is a landmark or lair on the field.
type Place struct {
	At    hex.Hex
	Kind  uint8 // index into PlaceRules.Kinds
	Owner Player
	Unit  uint8 // the creature that waits in it, NoUnit for none
}

// Limits of a game with sites.
const (
	MaxPlaces     = 16
	MaxPlaceKinds = 32
	NoPlace       = MaxPlaces
	NoSeat        = Councillors
)

// checkPlaces checks that a State can hold the sites.
func (r *Rules) checkPlaces() error {
	if r.Places == nil {
		return nil
	}
	if len(r.Places.Kinds) > MaxPlaceKinds || len(r.Places.Setup) > MaxPlaces {
		return fmt.Errorf("engine: %d kinds of landmarks and lairs, %d on the field",
			len(r.Places.Kinds), len(r.Places.Setup))
	}
	return nil
}

// PlaceState is the current sites of a game; the zero value in a game without any.
type PlaceState struct {
	List   [MaxPlaces]Place // in the order of the board
	N      uint8
	On     hex.Set            // hexes with a site
	Stops  hex.Set            // of those: where a unit that enters goes no farther
	Bans   hex.Set            // where who enters may not battle
	Blocks hex.Set            // which bar sight
	Due    [MaxPlayers]uint32 // kinds that a player still has to place, a bit each
}
