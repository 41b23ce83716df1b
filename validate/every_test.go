package validate_test

import (
	"muster/engine/battlelore/library"
	"muster/validate"
	"muster/validate/battlelore"
	"muster/validate/check"
	"muster/validate/runner"
)

// every is all checks, of which this folder's tests hold the pages and the examples.
func every() []*check.Check { return validate.Checks(battlelore.Checks()) }

func run(c *library.Catalog, workers int) (runner.Result, error) {
	return runner.Run(c.Catalog, every(), workers)
}

func play(c *library.Catalog, workers int, games *check.Games) (runner.Result, error) {
	return runner.Play(c.Catalog, every(), workers, games)
}
