package rulebook

import (
	"embed"
	"fmt"
	"io/fs"
	"sync"

	"muster/schema"
	"muster/schema/source"
)

// The shipped tables are files of the kind that an author writes, read by the same loader.
//
//go:embed tables/*.toml
var tables embed.FS

var base = sync.OnceValue(func() *Rulebook { return book().Shipped(shipped()) })

// Base is the rulebook that ships with Muster: every table under tables/. It is made once.
// A broken shipped table is a mistake of the program, so Base panics with it; a test loads every table as a user's.
func Base() *Rulebook { return base() }

// shipped reads the embedded tables, in the order of their names.
func shipped() []*schema.Document {
	files := Tables()
	docs := make([]*schema.Document, len(files))
	for i, f := range files {
		var err error
		if docs[i], err = schema.Shipped(f); err != nil {
			panic(fmt.Sprintf("rulebook: shipped table %s: %v", f.Name, err))
		}
	}
	return docs
}

// Tables are the files of the shipped tables, by name.
func Tables() []*source.File {
	names, err := fs.Glob(tables, "tables/*.toml")
	if err != nil {
		panic(err)
	}
	files := make([]*source.File, len(names))
	for i, name := range names {
		text, err := tables.ReadFile(name)
		if err != nil {
			panic(err)
		}
		files[i] = source.NewFile(name, text)
	}
	return files
}
