// Package kernel lists the checks of the kernel's games: of rulebooks, maps, adventures and sweeps. Each family of
// checks has its own package; package pass supplies their view of a definition.
package kernel

import (
	"slices"

	"muster/engine/command/kernel/library"
	"muster/validate/check"
	"muster/validate/command/kernel/adventurecheck"
	"muster/validate/command/kernel/mapcheck"
	"muster/validate/command/kernel/playcheck"
	"muster/validate/command/kernel/rulebookcheck"
)

// Checks lists every check of a game by family. Within a family a check comes after those that it needs.
func Checks(of *library.Game) []*check.Check {
	return check.Of(of.Name, slices.Concat(
		rulebookcheck.All(),
		mapcheck.All(),
		adventurecheck.All(),
		playcheck.All(),
		Sweeps(of),
	))
}
