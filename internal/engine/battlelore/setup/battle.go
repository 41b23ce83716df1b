package setup

import (
	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Battle is a battle that is set up: what the engine plays with, and the names for people. It is never changed once
// made, and safe for several goroutines.
type Battle struct {
	Adventure  *adventures.Adventure
	Field      *rulebook.Field // with what Specialists have laid on it
	Rules      *battlelore.Rules
	Seed       uint64
	Types      []string // ids of the unit types, by battlelore.Kind.Type
	TypeNames  []string // their names
	Units      []Unit   // by the engine's number
	Cards      []Name   // of the Command deck, by the engine's number
	LoreCards  []Name   // of the Lore deck, by the engine's number
	Powers     []string // names of creatures' powers, Tokens of what lies on units, by the engine's number
	Tokens     []string
	Places     []string            // names of landmarks and lairs, by the engine's number
	PlaceTypes []*rulebook.Terrain // and their rows of the rulebook
	Objectives []Objective
	Effects    []Effect // of the special rules, in the order of the file
	Gifts      []int    // by the engine's number of a gift: its place in Effects
	// special rules that are said in words alone: the battle is played without them
	Unplayed   []string
	Scouting   []([boards.Camps]events.Throw) // the dice that settled who moves first; none without a tie
	AlliesTies []AlliesTie                    // the dice that settled which of two allies takes turns first
	Deployment *deploy.Deployment             // the muster, with Call to Arms; else nil

	seats [battlelore.MaxPlayers]string
}

// Name is an id and what people call it.
type Name struct{ ID, Name string }

// Unit names a unit for people.
type Unit struct {
	Type string  // id
	Name string  // "blue human swordsmen of F7": its type and where it began
	Note string  // the adventure's text about it
	At   hex.Hex // where it began
	Camp boards.Camp
	// Player commands it from the start on.
	Player battlelore.Player
}

// Objective names an objective for people.
type Objective struct {
	Name string // "" when it has none
	At   []hex.Hex
	Ptr  string // JSON pointer in the adventure
}

// Seat names a player: the commander of the camp or of the ally's army, or the camp.
func (b *Battle) Seat(p battlelore.Player) string { return b.seats[p] }

// Allies reports whether each camp is two players (VAR-RA-01).
func (b *Battle) Allies() bool { return b.Rules.Seats > boards.Camps }

// Start sets the pieces up. The battle's seed is the game's.
func (b *Battle) Start() battlelore.State { return b.Rules.Start(b.Seed) }

// Begin is Start, and logs the events before the first choice.
func (b *Battle) Begin(log *battlelore.Log) battlelore.State { return b.Rules.Begin(b.Seed, log) }
