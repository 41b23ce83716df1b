package battlelore

import (
	"fmt"
	"testing"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/sheettest"
	"muster/maps/hex"
)

// exitColour is that of the arrow of an exit, which shares its place with the name of the hex.
const exitColour = "#b3261e"

// cloths lists the colours of banners.
func cloths(rules *rulebook.Rulebook) []string {
	out := []string{exitColour}
	for _, b := range rules.Banners.All() {
		out = append(out, b.Colour)
	}
	return out
}

// crowd fills the board with units of all kinds, beginning with one of them: every kind of both camps stands on some
// hex, with neighbours on all sides. A mask selects marks: 1 alliance tokens, 2 notes, 4 stars.
func crowd(f *rulebook.Field, begin int, marks int) Scene {
	s := Scene{Field: f, HexLabels: true}
	units := f.Rules.Units.All()
	units = append(units[:len(units):len(units)], ownUnits...)
	for h := range hex.Hex(f.Hexes.Len()) {
		n := int(h) + begin
		t := Token{Hex: h, Camp: boards.Camp(n / len(units) % 2), Unit: &units[n%len(units)], Ally: marks&1 != 0}
		if marks&2 != 0 {
			t.Mark = "on its mark"
		}
		s.Tokens = append(s.Tokens, t)
		if marks&4 != 0 {
			s.Objectives = append(s.Objectives, Objective{Hex: h, Short: fmt.Sprint(1 + n%10)})
		}
	}
	return s
}

// ownUnits are kinds of unit that only authors have: other weapons, mounted units with them, own pictures and letters.
var ownUnits = []rulebook.Unit{
	{Banner: "green", Class: "foot", Weapon: "long-bow"},
	{Banner: "blue", Class: "foot", Weapon: "halberd", Race: "dwarf"},
	{Banner: "red", Class: "mounted", Weapon: "reflex-bow"},
	{Banner: "green", Class: "mounted", Weapon: "common-bow", Race: "goblinoid"},
	{Banner: "blue", Class: "mounted", Weapon: "crossbow", Race: "dwarf"},
	{Banner: "red", Class: "mounted", Weapon: "crossbow"},
	{Banner: "blue", Class: "mounted", Weapon: "short-sword", Race: "ogre"},
	{Banner: "blue", Class: "foot", Weapon: "short-sword", Symbol: "crown"},
	{Row: rulebook.Row{Name: "Great Wolf"}, Banner: "green", Class: rulebook.Creature},
	{Banner: "green", Class: "foot", Weapon: "long-bow", Race: "dwarf"},
	{Banner: "green", Class: "foot", Weapon: "unknown", Race: "dwarf"},
}

// TestSignsApart checks that the signs of tokens do not overlap each other, the stars or the names of hexes: for all
// kinds of unit, with any marks.
func TestSignsApart(t *testing.T) {
	f := board(t)
	for marks := range 8 {
		s := crowd(f, 5*marks, marks)
		if n := sheettest.Overlaps(t, fmt.Sprintf("marks %03b", marks), SVG(s), cloths(f.Rules)...); n < 400 {
			t.Errorf("marks %03b: %d signs", marks, n)
		}
	}
}

// TestStageSignsApart is TestSignsApart for a replay, where each unit has the number of its figures.
func TestStageSignsApart(t *testing.T) {
	f := board(t)
	s := crowd(f, 0, 5)
	var actors []Actor
	for _, x := range s.Tokens {
		actors = append(actors, Actor{At: x.Hex, Camp: x.Camp, Ally: true, Figures: 4, Kinds: []*rulebook.Unit{x.Unit}})
	}
	if n := sheettest.Overlaps(t, "stage", string(AppendStage(nil, s, nil, actors)), cloths(f.Rules)...); n < 600 {
		t.Errorf("%d signs", n)
	}
}
