// Package rulebook holds the tables of a game as data: boards, die, classes, units, Leaders, terrain, Command cards,
// Inspired Actions, boxes and limits of adventures. Every number is in a TOML file with its source; Go knows only
// the words of effects. A row that references a missing one is left for a check. Start with Game.
package rulebook

import (
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/rows"
)

// Rulebook is every table that a definition is read against. It is never changed once made; Extend makes a new one.
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

// Row is what every row of every table has.
type Row = rows.Row

// What lies on a hex, and the board that it lies on, are rows of the whole family of games.
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
