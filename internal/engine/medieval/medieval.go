// Package medieval describes the game Commands & Colors: Medieval as data: the tables of its rulebook, the templates of
// new definitions and the names of its embedded ones. The packages under internal/engine/command implement it.
package medieval

import (
	"embed"

	"muster/adventures"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/maps"
)

// tables are files in the format of authors' rulebook files, read by the same loader.
//
//go:embed tables/*.toml
var tables embed.FS

// texts are the templates of new definitions.
//
//go:embed texts/*.txt
var texts embed.FS

// Game returns the game.
func Game() *library.Game { return game }

var game = library.New(&rulebook.Game{
	Name:  "medieval",
	Title: "Commands & Colors: Medieval",
	Short: "Medieval",

	Tables: tables, Templates: texts, Maps: maps.Library, Adventures: adventures.Library,

	Box:       "medieval",
	Board:     "medieval",
	Boards:    "medieval, 11 rows of 13 and 12 hexes in turn",
	Map:       "harrow-ridge",
	Adventure: "harrow-down",
	AnyTile:   true,
})
