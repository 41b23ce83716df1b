package main

import (
	"embed"

	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
)

// files holds the tables, the templates of new definitions, and the embedded map and adventure.
//
//go:embed tables texts library
var files embed.FS

// skirmish is a small game of the Commands & Colors family: five types of unit, twelve Command cards, one map. It is
// the example of docs/tutorials/new-game.md.
var skirmish = library.New(&rulebook.Game{
	Name: "skirmish", Title: "Skirmish", Short: "Skirmish",
	Tables: files, Templates: files, Maps: files, Adventures: files,
	Box: "skirmish", Board: "valley", Boards: "valley, 9 rows of 11 and 10 hexes in turn",
	Map: "brook-valley", Adventure: "the-cattle-raid",
})
