package catalog

import (
	"cmp"
	"slices"
	"sync"

	"muster/engine/workers"
	"muster/schema"
	"muster/schema/source"
)

// slot is a file of the project, read as soon as somebody needs more of it than its kind and id.
type slot struct {
	name  string
	kind  string // "" where it is not known
	entry func() *Entry
}

// Project reads the files of one project and puts the library behind them. Those that are named are to be judged, and
// so is what they are read with: what serves every file, a rulebook, and what they name, the map of an adventure. The
// others are there to be found by id: of those nothing is read but kind and id, where these stand plainly at the top.
func Project(games *Games, named, others []*source.File, count int) *Catalog {
	c := &Catalog{games: games, byID: make(map[Name][]*slot)}
	for _, g := range games.list {
		c.linkers = append(c.linkers, g.Open(c))
	}
	serves := games.kinds.Serving
	entries := make([]*Entry, len(named))
	workers.Each(len(named), count, func(i int) { entries[i] = c.read(named[i], true) })
	for i, e := range entries {
		c.add(named[i].Name, e.Doc.Kind, e.ID, func() *Entry { return e })
		if serves(e.Doc.Kind) {
			c.serving = append(c.serving, e)
		}
	}
	read := slices.Clone(entries) // of the others that are not, their names and first lines say what they are
	c.judged = entries
	for _, f := range others {
		if f.Meant != "" {
			continue // once it is known what stands in the others
		}
		kind, id, plain := games.kinds.Peek(f)
		if plain = plain && !f.Lost; plain && !serves(kind) {
			c.add(f.Name, kind, id, sync.OnceValue(func() *Entry { return c.read(f, true) }))
			continue
		}
		e := c.read(f, true)
		read = append(read, e)
		c.add(f.Name, e.Doc.Kind, e.ID, func() *Entry { return e })
		if serves(e.Doc.Kind) {
			c.serving = append(c.serving, e)
		}
		if serves(e.Doc.Kind) || c.misplaced(e) {
			c.judged = append(c.judged, e)
		}
	}
	read = append(read, c.addMisnamed(others)...)
	slices.SortStableFunc(c.slots, func(a, b *slot) int { return cmp.Compare(a.name, b.name) })
	for _, same := range c.byID {
		slices.SortStableFunc(same, func(a, b *slot) int { return cmp.Compare(a.name, b.name) })
	}
	slices.SortStableFunc(c.serving, byName)
	c.misnamed = slices.ContainsFunc(read, c.misplaced)
	c.faulty = newFaulty(read)
	c.shelf = newShelf(c)
	c.judgeToo()
	slices.SortStableFunc(c.judged, byName)
	return c
}

// misplaced reports whether a file serves every file by its name, a rulebook, and is something else by its own word.
func (c *Catalog) misplaced(e *Entry) bool {
	kind := c.games.kinds.OfName(e.Doc.File.Name)
	return c.games.kinds.Serving(kind) && e.Doc.Kind != kind
}

// addMisnamed adds the files that are not read for their names, so that who needs one is not told that there is none. A
// rulebook serves every file: it is needed by whatever is judged. One that holds what is found without it, too,
// was put aside, and nobody needs it.
func (c *Catalog) addMisnamed(others []*source.File) (added []*Entry) {
	for _, f := range others {
		if f.Meant == "" {
			continue
		}
		e := c.read(f, true)
		if c.copied(e) {
			continue
		}
		c.add(f.Name, e.Doc.Kind, "", func() *Entry { return e })
		if c.games.kinds.Serving(e.Doc.Kind) {
			c.serving = append(c.serving, e)
			c.judged = append(c.judged, e)
		}
		added = append(added, e)
	}
	return added
}

// copied reports whether what a file should hold that is not read for its name is found without it, in another file or
// in the library.
func (c *Catalog) copied(e *Entry) bool {
	return slices.ContainsFunc(e.Doc.Identities(), func(i schema.Identity) bool {
		return c.Own(i.Kind, i.ID) != nil || c.games.LibraryFile(i.Kind, i.ID) != nil
	})
}

func byName(a, b *Entry) int { return cmp.Compare(a.Doc.File.Name, b.Doc.File.Name) }

func (c *Catalog) add(name, kind, id string, entry func() *Entry) {
	s := &slot{name, kind, entry}
	c.slots = append(c.slots, s)
	if id != "" {
		k := Name{kind, id}
		c.byID[k] = append(c.byID[k], s)
	}
}

// judgeToo adds what definitions that are judged name. What should hold it and is faulty is among it: nothing is said
// of the names then.
func (c *Catalog) judgeToo() {
	known := make(map[*Entry]bool, len(c.judged))
	for _, e := range c.judged {
		known[e] = true
	}
	for _, e := range slices.Clone(c.judged) {
		named := c.FaultyOf(e)
		for _, n := range c.Names(e) {
			named = append(named, c.FindFor(e, n.Kind, n.ID))
		}
		for _, other := range named {
			if other != nil && other.Given && !known[other] {
				known[other] = true
				c.judged = append(c.judged, other)
			}
		}
	}
}
