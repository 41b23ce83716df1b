package catalog

import (
	"io/fs"
	"strings"
	"sync"

	"muster/adventures"
	"muster/deploycards"
	"muster/engine/battlelore/kinds"
	"muster/maps"
	"muster/schema/source"
)

// shelf is the library: a file is read when it is first asked for, since most runs need few of them.
// A library file's name is its id and its kind.
type shelf map[key]func() *Entry

func newShelf(c *Catalog) shelf {
	s := shelf{}
	for _, f := range libraryFiles() {
		s[f.key] = sync.OnceValue(func() *Entry { return c.read(f.open(), false) })
	}
	return s
}

func (s shelf) find(kind, id string) *Entry {
	if read, ok := s[key{kind, id}]; ok {
		return read()
	}
	return nil
}

func (s shelf) ids(kind string) []string {
	var ids []string
	for k := range s {
		if k.kind == kind {
			ids = append(ids, k.id)
		}
	}
	return ids
}

// LibraryFiles are the files that ship with Muster, maps first; their names start with "library/".
func LibraryFiles() []*source.File {
	var out []*source.File
	for _, f := range libraryFiles() {
		out = append(out, f.open())
	}
	return out
}

// LibraryFile is the file that ships with Muster of a kind and id; nil when none does.
func LibraryFile(kind, id string) *source.File {
	for _, f := range libraryFiles() {
		if f.key == (key{kind, id}) {
			return f.open()
		}
	}
	return nil
}

type libraryFile struct {
	key
	fsys fs.FS
	name string
}

func (f libraryFile) open() *source.File {
	text, err := fs.ReadFile(f.fsys, f.name)
	if err != nil {
		panic("catalog: embedded file is gone: " + err.Error()) // an embed.FS cannot lose a file it lists
	}
	return source.NewFile(f.name, text)
}

// libraryFiles lists the embedded files in a fixed order: by kind, then by name.
func libraryFiles() []libraryFile {
	var out []libraryFile
	for _, l := range []struct {
		kind string
		fsys fs.FS
	}{
		{kinds.Map, maps.Library},
		{kinds.Deploycards, deploycards.Library},
		{kinds.Adventure, adventures.Library},
	} {
		names, err := fs.Glob(l.fsys, "library/*."+l.kind+".toml")
		if err != nil {
			panic("catalog: " + err.Error()) // the pattern is a constant
		}
		for _, name := range names {
			id := strings.TrimSuffix(strings.TrimPrefix(name, "library/"), "."+l.kind+".toml")
			out = append(out, libraryFile{key{l.kind, id}, l.fsys, name})
		}
	}
	return out
}
