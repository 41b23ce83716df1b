package report

import "slices"

// Sides are the two sides of a battle, as command lines name them: the one that sits at the top of the board, and the
// one at its bottom.
var Sides = [...]string{"pennant", "standard"}

// SideNames are all names of each of Sides: by army, and by the edge of the board where it sits.
func SideNames() [][]string { return [][]string{{Sides[0], "top"}, {Sides[1], "bottom"}} }

// Answer is a value that writes itself for people and for machines.
type Answer interface {
	Lines() []string
	JSON() any
}

// Match is how games of an adventure are asked for.
type Match struct {
	Word    string   // the adventure, as the command line names it
	Seed    string   // of the only game, or the one from which those of all come, as the command line has it
	Number  uint64   // that seed
	Players []string // who plays each seat, or of one who plays them all: see Seated
	Choices string   // how players choose while they muster, where armies are mustered
	Chosen  bool     // Choices was asked for
	Program string   // which Muster plays: a record says it
	Verbose bool     // everything that happens is told
}

// Seated are who plays so many seats: the one who is named plays them all, else there is one for each. A seat is played
// by a policy, or by several with commas between where it has several players.
func (m *Match) Seated(seats int) []string {
	if len(m.Players) != 1 {
		return m.Players
	}
	return slices.Repeat(m.Players, seats)
}

// Sided are who plays both Sides, of a game that has them.
func (m *Match) Sided() (players [len(Sides)]string) {
	copy(players[:], m.Seated(len(Sides)))
	return players
}

// Batch is how many games are asked for.
type Batch struct {
	Games   int
	Swap    bool // each seed is played twice, the second time with the players' sides swapped
	Workers int
	Done    func() // is called after each game, by any goroutine; nil when nobody watches
}

// Sample is how games of several adventures are asked for, to count what comes up in them.
type Sample struct {
	Games   int      // of each adventure
	Seed    string   // as the command line has it
	Number  uint64   // that seed
	Players []string // who plays, one policy after the other
	Workers int
	Done    func() // is called after each game, by any goroutine; nil when nobody watches
}

// Sweep is how games of several adventures by several players against each other are asked for.
type Sweep struct {
	Command        string   // that asks
	Games          int      // of each adventure and pair of players
	Seed           string   // as the command line has it
	Number         uint64   // that seed
	Players        []string // each of whom plays against each
	Workers        int
	Program, Build string                // the version of Muster that plays, and which build of it
	Tell           func(done, total int) // is called now and then, by any goroutine; nil when nobody watches
	Levers         *Levers               // what may be changed is asked for, too; nil where it is not
}

// Levers is how changes of adventures are asked for that make them more even.
type Levers struct {
	Games   int       // of each adventure, at most
	Players [2]string // who plays both camps: only what holds with either is suggested
}

// Row is a row of a game's tables, as lists show it.
type Row struct {
	ID, Name, Summary string
	File              string        // that brings it; "" for what ships
	Told              func() string // its keys and values with their sources

	// Explained says in sentences what the values mean, and the name of the box that the row comes in, "" for none.
	Explained func() (box string, sentences []string)
	// Box is the id of the box that the row comes in, "" for none and for the first box of the game; nil means none.
	Box func() string
}
