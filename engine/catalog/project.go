package catalog

import (
	"cmp"
	"slices"
	"sync"

	"muster/engine/battlelore/kinds"
	"muster/engine/rulebook"
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
// so is what they are read with: every rulebook, the map of an adventure, the sets that it draws from. The others
// are there to be found by id: of those nothing is read but kind and id, where these stand plainly at the top.
func Project(named, others []*source.File, count int) *Catalog {
	c := &Catalog{byID: make(map[key][]*slot)}
	entries := make([]*Entry, len(named))
	workers.Each(len(named), count, func(i int) { entries[i] = c.read(named[i], true) })
	for i, e := range entries {
		c.add(named[i].Name, e.Doc.Kind, e.ID, func() *Entry { return e })
		if e.Doc.Kind == kinds.Rulebook {
			c.rulebooks = append(c.rulebooks, e)
		}
	}
	read := slices.Clone(entries) // of the others that are not, their names and first lines say what they are
	c.judged = entries
	for _, f := range others {
		if f.Meant != "" {
			continue // once it is known what stands in the others
		}
		kind, id, plain := kinds.All().Peek(f)
		if plain = plain && !f.Lost; plain && kind != kinds.Rulebook {
			c.add(f.Name, kind, id, sync.OnceValue(func() *Entry { return c.read(f, true) }))
			continue
		}
		e := c.read(f, true)
		read = append(read, e)
		c.add(f.Name, e.Doc.Kind, e.ID, func() *Entry { return e })
		if e.Doc.Kind == kinds.Rulebook {
			c.rulebooks = append(c.rulebooks, e)
		}
		if e.Doc.Kind == kinds.Rulebook || misnamed(e) {
			c.judged = append(c.judged, e)
		}
	}
	read = append(read, c.addMisnamed(others)...)
	slices.SortStableFunc(c.slots, func(a, b *slot) int { return cmp.Compare(a.name, b.name) })
	for _, same := range c.byID {
		slices.SortStableFunc(same, func(a, b *slot) int { return cmp.Compare(a.name, b.name) })
	}
	slices.SortStableFunc(c.rulebooks, byName)
	c.rules = rulebook.Base()
	for _, e := range c.rulebooks {
		c.rules = c.rules.Extend(e.Doc)
	}
	if slices.ContainsFunc(read, misnamed) {
		c.rules = c.rules.Incomplete() // nobody knows which rows it should bring
	}
	c.faulty = newFaulty(read)
	c.shelf = newShelf(c)
	c.judgeToo()
	slices.SortStableFunc(c.judged, byName)
	return c
}

// misnamed tells whether a file is a rulebook by its name and something else by its own word.
func misnamed(e *Entry) bool {
	return kinds.All().OfName(e.Doc.File.Name) == kinds.Rulebook && e.Doc.Kind != kinds.Rulebook
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
		if e.Doc.Kind == kinds.Rulebook {
			c.rulebooks = append(c.rulebooks, e)
			c.judged = append(c.judged, e)
		}
		added = append(added, e)
	}
	return added
}

// copied tells whether what a file should hold that is not read for its name is found without it, in another file or in
// the library.
func (c *Catalog) copied(e *Entry) bool {
	return slices.ContainsFunc(e.Doc.Identities(), func(i schema.Identity) bool {
		return c.Own(i.Kind, i.ID) != nil || LibraryFile(i.Kind, i.ID) != nil
	})
}

func byName(a, b *Entry) int { return cmp.Compare(a.Doc.File.Name, b.Doc.File.Name) }

func (c *Catalog) add(name, kind, id string, entry func() *Entry) {
	s := &slot{name, kind, entry}
	c.slots = append(c.slots, s)
	if id != "" {
		k := key{kind, id}
		c.byID[k] = append(c.byID[k], s)
	}
}

// judgeToo adds what adventures that are judged are read with. What should hold what they name and is faulty is among
// it: nothing is said of the names then.
func (c *Catalog) judgeToo() {
	known := make(map[*Entry]bool, len(c.judged))
	for _, e := range c.judged {
		known[e] = true
	}
	for _, e := range slices.Clone(c.judged) {
		for _, other := range slices.Concat(c.SetsOf(e), []*Entry{c.MapOf(e)}, c.FaultyOf(e)) {
			if other != nil && other.Given && !known[other] {
				known[other] = true
				c.judged = append(c.judged, other)
			}
		}
	}
}
