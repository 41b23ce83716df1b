// Package rulebook holds the game's tables as data: boards, banners, races, weapons, units, terrain, boxes, war
// council, Command, Lore and Specialist cards. Every number of the game stands in a TOML file with its source; Go knows
// only the words in which an effect may be said. It does not judge definitions: a name that leads nowhere is left for a
// check to find.
package rulebook

import (
	"muster/engine/command/field"
	"muster/engine/command/rows"
)

// Rulebook is every table that a definition is read against. It is never changed once made; Extend makes a new one.
type Rulebook struct {
	field.Tables // boards, terrain, edges

	Banners      Table[Banner]
	Races        Table[Race]
	Weapons      Table[Weapon]
	Units        Table[Unit] // troops and creatures
	Commander    Table[CommanderLevel]
	Masters      Table[MasterLevel]
	Classes      Table[CouncilClass]
	Boxes        Table[Box]
	Specialists  Table[Specialist]
	CommandCards Table[CommandCard]
	LoreCards    Table[LoreCard]
	Tokens       Table[Token]
	LoreTerms    Table[LoreTerms]
}

// Row is what every row of every table has.
type Row = rows.Row

// Table is rows in the order in which they were written, found by id.
type Table[T rows.Keyed] = rows.Table[T]

// What lies on a hex, and the board that it lies on, are rows of the whole family of games.
type (
	Board   = field.Board
	Terrain = field.Terrain
	Style   = field.Style
	Edge    = field.Edge
)
