package catalog

import (
	"cmp"
	"slices"
	"strings"

	"muster/schema"
)

// Ref is a reference of a given file to a definition that is neither given nor in the library.
type Ref struct {
	Folder string // of the file that refers, with slashes
	Kind   string
	ID     string
}

// File is the name under which the definition would stand beside the file that refers to it.
func (r Ref) File() string { return r.Folder + "/" + r.ID + "." + r.Kind + ".toml" }

// Missing lists the references that find nothing, each once, sorted. Only ids that can be part of a file's name are
// listed.
func (c *Catalog) Missing() []Ref {
	var out []Ref
	for _, e := range c.given {
		if e.Adventure == nil {
			continue
		}
		want := func(kind, id string) {
			if id != "" && !strings.ContainsFunc(id, notInID) && c.Find(kind, id) == nil {
				out = append(out, Ref{e.Folder(), kind, id})
			}
		}
		want(schema.KindMap, e.Adventure.Map)
		if cta := e.Adventure.CallToArms; cta != nil {
			for _, id := range slices.Concat(cta.Pennant, cta.Standard) {
				want(schema.KindDeploycards, id)
			}
		}
	}
	slices.SortFunc(out, func(a, b Ref) int {
		return cmp.Or(cmp.Compare(a.Folder, b.Folder), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.ID, b.ID))
	})
	return slices.Compact(out)
}

func notInID(r rune) bool {
	return !(r == '-' || 'a' <= r && r <= 'z' || '0' <= r && r <= '9')
}
