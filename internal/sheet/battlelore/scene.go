package battlelore

import (
	"muster/draw"
	"slices"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/library"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/words"
	"muster/maps/hex"
	"muster/sheet"
)

// battle is a linked adventure, prepared for the sections of its sheet.
type battle struct {
	*adventures.Adventure
	*words.Language
	linked *library.Linked
	field  *rulebook.Field // with the landmarks and lairs of the adventure; nil when the map is unknown
	rules  *rulebook.Rulebook
	boxes  []string
	style  draw.Style // of its board
}

func newBattle(l *library.Linked, in *words.Language) *battle {
	return &battle{Adventure: l.Definition, Language: in, linked: l, field: l.Field, rules: l.Rules, boxes: l.Boxes}
}

// prose returns a text of the author with its placeholders filled.
func (b *battle) prose(text string) string {
	return b.linked.Placeholders().Fill(text, b.Called, sheet.EscWithin)
}

func (b *battle) epic() bool { return b.field != nil && b.field.Board != nil && b.field.Board.Epic }

// unit returns the name of a unit type.
func (b *battle) unit(u *rulebook.Unit) string { return b.Called(sheet.Either(u.Name, u.ID)) }

// unitName returns the name of a unit type; the id of an unknown one.
func (b *battle) unitName(id string) string {
	if u := b.rules.Units.Get(id); u != nil && u.Name != "" {
		return u.Name
	}
	return id
}

func (b *battle) lore() bool { return b.Type != "medieval" }

// councillors reports whether the battle has War Councils: Medieval Lore does not (VAR-ML-01).
func (b *battle) councillors() bool { return b.lore() && b.Type != rulebook.MedievalLore }

// scene returns the battle map with the armies on it; armies of Call to Arms come from cards.
func (b *battle) scene() battlelore.Scene {
	s := battlelore.Scene{Field: b.field, Title: b.Name, Language: b.Language, HexLabels: true, Style: b.style}
	for i := range b.linked.Units {
		if u := &b.linked.Units[i]; u.At != hex.None && u.Row != nil {
			s.Tokens = append(s.Tokens, battlelore.Token{Hex: u.At, Camp: u.Camp, Unit: u.Row, Ally: u.Second})
		}
	}
	for i := range b.linked.Objectives {
		o := &b.linked.Objectives[i]
		for _, h := range o.At {
			if h != hex.None {
				s.Objectives = append(s.Objectives, battlelore.Objective{
					Hex: h, Camp: o.Definition.Camp, Short: sheet.Number(o.Banners),
					Label: b.worth(b.objectiveName(o), o.Banners, o.Definition.Camp),
				})
			}
		}
	}
	s.Exits = b.exits()
	return s
}

// exits returns where special rules let units leave the field.
func (b *battle) exits() []battlelore.Exit {
	var out []battlelore.Exit
	for i := range b.linked.Effects {
		e := &b.linked.Effects[i]
		if e.Do != adventures.RuleExit {
			continue
		}
		exit := battlelore.Exit{Label: b.worth(e.Rule.Name, e.ExitWorth(), e.Side)}
		for _, h := range e.Hexes {
			if h != hex.None {
				exit.Hexes.Add(h)
			}
		}
		out = append(out, exit)
	}
	return out
}

// muster counts a player's units by type, in rulebook order.
func (b *battle) muster(p *player) []levy {
	var out []levy
	own := b.linked.UnitsOf(p.Player)
	for _, row := range b.rules.Units.All() {
		l := levy{unit: b.rules.Units.Get(row.ID)}
		for i := range own {
			if u := &own[i]; u.Row == l.unit {
				l.units++
				if u.Note != "" && !slices.Contains(l.notes, u.Note) {
					l.notes = append(l.notes, u.Note)
				}
			}
		}
		if l.units > 0 {
			out = append(out, l)
		}
	}
	return out
}

// levy is a camp's number of units of one type.
type levy struct {
	unit  *rulebook.Unit
	units int
	notes []string
}
