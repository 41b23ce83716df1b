// Package command is what the words of definitions mean to an editor in every game of the Commands & Colors family:
// how a path is told apart, what a map's texts name, which cell of a row is which hex. Each game brings its own words
// to it. Start with Texts and Rulebook.
package command

import (
	"muster/editor/vocabulary"

	"strings"

	"muster/engine/command/field"
)

// Sides are the rows of the sides of a hex, which stand in no table.
const Sides = "sides"

// Texts are what texts of a kind of definition mean, by their paths in it; a star is any number or name.
type Texts map[string]vocabulary.Meaning

// Of is what the text at a path means.
func (t Texts) Of(path []string) vocabulary.Meaning {
	for pattern, m := range t {
		if fits(strings.Split(pattern, "/"), path) {
			return m
		}
	}
	return vocabulary.Meaning{}
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
func Row(of, among string) vocabulary.Meaning {
	return vocabulary.Meaning{Sort: vocabulary.Row, Of: of, Among: among}
}

// Label is the meaning of a text that names a hex.
func Label() vocabulary.Meaning { return vocabulary.Meaning{Sort: vocabulary.Label} }

// Prose is the meaning of words for people.
func Prose() vocabulary.Meaning { return vocabulary.Meaning{Sort: vocabulary.Prose} }

// Definition is the meaning of a text that names a definition of a kind.
func Definition(kind string) vocabulary.Meaning {
	return vocabulary.Meaning{Sort: vocabulary.Definition, Of: kind}
}

// MapTexts are what the texts of maps mean in every game. The map is the caller's own.
func MapTexts() Texts {
	return Texts{
		"board": Row("boards", ""), "boxes/*": Row("boxes", ""), "legend/*": Row("terrain", field.Ground),
		"rows/*": {Sort: vocabulary.Cells}, "features/*/type": Row("terrain", field.Feature), "features/*/at/*": Label(),
		"edges/*/type": Row("edges", ""), "edges/*/at": Label(), "edges/*/sides/*": Row(Sides, ""),
	}
}
