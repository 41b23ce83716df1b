package games

import (
	"context"

	"muster/catalog"
	"muster/engine/arena"
	"muster/internal/words"
	"muster/report"
	"muster/report/changes"
	"muster/sheet"
)

// Tables are the rows of a game's rulebook, and its definitions, as lists show them.
type Tables struct {
	Lists    []string          // what can be listed: definitions by their folders, then rows by kind
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
	// Made lists what the sheet of a definition is made from, itself included.
	Made func(e *catalog.Entry) []*catalog.Entry
	Of   func(e *catalog.Entry, opts Look) sheet.Page
	// Summary is what a list of many sheets tells of one.
	Summary func(e *catalog.Entry, opts Look) sheet.Summary
	// Drawn are the kinds with a picture of their own: the map. Picture is that alone, an SVG file.
	Drawn   []string
	Picture func(e *catalog.Entry, opts Look) []byte
	// Standing is who stands where before the first turn, as the sheet has it, for machines; nil of what has no units.
	Standing func(e *catalog.Entry, opts Look) any
	// Parts are pages beside the sheet, for the table: what is cut out.
	Parts []Part
}

// Part is pages for the table that some definitions have beside their sheet.
type Part struct {
	Name  string
	Kinds []string
	Backs bool                                     // it is of cards, whose backs Look.Duplex turns
	Of    func(e *catalog.Entry, opts Look) []byte // an HTML file
}

// Look is what a sheet does not take from its definitions.
type Look struct {
	sheet.Print
	Hash string // of all that it is made from
	// Evidence is what games have shown of it, a sentence without its beginning and its end; "" where nobody says.
	Evidence string
	// Address is where this sheet can be had; "" where nobody says.
	Address string
	// Citations has the ids of rules stand behind what they rule.
	Citations bool
	// Language is that of the fixed words; nil is English.
	Language *words.Language
	// Duplex is how a printer turns paper for the backs of cards: one of Duplexes.
	Duplex string
	// Find finds what a sheet names by id; nil when it is not there.
	Find func(kind, id string) *catalog.Entry
}

// Diff is how two versions of a definition of the game are compared.
type Diff struct {
	changes.Terms
	// Draw adds pictures of both versions to a page, where there is anything to see on them.
	Draw func(w *sheet.Writer, d *changes.Definition)
}

// Play is the engine of a game and its players, as commands have games played.
type Play struct {
	Kinds []string // of definition that are played, those first that an id means
	Sides []string // what command lines call those who sit at a board with two sides; none where seats have none
	// Seats lists the names that each seat of a definition can be called by, the usual one first; nil when it cannot be
	// played.
	Seats    func(e *catalog.Entry) [][]string
	Policies func() []string     // who can play
	Players  func() []report.Row // the same as rows of the list Players
	Usual    string              // who plays where nobody is named
	// Unknown is the first policy of a list, of the players of one side, that nobody knows.
	Unknown func(list string) (name string, ok bool)
	// Choices lists how players can choose while they muster, and which way is usual.
	Choices func() (all []string, usual string)

	// Open sets an adventure up; or says why it cannot be played.
	Open func(e *catalog.Entry, m report.Match) (Table, []string)
	// Records is what its records say that they are.
	Records string
	// Read reads a record. One that was edited is there all the same, beside the fault.
	Read func(text []byte) (Record, *arena.Fault)
	// Count begins to count which rules come up.
	Count func() Count
	// Sweeps are games of several adventures by several players.
	Sweeps Sweeps
}

// Table is an adventure that is set up to be played as somebody has asked.
type Table interface {
	// Fits refuses what was asked for and does not fit the adventure, as a report.Wrong.
	Fits() error
	// One plays one game; or says why it cannot be set up.
	One(ctx context.Context) (One, []string, error)
	// Many plays many games; when ctx ends those are told that are finished.
	Many(ctx context.Context, b report.Batch) (Batch, error)
}

// One is one game that was played.
type One interface {
	report.Answer
	Record() []byte
	Again() report.Command // that plays it again
}

// Many is many games that were played.
type Many interface {
	report.Answer
	Finished() (games int, whole bool)
}

// Batch is many games of one adventure.
type Batch interface {
	Many
	// Seats are what people call who plays, in the order of the seats; Won is how many of the games one has won.
	Seats() []string
	Won(seat int) report.Estimate
}

// Record is a game that was recorded.
type Record interface {
	Program() string   // which Muster has made it
	Adventure() string // by id
	Turns() int
	// Told plays the record again up to a turn, 0 for the end, and tells it; or says why it cannot be set up, or the
	// first step that differs.
	Told(e *catalog.Entry, to int, verbose bool) (lines []string, unplayable []string, fault *arena.Fault)
}

// Film is a record that is looked at on a page.
type Film interface {
	// Shown plays the record again, and makes the page on which it is looked at: with the hands that the player of a seat
	// saw, or all of them where as is the name of no seat.
	Shown(e *catalog.Entry, as string) (page []byte, unplayable []string, fault *arena.Fault)
}

// Count is which rules come up in games.
type Count interface {
	Many
	// Add takes an adventure; or says why it cannot be played.
	Add(e *catalog.Entry) (unplayable []string)
	// Pass notes an adventure that is not played.
	Pass(why string)
	// Passed are the adventures that are not played.
	Passed() []string
	Play(ctx context.Context, s report.Sample) error
}
