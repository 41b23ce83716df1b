package revision

import (
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"

	"muster/catalog"
	"muster/internal/games"
	"muster/schema"
	"muster/schema/source"
)

// waivers are the waivers in the definitions of a revision.
type waivers struct {
	byPath map[string][]string // codes, by path in the repository
	byID   map[catalog.Name][]string
}

// Waives returns the reason why a waiver of a code in a definition is not valid; "" if it is valid. The revision must
// contain it, in the same file or in the definition of the same kind and id, which may have another path.
func (r *Revision) Waives(e *catalog.Entry, code string) string {
	if r.waives == nil {
		r.readWaivers()
	}
	if below, err := r.repository.Path(filepath.FromSlash(e.Doc.File.Name)); err == nil &&
		slices.Contains(r.waives.byPath[below], code) {
		return ""
	}
	if slices.Contains(r.waives.byID[catalog.Name{Kind: e.Doc.Kind, ID: e.ID}], code) {
		return ""
	}
	return fmt.Sprintf("this waiver has no effect: %s does not have it", r.Name)
}

// readWaivers reads the definitions of the revision that waive anything.
func (r *Revision) readWaivers() {
	r.waives = &waivers{byPath: map[string][]string{}, byID: map[catalog.Name][]string{}}
	for _, name := range r.tree.Names() {
		if games.Kinds().OfName(name) == "" {
			continue
		}
		text, err := fs.ReadFile(r.tree, name)
		if err != nil || len(text) > source.MaxSize {
			continue // an unreadable file waives nothing
		}
		doc, _ := games.Kinds().Load(source.NewFile(name, text))
		var codes []string
		list, _ := doc.Tree["waive"].([]any)
		for i, v := range list {
			var w schema.Waiver
			schema.DecodeValue(v, &w)
			if doc.Clean(fmt.Sprintf("/waive/%d", i)) {
				codes = append(codes, w.Code)
			}
		}
		if len(codes) == 0 {
			continue
		}
		r.waives.byPath[name] = codes
		if id, _ := doc.Tree["id"].(string); id != "" {
			key := catalog.Name{Kind: doc.Kind, ID: id}
			r.waives.byID[key] = append(r.waives.byID[key], codes...)
		}
	}
}
