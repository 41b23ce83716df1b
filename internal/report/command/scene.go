package command

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/command/field"
	"muster/maps/hex"
	"muster/report"
	"muster/schema/diag"
)

// Asked is one attack as requested.
type Asked struct {
	Attacker, Defender string // units of the rulebook, by id or title
	From, On           string // terrain of their hexes, by id or title; "" is open ground
	Range              int    // 0 and 1 are close combat
	Moved              bool   // the attacker has moved in this turn
	Supported          bool   // two friendly units stand next to the defender
}

// Distance returns the distance between the units in hexes.
func (a *Asked) Distance() int { return max(a.Range, 1) }

// Scene is the smallest board for an attack: open ground, the hexes of both units, and those of the defender's friends.
type Scene struct {
	From, On           *field.Terrain
	Attacker, Defender hex.Hex
	Friends            []hex.Hex

	board  *field.Board
	tables *field.Tables
}

// NewScene creates the board of a request. The error is a report.Wrong.
func NewScene(board *field.Board, tables *field.Tables, asked *Asked) (*Scene, error) {
	s := &Scene{board: board, tables: tables}
	for _, one := range []struct {
		word string
		to   **field.Terrain
	}{{asked.From, &s.From}, {asked.On, &s.On}} {
		row, err := s.terrain(one.word)
		if err != nil {
			return nil, err
		}
		*one.to = row
	}
	b, row := board.Geometry, board.Geometry.Rows()/2/2*2 // an outer row is a long one
	first := (b.RowLen(row) - 1 - asked.Distance()) / 2
	if asked.Range < 0 || first < 0 {
		most := b.RowLen(row) - 1
		return nil, report.Wrongf(fmt.Sprintf("write a number from 1 to %d", most), "--range %d is out of range", asked.Range)
	}
	s.Attacker, s.Defender = b.At(row, first), b.At(row, first+asked.Distance())
	if asked.Supported {
		near := b.Near(s.Attacker)
		for h := range b.Near(s.Defender).Each() {
			if r, _ := b.Place(h); r != row && !near.Has(h) && len(s.Friends) < 2 {
				s.Friends = append(s.Friends, h)
			}
		}
	}
	return s, nil
}

// terrain finds a row of terrain by its id or title.
func (s *Scene) terrain(word string) (*field.Terrain, error) {
	if word == "" {
		return s.open(), nil
	}
	if row := Find(s.tables.Terrain.All(), word); row != nil {
		return row, nil
	}
	hint := "run `muster list terrain`"
	if near := diag.Meant(word, s.tables.Terrain.IDs()); near != "" {
		hint = near
	}
	return nil, report.Wrongf(hint, "there is no terrain %q", word)
}

// open returns the default terrain of the board.
func (s *Scene) open() *field.Terrain {
	for _, t := range s.tables.Layer(field.Ground) {
		if t.Open && t.Pass {
			return t
		}
	}
	return s.tables.Layer(field.Ground)[0]
}

// Find finds the row with a word as its id or title, or returns nil.
func Find[T interface {
	Key() string
	Named() string
}](all []T, word string) *T {
	for i := range all {
		if Same(all[i].Key(), word) {
			return &all[i]
		}
	}
	for i := range all {
		if Same(all[i].Named(), word) {
			return &all[i]
		}
	}
	return nil
}

// Same reports whether a word is the id or title of a row.
func Same(term, word string) bool {
	plain := func(s string) string { return strings.NewReplacer("-", " ", "_", " ").Replace(strings.ToLower(s)) }
	return plain(term) == plain(word)
}

// Label returns the label of a hex.
func (s *Scene) Label(h hex.Hex) string { return s.board.Geometry.Label(h) }

// Symbols of the terrains in the rows of the map.
const (
	openSymbol = "o"
	fromSymbol = "f"
	onSymbol   = "t"
)

// Map returns the board as a map file of a game.
func (s *Scene) Map(game string) []byte {
	b, text := s.board.Geometry, strings.Builder{}
	fmt.Fprintf(&text, "kind = \"map\"\ngame = %q\nformat = 1\nid = %q\nname = \"Odds\"\nboard = %q\nrows = [\n", game, ID,
		s.board.ID)
	for row := range b.Rows() {
		var line []string
		for i := range b.RowLen(row) {
			symbol := openSymbol
			switch b.At(row, i) {
			case s.Attacker:
				symbol = fromSymbol
			case s.Defender:
				symbol = onSymbol
			}
			line = append(line, symbol)
		}
		fmt.Fprintf(&text, "  %q,\n", strings.Join(line, " "))
	}
	fmt.Fprintf(&text, "]\n[legend]\n%s = %q\n%s = %q\n%s = %q\n", openSymbol, s.open().ID, fromSymbol,
		s.below(s.From).ID, onSymbol, s.below(s.On).ID)
	for _, one := range []struct {
		t *field.Terrain
		h hex.Hex
	}{{s.From, s.Attacker}, {s.On, s.Defender}} {
		switch one.t.Layer {
		case field.Feature:
			fmt.Fprintf(&text, "[[features]]\ntype = %q\nat = [%q]\n", one.t.ID, s.Label(one.h))
		case field.Landmark, field.Lair:
			fmt.Fprintf(&text, "[[places]]\ntype = %q\nat = [%q]\n", one.t.ID, s.Label(one.h))
		}
	}
	return []byte(text.String())
}

// below returns the ground under a terrain of any layer: open ground if allowed.
func (s *Scene) below(t *field.Terrain) *field.Terrain {
	open := s.open()
	switch {
	case t.Layer == field.Ground:
		return t
	case len(t.On) == 0 || slices.Contains(t.On, open.ID):
		return open
	}
	if row := s.tables.Terrain.Get(t.On[0]); row != nil {
		return row
	}
	return open
}

// ID is the id of the map and of the adventure on it.
const ID = "odds"

// Refused returns the answer for a unit that cannot stand on the terrain of a hex.
func (s *Scene) Refused(at hex.Hex, rules ...string) error {
	t := s.From
	if at == s.Defender {
		t = s.On
	}
	return report.Wrongf("run `muster list terrain`", "no unit can stand on %s (%s)", t.Name, strings.Join(rules, ", "))
}
