package validate_test

import (
	"sync"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/medieval"
	runewarslibrary "muster/internal/engine/runewars/library"
	"muster/internal/validate/battlelore"
	"muster/internal/validate/command/kernel"
	"muster/internal/validate/runewars"
	"muster/internal/validate/runner"
	"muster/schema/source"
	"muster/validate"
	"muster/validate/check"
)

// every returns all checks; the tests of this folder cover their pages and examples.
func every() []*check.Check {
	return validate.Checks(battlelore.Checks(), kernel.Checks(medieval.Game()), runewars.Checks())
}

// all returns the games of the pages and examples.
var all = sync.OnceValue(func() *catalog.Games {
	return catalog.NewGames(library.Game(), medieval.Game().Catalog(), runewarslibrary.Game())
})

// read reads files as one project of any of the games.
func read(files []*source.File, workers int) *library.Catalog {
	return library.Of(catalog.Project(all(), files, nil, workers))
}

func run(c *library.Catalog, workers int) (runner.Result, error) {
	return runner.Run(c.Catalog, every(), workers)
}

func play(c *library.Catalog, workers int, games *check.Games) (runner.Result, error) {
	return runner.Play(c.Catalog, every(), workers, games)
}
