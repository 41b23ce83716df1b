package medieval

import (
	"cmp"
	"slices"

	adventures "muster/adventures/medieval"
	"muster/draw/medieval"
	"muster/engine/command/boards"
	"muster/engine/command/field"
	"muster/engine/medieval/adventure"
	"muster/engine/medieval/rulebook"
	"muster/internal/words"
	"muster/maps/hex"
	"muster/sheet"
)

// battle is a linked adventure, as the sections of its sheet need it.
type battle struct {
	*adventures.Adventure
	*words.Language
	linked *adventure.Linked
	field  *field.Field // nil when the map is unknown
	rules  *rulebook.Rulebook
	boxes  []string
}

func newBattle(l *adventure.Linked, in *words.Language) *battle {
	return &battle{Adventure: l.Definition, Language: in, linked: l, field: l.Field, rules: l.Rules, boxes: l.Boxes}
}

// writer writes the pages of this game: any page's writer, with the sections that its pages have.
type writer struct{ sheet.Writer }

func newWriter(opts sheet.Options) *writer {
	w := new(writer)
	w.Room()
	w.Cite(opts.Citations)
	w.Language = opts.Language
	return w
}

// prose is a text of the author's with its placeholders filled.
func (b *battle) prose(text string) string {
	return b.linked.Placeholders().Fill(text, b.Called, sheet.EscWithin)
}

// side is a side in a heading.
func (b *battle) side(c boards.Camp) string { return b.Called(medieval.Sides[c]) }

// sideOf is a side in the middle of a sentence.
func (b *battle) sideOf(c boards.Camp) string {
	if c == boards.Pennant {
		return b.T("the top side")
	}
	return b.T("the bottom side")
}

// army is what a side's army is called, behind the name of the side.
func (b *battle) army(c boards.Camp) string {
	name := b.side(c)
	if s := b.linked.Side(c); s != nil && sheet.Clean(s.Army) != "" {
		name += ": " + sheet.Clean(s.Army)
	}
	return name
}

// kind is units of a type, with Bow markers or without.
type kind struct {
	unit *rulebook.Unit
	bow  bool
}

// called is what units of a kind are called.
func (b *battle) called(k kind) string {
	name := sheet.Clean(b.Called(cmp.Or(k.unit.Name, k.unit.ID)))
	if k.bow {
		return b.T("%s with Bow markers", name)
	}
	return name
}

// muster counts a side's units and their blocks by kind, in the order of the rulebook.
func (b *battle) muster(c boards.Camp) (kinds []kind, units, blocks []int) {
	own := b.linked.Army(c)
	for i := range b.rules.Units.All() {
		row := &b.rules.Units.All()[i]
		for _, bow := range []bool{false, true} {
			n, made := 0, 0
			for j := range own {
				if u := &own[j]; u.Row == row && u.Bow == bow {
					n, made = n+1, made+u.Strength()
				}
			}
			if n > 0 {
				kinds, units, blocks = append(kinds, kind{row, bow}), append(units, n), append(blocks, made)
			}
		}
	}
	return kinds, units, blocks
}

// scene is the battle map with the armies on it.
func (b *battle) scene() medieval.Scene {
	s := medieval.Scene{Field: b.field, Rules: b.rules, Title: b.Name, Language: b.Language, HexLabels: true}
	for i := range b.linked.Units {
		if u := &b.linked.Units[i]; u.At != hex.None && u.Row != nil {
			s.Tokens = append(s.Tokens, b.token(u))
		}
	}
	for _, l := range b.linked.Leaders {
		if l.At != hex.None {
			s.Leaders = append(s.Leaders, medieval.Leader{Hex: l.At, Camp: l.Camp, Name: sheet.Clean(l.Name)})
		}
	}
	for i := range b.linked.Objectives {
		o := &b.linked.Objectives[i]
		for _, h := range o.At {
			if h != hex.None {
				s.Objectives = append(s.Objectives, medieval.Objective{
					Hex: h, Camp: o.Definition.Side, Short: sheet.Number(o.Banners),
					Label: b.worth(b.objectiveName(o), o.Banners, o.Camps),
				})
			}
		}
	}
	for c := range boards.Camp(boards.Camps) {
		x := b.linked.Exits[c]
		e := medieval.Exit{Label: b.worth(b.T("Exit"), x.Banners, only(c))}
		for _, h := range x.At {
			if h != hex.None {
				e.Hexes.Add(h)
			}
		}
		if !e.Hexes.Empty() {
			s.Exits = append(s.Exits, e)
		}
	}
	return s
}

// only are the sides of which there is one.
func only(c boards.Camp) (out [boards.Camps]bool) {
	out[c] = true
	return out
}

// token is a unit on the map, with its blocks where it has not all of them.
func (b *battle) token(u *adventure.Unit) medieval.Token {
	t := medieval.Token{Hex: u.At, Camp: u.Camp, Unit: u.Row, Bow: u.Bow}
	if n := u.Strength(); n != u.Row.Blocks {
		t.Blocks = n
	}
	return t
}

// used are the kinds of terrain on the field, in the order of the rulebook.
func (b *battle) used(all []*rulebook.Terrain) []*rulebook.Terrain {
	var out []*rulebook.Terrain
	for _, row := range b.rules.Terrain.All() {
		if i := slices.IndexFunc(all, func(t *rulebook.Terrain) bool { return t.ID == row.ID }); i >= 0 {
			out = append(out, all[i])
		}
	}
	return out
}
