package games

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"

	"muster/catalog"
)

// MadeFrom returns the distinct sources of a sheet: definitions and their rulebooks. The order is independent of paths
// and of the argument order.
func MadeFrom(made ...*catalog.Entry) []*catalog.Entry {
	var all []*catalog.Entry
	add := func(e *catalog.Entry) {
		if e != nil && !slices.Contains(all, e) {
			all = append(all, e)
		}
	}
	for _, e := range made {
		add(e)
		if e == nil || !e.Given {
			continue
		}
		for _, b := range e.Catalog().Serving(e.Doc.Game) {
			add(b)
		}
	}
	slices.SortFunc(all, func(a, b *catalog.Entry) int {
		return cmp.Or(cmp.Compare(a.Doc.Kind, b.Doc.Kind), cmp.Compare(a.ID, b.ID),
			bytes.Compare(a.Doc.File.Text, b.Doc.File.Text))
	})
	return all
}

// Stamp returns the hash of the sources of a sheet.
func Stamp(made ...*catalog.Entry) string {
	h := sha256.New()
	for _, e := range MadeFrom(made...) {
		fmt.Fprintf(h, "%s %s %d\n", e.Doc.Kind, e.ID, len(e.Doc.File.Text))
		h.Write(e.Doc.File.Text)
	}
	return hex.EncodeToString(h.Sum(nil))[:12]
}

// MadeOfTheSame reports whether two definitions and all their sources have the same texts.
func MadeOfTheSame(a, b *catalog.Entry) bool {
	made := func(e *catalog.Entry) string { return Stamp(Of(e).Pages.Made(e)...) }
	return made(a) == made(b)
}
