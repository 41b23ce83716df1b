package setup

import (
	"strconv"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/library"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// linker is a Battle under construction.
type linker struct {
	rules     *rulebook.Rulebook
	adventure *library.Linked
	out       *Battle
	posts     []post
	effects   []*library.Effect // by place in Battle.Effects
	refused   []Refusal
	// unfinished: a camp may have no units
	unfinished bool

	powersOf map[string][2]uint8 // by type of creature: where its powers begin and end

	bare      *rulebook.Field       // the field without the places that are sites
	placesSet battlelore.PlaceRules // becomes Rules.Places if the field has any
	placeRows []*rulebook.Terrain   // by kind of site
}

// post is a unit at the start of the battle, before it has a number.
type post struct {
	at      hex.Hex
	camp    boards.Camp
	unit    *rulebook.Unit
	weapon  string // in place of its type's; "" for that
	figures int    // 0: as many as its type has
	ally    bool   // the camp's second player's
	note    string
	ptr     string
}

func (l *linker) refuse(r Refusal) {
	if r.Kind != NoUnits || !l.unfinished {
		l.refused = append(l.refused, r)
	}
}

// allies reports whether each camp is two players (VAR-RA-01).
func (l *linker) allies() bool { return l.adventure.Definition.Allies() }

// linkField links the terrain and its barriers.
func (l *linker) linkField(f *rulebook.Field) {
	l.out.Field = f
	r := l.out.Rules
	l.bare = bared(f)
	r.Board, r.Cells, r.Sees = f.Hexes, cells(l.bare), sees(l.bare)
	r.Rack = min(f.Board.Rack, battlelore.MaxRack) // EP-SET-03
}

// sees returns the field's line of sight, with the sites that block it in addition to units.
func sees(f *rulebook.Field) func(from, to hex.Hex, units hex.Set, sites *hex.Set) bool {
	return func(from, to hex.Hex, units hex.Set, sites *hex.Set) bool {
		if sites.Empty() {
			return f.Sees(from, to, &units)
		}
		both := units.Or(*sites)
		return f.Sees(from, to, &both)
	}
}

// linkSides links the players' hands and goals.
func (l *linker) linkSides() {
	l.linkSeats()
	r := l.out.Rules
	for p := range battlelore.Player(r.Seats) {
		camp, side := r.CampOf[p], l.part(p)
		r.Hands[p] = l.hand(&side.Ally) // BL-SETUP-03
		r.Commander[p] = l.commander(&side.Ally)
		ptr := side.Ptr + "/command_cards"
		switch {
		case r.Hands[p] < 1 && !l.splits(&side.Ally):
			l.refuse(Refusal{Kind: NoHand, Camp: camp, Ptr: ptr})
		case r.Hands[p] >= battlelore.MaxHand: // the draw comes before the discard is out of the hand
			l.refuse(
				Refusal{
					Kind: LargeHand,
					Camp: camp,
					Ptr:  ptr,
					Text: strconv.Itoa(r.Hands[p]),
					Want: strconv.Itoa(battlelore.MaxHand - 1),
				},
			)
		}
		l.out.seats[p] = side.Commander
		switch {
		case side.Commander != "":
		case r.Seats > boards.Camps:
			l.out.seats[p] = camp.People() + [...]string{"' first player", "' ally"}[p/boards.Camps]
		default:
			l.out.seats[p] = "the " + camp.String() + "s"
		}
	}
}

// mustered reads the armies of a deployment: the units, with the weapons and figures from Specialists.
func (l *linker) mustered(d *deploy.Deployment) {
	ally := make([]bool, len(d.Players)) // is the player the camp's second one (VAR-ER-01)
	var seen [boards.Camps]bool
	for i := range d.Players {
		camp := d.Players[i].Camp
		ally[i], seen[camp] = seen[camp], true
	}
	for i := range d.Placed {
		p := &d.Placed[i]
		if p.Token() { // a token that nothing could replace is no unit
			continue
		}
		l.posts = append(l.posts, post{
			at:      p.Hex,
			camp:    p.Camp,
			unit:    p.Unit,
			weapon:  p.Weapon,
			figures: p.Figures,
			ptr:     "/call_to_arms",
			ally:    ally[p.Player],
		})
	}
}

// commander returns the level of a side's Commander: the council's, or without a council that of the row with the same
// number of Command cards (BL-WAR-01).
func (l *linker) commander(side *adventures.Ally) int8 {
	if side.Council != nil && side.Council.Commander != nil {
		return small(*side.Council.Commander)
	}
	level := 0
	for _, row := range l.rules.Commander.All() {
		if row.Cards == side.CommandCards {
			level = row.Level
		}
	}
	return small(level)
}

// hand returns the number of Command cards of a side: that of the adventure, or of its council's Commander
// (BL-WAR-01); 0 when a player still has to split that council.
func (l *linker) hand(side *adventures.Ally) int {
	if side.CommandCards > 0 || side.Council == nil || side.Council.Free() {
		return side.CommandCards
	}
	level := 0 // a council without a Commander holds cards too
	if side.Council.Commander != nil {
		level = *side.Council.Commander
	}
	if row := l.rules.CommanderLevel(level); row != nil {
		return row.Cards
	}
	return 0
}

// splits reports whether the player splits a side's council, and so sets its number of Command cards.
func (l *linker) splits(side *adventures.Ally) bool {
	return l.adventure.Definition.Type == rulebook.Lore && (l.adventure.Call != nil || side.Council.Free())
}
