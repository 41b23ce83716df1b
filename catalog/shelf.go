package catalog

import "sync"

// shelf is the library: a file is read when it is first asked for, since most runs need few of them.
// A library file's name is its id and its kind.
type shelf map[Name]func() *Entry

func newShelf(c *Catalog) shelf {
	s := shelf{}
	for _, f := range c.games.libraryFiles() {
		s[f.Name] = sync.OnceValue(func() *Entry { return c.read(f.open(), false) })
	}
	return s
}

func (s shelf) find(kind, id string) *Entry {
	if read, ok := s[Name{kind, id}]; ok {
		return read()
	}
	return nil
}

func (s shelf) ids(kind string) []string {
	var ids []string
	for k := range s {
		if k.Kind == kind {
			ids = append(ids, k.ID)
		}
	}
	return ids
}
