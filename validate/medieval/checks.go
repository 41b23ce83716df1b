// Package medieval is the list of the checks of Commands & Colors: Medieval: of its rulebooks, maps, adventures and
// sweeps. Each family is a package of its own; what their checks see of a definition is package pass.
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

// Checks lists every check of the game's, family by family. Within a family a check stands behind those that it needs.
func Checks() []*check.Check {
	return check.Of(library.Name, slices.Concat(
		rulebookcheck.All(),
		mapcheck.All(),
		adventurecheck.All(),
		playcheck.All(),
		All(),
	))
}
