package muster

import (
	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// The forms of the Reserve: two units for both players (CTA-09), or for the starting player every unit of his card,
// where a definition asks for it by name (CTA-09b).
const (
	ReserveTwo = "two"
	ReserveAll = "all"
)

// Options are what Impromptu and Enumerate are told beside field and sets.
type Options struct {
	Seed    uint64            // of everything that is not given below; 0 is a seed like any other
	Boxes   []string          // what lies on the table; empty means what each set is built for
	Reserve string            // ReserveTwo or ReserveAll; "" means two
	Zone    int               // index of the board's zone for cards, 0 for the default
	Draw    [hex.Camps]*Draw  // fixed cards of a camp; nil draws and lays them out
	Policy  [hex.Camps]Policy // who decides; nil decides at random from the seed
	Dice    Dice              // of scouting ties; nil rolls from the seed
}

// boxes are those that serve a set.
func (o *Options) boxes(set *Set) []string {
	if len(o.Boxes) == 0 {
		return BoxesOf(set)
	}
	return o.Boxes
}

func (o *Options) all() bool { return o.Reserve == ReserveAll }

// refuseField lists what forbids Impromptu mode on the field, whichever the sets are.
func refuseField(f *field.Field, o *Options) []Refusal {
	if f == nil || f.Hexes == nil || f.Board == nil {
		return []Refusal{{Kind: NoField}}
	}
	var out []Refusal
	if f.Board.Epic {
		out = append(out, Refusal{Kind: EpicBoard, Text: f.Board.ID})
	}
	if o.Zone < 0 || o.Zone >= len(f.Board.Zones) {
		out = append(out, Refusal{Kind: UnknownZone, Text: itoa(o.Zone), Want: itoa(len(f.Board.Zones))})
	} else if campsMeet(f, o.Zone) {
		out = append(out, Refusal{Kind: ShortBoard, Text: f.Board.ID, Want: itoa(f.Board.RowCount) + " rows"})
	}
	switch o.Reserve {
	case "", ReserveTwo, ReserveAll:
	default:
		out = append(out, Refusal{Kind: BadReserve, Text: o.Reserve, Want: `"two" or "all"`})
	}
	return out
}

// refuseSet lists what forbids a set to a camp on a board.
func refuseSet(board *rulebook.Board, camp hex.Camp, set *Set) []Refusal {
	if set == nil {
		return []Refusal{{Kind: NoSet, Camp: camp}}
	}
	if why := set.Playable(); why != "" {
		return []Refusal{{Kind: BadSet, Camp: camp, Set: idOf(set), Text: why}}
	}
	var out []Refusal
	if set.Camp != camp { // only sets of the own camp
		out = append(out, Refusal{Kind: WrongCamp, Camp: camp, Set: idOf(set), Text: set.Camp.String()})
	}
	if set.Board.ID != board.ID { // CTA-02: the card lines up with its own board only
		out = append(out, Refusal{Kind: OtherBoard, Camp: camp, Set: idOf(set), Text: set.Board.ID, Want: board.ID})
	}
	return out
}

// campsMeet tells whether marks or baselines of the two camps share a hex: then a card's place would not be its own.
func campsMeet(f *field.Field, zone int) bool {
	pennant, standard := reach(f, zone, hex.Pennant), reach(f, zone, hex.Standard)
	both := pennant.And(standard)
	return !both.Empty()
}

// reach is every hex on which a camp's unit can come to stand.
func reach(f *field.Field, zone int, camp hex.Camp) hex.Set {
	out := f.Hexes.Baseline(camp)
	for s := range hex.Section(hex.SectionCount) {
		for r, cells := range f.Board.Ranks {
			for file := 1; file <= cells; file++ {
				if h := f.Hexes.Card(camp, zone, s, r+1, file); h != hex.None {
					out.Add(h)
				}
			}
		}
	}
	return out
}
