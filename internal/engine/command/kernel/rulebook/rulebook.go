// Package rulebook holds the tables of a game as data: boards, die, classes, units, Leaders, terrain, Command cards,
// Inspired Actions, boxes and limits of adventures. Every number is in a TOML file with its source; Go defines only the
// words of effects. A check reports a row that references a missing one. Start with Game.
package rulebook

import (
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/rows"
)

// Rulebook is all tables for reading a definition. It is immutable; Extend makes a new one.
type Rulebook struct {
	Game         *Game
	field.Tables // boards, terrain, edges

	Faces        rows.Table[Face]
	Classes      rows.Table[Class]
	Units        rows.Table[Unit]
	Leaders      rows.Table[Leader]
	Supports     rows.Table[Support]
	CommandCards rows.Table[CommandCard]
	Actions      rows.Table[Action]
	Limits       rows.Table[Limit]
	Boxes        rows.Table[Box]
}

// Row is the common part of the rows of every table.
type Row = rows.Row

// Boards and the content of hexes are rows that the whole family of games shares.
type (
	Board   = field.Board
	Terrain = field.Terrain
	Look    = field.Style
	Edge    = field.Edge
)

// HasLeaders reports whether the game has Leaders.
func (r *Rulebook) HasLeaders() bool { return r.Leaders.Get(TheLeader) != nil }

// HasTokens reports whether the game has Inspired Action tokens.
func (r *Rulebook) HasTokens() bool { return r.Limit(LimitTokens).Most > 0 }
