package catalog

import (
	"cmp"
	"slices"

	"muster/internal/workers"
	"muster/schema"
	"muster/schema/source"
)

// Project reads the files of one project, with the library as fallback. It judges the named files and those they are
// read with: rulebooks, which serve every file, and references such as the map of an adventure. The others can be found
// by id. Of those it reads only kind and id if they are plain keys at the top.
func Project(games *Games, named, others []*source.File, count int) *Catalog {
	return ProjectWithHeaders(games, named, others, count, nil)
}

// ProjectWithHeaders is Project with known headers of files read before: it does not read those files until they are
// needed.
// handed returns nil for an unknown file and may be called concurrently.
func ProjectWithHeaders(games *Games, named, others []*source.File, count int,
	handed func(*source.File) *Header) *Catalog {
	c := &Catalog{games: games, byID: make(map[Name][]*FileEntry)}
	for _, g := range games.list {
		c.linkers = append(c.linkers, g.Open(c))
	}
	c.judged = make([]*FileEntry, len(named))
	workers.Each(len(named), count, func(i int) {
		c.judged[i] = c.fileEntry(named[i], handed)
		c.judged[i].Header()
	})
	for _, s := range c.judged {
		c.place(s)
	}
	read := slices.Clone(c.judged) // for files that are not judged, the name and the first lines are enough
	for _, f := range others {
		if f.Meant != "" {
			continue // once the contents of the others are known
		}
		s := c.fileEntry(f, handed)
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
	c.invalid, c.unclear = newInvalid(read)
	slices.SortStableFunc(c.unclear, byName)
	c.library = newLibrary(c)
	c.judgeToo()
	slices.SortStableFunc(c.judged, byName)
	return c
}

// place adds a file according to its header.
func (c *Catalog) place(s *FileEntry) {
	b := s.Header()
	c.add(s, b.Kind, b.ID)
	if c.games.kinds.Serving(b.Kind) {
		c.serving = append(c.serving, s)
	}
}

// misplaced reports whether a file is named like a rulebook, which serves every file, but states another kind; or
// whether its game is unknown.
func (c *Catalog) misplaced(s *FileEntry) bool {
	kind, b := c.games.kinds.OfName(s.File.Name), s.Header()
	return c.games.kinds.Serving(kind) && b.Kind != kind || c.games.kinds.Serving(b.Kind) && b.Game == ""
}

// addMisnamed adds files that are skipped because of their names, so that a reference to them is not reported as
// missing. Every judged file needs a rulebook, because it serves every file. A file whose content is also found
// elsewhere was put aside and is not needed.
func (c *Catalog) addMisnamed(others []*source.File, handed func(*source.File) *Header) (added []*FileEntry) {
	for _, f := range others {
		if f.Meant == "" {
			continue
		}
		s := c.fileEntry(f, handed)
		if c.copied(s) {
			continue
		}
		kind := s.Header().Kind
		c.add(s, kind, "")
		if c.games.kinds.Serving(kind) {
			c.serving = append(c.serving, s)
			c.judged = append(c.judged, s)
		}
		added = append(added, s)
	}
	return added
}

// copied reports whether the content of a file that is skipped because of its name is also found in another file or in
// the library.
func (c *Catalog) copied(s *FileEntry) bool {
	return slices.ContainsFunc(s.Header().Identities, func(i schema.Identity) bool {
		return c.own(Name{i.Kind, i.ID}) != nil || c.games.LibraryFile(i.Kind, i.ID) != nil
	})
}

func byName(a, b *FileEntry) int { return cmp.Compare(a.File.Name, b.File.Name) }

func (c *Catalog) add(s *FileEntry, kind, id string) {
	s.kind = kind
	c.slots = append(c.slots, s)
	if id != "" {
		k := Name{kind, id}
		c.byID[k] = append(c.byID[k], s)
	}
}

// judgeToo adds the definitions that judged definitions name, including faulty files that should contain them: the
// references themselves are then not reported.
func (c *Catalog) judgeToo() {
	for _, s := range c.judged {
		s.Judged = true
	}
	for _, s := range slices.Clone(c.judged) {
		var named []*FileEntry
		for _, n := range s.Header().Names {
			named = append(named, c.behind(n)...)
		}
		for _, n := range s.Header().Names {
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
