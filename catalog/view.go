package catalog

// View is a catalog restricted to one game: its methods find only definitions of that game, each as the *E from the
// game's Linker. Methods of the embedded Catalog cover every game.
type View[E any] struct {
	*Catalog
	Game string // its name
}

// As returns a definition as its game's type, or nil if it is not of that game.
func As[E any](e *Entry) *E {
	if e == nil {
		return nil
	}
	own, _ := e.Typed.(*E)
	return own
}

// Entry returns a definition as the game's type, or nil if it is not of one of the game's kinds.
func (v *View[E]) Entry(e *Entry) *E { return As[E](e) }

// Entries returns the definitions that belong to the game.
func (v *View[E]) Entries(list []*Entry) []*E {
	out := make([]*E, 0, len(list))
	for _, e := range list {
		if own := As[E](e); own != nil {
			out = append(out, own)
		}
	}
	return out
}

// Given lists the definitions to be judged, by file name.
func (v *View[E]) Given() []*E { return v.Entries(v.Catalog.Given()) }

// Rulebooks lists the project files that serve all others, in read order.
func (v *View[E]) Rulebooks() []*E { return v.Entries(v.Serving(v.Game)) }

// All lists the definitions of a kind in the project and the library, each id once, sorted by id.
func (v *View[E]) All(kind string) []*E { return v.Entries(v.AllOf(v.Game, kind)) }

// OwnAll lists the project's definitions of a kind, each id once, sorted by id.
func (v *View[E]) OwnAll(kind string) []*E { return v.Entries(v.Catalog.OwnAll(kind)) }

// Find returns the definition of a kind and id, from the project's files first, then from the library, or nil.
func (v *View[E]) Find(kind, id string) *E { return As[E](v.Catalog.Find(kind, id)) }

// FindFor is Find for a reference in a definition: library definitions refer to library definitions.
func (v *View[E]) FindFor(e *Entry, kind, id string) *E { return As[E](v.Catalog.FindFor(e, kind, id)) }

// Foreign returns an existing definition of a kind and id that the game cannot use because it belongs to another game
// or to none, else nil. The invalid reference is reported elsewhere.
func (v *View[E]) Foreign(kind, id string) *Entry {
	if e := v.Catalog.Find(kind, id); e != nil && As[E](e) == nil {
		return e
	}
	return nil
}

// IDs lists the game's ids of a kind in the project and the library, sorted.
func (v *View[E]) IDs(kind string) []string { return v.IDsOf(v.Game, kind) }

// Nearest returns the game's known id of a kind that is most similar to id, or "".
func (v *View[E]) Nearest(kind, id string) string { return v.NearestOf(v.Game, kind, id) }

// Own returns the project's definition of a kind and id, or nil.
func (v *View[E]) Own(kind, id string) *E { return As[E](v.Catalog.Own(kind, id)) }

// Library returns the library's definition of a kind and id, or nil, regardless of the project.
func (v *View[E]) Library(kind, id string) *E { return As[E](v.Catalog.Library(kind, id)) }

// Named returns the project's definition by file name, or nil.
func (v *View[E]) Named(name string) *E { return As[E](v.Catalog.Named(name)) }
