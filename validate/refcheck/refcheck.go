// Package refcheck holds the checks on what definitions are called and what they refer to, whatever their game: their
// ids and the names of their files, by which other definitions, editors and people find them, and the boxes that a
// project's players own.
package refcheck

import (
	"path"
	"strings"

	"muster/validate/check"
)

// All lists the checks on names.
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

// stdin is the name of a file that has no name.
const stdin = "-"

// nameOf splits a file's name into the id and the kind that it gives: two-oaks.map.toml. kind is "" when the name
// ends in none.
func nameOf(p *check.Pass) (id, kind string) {
	base := path.Base(strings.ReplaceAll(p.Entry.Doc.File.Name, `\`, "/"))
	for _, k := range p.Catalog.Games().Kinds().Names() {
		if id, ok := strings.CutSuffix(base, "."+k+".toml"); ok {
			return id, k
		}
	}
	return strings.TrimSuffix(base, ".toml"), ""
}
