package battlelore

import (
	"slices"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/sheet/command"
	"muster/internal/words"
	"muster/sheet"
)

// Brief is the data of an adventure for its pages other than the sheet.
type Brief struct {
	*words.Language
	Linked   *library.Linked
	Rules    *rulebook.Rulebook
	Name     string
	Boxes    []string // ids; one that is named twice is there twice
	Lore     bool
	Councils bool // there are War Councils
	Allies   bool // camps have two players (VAR-RA-01)
	Epic     bool
	Cards    bool // armies come by Call to Arms
	Turns    int  // after which the game ends; 0 for no limit
	Players  []Commander
	Tiles    []TilePile
	Places   []Place // landmarks and lairs on the field and still to come
	Goals    []string
	Scene    battlelore.Scene
	Terms    *rulebook.LoreTerms
	Kinds    []*rulebook.Terrain // on the field, or added to it
}

// Commander is a player with all data.
type Commander struct {
	Camp    boards.Camp
	Second  bool
	Name    string
	Army    string
	Captain string
	Goals   []int // numbers of banners with which it may win, in ascending order; none if unknown
	Units   []Troop
	Waiting []Troop // the Reserve: what waits
	Seats   []Seat
	Split   sheet.HTML // how it may split levels; "" without a choice
	Hand    string     // Command cards
	Lore    []Fact     // benefits of the best Lore Master; none if undecided
	Places  []Place    // that the player puts on the field
}

// Troop is a number of units of a type.
type Troop struct {
	Unit           *rulebook.Unit
	Name           string
	Units          int
	Plain, Bearers int // figures
	Notes          []string
	Ally           bool
	Icon           sheet.HTML
}

// Seat is a member of a War Council.
type Seat struct {
	Name        string
	Level, Most int
	Fixed       bool
}

// Fact is a number with its name.
type Fact = command.Fact

// TilePile is equal tiles.
type TilePile struct {
	Terrain *rulebook.Terrain
	Name    string
	Count   int
	Due     int // how many of them players lay
	Picture sheet.HTML
	Maybe   bool // they are wanted only if councils bring them, which are not known
}

// Place is a landmark or a lair.
type Place struct {
	Terrain *rulebook.Terrain
	Name    string
	Whose   string // "" for none
	Where   string // its hex, or its possible hexes
	Own     sheet.HTML
	All     sheet.HTML // its effect on everybody
	Due     bool
}

// NewBrief collects that data.
func NewBrief(l *library.Linked, in *words.Language) *Brief {
	b := newBattle(l, in)
	out := &Brief{
		Language: in, Linked: l, Rules: b.rules, Name: sheet.Clean(l.Definition.Name), Boxes: b.boxes, Lore: b.lore(),
		Councils: b.councillors(), Allies: b.Allies(), Epic: b.epic(), Cards: b.CallToArms != nil,
		Terms: b.terms(),
	}
	for _, e := range l.Effects {
		if e.Do == adventures.RuleLastTurn && e.Turn <= turnCap {
			out.Turns = max(out.Turns, e.Turn)
		}
	}
	if b.field != nil && b.field.Hexes != nil {
		out.Scene = b.scene()
		out.Tiles = b.piles()
		out.Kinds = b.kinds()
		out.Places = b.allPlaces()
	}
	for _, p := range b.players() {
		out.Players = append(out.Players, b.brief(&p))
	}
	for i := range l.Objectives {
		out.Goals = append(out.Goals, b.objectiveName(&l.Objectives[i]))
	}
	return out
}

// brief returns a player with all data.
func (b *battle) brief(p *player) Commander {
	out := Commander{
		Camp: p.Camp, Second: p.Second, Name: p.name, Army: sheet.Clean(p.Army), Captain: sheet.Clean(p.Commander),
		Units: b.troops(p, b.muster(p)), Waiting: b.troops(p, b.waiting(p)), Hand: sheet.Clean(b.commandCards(p)),
		Goals: b.goals(p.Camp),
	}
	if b.councillors() {
		for _, class := range b.rules.Classes.All() {
			level, fixed := seat(p.Council, class.ID)
			out.Seats = append(out.Seats, Seat{
				sheet.Clean(b.Called(sheet.Either(class.Name, class.ID))), level, max(class.Most, level), fixed,
			})
		}
		if p.Council != nil && p.Council.Free() {
			out.Split = sheet.Rich(b.split(p))
		}
		if m := b.master(p); m != nil {
			for _, c := range masterColumns(b.Language) {
				out.Lore = append(out.Lore, Fact{Name: c.name, Value: c.value(m)})
			}
		}
	}
	if b.field != nil {
		for _, t := range b.due(p) {
			out.Places = append(out.Places, b.placeToCome(p, t))
		}
	}
	return out
}

// troops returns units by type, with their figures.
func (b *battle) troops(p *player, all []levy) []Troop {
	var out []Troop
	for _, l := range all {
		t := Troop{Unit: l.unit, Name: sheet.Clean(b.unit(l.unit)), Units: l.units, Ally: p.Second}
		t.Plain, t.Bearers = figures(b.rules, l)
		for _, n := range l.notes {
			t.Notes = append(t.Notes, sheet.Clean(n))
		}
		if n := b.hired(p, l); n != "" {
			t.Notes = append(t.Notes, sheet.Clean(n))
		}
		t.Icon = sheet.HTML(battlelore.TokenIcon(b.rules, battlelore.Token{Camp: p.Camp, Unit: l.unit, Ally: p.Second}))
		out = append(out, t)
	}
	return out
}

// placeToCome returns a place that a player puts on the field.
func (b *battle) placeToCome(p *player, t *rulebook.Terrain) Place {
	return Place{
		Terrain: t, Name: sheet.Clean(b.Called(sheet.Either(t.Name, t.ID))), Whose: p.name, Where: sheet.Plain(b.room(p, t)),
		Own: sheet.Rich(b.effect(t)), All: sheet.Rich(common(b.Language, t)), Due: true,
	}
}

// allPlaces returns the places on the field and those to come.
func (b *battle) allPlaces() []Place {
	var out []Place
	for h, c := range b.field.Cells() {
		if c.Place == nil {
			continue
		}
		x := Place{
			Terrain: c.Place, Name: sheet.Clean(b.Called(sheet.Either(c.Place.Name, c.Place.ID))),
			Where: b.field.Hexes.Label(h), All: sheet.Rich(common(b.Language, c.Place)), Own: sheet.Rich(b.effect(c.Place)),
		}
		if camp, ok := boards.ParseCamp(c.Owner); ok {
			x.Whose = b.ownerOf(camp, h)
		}
		out = append(out, x)
	}
	for _, p := range b.players() {
		for _, t := range b.due(&p) {
			out = append(out, b.placeToCome(&p, t))
		}
	}
	return out
}

// piles returns the tiles of the field, and of the places that players add.
func (b *battle) piles() []TilePile {
	boxes := b.field.Rules.LaidOut(b.field.Map.Boxes)
	all, due := field.TilePiles(&b.field.Field, rulebook.TilesOf(boxes)), map[string]int{}
	for _, t := range b.allDue() {
		if due[t.ID]++; !slices.ContainsFunc(all, func(p field.TilePile) bool { return p.Terrain.ID == t.ID }) {
			all = append(all, field.TilePile{Terrain: t, Face: t.Tile})
		}
	}
	var out []TilePile
	for _, p := range all {
		n := due[p.Terrain.ID]
		delete(due, p.Terrain.ID) // only with its first pile
		out = append(out, TilePile{
			p.Terrain, sheet.Clean(command.TileName(b.Language, p)), p.Count + n, n, sheet.HTML(tilePicture(b.rules, p)),
			false,
		})
	}
	for _, t := range b.open() {
		p := field.TilePile{Terrain: t, Face: t.Tile, Count: 1}
		if !b.rules.Classes.Get(t.Master).Lore {
			p.Count = boards.Camps // each player brings one (BL-LMK-03)
		}
		out = append(out, TilePile{
			t, sheet.Clean(command.TileName(b.Language, p)), p.Count, p.Count, sheet.HTML(tilePicture(b.rules, p)), true,
		})
	}
	return out
}

// kinds returns the kinds of terrain on the field or to come, in rulebook order.
func (b *battle) kinds() []*rulebook.Terrain {
	used := slices.Concat(battlelore.TerrainOf(b.field), b.allDue())
	var out []*rulebook.Terrain
	for _, row := range b.rules.Terrain.All() {
		if slices.ContainsFunc(used, func(t *rulebook.Terrain) bool { return t.ID == row.ID }) {
			out = append(out, b.rules.Terrain.Get(row.ID))
		}
	}
	return out
}

// GroundWords describes the effects of a terrain or a feature.
func GroundWords(in *words.Language, t *rulebook.Terrain) string { return ground(in, t) }

// Prowess returns a creature's row as a sentence in Markdown; powers are the powers that it pays Lore for, a line each.
func Prowess(l *library.Linked, in *words.Language, u *rulebook.Unit) (row sheet.HTML, powers []sheet.HTML) {
	b := newBattle(l, in)
	for i := range u.Powers {
		p := &u.Powers[i]
		powers = append(powers, sheet.Rich(b.T("**%s**, %d Lore: %s.", b.English(sheet.EscWithin(p.Name)), p.Cost,
			b.English(sheet.EscWithin(sheet.Either(p.Effect, p.Words()))))))
	}
	return sheet.Rich(b.prowess(u)), powers
}
