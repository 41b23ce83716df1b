package games

import (
	"context"

	"muster/catalog"
	"muster/internal/draw/paint"
	"muster/internal/engine/arena"
	"muster/internal/report/changes"
	"muster/internal/sheet/mapframe"
	"muster/internal/words"
	"muster/report"
	"muster/sheet"
)

// Tables are the rows of a game's rulebook and its definitions, in the form of lists.
type Tables struct {
	Lists    []string          // names of lists: definitions by their folders, then rows by kind
	Meant    map[string]string // the list that is meant by a word for some of it: "creature" are among the units
	Rows     []string          // the kinds of rows, listed or not, in the order in which they are explained
	Singular func(kind string) string
	RowsOf   func(projects []*catalog.Catalog, kind string) []report.Row
	Columns  map[string][]string // of a list of definitions, by kind
	Cells    func(e *catalog.Entry) []string
}

// Pages are the sheets of a game.
type Pages struct {
	Kinds []string // of definition that have a sheet, those first that an id means
	// Made lists the entries that the sheet of a definition is made from, including itself.
	Made func(e *catalog.Entry) []*catalog.Entry
	Of   func(e *catalog.Entry, opts PageOptions) sheet.Page
	// Summary returns the summary of a sheet for a list of many sheets.
	Summary func(e *catalog.Entry, opts PageOptions) sheet.Summary
	// Drawn are the kinds with a picture of their own: the map. Picture returns that picture, an SVG file.
	Drawn   []string
	Picture func(e *catalog.Entry, opts PageOptions) []byte
	// Board returns that picture in layers, for a page that replaces single cells; nil without a board.
	Board func(e *catalog.Entry, opts PageOptions) *paint.Board
	// Witness draws the deployment of a command line that a finding names, as words; nil in a game without them.
	Witness func(in *catalog.Catalog, command []string) (*Witness, error)
	// Key returns the signs and the scale for the frame around Picture.
	Key func(e *catalog.Entry, opts PageOptions) mapframe.Key
	// Standing returns the deployment as on the sheet, for JSON output; nil for a definition without units.
	Standing func(e *catalog.Entry, opts PageOptions) any
	// Parts are extra pages for the table: pieces to cut out.
	Parts []Part
}

// Witness is a deployment that shows a finding.
type Witness struct {
	Board *paint.Board
	Says  map[string]string // the units on a hex in words, by its label
}

// Framed returns Picture with its title, legend, scale and credit line, for use outside of a page.
func (p *Pages) Framed(e *catalog.Entry, opts PageOptions) []byte {
	picture := p.Picture(e, opts)
	if picture == nil {
		return nil
	}
	m := mapframe.Map{
		Language: opts.Language, Picture: picture, Key: p.Key(e, opts), Game: Of(e).Catalog.Title,
		Summary: p.Summary(e, opts), Content: opts.Hash,
	}
	return m.SVG()
}

// Part is a page for the table that some definitions have in addition to their sheet.
type Part struct {
	Name  string
	Kinds []string
	Backs bool                                            // it is of cards, whose backs PageOptions.Duplex turns
	Of    func(e *catalog.Entry, opts PageOptions) []byte // an HTML file
}

// PageOptions holds the settings of a sheet that do not come from its definitions.
type PageOptions struct {
	sheet.Print
	Hash string // of all that it is made from
	// Evidence is the result of played games, a sentence without its beginning and its end; "" if unknown.
	Evidence string
	// Address is the URL of this sheet; "" if unknown.
	Address string
	// Citations puts the ids of rules after the text that they support.
	Citations bool
	// Language is the language of the fixed words; nil is English.
	Language *words.Language
	// Duplex is the way that a printer turns paper for card backs: one of Duplexes.
	Duplex string
	// Find returns the entry that a sheet refers to by id; nil if not found.
	Find func(kind, id string) *catalog.Entry
}

// Diff compares two versions of a definition of the game.
type Diff struct {
	changes.Terms
	// Draw adds pictures of both versions to a page if they show a difference.
	Draw func(w *sheet.Writer, d *changes.Definition)
}

// Play is the engine of a game and its players, in the form that commands use.
type Play struct {
	Kinds []string // of definition that are played, those first that an id means
	Sides []string // names of two sides on command lines; none where seats have none
	// Seats lists the names that each seat of a definition accepts, the default first; nil if it cannot be played.
	Seats    func(e *catalog.Entry) [][]string
	Policies func() []string     // names of players
	Players  func() []report.Row // the same as rows of the list Players
	Default  string              // default player
	// Unknown returns the first unknown policy in the list of one side's players.
	Unknown func(list string) (name string, ok bool)
	// Choices lists how players can choose while they muster, and the default.
	Choices func() (all []string, usual string)

	// Open sets up an adventure, or returns the reasons why it cannot be played.
	Open func(e *catalog.Entry, m report.Match) (Table, []string)
	// Records is the record format that the game's records name.
	Records string
	// Read reads a record. It returns an edited record together with the fault.
	Read func(text []byte) (Record, *arena.Fault)
	// Count starts counting which rules come up.
	Count func() Count
	// Sweeps plays several adventures with several players.
	Sweeps Sweeps
}

// Table is an adventure set up with the requested options.
type Table interface {
	// Fits returns a report.Wrong if an option does not fit the adventure.
	Fits() error
	// One plays one game, or returns the reasons why it cannot be set up.
	One(ctx context.Context) (GameResult, []string, error)
	// Many plays many games; when ctx ends, it returns the finished ones.
	Many(ctx context.Context, b report.Batch) (Batch, error)
}

// GameResult is the result of one game.
type GameResult interface {
	report.Answer
	Record() []byte
	Again() report.Command // that plays it again
}

// GamesResult is the result of many games.
type GamesResult interface {
	report.Answer
	Finished() (games int, whole bool)
}

// Batch is many games of one adventure.
type Batch interface {
	GamesResult
	// Seats returns the names of the players, by seat; Won returns how many games a seat has won.
	Seats() []string
	Won(seat int) report.Estimate
}

// Record is a recorded game.
type Record interface {
	Program() string   // which Muster has made it
	Adventure() string // by id
	Turns() int
	// Told replays the record up to a turn, 0 for the end, and returns its log. It may instead return the reasons why
	// the game cannot be set up, or the first step that differs.
	Told(e *catalog.Entry, to int, verbose bool) (lines []string, unplayable []string, fault *arena.Fault)
}

// Film is a record that can be shown on a page.
type Film interface {
	// Shown replays the record and returns the replay page. The page shows the hands that the seat named by as saw; all
	// hands if as names no seat.
	Shown(e *catalog.Entry, as string) (page []byte, unplayable []string, fault *arena.Fault)
}

// Count counts which rules come up in games.
type Count interface {
	GamesResult
	// Add takes an adventure, or returns the reasons why it cannot be played.
	Add(e *catalog.Entry) (unplayable []string)
	// Pass records an adventure that is skipped.
	Pass(why string)
	// Passed returns the skipped adventures.
	Passed() []string
	Play(ctx context.Context, s report.Sample) error
}
