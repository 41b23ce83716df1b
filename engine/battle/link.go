package battle

import (
	"strconv"

	"muster/adventures"
	"muster/engine"
	"muster/engine/field"
	"muster/engine/muster"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// linker is a Battle that is still being made.
type linker struct {
	rules   *rulebook.Rulebook
	a       *adventures.Adventure
	out     *Battle
	posts   []post
	effects []*adventures.RuleEffect // by place in Battle.Effects
	refused []Refusal
}

// post is a unit where the battle begins, before it has a number.
type post struct {
	at      hex.Hex
	camp    hex.Camp
	unit    *rulebook.Unit
	weapon  string // in place of its type's; "" for that
	figures int    // 0: as many as its type has
	note    string
	ptr     string
}

func (l *linker) refuse(r Refusal) { l.refused = append(l.refused, r) }

// refuseType says what the engine does not play yet of the adventure as a whole.
func (l *linker) refuseType(f *field.Field) {
	a := l.a
	if a.Type != Medieval {
		l.refuse(Refusal{Kind: LoreBattle, Ptr: "/type", Text: a.Type, Want: Medieval})
	}
	if a.Landmarks != nil && a.Landmarks.InForce {
		l.refuse(Refusal{Kind: LandmarkRules, Ptr: "/landmarks", Text: "landmark rules in force"})
	}
	for camp, name := range hex.CampNames {
		side := a.Side(name)
		if side == nil {
			continue
		}
		for _, given := range []struct {
			n         int
			key, text string
		}{
			{len(side.Landmarks), "/landmarks", "landmarks that the adventure places"},
			{len(side.Lairs), "/lairs", "lairs that the adventure places"},
			{len(side.Grants), "/grants", "landmarks that the adventure grants"},
		} {
			if given.n > 0 {
				l.refuse(Refusal{Kind: LandmarkRules, Camp: hex.Camp(camp), Ptr: "/" + name + given.key, Text: given.text})
			}
		}
	}
	for i := range f.Cells {
		c := &f.Cells[i]
		if c.Place == nil || c.Owner == "" || c.Place.Effect == "" {
			continue
		}
		camp, _ := hex.ParseCamp(c.Owner)
		l.refuse(Refusal{Kind: OwnedPlace, Camp: camp, Ptr: "/map", Text: c.Place.Name + " at " + f.Hexes.Label(hex.Hex(i))})
	}
}

// linkField links the ground and what bars it.
func (l *linker) linkField(f *field.Field) {
	l.out.Field = f
	r := l.out.Rules
	r.Board, r.Cells, r.Sees = f.Hexes, cells(f), f.Sees
	r.Rack = min(f.Board.Rack, engine.MaxRack) // EP-SET-03
}

// linkSides links what each camp holds and needs.
func (l *linker) linkSides() {
	r := l.out.Rules
	r.Seats = hex.Camps
	for camp := range hex.Camp(hex.Camps) {
		side := l.a.Side(camp.String())
		if side == nil {
			side = new(adventures.Side)
		}
		r.CampOf[camp] = camp
		r.Hands[camp] = side.CommandCards // BL-SETUP-03
		r.Commander[camp] = l.commander(side)
		ptr := "/" + camp.String() + "/command_cards"
		switch {
		case side.CommandCards < 1:
			l.refuse(Refusal{Kind: NoHand, Camp: camp, Ptr: ptr})
		case side.CommandCards >= engine.MaxHand: // the draw comes before the discard is out of the hand
			l.refuse(Refusal{Kind: LargeHand, Camp: camp, Ptr: ptr, Text: strconv.Itoa(side.CommandCards), Want: strconv.Itoa(engine.MaxHand - 1)})
		}
		l.out.seats[camp] = side.Commander
		if side.Commander == "" {
			l.out.seats[camp] = "the " + camp.String() + "s"
		}
	}
}

// mustered takes the armies of a deployment: what stands, with the weapons and figures that Specialists gave.
func (l *linker) mustered(d *muster.Deployment) {
	for i := range d.Placed {
		p := &d.Placed[i]
		if p.Token() { // a token that nothing could replace is no unit
			continue
		}
		l.posts = append(l.posts, post{
			at: p.Hex, camp: p.Camp, unit: p.Unit, weapon: p.Weapon, figures: p.Figures, ptr: "/call_to_arms",
		})
	}
}

// commander is the level of a side's Commander: the council's, or without a council that of the row with as many Command
// cards (BL-WAR-01).
func (l *linker) commander(side *adventures.Side) int8 {
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
