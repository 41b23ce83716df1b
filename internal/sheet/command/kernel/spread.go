package kernel

import (
	"bytes"
	"slices"

	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/sheet/command"
	"muster/maps/hex"
	"muster/sheet"
)

// highSide is the CSS class of the side with a map: a field of 11 rows leaves no room below for its legend.
const highSide = sheet.MapSide + "map high"

// spread writes the map with its legend, and the deployment lists.
func (w *writer) spread(b *battle) {
	scene, all := b.scene(), b.posted()
	scene.Stand = command.Stood(all)
	command.MapSide{
		Language: b.Language, All: all, Class: highSide, Figure: figure(scene), Legend: b.legend(&scene),
		Text: kernel.Text(untitled(scene)), Parts: w.T("Blocks"), Count: w.T("Number of blocks"), Rule: "MED-ORD-03",
	}.Write(&w.Writer)
}

// untitled returns a scene without its title, for use under a heading.
func untitled(s kernel.Scene) kernel.Scene {
	s.Title = ""
	return s
}

// figure returns the battle map as a figure of the page.
func figure(s kernel.Scene) func(*bytes.Buffer) {
	return func(out *bytes.Buffer) {
		b := append(out.AvailableBuffer(), `<figure class="board" tabindex="0">`...)
		out.Write(append(kernel.AppendSVG(b, s), "</figure>\n"...))
	}
}

// posted returns the sides with any piece on the field.
func (b *battle) posted() (out []command.Posted) {
	for c := range boards.Camp(boards.Camps) {
		p := command.Posted{Camp: c, Emblem: kernel.Emblem(c), Name: b.side(c), Wings: shown(b.wings(c)), Flow: true}
		if s := b.linked.Side(c); s != nil {
			p.Army, p.Leader = sheet.Clean(s.Army), sheet.Clean(s.Commander)
		}
		units, leaders := 0, 0
		for _, u := range b.linked.Army(c) {
			if u.At != hex.None && u.Row != nil {
				units++
			}
		}
		for _, l := range b.linked.Staff(c) {
			if l.At != hex.None {
				leaders++
			}
		}
		if p.Sum = b.Tn("%d unit", "%d units", units); leaders > 0 {
			p.Sum += ", " + b.Tn("%d Leader", "%d Leaders", leaders)
		}
		if units+leaders > 0 {
			out = append(out, p)
		}
	}
	return out
}

// post is a piece of a wing's list, with its hex for sorting.
type post struct {
	at hex.Hex
	command.UnitLine
	block StandingBlock
}

// wing is the pieces of a section.
type wing struct {
	Name  string
	posts []post
}

// shown returns wings in the form of the lists next to the map.
func shown(wings []wing) []command.Wing {
	out := make([]command.Wing, len(wings))
	for i, g := range wings {
		out[i].Name = g.Name
		for _, p := range g.posts {
			out[i].Posts = append(out[i].Posts, p.UnitLine)
		}
	}
	return out
}

// wings returns a side's units and Leaders by section, in placing order: a Leader after the unit that it stands with. A
// piece on the line between two wings is listed with the left one.
func (b *battle) wings(c boards.Camp) []wing {
	order := c.FromLeft()
	posts := make([][]post, len(order))
	put := func(p post) {
		at := slices.IndexFunc(order[:], b.field.Hexes.Sections(c, p.at).Has)
		posts[at] = append(posts[at], p)
	}
	for _, u := range b.linked.Army(c) {
		if u.At != hex.None && u.Row != nil {
			put(post{u.At, b.unitPost(&u), StandingBlock{
				Hex: b.field.Hexes.Label(u.At), Unit: u.Row.ID, Name: sheet.Clean(b.Called(sheet.Either(u.Row.Name, u.Row.ID))),
				Blocks: u.Strength(), Bow: u.Bow, Note: sheet.Clean(u.Note),
			}})
		}
	}
	for _, l := range b.linked.Staff(c) {
		if l.At != hex.None {
			p := b.leaderPost(&l)
			block := StandingBlock{Hex: p.Where, Leader: true, Name: p.Name, Blocks: 1, Note: p.Note}
			if u := b.linked.Attached(&l); u != nil {
				block.With = u.Type
			}
			put(post{l.At, p, block})
		}
	}
	var out []wing
	for i, s := range order {
		slices.SortStableFunc(posts[i], func(x, y post) int { return b.field.Hexes.Placing(c, x.at, y.at) })
		out = append(out, wing{b.Called(s.String()), posts[i]})
	}
	return out
}

// onLine reports whether a hex is on a section line and so belongs to two sections (MED-TER-02).
func (b *battle) onLine(c boards.Camp, h hex.Hex) bool { return b.field.Hexes.Sections(c, h).Shared() }

// unitPost returns the post of a unit.
func (b *battle) unitPost(u *library.Unit) command.UnitLine {
	token := b.token(u)
	name := sheet.Clean(b.Called(sheet.Either(u.Row.Name, u.Row.ID)))
	if u.Bow {
		name = b.T("%s, Bow", name)
	}
	return command.UnitLine{
		Icon: func(out []byte) []byte { return kernel.AppendIcon(out, b.rules, token) }, Name: name,
		Where: b.field.Hexes.Label(u.At), Line: b.onLine(u.Camp, u.At),
		Count: sheet.Number(u.Strength()), Note: sheet.Clean(u.Note),
	}
}

// leaderPost returns the post of a Leader.
func (b *battle) leaderPost(l *library.Leader) command.UnitLine {
	p := command.UnitLine{
		Icon: func(out []byte) []byte { return kernel.AppendLeaderIcon(out, l.Camp) },
		Name: sheet.Either(sheet.Clean(l.Name), b.T("Leader")), Where: b.field.Hexes.Label(l.At), Count: "1",
		Line: b.onLine(l.Camp, l.At),
	}
	switch u := b.linked.Attached(l); {
	case u == nil:
		p.With, p.Note = b.T("alone"), b.T("alone")
	case u.Row != nil:
		p.With = b.T("with %s", kernel.Letters(u.Row, l.Camp))
		p.Note = b.T("with %s", sheet.Clean(b.Called(sheet.Either(u.Row.Name, u.Row.ID))))
	}
	return p
}
