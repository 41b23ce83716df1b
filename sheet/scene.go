package sheet

import (
	"slices"

	"muster/adventures"
	"muster/engine/battlelore/boards"
	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
	"muster/sheet/draw"
)

// battle is an adventure with its field, as the sections of its sheet need it.
type battle struct {
	*adventures.Adventure
	field *field.Field // nil when the map is unknown
	rules *rulebook.Rulebook
	boxes []string
}

func newBattle(a *adventures.Adventure, f *field.Field) *battle {
	b := &battle{Adventure: a, field: f, boxes: a.Boxes}
	if f == nil || f.Hexes == nil {
		b.field, b.rules = nil, rulebook.Base()
	} else {
		b.rules, b.field = f.Rules, withPlaced(a, f)
	}
	if len(b.boxes) == 0 && f != nil && f.Map != nil {
		b.boxes = f.Map.Boxes
	}
	return b
}

// side is a camp's part; an empty one when the adventure has none.
func (b *battle) side(c boards.Camp) *adventures.Side {
	if s := b.Side(c.String()); s != nil {
		return s
	}
	return &adventures.Side{}
}

func (b *battle) epic() bool { return b.field != nil && b.field.Board != nil && b.field.Board.Epic }

// unitName is what a unit type is called; the id of one that is not known.
func (b *battle) unitName(id string) string {
	if u := b.rules.Units.Get(id); u != nil && u.Name != "" {
		return u.Name
	}
	return id
}

func (b *battle) lore() bool { return b.Type != "medieval" }

// councillors tells whether there are War Councils: with Medieval Lore there are none (VAR-ML-01).
func (b *battle) councillors() bool { return b.lore() && b.Type != rulebook.MedievalLore }

// withPlaced is the field with the landmarks and lairs on it that the adventure gives to a side.
func withPlaced(a *adventures.Adventure, f *field.Field) *field.Field {
	out := *f
	out.Cells = slices.Clone(f.Cells)
	for c := range boards.Camp(boards.Camps) {
		s := a.Side(c.String())
		if s == nil {
			continue
		}
		for _, p := range slices.Concat(s.Landmarks, s.Lairs) {
			t := f.Rules.Terrain.Get(p.Type)
			h, _, _ := f.Hexes.ByLabel(p.At)
			if t != nil && h != hex.None {
				out.Cells[h].Place, out.Cells[h].Owner = t, c.String()
			}
		}
	}
	return &out
}

// scene is the battle map with the armies on it; those of Call to Arms come out of cards.
func (b *battle) scene() draw.Scene {
	s := draw.Scene{Field: b.field, Title: b.Name, HexLabels: true}
	for c := range boards.Camp(boards.Camps) {
		if b.CallToArms != nil {
			break
		}
		for _, group := range b.side(c).Units {
			u := b.rules.Units.Get(group.Type)
			for _, label := range group.At {
				if h, _, _ := b.field.Hexes.ByLabel(label); h != hex.None && u != nil {
					s.Tokens = append(s.Tokens, draw.Token{Hex: h, Camp: c, Unit: u, Ally: adventures.Second(group.Player)})
				}
			}
		}
	}
	for _, o := range b.Victory.Objectives {
		for _, label := range o.At {
			if h, _, _ := b.field.Hexes.ByLabel(label); h != hex.None {
				s.Objectives = append(s.Objectives, draw.Objective{
					Hex: h, Camp: o.Camp, Short: number(worth(o)), Label: objectiveName(o) + " (" + count(worth(o), "banner") + side(o.Camp) + ")",
				})
			}
		}
	}
	s.Exits = b.exits()
	return s
}

// exits are where special rules let units leave the field.
func (b *battle) exits() []draw.Exit {
	var out []draw.Exit
	for i := range b.Rules {
		for _, e := range b.Rules[i].Effects {
			if e.Do != adventures.RuleExit {
				continue
			}
			exit := draw.Exit{Label: b.Rules[i].Name + " (" + count(e.ExitWorth(), "banner") + side(e.Side) + ")"}
			for _, label := range e.At {
				if h, _, _ := b.field.Hexes.ByLabel(label); h != hex.None {
					exit.Hexes.Add(h)
				}
			}
			out = append(out, exit)
		}
	}
	return out
}

// muster counts a player's units by type, in the order of the rulebook.
func (b *battle) muster(p *player) []levy {
	var out []levy
	for _, u := range b.rules.Units.All() {
		l := levy{unit: b.rules.Units.Get(u.ID)}
		for _, group := range b.side(p.camp).Units {
			if group.Type == u.ID && p.has(group.Player) {
				l.units += len(group.At)
				if group.Note != "" && !slices.Contains(l.notes, group.Note) {
					l.notes = append(l.notes, group.Note)
				}
			}
		}
		if l.units > 0 {
			out = append(out, l)
		}
	}
	return out
}

// levy is how many units of one type a camp has.
type levy struct {
	unit  *rulebook.Unit
	units int
	notes []string
}

// camps are the two sides' names, by boards.Camp.
var camps = [boards.Camps]string{"Pennants", "Standards"}
