// Package refcheck checks the names and references of definitions for all games. These are ids and file names, by which
// definitions, editors and people find them, and the boxes that a project's players own.
package refcheck

import (
	"path"
	"strings"

	"muster/validate/check"
)

// All lists the checks on names.
//
//newcheck:family reference
func All() []*check.Check {
	return []*check.Check{
		duplicateID(),
		hidesLibrary(),
		kindMismatch(),
		nameMismatch(),
		otherGame(),
		unownedBox(),
	}
}

// stdin is the name of a file without a name.
const stdin = "-"

// nameOf splits a file's name into its id and kind: two-oaks.map.toml. kind is "" if the name has none.
func nameOf(p *check.Pass) (id, kind string) {
	base := path.Base(strings.ReplaceAll(p.Entry.Doc.File.Name, `\`, "/"))
	for _, k := range p.Catalog.Games().Kinds().Names() {
		if id, ok := strings.CutSuffix(base, "."+k+".toml"); ok {
			return id, k
		}
	}
	return strings.TrimSuffix(base, ".toml"), ""
}
