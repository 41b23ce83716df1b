package sweep

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

// Stamp returns the content number of a sheet: the hash of its sources.
func Stamp(made ...*catalog.Entry) string {
	h := sha256.New()
	for _, e := range MadeFrom(made...) {
		fmt.Fprintf(h, "%s %s %d\n", e.Doc.Kind, e.ID, len(e.Doc.File.Text))
		h.Write(e.Doc.File.Text)
	}
	return hex.EncodeToString(h.Sum(nil))[:12]
}
