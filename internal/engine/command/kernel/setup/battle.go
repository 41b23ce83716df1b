// Package setup links an adventure to the tables of the engine, and keeps the names for its numbers. It refuses
// unplayable adventures with reasons. Start with New.
package setup

import (
	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/maps/hex"
)

// Battle is a battle that is set up: the tables of the engine, and the names for people. It is immutable and safe for
// concurrent use.
type Battle struct {
	Adventure  *adventures.Adventure
	Field      *field.Field
	Book       *rulebook.Rulebook // the rows of its names
	Rules      *kernel.Rules
	Seed       uint64
	Types      []Name   // of units, by kernel.Kind.Type
	Units      []Unit   // by the engine's number
	Leaders    []Leader // by the engine's number
	Cards      []Name   // of the Command deck, by the engine's number
	Inspired   []Name   // Inspired Actions, by the engine's number
	Objectives []Objective
	Unplayed   []string // special rules that are only text: the battle is played without them

	seats [boards.Camps]string
}

// Name is an id and its printed name.
type Name struct{ ID, Name string }

// Unit names a unit for people.
type Unit struct {
	Type string  // id
	Name string  // "Heavy Infantry of F7": its type and its starting hex
	Note string  // the adventure's note
	At   hex.Hex // its starting hex
	Camp boards.Camp
	Bow  bool // it carries a Bow marker
}

// Leader names a Leader for people.
type Leader struct {
	Name string  // the adventure's name, else with its starting hex: "the Leader of c8"
	At   hex.Hex // its starting hex
	Camp boards.Camp
}

// Objective names an objective for people.
type Objective struct {
	Name string // "" without a name
	At   []hex.Hex
	Ptr  string // JSON pointer in the adventure
}

// SideNames are the sides inside sentences, by Camp.
var SideNames = [boards.Camps]string{"the top side", "the bottom side"}

// SideHeads are the sides in headings, by Camp.
var SideHeads = [boards.Camps]string{"Top side", "Bottom side"}

// Seat returns the name of a player: the commander of the side's army, the army, or the side.
func (b *Battle) Seat(c boards.Camp) string { return b.seats[c] }

// Start sets up the pieces. The battle's seed is the game's.
func (b *Battle) Start() kernel.State { return b.Rules.Start(b.Seed) }

// Begin is Start, and logs the events before the first choice.
func (b *Battle) Begin(log *kernel.Log) kernel.State { return b.Rules.Begin(b.Seed, log) }
