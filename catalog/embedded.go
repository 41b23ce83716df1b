package catalog

import "sync"

// library is the embedded files as the definitions of one catalog. It reads a file on first use, because most runs
// need few of them. A file is named by its id and kind.
type library struct {
	catalog *Catalog

	mu   sync.Mutex
	read map[Name]func() *Entry
}

func newLibrary(c *Catalog) *library { return &library{catalog: c, read: map[Name]func() *Entry{}} }

// find returns the definition of a kind and id, or nil.
func (l *library) find(kind, id string) *Entry {
	name := Name{kind, id}
	f, ok := l.catalog.games.library().byName[name]
	if !ok {
		return nil
	}
	l.mu.Lock()
	read := l.read[name]
	if read == nil {
		read = sync.OnceValue(func() *Entry { return l.catalog.read(f.open(), false) })
		l.read[name] = read
	}
	l.mu.Unlock()
	return read()
}

// has reports whether find finds a definition, without reading it.
func (l *library) has(n Name) bool {
	_, ok := l.catalog.games.library().byName[n]
	return ok
}

// ids lists the ids of a kind in a game, or in all games for "".
func (l *library) ids(game, kind string) []string {
	var ids []string
	for _, f := range l.catalog.games.library().list {
		if f.Kind == kind && (game == "" || f.game == game) {
			ids = append(ids, f.ID)
		}
	}
	return ids
}
