package games

import (
	"context"

	"muster/catalog"
	"muster/internal/engine/sweep"
	"muster/internal/report/balance"
	"muster/report"
	"muster/sheet"
)

// Sweeps plays several adventures with several players: the balance of adventures, the strength of players.
type Sweeps struct {
	Default   func() []string  // default players of a balance
	Searching func() []string  // players that think ahead, and take time
	Rated     func() []string  // default players of a ladder
	Unlike    func() [2]string // the two default players for levers
	Least     int              // ... and at least
	// New starts a sweep; the command of ask is Balance or Ladder.
	New func(ask report.Sweep) Sweep
	// Versions plays pairs of versions of adventures with each requested player, who plays both camps. It may instead
	// return the reason why one cannot be played.
	Versions func(ctx context.Context, pairs []Versions, ask report.Sweep) (x Swept, unplayable []string, err error)
	// Rivals plays the two requested players against each other on adventures, each seed twice with swapped camps.
	Rivals func(ctx context.Context, list []*catalog.Entry, ask report.Sweep) (x Swept, unplayable []string, err error)
	// Asked returns the options and the adventures of the command that wrote a shard file. The error is a sentence.
	Asked func(file []byte) (ask report.Sweep, words []string, err error)
	// Changes returns the changes of an adventure that are played as levers, in order: the id of each, its text, and
	// the changed file.
	Changes func(e *catalog.Entry) []Change
	// MakeFair finds the shortest change that makes an adventure fair. The caller sets all but Refuses.
	MakeFair func(ctx context.Context, q balance.FairQuestion) (*balance.FairAnswer, error)
	// Design finds variants of an adventure. The caller sets all but Refuses.
	Design func(ctx context.Context, q balance.DesignQuestion) (*balance.DesignAnswer, error)
	// Worth measures the worth of each thing by games in which its side leaves it unused; nil if the game cannot.
	Worth func(ctx context.Context, q balance.WorthQuestion) (*balance.WorthAnswer, error)
	// Exploit searches for players that exploit an adventure; nil if the game cannot.
	Exploit func(ctx context.Context, q balance.ExploitQuestion) (*balance.ExploitAnswer, error)
	// GamesOfLevers is the number of games for levers: default, minimum and maximum.
	GamesOfLevers [3]int
	// Collect writes complete sweeps of the game into a file that balance.Collected reads.
	Collect func(title string, list []*balance.Gathered) []byte
	// Pages returns the answer of a balance as pages, one for each adventure; none for another answer.
	Pages func(x Swept, opts sheet.Options) []sheet.Page
	// Evidence reads a balance in JSON, for quotes on sheets. The error is a sentence.
	Evidence func(file []byte) ([]report.Evidence, error)
}

// The commands that sweep.
const (
	Balance = "balance"
	Compare = "balance compare"
	Ladder  = "balance rate"
)

// Evidence reads a balance of any game in JSON: each game reads its own. The error is that of the default game.
func Evidence(file []byte) ([]report.Evidence, error) {
	list, err := Default().Play.Sweeps.Evidence(file)
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

// BalancePages returns the answer of a balance of any game as pages, one for each adventure.
func BalancePages(x Swept, opts sheet.Options) []sheet.Page {
	for _, g := range List() {
		if pages := g.Play.Sweeps.Pages; pages != nil {
			if list := pages(x, opts); len(list) > 0 {
				return list
			}
		}
	}
	return nil
}

// Change is a change of a definition.
type Change struct {
	ID   string // of the change itself: the same in another version of the file
	Says string // in words
	Text []byte // of the file, with it
}

// Versions are two versions of an adventure, with their names.
type Versions struct {
	Old, New         *catalog.Entry
	OldName, NewName string
}

// Sweep is a requested set of games.
type Sweep interface {
	// Add takes an adventure, with its name on the command line and a hash of its content. It may instead return the
	// reasons why the adventure cannot be played.
	Add(e *catalog.Entry, word, content string) (unplayable []string)
	// Projects sets the projects whose results of people count.
	Projects(list []*catalog.Catalog)
	// Pass records an adventure that is skipped.
	Pass(why string)
	// Passed returns the skipped adventures.
	Passed() []string
	// Run plays everything; when ctx ends, the answer covers the finished games.
	Run(ctx context.Context) (Swept, error)
	// Shard plays one shard of several, numbered from 1, and returns its file. before is the file of an earlier run,
	// nil for none. When ctx ends, whole is false.
	Shard(ctx context.Context, number, of int, before []byte) (file []byte, whole bool, err error)
	// Merge returns the result of the sweep from its shard files, with their names. A report.Wrong names a file that
	// does not belong here.
	Merge(names []string, files [][]byte) (Swept, error)
	// Parts returns the parts of the sweep for several workers. Gather combines their results, in the same order. A
	// report.Wrong names what is missing.
	Parts() []sweep.Part
	Gather(known []*sweep.Tally) (*balance.Gathered, error)
	// From returns the result from the games of one sweep of a collection, by its number. A report.Wrong explains why
	// they belong to another sweep.
	From(c *balance.Collection, number int) (Swept, error)
}

// Swept is the result of a sweep.
type Swept interface {
	GamesResult
	Reports() []*report.Report
}

// versionsOf compares pairs of versions of a game's adventures; rivalsOf compares players on them.
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
