// Package library reads a catalog for a game: definitions as the game types them, the rulebook of each, and the
// definitions that they name. It is independent of games; a Game value describes one. Start with Game.
package library

import (
	"slices"
	"sync"

	"muster/catalog"
	"muster/internal/engine/command/rows"
	"muster/internal/engine/sweep"
	"muster/schema"
	"muster/schema/source"
)

// rulebookKind is the kind of the files whose rows serve all definitions of a project.
const rulebookKind = "rulebook"

// Rulebook is a pointer to a game's rulebook.
type Rulebook[R any] interface {
	comparable
	Extend(d *schema.Document) R
	Incomplete() R
}

// Base is the part of a game's definition that is the same in every game. A game's type embeds it.
type Base[E any, R Rulebook[R]] struct {
	*catalog.Entry
	Sweep   *sweep.Sweep   // nil for other kinds of definition
	Results *sweep.Results // nil for other kinds of definition
	Style   *sweep.Style   // nil for other kinds of definition

	catalog *Catalog[E, R]
	rules   func() R
}

// Catalog returns the catalog of the definition.
func (b *Base[E, R]) Catalog() *Catalog[E, R] { return b.catalog }

// Rules returns the rulebook of the definition: the shipped tables, the rulebooks of its project, the [rulebook]
// tables of its map and of its possible sets, and its own. Shipped definitions use the shipped tables alone.
func (b *Base[E, R]) Rules() R { return b.rules() }

// Asks returns the sweep of the definition, or nil.
func (b *Base[E, R]) Asks() *sweep.Sweep { return b.Sweep }

// Reports returns the results of the definition, or nil.
func (b *Base[E, R]) Reports() *sweep.Results { return b.Results }

// Plays returns the style of the definition, or nil.
func (b *Base[E, R]) Plays() *sweep.Style { return b.Style }

// Game describes how a game reads its definitions. It is immutable once used.
type Game[E any, R Rulebook[R]] struct {
	catalog.Game        // without Open
	Map          string // the kind of maps: a map, a realm
	BaseBox      string // the box of a definition that names none

	Base   func(e *E) *Base[E, R] // the common part of a definition
	Rules  func() R               // the shipped rulebook
	Boxes  func(R) []string
	RowsOf rows.RowsOf

	// Read sets the values of a definition other than sweeps, results and styles whose file could be parsed.
	Read func(e *E)
	// Link prepares the links of a definition. Rest drops the links that take much memory; nil drops none.
	Link    func(c *Catalog[E, R], e *E)
	Release func(c *Catalog[E, R], e *E)
	// Drawn lists the definitions that a definition may take without naming them; it may be nil.
	Drawn func(c *Catalog[E, R], e *E) []*E
	// Takes reports whether a definition may take another one, in addition to its map and rulebooks; it may be nil.
	Takes func(e, other *E) bool
	// Any lists the kinds that catalog.Linker reports for a definition other than a sweep; it may be nil.
	Any func(e *E) []string
	// Sound reports whether a definition's map is linked without a fault.
	Sound func(e, on *E) bool
	// BoxesOf lists the boxes that a definition names, and reports whether definitions of its kind need boxes.
	BoxesOf func(e *E) (own []string, needs bool)

	once  sync.Once
	games *catalog.Games
}

// Bring describes the game to catalogs.
func (g *Game[E, R]) Bring() catalog.Game {
	brought := g.Game
	brought.Open = func(of *catalog.Catalog) catalog.Linker {
		c := &Catalog[E, R]{View: catalog.View[E]{Catalog: of, Game: g.Name}, game: g}
		c.rules = sync.OnceValue(c.makeBase)
		return linker[E, R]{c}
	}
	return brought
}

// Games returns the game alone, for callers that read no other game's files. It is made once, because it holds the
// compiled schemas.
func (g *Game[E, R]) Games() *catalog.Games {
	g.once.Do(func() { g.games = catalog.NewGames(g.Bring()) })
	return g.games
}

// Of returns a catalog as the game sees it, or nil if the catalog lacks the game.
func (g *Game[E, R]) Of(c *catalog.Catalog) *Catalog[E, R] { return Of[E, R](c, g.Name) }

// Of returns a catalog as the game with a name sees it, or nil if the catalog has no such game with these types.
func Of[E any, R Rulebook[R]](c *catalog.Catalog, game string) *Catalog[E, R] {
	if l, ok := c.Linker(game).(linker[E, R]); ok {
		return l.Catalog
	}
	return nil
}

// Project reads the files of one project of the game, as catalog.Project does.
func (g *Game[E, R]) Project(named, others []*source.File, workers int) *Catalog[E, R] {
	return g.Of(catalog.Project(g.Games(), named, others, workers))
}

// Catalog is a catalog as one game sees it: its methods find definitions of that game alone. It is immutable and safe
// for concurrent use.
type Catalog[E any, R Rulebook[R]] struct {
	catalog.View[E]
	game  *Game[E, R]
	rules func() R // the shipped tables with those of the project's rulebooks
}

// Of returns the game that the catalog belongs to.
func (c *Catalog[E, R]) Of() *Game[E, R] { return c.game }

// of returns the common part of a definition.
func (c *Catalog[E, R]) of(e *E) *Base[E, R] { return c.game.Base(e) }

// bare converts definitions for catalogs of any game.
func (g *Game[E, R]) bare(list []*E) []*catalog.Entry {
	out := make([]*catalog.Entry, len(list))
	for i, e := range list {
		out[i] = g.Base(e).Entry
	}
	return out
}

// brings reports whether a definition adds its own rows.
func (c *Catalog[E, R]) brings(e *E) bool { return rows.BringsRows(c.of(e).Entry) }

// Bringing lists the project's definitions that add rows to the rulebook, without the rulebooks, by their files'
// names. It reads every file of the project.
func (c *Catalog[E, R]) Bringing() []*E {
	return slices.DeleteFunc(
		c.Entries(c.Whole()),
		func(e *E) bool { return c.of(e).Doc.Kind == rulebookKind || !c.brings(e) },
	)
}

// MapOf returns the map itself, or the map that a definition names, or nil.
func (c *Catalog[E, R]) MapOf(e *E) *E {
	b := c.of(e)
	if b.Doc.Kind == c.game.Map && b.Doc.Tree != nil {
		return e
	}
	for _, n := range b.Names {
		if n.Kind == c.game.Map {
			return c.FindFor(b.Entry, n.Kind, n.ID)
		}
	}
	return nil
}

// plays reports whether definitions of a kind name a map.
func (c *Catalog[E, R]) plays(kind string) bool {
	return slices.ContainsFunc(c.Games().Kinds().Of(c.game.Name).References(kind), func(ref schema.Reference) bool {
		return ref.Kind == c.game.Map
	})
}

// NamedBy lists the definitions that a definition names in addition to its map, each once, in order. It omits unknown
// ones.
func (c *Catalog[E, R]) NamedBy(e *E) []*E {
	b := c.of(e)
	if b.Sweep != nil || b.Results != nil {
		return nil // they play adventures one by one
	}
	var out []*E
	for _, n := range b.Names {
		if n.Kind == c.game.Map {
			continue
		}
		if other := c.FindFor(b.Entry, n.Kind, n.ID); other != nil && !slices.Contains(out, other) {
			out = append(out, other)
		}
	}
	return out
}

// MadeFrom lists the sources of a definition's sheet, including itself.
func (c *Catalog[E, R]) MadeFrom(e *E) []*catalog.Entry {
	return c.game.bare(append(c.NamedBy(e), c.ReadWith(e)...))
}
