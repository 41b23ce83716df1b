package editor

import (
	"muster/internal/editor/words"

	"context"
	"time"

	"muster/catalog"
	"muster/internal/validate/runner"
	"muster/schema/project"
	"muster/validate/check"
)

// Options configure a server.
type Options struct {
	Version  string
	Files    project.Files // the disk
	Catalogs *catalog.Games
	Checks   []*check.Check
	Known    runner.Known                  // the names that project settings may use
	Today    func() string                 // the date for expiring waivers, as 2027-01-31
	Games    func(name string) *words.Game // by name; nil for a game without a vocabulary
	Workers  int
	Pace     Pace // nil: the default pace

	// Debounce is the idle time before an edited document is judged, Settle the idle time before its whole project is.
	// Zero means the default. With a negative Settle, the server reads projects and judges the open documents only: for
	// a client that has another server for the rest.
	Debounce, Settle time.Duration

	// Describe returns a short description of a definition.
	Describe func(e *catalog.Entry) string
	// Keep writes a file outside of any project that the client can open, and returns its path.
	Keep func(name string, text []byte) (string, error)

	// Page returns the URL of the published page of a check, or "". It is nil if no pages are published.
	Page func(code string) string

	// Methods are additional methods, by name.
	Methods map[string]Method

	Printed func(game string) []string // kinds that have a page
	Print   func(e *catalog.Entry) ([]byte, error)

	Played func(game string) []string // kinds that are played
	// Play plays games and returns a short score. It calls done after each game.
	Play func(ctx context.Context, e *catalog.Entry, games int, done func()) (string, error)
}

// The default times. A typist presses a key about every 100 ms; a burst of typing is judged once.
const (
	defaultDebounce = 50 * time.Millisecond
	defaultSettle   = 250 * time.Millisecond
)

// defaultGames is the number of games that a lens plays.
const defaultGames = 100
