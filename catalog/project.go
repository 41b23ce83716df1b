package catalog

import (
	"cmp"
	"slices"

	"muster/internal/workers"
	"muster/schema"
	"muster/schema/source"
)

// Project reads the files of one project and puts the library behind them. Those that are named are to be judged, and
// so is what they are read with: what serves every file, a rulebook, and what they name, the map of an adventure. The
// others are there to be found by id: of those nothing is read but kind and id, where these stand plainly at the top.
func Project(games *Games, named, others []*source.File, count int) *Catalog {
	return Briefed(games, named, others, count, nil)
}

// Briefed is Project with what somebody knows of files who has read them before: of those nothing is read until it is
// asked for. handed gives nil for what it does not know, and may be asked by several goroutines.
func Briefed(games *Games, named, others []*source.File, count int, handed func(*source.File) *Brief) *Catalog {
	c := &Catalog{games: games, byID: make(map[Name][]*Slot)}
	for _, g := range games.list {
		c.linkers = append(c.linkers, g.Open(c))
	}
	c.judged = make([]*Slot, len(named))
	workers.Each(len(named), count, func(i int) {
		c.judged[i] = c.slot(named[i], handed)
		c.judged[i].Brief()
	})
	for _, s := range c.judged {
		c.place(s)
	}
	read := slices.Clone(c.judged) // of the others that are not, their names and first lines say what they are
	for _, f := range others {
		if f.Meant != "" {
			continue // once it is known what stands in the others
		}
		s := c.slot(f, handed)
		kind, id, plain := games.kinds.Peek(f)
		if plain && !f.Lost && !games.kinds.Serving(kind) {
			c.add(s, kind, id)
			continue
		}
		read = append(read, s)
		c.place(s)
		if games.kinds.Serving(s.kind) || c.misplaced(s) {
			c.judged = append(c.judged, s)
		}
	}
	read = append(read, c.addMisnamed(others, handed)...)
	slices.SortStableFunc(c.slots, byName)
	for _, same := range c.byID {
		slices.SortStableFunc(same, byName)
	}
	slices.SortStableFunc(c.serving, byName)
	c.misnamed = slices.ContainsFunc(read, c.misplaced)
	c.faulty, c.doubted = newFaulty(read)
	slices.SortStableFunc(c.doubted, byName)
	c.shelf = newShelf(c)
	c.judgeToo()
	slices.SortStableFunc(c.judged, byName)
	return c
}

// place adds a file by what its brief says of it.
func (c *Catalog) place(s *Slot) {
	b := s.Brief()
	c.add(s, b.Kind, b.ID)
	if c.games.kinds.Serving(b.Kind) {
		c.serving = append(c.serving, s)
	}
}

// misplaced reports whether a file serves every file by its name, a rulebook, and is something else by its own word; or
// whether nobody knows of which game it is.
func (c *Catalog) misplaced(s *Slot) bool {
	kind, b := c.games.kinds.OfName(s.File.Name), s.Brief()
	return c.games.kinds.Serving(kind) && b.Kind != kind || c.games.kinds.Serving(b.Kind) && b.Game == ""
}

// addMisnamed adds the files that are not read for their names, so that who needs one is not told that there is none. A
// rulebook serves every file: it is needed by whatever is judged. One that holds what is found without it, too,
// was put aside, and nobody needs it.
func (c *Catalog) addMisnamed(others []*source.File, handed func(*source.File) *Brief) (added []*Slot) {
	for _, f := range others {
		if f.Meant == "" {
			continue
		}
		s := c.slot(f, handed)
		if c.copied(s) {
			continue
		}
		kind := s.Brief().Kind
		c.add(s, kind, "")
		if c.games.kinds.Serving(kind) {
			c.serving = append(c.serving, s)
			c.judged = append(c.judged, s)
		}
		added = append(added, s)
	}
	return added
}

// copied reports whether what a file should hold that is not read for its name is found without it, in another file or
// in the library.
func (c *Catalog) copied(s *Slot) bool {
	return slices.ContainsFunc(s.Brief().Identities, func(i schema.Identity) bool {
		return c.own(Name{i.Kind, i.ID}) != nil || c.games.LibraryFile(i.Kind, i.ID) != nil
	})
}

func byName(a, b *Slot) int { return cmp.Compare(a.File.Name, b.File.Name) }

func (c *Catalog) add(s *Slot, kind, id string) {
	s.kind = kind
	c.slots = append(c.slots, s)
	if id != "" {
		k := Name{kind, id}
		c.byID[k] = append(c.byID[k], s)
	}
}

// judgeToo adds what definitions that are judged name. What should hold it and is faulty is among it: nothing is said
// of the names then.
func (c *Catalog) judgeToo() {
	for _, s := range c.judged {
		s.Judged = true
	}
	for _, s := range slices.Clone(c.judged) {
		var named []*Slot
		for _, n := range s.Brief().Names {
			named = append(named, c.behind(n)...)
		}
		for _, n := range s.Brief().Names {
			if own := c.own(n); own != nil {
				named = append(named, own)
			}
		}
		for _, other := range named {
			if !other.Judged {
				other.Judged = true
				c.judged = append(c.judged, other)
			}
		}
	}
}
