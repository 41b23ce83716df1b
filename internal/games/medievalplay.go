package games

import (
	"context"

	"muster/catalog"
	"muster/engine/arena"
	"muster/engine/medieval/library"
	"muster/engine/medieval/rulebook"
	"muster/engine/medieval/setup"
	"muster/report"
	"muster/report/command"
	answers "muster/report/medieval"
	pages "muster/sheet/medieval"
)

// medievalPlay returns the engine of Medieval and its players.
func medievalPlay() Play {
	return Play{
		Kinds: []string{rulebook.KindAdventure}, Sides: report.Sides[:], Seats: sideSeats,
		Policies: answers.Policies, Players: answers.Players, Usual: answers.Usual, Unknown: answers.Unknown,
		Choices: answers.Choices,
		Open:    openMedieval, Records: setup.RecordKind, Read: readMedieval,
		Count:  func() Count { return medievalCount{answers.NewCount()} },
		Sweeps: medievalSweeps(),
	}
}

func openMedieval(e *catalog.Entry, m report.Match) (Table, []string) {
	t, why := answers.Open(library.EntryOf(e), m)
	if t == nil {
		return nil, why
	}
	return medievalTable{t}, nil
}

func readMedieval(text []byte) (Record, *arena.Fault) {
	r, fault := answers.Read(text)
	if r == nil {
		return nil, fault
	}
	return medievalRecord{r}, fault
}

// medievalTable is a Table of Medieval.
type medievalTable struct{ *answers.Table }

// One plays one game.
func (t medievalTable) One(ctx context.Context) (One, []string, error) {
	g, unplayable, err := t.Table.One(ctx)
	return g, unplayable, err
}

// Many plays many games.
func (t medievalTable) Many(ctx context.Context, ask report.Batch) (Batch, error) {
	x, err := t.Table.Many(ctx, ask)
	return x, err
}

// medievalRecord is a Record of Medieval.
type medievalRecord struct{ *answers.Recorded }

// Told replays the record.
func (r medievalRecord) Told(e *catalog.Entry, to int, verbose bool) ([]string, []string, *arena.Fault) {
	return r.Recorded.Told(library.EntryOf(e), to, verbose)
}

// Shown replays the record for a page.
func (r medievalRecord) Shown(e *catalog.Entry, as string) ([]byte, []string, *arena.Fault) {
	side := watcher(as)
	film, unplayable, fault := r.Filmed(library.EntryOf(e), side)
	if film == nil {
		return nil, unplayable, fault
	}
	by, sum := r.Played(side == command.BothHands)
	return pages.ReplayPage(film, by, sum), nil, nil
}

// medievalCount is a Count of Medieval.
type medievalCount struct{ *answers.Count }

// Add takes an adventure.
func (c medievalCount) Add(e *catalog.Entry) []string { return c.Count.Add(library.EntryOf(e)) }
