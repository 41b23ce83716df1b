// Package kernel lists the checks of the kernel's games. It holds all but those of adventures: the family's checks of
// maps, sweeps and played games with those of Leaders and exits. It also checks the rows that authors add to the
// tables. Package pass supplies their view of a definition.
package kernel

import (
	"slices"
	"strings"

	"muster/internal/engine/command/kernel/library"
	"muster/internal/validate/command/kernel/adventurecheck"
	"muster/validate/check"
)

// Described is the first part of the codes of the kernel's own checks in the documentation. Another game has its name
// there.
const Described = "medieval"

// Checks lists every check of a game by family. Within a family a check comes after those that it needs.
func Checks(of *library.Game) []*check.Check {
	return named(of.Name, check.Of(of.Name, slices.Concat(
		rulebookChecks(),
		Maps(),
		adventurecheck.All(),
		playChecks(),
		Sweeps(of),
		Results(of),
		Styles(of),
	)))
}

// named sets a game's name in the codes of its own checks.
func named(game string, all []*check.Check) []*check.Check {
	code := func(code string) string {
		if rest, own := strings.CutPrefix(code, Described+"/"); own {
			return game + "/" + rest
		}
		return code
	}
	for _, c := range all {
		c.Code, c.Needs = code(c.Code), slices.Clone(c.Needs)
		for i, need := range c.Needs {
			c.Needs[i] = code(need)
		}
	}
	return all
}
