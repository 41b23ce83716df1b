package kernel

import (
	"cmp"
	"muster/draw"
	"slices"

	adventures "muster/internal/adventures/command"
	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/words"
	"muster/maps/hex"
	"muster/sheet"
)

// battle is a linked adventure, prepared for the sections of its sheet.
type battle struct {
	*adventures.Adventure
	*words.Language
	linked *library.Linked
	field  *field.Field // nil when the map is unknown
	rules  *rulebook.Rulebook
	boxes  []string
	style  draw.Style // of its board
}

func newBattle(l *library.Linked, in *words.Language) *battle {
	return &battle{Adventure: l.Definition, Language: in, linked: l, field: l.Field, rules: l.Rules, boxes: l.Boxes}
}

// writer writes the pages of this game: a page writer with methods for this game's sections.
type writer struct{ sheet.Writer }

func newWriter(opts sheet.Options) *writer {
	w := new(writer)
	w.Room()
	w.Cite(opts.Citations)
	w.Language = opts.Language
	return w
}

// prose returns a text of the author with its placeholders filled.
func (b *battle) prose(text string) string {
	return b.linked.Placeholders().Fill(text, b.Called, sheet.EscWithin)
}

// side returns the name of a side for a heading.
func (b *battle) side(c boards.Camp) string { return b.Called(kernel.Sides[c]) }

// sideOf returns the name of a side for use within a sentence.
func (b *battle) sideOf(c boards.Camp) string {
	if c == boards.Pennant {
		return b.T("the top side")
	}
	return b.T("the bottom side")
}

// army returns the name of a side's army, after the name of the side.
func (b *battle) army(c boards.Camp) string {
	name := b.side(c)
	if s := b.linked.Side(c); s != nil && sheet.Clean(s.Army) != "" {
		name += ": " + sheet.Clean(s.Army)
	}
	return name
}

// kind is units of a type, with or without Bow markers.
type kind struct {
	unit *rulebook.Unit
	bow  bool
}

// called returns the name of units of a kind.
func (b *battle) called(k kind) string {
	name := sheet.Clean(b.Called(cmp.Or(k.unit.Name, k.unit.ID)))
	if k.bow {
		return b.T("%s with Bow markers", name)
	}
	return name
}

// muster counts a side's units and their blocks by kind, in rulebook order.
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

// scene returns the battle map with the armies on it.
func (b *battle) scene() kernel.Scene {
	s := kernel.Scene{Field: b.field, Rules: b.rules, Title: b.Name, Language: b.Language, HexLabels: true, Style: b.style}
	for i := range b.linked.Units {
		if u := &b.linked.Units[i]; u.At != hex.None && u.Row != nil {
			s.Tokens = append(s.Tokens, b.token(u))
		}
	}
	for _, l := range b.linked.Leaders {
		if l.At != hex.None {
			s.Leaders = append(s.Leaders, kernel.Leader{Hex: l.At, Camp: l.Camp, Name: sheet.Clean(l.Name)})
		}
	}
	for i := range b.linked.Objectives {
		o := &b.linked.Objectives[i]
		for _, h := range o.At {
			if h != hex.None {
				s.Objectives = append(s.Objectives, kernel.Objective{
					Hex: h, Camp: o.Definition.Side, Short: sheet.Number(o.Banners),
					Label: b.worth(b.objectiveName(o), o.Banners, o.Camps),
				})
			}
		}
	}
	for c := range boards.Camp(boards.Camps) {
		x := b.linked.Exits[c]
		e := kernel.Exit{Label: b.worth(b.T("Exit"), x.Banners, only(c))}
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

// only returns the set with one side.
func only(c boards.Camp) (out [boards.Camps]bool) {
	out[c] = true
	return out
}

// token returns a unit on the map, with its blocks if some are lost.
func (b *battle) token(u *library.Unit) kernel.Token {
	t := kernel.Token{Hex: u.At, Camp: u.Camp, Unit: u.Row, Bow: u.Bow}
	if n := u.Strength(); n != u.Row.Blocks {
		t.Blocks = n
	}
	return t
}

// used returns the kinds of terrain on the field, in rulebook order.
func (b *battle) used(all []*rulebook.Terrain) []*rulebook.Terrain {
	var out []*rulebook.Terrain
	for _, row := range b.rules.Terrain.All() {
		if i := slices.IndexFunc(all, func(t *rulebook.Terrain) bool { return t.ID == row.ID }); i >= 0 {
			out = append(out, all[i])
		}
	}
	return out
}
