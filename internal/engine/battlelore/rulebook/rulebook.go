// Package rulebook holds the game's tables as data: boards, banners, races, weapons, units, terrain, boxes, war
// council, Command, Lore and Specialist cards. Every number of the game is in a TOML file with its source; Go knows
// only the words for effects. The package does not judge definitions: checks report unknown names.
package rulebook

import (
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/rows"
)

// Rulebook is every table that a definition is linked to. It is immutable; Extend makes a new one.
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

// Row is the common part of every row.
type Row = rows.Row

// Table is rows in file order, found by id.
type Table[T rows.Keyed] = rows.Table[T]

// Terrain and boards are rows of the whole family of games.
type (
	Board   = field.Board
	Terrain = field.Terrain
	Style   = field.Style
	Edge    = field.Edge
)
