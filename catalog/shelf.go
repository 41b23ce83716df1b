package catalog

import "sync"

// shelf is the library: a file is read when it is first asked for, since most runs need few of them.
// A library file's name is its id and its kind.
type shelf map[Name]shelved

// shelved is a file of the library that nobody may have read yet.
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

// ids lists the ids of a kind of a game; of all games where that is "".
func (s shelf) ids(game, kind string) []string {
	var ids []string
	for k, f := range s {
		if k.Kind == kind && (game == "" || f.game == game) {
			ids = append(ids, k.ID)
		}
	}
	return ids
}
