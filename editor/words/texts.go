package words

import (
	"strings"

	"muster/engine/command/field"
)

// Sides are the rows of the sides of a hex, which stand in no table.
const Sides = "sides"

// Texts are what texts of a kind of definition mean, by their paths in it; a star is any number or name.
type Texts map[string]Meaning

// Of is what the text at a path means.
func (t Texts) Of(path []string) Meaning {
	for pattern, m := range t {
		if fits(strings.Split(pattern, "/"), path) {
			return m
		}
	}
	return Meaning{}
}

// fits reports whether a path is one of a pattern.
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

// Row is the meaning of a text that names a row of a kind, one among some of them or, with "", any.
func Row(of, among string) Meaning {
	return Meaning{Sort: SortRow, Of: of, Among: among}
}

// Label is the meaning of a text that names a hex.
func Label() Meaning { return Meaning{Sort: SortLabel} }

// Prose is the meaning of words for people.
func Prose() Meaning { return Meaning{Sort: SortProse} }

// Definition is the meaning of a text that names a definition of a kind.
func Definition(kind string) Meaning {
	return Meaning{Sort: SortDefinition, Of: kind}
}

// MapTexts are what the texts of maps mean in every game. The map is the caller's own.
func MapTexts() Texts {
	return Texts{
		"board": Row("boards", ""), "boxes/*": Row("boxes", ""), "legend/*": Row("terrain", field.Ground),
		"rows/*": {Sort: SortCells}, "features/*/type": Row("terrain", field.Feature), "features/*/at/*": Label(),
		"edges/*/type": Row("edges", ""), "edges/*/at": Label(), "edges/*/sides/*": Row(Sides, ""),
	}
}
