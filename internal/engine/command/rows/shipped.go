package rows

import (
	"fmt"
	"io/fs"

	"muster/schema"
	"muster/schema/source"
)

// Shipped is every row of the files that ship with a game, of the kind that an author writes.
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

// Documents reads files that ship with a game by the loader that reads an author's. A broken one is a mistake of the
// program, so Documents panics with it; a test of each game loads every file as a user's.
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

// Files are the files that a pattern names, by name.
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
