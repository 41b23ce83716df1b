package games

import (
	"context"
	"slices"

	"muster/catalog"
	"muster/internal/engine/arena"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/rulebook"
	answers "muster/internal/report/runewars"
	pages "muster/internal/sheet/runewars"
	"muster/report"
)

// runewarsPlay returns the engine of Runewars and its players. A realm with placed home realms is played unchanged.
func runewarsPlay() Play {
	return Play{
		Kinds:    []string{rulebook.KindScenario, rulebook.KindRealm},
		Seats:    func(e *catalog.Entry) [][]string { return answers.Seats(library.EntryOf(e)) },
		Policies: answers.PlayerNames, Players: answers.Players, Default: answers.DefaultPlayer,
		Unknown: answers.Unknown, Choices: answers.Choices,
		Open: openRunewars, Records: matches.RecordKind, Read: readRunewars,
		Count:  func() Count { return runewarsCount{answers.NewCount()} },
		Sweeps: runewarsSweeps(),
	}
}

func openRunewars(e *catalog.Entry, m report.Match) (Table, []string) {
	t, why := answers.Open(library.EntryOf(e), m)
	if t == nil {
		return nil, why
	}
	return runewarsTable{t}, nil
}

func readRunewars(text []byte) (Record, *arena.Fault) {
	r, fault := answers.Read(text)
	if r == nil {
		return nil, fault
	}
	return runewarsRecord{r}, fault
}

// runewarsTable is a Table of Runewars.
type runewarsTable struct{ *answers.Table }

// One plays one game.
func (t runewarsTable) One(ctx context.Context) (GameResult, []string, error) {
	g, unplayable, err := t.Table.PlayOne(ctx)
	return g, unplayable, err
}

// Many plays many games.
func (t runewarsTable) Many(ctx context.Context, ask report.Batch) (Batch, error) {
	x, err := t.Table.PlayMany(ctx, ask)
	return x, err
}

// runewarsRecord is a Record of Runewars.
type runewarsRecord struct{ *answers.Recorded }

// Told replays the record.
func (r runewarsRecord) Told(e *catalog.Entry, to int, verbose bool) ([]string, []string, *arena.Fault) {
	return r.Recorded.LogLines(library.EntryOf(e), to, verbose)
}

// Shown replays the record for a page.
func (r runewarsRecord) Shown(e *catalog.Entry, as string) ([]byte, []string, *arena.Fault) {
	seat := uint8(answers.All)
	called := func(names []string) bool { return slices.Contains(names, as) }
	if at := slices.IndexFunc(answers.Seats(library.EntryOf(e)), called); at >= 0 {
		seat = uint8(at)
	}
	film, unplayable, fault := r.ReplayOf(library.EntryOf(e), seat)
	if film == nil {
		return nil, unplayable, fault
	}
	name, by, sum := r.Played(library.EntryOf(e), film, seat == answers.All)
	return pages.ReplayPage(film, name, by, sum), nil, nil
}

// runewarsCount is a Count of Runewars.
type runewarsCount struct{ *answers.Count }

// Add takes a scenario or a realm.
func (c runewarsCount) Add(e *catalog.Entry) []string { return c.Count.Add(library.EntryOf(e)) }
