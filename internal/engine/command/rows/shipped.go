package rows

import (
	"fmt"
	"io/fs"

	"muster/schema"
	"muster/schema/source"
)

// Shipped returns all rows of the files that ship with a game, which have the format of authors' files.
func (f *File) Shipped(files []*source.File) *Brought {
	b := &Brought{file: f}
	for _, d := range Documents(files) {
		for _, key := range f.Keys {
			list, _ := d.Tree[key].([]any)
			b.take(d, key, "/"+key, list)
		}
	}
	return b
}

// Documents reads the files that ship with a game by the loader for authors' files. It panics on an invalid file, which
// is a bug; a test of each game loads every file like a user's.
func Documents(files []*source.File) []*schema.Document {
	docs := make([]*schema.Document, len(files))
	for i, f := range files {
		var err error
		if docs[i], err = schema.Shipped(f); err != nil {
			panic(fmt.Sprintf("rows: shipped table %s: %v", f.Name, err))
		}
	}
	return docs
}

// Files returns the files that match a pattern, by name.
func Files(fsys fs.FS, pattern string) []*source.File {
	names, err := fs.Glob(fsys, pattern)
	if err != nil {
		panic(err)
	}
	files := make([]*source.File, len(names))
	for i, name := range names {
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			panic(err)
		}
		files[i] = source.NewFile(name, text)
	}
	return files
}
