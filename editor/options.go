package editor

import (
	"muster/editor/words"

	"context"
	"time"

	"muster/catalog"
	"muster/schema/project"
	"muster/validate/check"
	"muster/validate/runner"
)

// Options are what a server works with.
type Options struct {
	Version  string
	Files    project.Files // the disk
	Catalogs *catalog.Games
	Checks   []*check.Check
	Known    runner.Known                  // what settings of projects may speak of
	Today    func() string                 // the day by which waivers of projects end: 2027-01-31
	Games    func(name string) *words.Game // of a name; nil for a game that tells an editor nothing
	Workers  int
	Pace     Pace // nil: the collector keeps its usual pace

	// Debounce is how long a document has to be left alone before it is judged, Settle how long before all of its project
	// is. Zero means the usual times.
	Debounce, Settle time.Duration

	// Describe is a definition in a few words of its game.
	Describe func(e *catalog.Entry) string
	// Keep writes a file that the client can open, outside of any project, and gives its path.
	Keep func(name string, text []byte) (string, error)

	// Page gives the address of the published page of a check, "" for none; nil where no page is published.
	Page func(code string) string

	Printed func(game string) []string // kinds that have a page
	Print   func(e *catalog.Entry) ([]byte, error)

	Played func(game string) []string // kinds that are played
	// Play plays games, and tells in a few words who won how many; done is called after each.
	Play func(ctx context.Context, e *catalog.Entry, games int, done func()) (string, error)
}

// The usual times. A person types a key every tenth of a second: what is written in one go is judged once.
const (
	usualDebounce = 50 * time.Millisecond
	usualSettle   = 250 * time.Millisecond
)

// usualGames is how many games a lens plays.
const usualGames = 100
