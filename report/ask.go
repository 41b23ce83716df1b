package report

import "slices"

// Sides are the two sides of a battle, as named on the command line: first the one at the top of the board, then the
// one at its bottom.
var Sides = [...]string{"pennant", "standard"}

// SideNames returns all names of each of Sides: by army, and by the edge of the board where it sits.
func SideNames() [][]string { return [][]string{{Sides[0], "top"}, {Sides[1], "bottom"}} }

// Answer is a value that writes itself as text and as JSON.
type Answer interface {
	Lines() []string
	JSON() any
}

// Match is a request for games of an adventure.
type Match struct {
	Word    string   // the adventure, as the command line names it
	Seed    string   // of the only game, or the one from which those of all come, as the command line has it
	Number  uint64   // that seed
	Players []string // the player of each seat, or one for all seats: see Seated
	Choices string   // how players choose while they muster, where armies are mustered
	Chosen  bool     // Choices was asked for
	Program string   // the version of Muster, for the record
	Verbose bool     // log every event
}

// Seated returns the players of n seats: a single named one plays all, otherwise there is one for each. A seat has one
// policy, or a comma-separated list if it has several players.
func (m *Match) Seated(seats int) []string {
	if len(m.Players) != 1 {
		return m.Players
	}
	return slices.Repeat(m.Players, seats)
}

// Sided returns the players of both Sides, for a game that has them.
func (m *Match) Sided() (players [len(Sides)]string) {
	copy(players[:], m.Seated(len(Sides)))
	return players
}

// Batch is a request for several games.
type Batch struct {
	Games   int
	Swap    bool // each seed is played twice, the second time with the players' sides swapped
	Workers int
	Done    func() // called after each game, concurrently; may be nil
}

// Sample is a request for games of several adventures, to count what comes up in them.
type Sample struct {
	Games   int      // of each adventure
	Seed    string   // as the command line has it
	Number  uint64   // that seed
	Players []string // policies, in order
	Workers int
	Done    func() // called after each game, concurrently; may be nil
}

// Sweep is a request for games of several adventures between several players.
type Sweep struct {
	Command        string   // that asks
	Games          int      // of each adventure and pair of players; 0 for as many as Precision needs
	Precision      int      // of the estimate of balance, in thousandths; 0 for the default of the game
	Seed           string   // as the command line has it
	Number         uint64   // that seed
	Players        []string // each of whom plays against each
	Workers        int
	Program, Build string                // the version of Muster that plays, and which build of it
	Tell           func(done, total int) // reports progress, concurrently; may be nil
	Note           func(text string)     // reports the result so far; may be nil
	Levers         *Levers               // the permitted changes, nil without a test of levers
}

// Levers is a request for changes that make adventures more even.
type Levers struct {
	Games   int       // of each adventure, at most
	Players [2]string // each plays both camps; a suggestion must hold with both
}

// Row is a row of a game's tables in the form of lists.
type Row struct {
	ID, Name, Summary string
	File              string        // that brings it; "" for what ships
	Told              func() string // its keys and values with their sources

	// Explained returns the meaning of the values in sentences, and the name of the row's box, "" for none.
	Explained func() (box string, sentences []string)
	// Box returns the id of the row's box, "" for none and for the first box of the game; nil means none.
	Box func() string
}
