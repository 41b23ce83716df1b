package games

import (
	"context"

	"muster/catalog"
	"muster/internal/engine/arena"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/report/command"
	"muster/internal/report/command/kernel"
	pages "muster/internal/sheet/command/kernel"
	"muster/report"
)

// play returns the engine of the game and its AI players.
func (f family) play() Play {
	return Play{
		Kinds: []string{rulebook.KindAdventure}, Sides: report.Sides[:], Seats: sideSeats,
		Policies: kernel.Policies, Players: kernel.Players, Default: kernel.Usual, Unknown: kernel.Unknown,
		Choices: kernel.Choices,
		Open:    openFamily, Records: f.Name, Read: f.read,
		Count:  func() Count { return familyCount{kernel.NewCount(f.Game)} },
		Sweeps: f.sweeps(),
	}
}

func openFamily(e *catalog.Entry, m report.Match) (Table, []string) {
	t, why := kernel.Open(library.EntryOf(e), m)
	if t == nil {
		return nil, why
	}
	return familyTable{t}, nil
}

func (f family) read(text []byte) (Record, *arena.Fault) {
	r, fault := kernel.Read(f.Name, text)
	if r == nil {
		return nil, fault
	}
	return familyRecord{r}, fault
}

// familyTable is a Table of a game of the family.
type familyTable struct{ *kernel.Table }

// One plays one game.
func (t familyTable) One(ctx context.Context) (GameResult, []string, error) {
	g, unplayable, err := t.Table.PlayOne(ctx)
	return g, unplayable, err
}

// Many plays many games.
func (t familyTable) Many(ctx context.Context, ask report.Batch) (Batch, error) {
	x, err := t.Table.PlayMany(ctx, ask)
	return x, err
}

// familyRecord is a Record of a game of the family.
type familyRecord struct{ *kernel.Recorded }

// Told replays the record.
func (r familyRecord) Told(e *catalog.Entry, to int, verbose bool) ([]string, []string, *arena.Fault) {
	return r.Recorded.LogLines(library.EntryOf(e), to, verbose)
}

// Shown replays the record for a page.
func (r familyRecord) Shown(e *catalog.Entry, as string) ([]byte, []string, *arena.Fault) {
	side := watcher(as)
	film, unplayable, fault := r.ReplayOf(library.EntryOf(e), side)
	if film == nil {
		return nil, unplayable, fault
	}
	by, sum := r.Played(side == command.BothHands)
	return pages.ReplayPage(film, by, sum), nil, nil
}

// familyCount is a Count of a game of the family.
type familyCount struct{ *kernel.Count }

// Add takes an adventure.
func (c familyCount) Add(e *catalog.Entry) []string { return c.Count.Add(library.EntryOf(e)) }
