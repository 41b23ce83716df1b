package games

import (
	"muster/catalog"
	"muster/internal/engine/sweep"
)

// MadeFrom returns the distinct sources of a sheet: definitions and their rulebooks. The order is independent of paths
// and of the argument order.
func MadeFrom(made ...*catalog.Entry) []*catalog.Entry { return sweep.MadeFrom(made...) }

// Stamp returns the hash of the sources of a sheet.
func Stamp(made ...*catalog.Entry) string {
	return sweep.Stamp(made...)
}

// MadeOfTheSame reports whether two definitions and all their sources have the same texts.
func MadeOfTheSame(a, b *catalog.Entry) bool {
	made := func(e *catalog.Entry) string { return Stamp(Of(e).Pages.Made(e)...) }
	return made(a) == made(b)
}
