package games

import (
	"context"

	"muster/catalog"
	"muster/engine/sweep"
	"muster/report"
	"muster/report/balance"
	"muster/sheet"
)

// Sweeps are games of several adventures by several players: how even adventures are, how strong players.
type Sweeps struct {
	Usual     func() []string  // who plays a balance when nobody says
	Searching func() []string  // who thinks ahead, and takes time
	Rated     func() []string  // who plays for a ladder when nobody says
	Unlike    func() [2]string // two who try levers when nobody says
	Each      int              // games of each pair of players when nobody says
	Least     int              // ... and at least
	// New begins a sweep; the command of what is asked is Balance or Ladder.
	New func(ask report.Sweep) Sweep
	// Versions plays pairs of versions of adventures by each of the players asked for, who plays both camps; or says why
	// one cannot be played.
	Versions func(ctx context.Context, pairs []Versions, ask report.Sweep) (x Swept, unplayable []string, err error)
	// Rivals plays the two players asked for against each other on adventures, each seed twice with the camps swapped.
	Rivals func(ctx context.Context, list []*catalog.Entry, ask report.Sweep) (x Swept, unplayable []string, err error)
	// Asked is what the command of a shard was asked, and the adventures as it named them, by its file. The error says in
	// words what is wrong with it.
	Asked func(file []byte) (ask report.Sweep, words []string, err error)
	// Changes are those of an adventure that are played as levers, in their order: the id that names each, what it says,
	// and the text of the file with it.
	Changes func(e *catalog.Entry) []Change
	// GamesOfLevers is how many games levers take when nobody says, at least and at most.
	GamesOfLevers [3]int
	// Collect writes down sweeps of the game, of which everything is known, in a file that balance.Collected reads.
	Collect func(title string, list []*balance.Gathered) []byte
	// Pages are the answer of a balance as pages, one for each adventure; none of another answer.
	Pages func(x Swept, opts sheet.Options) []sheet.Page
	// Evidence reads a balance that was kept as JSON, for what sheets quote of it. The error says in words what is wrong
	// with it.
	Evidence func(file []byte) ([]report.Evidence, error)
}

// The commands that sweep.
const (
	Balance = "balance"
	Compare = "balance compare"
	Ladder  = "balance rate"
)

// Evidence reads a balance of any game that was kept as JSON: each takes its own. The error is that of the usual game.
func Evidence(file []byte) ([]report.Evidence, error) {
	list, err := Usual().Play.Sweeps.Evidence(file)
	for _, g := range List()[1:] {
		if err == nil {
			break
		}
		if read := g.Play.Sweeps.Evidence; read != nil {
			if other, wrong := read(file); wrong == nil {
				list, err = other, nil
			}
		}
	}
	return list, err
}

// Change is a change of a definition.
type Change struct {
	ID   string // of the change itself: the same in another version of the file
	Says string // in words
	Text []byte // of the file, with it
}

// Versions are two versions of an adventure, with what they are called.
type Versions struct {
	Old, New         *catalog.Entry
	OldName, NewName string
}

// Sweep is games that are asked for.
type Sweep interface {
	// Add takes an adventure, as the command line names it, with what tells its content apart; or says why it cannot be
	// played.
	Add(e *catalog.Entry, word, content string) (unplayable []string)
	// Pass notes an adventure that is not played.
	Pass(why string)
	// Passed are the adventures that are not played.
	Passed() []string
	// Run plays everything; when ctx ends, the answer is of what is finished.
	Run(ctx context.Context) (Swept, error)
	// Shard plays one of some shards, numbered from 1, and gives its file. before is the file of an earlier run of it, nil
	// for none. When ctx ends, whole is false.
	Shard(ctx context.Context, number, of int, before []byte) (file []byte, whole bool, err error)
	// Merge is what the sweep comes to by the files of its shards, with their names. A report.Wrong says which of them
	// does not belong here.
	Merge(names []string, files [][]byte) (Swept, error)
	// Parts are what it is played in where several play it, Gather the whole of what they have come to, in their order. A
	// report.Wrong says what is missing.
	Parts() []sweep.Part
	Gather(known []*sweep.Tally) (*balance.Gathered, error)
	// From is what it comes to by the games of one sweep of a collection, by its number. A report.Wrong says why they are
	// not its own.
	From(c *balance.Collection, number int) (Swept, error)
}

// Swept is what a sweep comes to.
type Swept interface {
	Many
	Reports() []*report.Report
}

// versionsOf compares pairs of versions of a game's adventures, and rivalsOf players on them.
func versionsOf(g *balance.Game) func(context.Context, []Versions, report.Sweep) (Swept, []string, error) {
	return func(ctx context.Context, pairs []Versions, ask report.Sweep) (Swept, []string, error) {
		list := make([]balance.Pair, len(pairs))
		for i, p := range pairs {
			list[i] = balance.Pair{Old: p.Old, New: p.New, Names: [2]string{p.OldName, p.NewName}}
		}
		x, unplayable, err := g.Versions(ctx, list, ask)
		return x, unplayable, err
	}
}

func rivalsOf(g *balance.Game) func(context.Context, []*catalog.Entry, report.Sweep) (Swept, []string, error) {
	return func(ctx context.Context, list []*catalog.Entry, ask report.Sweep) (Swept, []string, error) {
		x, unplayable, err := g.Rivals(ctx, list, ask)
		return x, unplayable, err
	}
}
