// Package games is the one list of the games that Muster knows, and of what each brings to the rooms that all share. A
// new game is a line in List; nothing but this package and the commands knows more than one.
package games

import (
	"sync"

	"muster/catalog"
	"muster/engine/battlelore/library"
	"muster/schema"
	"muster/validate"
	"muster/validate/battlelore"
	"muster/validate/check"
)

// Game is what one game brings.
type Game struct {
	Catalog catalog.Game          // its name, its kinds and their schemas, what ships of them, how they are linked
	Checks  func() []*check.Check // what it finds wrong with definitions of its kinds
}

// List lists the games, in the order in which they are shown.
func List() []Game {
	return []Game{
		{Catalog: library.Game(), Checks: battlelore.Checks},
	}
}

// Catalogs is the games as catalogs know them, made once: what schemas compile to is kept in it.
func Catalogs() *catalog.Games { return catalogs() }

var catalogs = sync.OnceValue(func() *catalog.Games {
	var list []catalog.Game
	for _, g := range List() {
		list = append(list, g.Catalog)
	}
	return catalog.NewGames(list...)
})

// Kinds is the kinds of definition of all games.
func Kinds() *schema.Kinds { return Catalogs().Kinds() }

// Checks lists every check: those that all games share, then those of each game.
func Checks() []*check.Check {
	var all [][]*check.Check
	for _, g := range List() {
		all = append(all, g.Checks())
	}
	return validate.Checks(all...)
}
