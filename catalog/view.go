package catalog

// View is a catalog as one game sees it: its methods find definitions of that game alone, each as the *E that the
// game's Linker has read it as. What is asked of the embedded Catalog is asked about the definitions of every game.
type View[E any] struct {
	*Catalog
	Game string // its name
}

// As is a definition as its game has read it; nil when it is none of the game's.
func As[E any](e *Entry) *E {
	if e == nil {
		return nil
	}
	own, _ := e.Typed.(*E)
	return own
}

// Entry is a definition as the game sees it; nil when it is of no kind of the game's.
func (v *View[E]) Entry(e *Entry) *E { return As[E](e) }

// Entries are the definitions of the game's among some.
func (v *View[E]) Entries(list []*Entry) []*E {
	out := make([]*E, 0, len(list))
	for _, e := range list {
		if own := As[E](e); own != nil {
			out = append(out, own)
		}
	}
	return out
}

// Given lists the definitions that are to be judged, by their files' names.
func (v *View[E]) Given() []*E { return v.Entries(v.Catalog.Given()) }

// Rulebooks lists the files of the project that serve all others, in the order in which they are read.
func (v *View[E]) Rulebooks() []*E { return v.Entries(v.Serving(v.Game)) }

// All lists the project's and the library's definitions of a kind, each id once, sorted by id.
func (v *View[E]) All(kind string) []*E { return v.Entries(v.AllOf(v.Game, kind)) }

// OwnAll lists the project's definitions of a kind, each id once, sorted by id.
func (v *View[E]) OwnAll(kind string) []*E { return v.Entries(v.Catalog.OwnAll(kind)) }

// Find looks an id of a kind up, among the project's files first, then in the library; nil when it is not there.
func (v *View[E]) Find(kind, id string) *E { return As[E](v.Catalog.Find(kind, id)) }

// FindFor is Find for what a definition names: of the library means others of the library.
func (v *View[E]) FindFor(e *Entry, kind, id string) *E { return As[E](v.Catalog.FindFor(e, kind, id)) }

// Foreign is a definition of a kind and id that is there, and that the game can make nothing of: it is of another game,
// or of none; nil for any other. What is wrong with naming it is told elsewhere.
func (v *View[E]) Foreign(kind, id string) *Entry {
	if e := v.Catalog.Find(kind, id); e != nil && As[E](e) == nil {
		return e
	}
	return nil
}

// IDs lists the ids of a kind that the project or the library has of the game's, sorted.
func (v *View[E]) IDs(kind string) []string { return v.IDsOf(v.Game, kind) }

// Nearest is the known id of a kind most like id, of the game's, or "".
func (v *View[E]) Nearest(kind, id string) string { return v.NearestOf(v.Game, kind, id) }

// Own is the project's definition of a kind and id; nil when it has none.
func (v *View[E]) Own(kind, id string) *E { return As[E](v.Catalog.Own(kind, id)) }

// Library is the library's own definition of a kind and id, whatever the project has; nil when it has none.
func (v *View[E]) Library(kind, id string) *E { return As[E](v.Catalog.Library(kind, id)) }

// Named is the project's definition of a file, by the file's name; nil when there is none.
func (v *View[E]) Named(name string) *E { return As[E](v.Catalog.Named(name)) }

// Bare is the definition itself: what the *E of every game embeds.
func (e *Entry) Bare() *Entry { return e }

// Bare are a game's definitions as a catalog of any game has them.
func Bare[E interface{ Bare() *Entry }](list []E) []*Entry {
	out := make([]*Entry, len(list))
	for i, e := range list {
		out[i] = e.Bare()
	}
	return out
}
