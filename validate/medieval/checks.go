// Package medieval lists the checks of Commands & Colors: Medieval: of its rulebooks, maps, adventures and sweeps. Each
// family has its own package; package pass supplies their view of a definition.
package medieval

import (
	"slices"

	"muster/engine/medieval/library"
	"muster/validate/check"
	"muster/validate/medieval/adventurecheck"
	"muster/validate/medieval/mapcheck"
	"muster/validate/medieval/playcheck"
	"muster/validate/medieval/rulebookcheck"
)

// Checks lists every check of the game by family. Within a family a check comes after those that it needs.
func Checks() []*check.Check {
	return check.Of(library.Name, slices.Concat(
		rulebookcheck.All(),
		mapcheck.All(),
		adventurecheck.All(),
		playcheck.All(),
		All(),
	))
}
