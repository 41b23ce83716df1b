package words

import (
	"strings"

	"muster/internal/engine/command/field"
	"muster/schema"
)

// Sides are the rows of the sides of a hex, which are not in a table.
const Sides = "sides"

// Texts are the meanings of texts of a kind of definition by path; a star matches any number or name.
type Texts map[string]Meaning

// Of returns the meaning of the text at a path.
func (t Texts) Of(path []string) Meaning {
	for pattern, m := range t {
		if fits(strings.Split(pattern, "/"), path) {
			return m
		}
	}
	return Meaning{}
}

// fits reports whether a path matches a pattern.
func fits(pattern, path []string) bool {
	if len(pattern) != len(path) {
		return false
	}
	for i, name := range pattern {
		if name != "*" && name != path[i] {
			return false
		}
	}
	return true
}

// Row returns the meaning of a text that names a row of a kind: one of a subset or, with "", any.
func Row(of, among string) Meaning {
	return Meaning{Sort: SortRow, Of: of, Among: among}
}

// Label returns the meaning of a text that names a hex.
func Label() Meaning { return Meaning{Sort: SortLabel} }

// Prose returns the meaning of prose.
func Prose() Meaning { return Meaning{Sort: SortProse} }

// WithReferences adds to a game's meanings of texts those of the references of its kinds.
func WithReferences(kinds func() *schema.Kinds, others func(kind string, path []string) Meaning,
) func(kind string, path []string) Meaning {
	return func(kind string, path []string) Meaning {
		for _, ref := range kinds().References(kind) {
			if fits(ref.Path, path) {
				return Meaning{Sort: SortDefinition, Of: ref.Kind}
			}
		}
		return others(kind, path)
	}
}

// MapTexts returns the meanings of texts in maps, for every game. The caller may modify the result.
func MapTexts() Texts {
	return Texts{
		"board": Row("boards", ""), "boxes/*": Row("boxes", ""), "legend/*": Row("terrain", field.Ground),
		"rows/*": {Sort: SortCells}, "features/*/type": Row("terrain", field.Feature), "features/*/at/*": Label(),
		"edges/*/type": Row("edges", ""), "edges/*/at": Label(), "edges/*/sides/*": Row(Sides, ""),
	}
}
