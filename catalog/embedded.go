package catalog

import "sync"

// shelf is the library. It reads a file on first use, because most runs need few of them. A library file is named by
// its id and kind.
type shelf map[Name]shelved

// shelved is a file of the library, read on first use.
type shelved struct {
	game string
	read func() *Entry
}

func newShelf(c *Catalog) shelf {
	s := shelf{}
	for _, f := range c.games.libraryFiles() {
		s[f.Name] = shelved{f.game, sync.OnceValue(func() *Entry { return c.read(f.open(), false) })}
	}
	return s
}

func (s shelf) find(kind, id string) *Entry {
	if f, ok := s[Name{kind, id}]; ok {
		return f.read()
	}
	return nil
}

// ids lists the ids of a kind in a game, or in all games for "".
func (s shelf) ids(game, kind string) []string {
	var ids []string
	for k, f := range s {
		if k.Kind == kind && (game == "" || f.game == game) {
			ids = append(ids, k.ID)
		}
	}
	return ids
}
