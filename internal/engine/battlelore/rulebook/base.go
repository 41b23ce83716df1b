package rulebook

import (
	"embed"
	"sync"

	"muster/internal/engine/command/rows"
	"muster/schema/source"
)

// The shipped tables are files of the kind that an author writes, read by the same loader.
//
//go:embed tables/*.toml
var tables embed.FS

var base = sync.OnceValue(func() *Rulebook {
	return new(Rulebook).with(file.Shipped(Tables())) // a test holds that no row of it is faulty
})

// Base is the rulebook that ships with Muster: every table under tables/. It is made once.
// A broken shipped table is a mistake of the program, so Base panics with it; a test loads every table as a user's.
func Base() *Rulebook { return base() }

// Tables are the files of the shipped tables, by name.
func Tables() []*source.File { return rows.Files(tables, "tables/*.toml") }
