package battlelore

import (
	"slices"
	"strings"

	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
	"muster/maps/hex"
	"muster/sheet"
)

// UnitLine is the starting position of a unit, as listed next to the map.
type UnitLine struct {
	battlelore.Token
	Name    string // of its type, short
	Where   string // the label of its hex; "" off the field
	Line    bool   // its hex is on the line between two sections (BL-ORD-03)
	Figures string // how many it has, and how many more than usual: "5 (+1)"
	Note    string // other facts about it
}

// Wing is a group of posts: those of a section of the board (BL-ORD-03), or those of a card.
type Wing struct {
	Name  string
	Posts []UnitLine
}

// Posted is a player with all units that the player deploys.
type Posted struct {
	Camp   boards.Camp
	Name   string
	Army   string // name of the army, or ""
	Leader string // the commander; "" for none
	Wings  []Wing // in map order from left to right
	Later  []Wing // the groups after them: a Scout Guard, the Reserve, units that wait
}

// Units counts the units on the field.
func (p *Posted) Units() int {
	n := 0
	for _, w := range slices.Concat(p.Wings, p.Later) {
		for i := range w.Posts {
			if w.Posts[i].Where != "" {
				n++
			}
		}
	}
	return n
}

// stands reports whether the player has any unit to deploy.
func (p *Posted) stands() bool { return p.Units() > 0 || len(p.Later) > 0 }

// Line sorts posts in the order in which they are placed.
func Line(b *boards.Board, c boards.Camp, posts []UnitLine) {
	slices.SortStableFunc(posts, func(x, y UnitLine) int { return b.Placing(c, x.Hex, y.Hex) })
}

// ShortName returns the short name of a unit type: without the race that bears no mark. A language without a short name
// uses the full one.
func ShortName(in *words.Language, rules *rulebook.Rulebook, u *rulebook.Unit) string {
	name := sheet.Either(u.Name, u.ID)
	short := name
	if r := rules.Races.Get(u.Race); r != nil && r.Mark == "" && r.Name != "" && strings.Count(name, " ") > 1 {
		short = strings.Replace(name, " "+strings.ToLower(r.Name)+" ", " ", 1)
	}
	called := in.Called(short)
	if in.Translates() && called == short {
		called = in.Called(name)
	}
	return sheet.Clean(called)
}

// posted returns the players who have units, or whose army has a name or a commander, by camp.
func (b *battle) posted() (out []Posted) {
	for _, p := range b.players() {
		x := Posted{
			Camp: p.Camp, Name: p.name, Army: sheet.Clean(p.Army), Leader: sheet.Clean(p.Commander), Wings: b.wings(&p),
		}
		if w := b.waitingPosts(&p); len(w) > 0 {
			x.Later = []Wing{{b.T("Reserve"), w}}
		}
		if x.stands() || x.Army+x.Leader != "" {
			out = append(out, x)
		}
	}
	return out
}

// wings returns a player's units by section. A unit on the line between two wings is listed with the left one.
func (b *battle) wings(p *player) []Wing {
	order := p.Camp.FromLeft()
	var out []Wing
	for _, s := range order {
		out = append(out, Wing{Name: b.Called(s.String())})
	}
	own := b.linked.UnitsOf(p.Player)
	for i := range own {
		u := &own[i]
		if u.Row == nil || u.At == hex.None {
			continue
		}
		at := slices.IndexFunc(order[:], b.field.Hexes.Sections(p.Camp, u.At).Has)
		out[at].Posts = append(out[at].Posts, b.post(u))
	}
	for _, w := range out {
		Line(b.field.Hexes, p.Camp, w.Posts)
	}
	return out
}

// post returns the post of a unit of the adventure.
func (b *battle) post(u *library.Unit) UnitLine {
	return UnitLine{
		Token: battlelore.Token{Hex: u.At, Camp: u.Camp, Unit: u.Row, Ally: u.Second},
		Name:  ShortName(b.Language, b.rules, u.Row), Where: b.field.Hexes.Label(u.At),
		Line:    b.field.Hexes.Sections(u.Camp, u.At).Shared(),
		Figures: sheet.Number(max(b.rules.Figures(u.Row), 1)), Note: sheet.Clean(u.Note),
	}
}

// waitingPosts returns the creatures that wait for their lairs.
func (b *battle) waitingPosts(p *player) (out []UnitLine) {
	for _, l := range b.waiting(p) {
		out = append(out, UnitLine{
			Token: battlelore.Token{Hex: hex.None, Camp: p.Camp, Unit: l.unit, Ally: p.Second},
			Name:  ShortName(b.Language, b.rules, l.unit), Figures: sheet.Number(max(b.rules.Figures(l.unit), 1)),
			Note: sheet.Clean(strings.Join(l.notes, " ")),
		})
	}
	return out
}
