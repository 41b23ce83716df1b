package games

import (
	"context"

	"muster/catalog"
	"muster/internal/draw/paint"
	words "muster/internal/editor/battlelore"
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	answers "muster/internal/report/battlelore"
	"muster/internal/report/changes"
	pages "muster/internal/sheet/battlelore"
	"muster/internal/sheet/battlelore/kit"
	"muster/internal/sheet/battlelore/results"
	"muster/internal/sheet/imposition"
	"muster/internal/sheet/mapframe"
	"muster/internal/validate/battlelore"
	"muster/report"
	"muster/sheet"
)

// battleLore returns the implementation of BattleLore. Only BattleLore has `muster deploy`:
// internal/report/battlelore/query
// answers questions about Call to Arms.
func battleLore() Game {
	return Game{
		Catalog: library.Game(),
		Checks:  battlelore.Checks, Measures: battlelore.Measures,
		Nouns: map[string]string{
			rulebook.KindAdventure: "an adventure", rulebook.KindMap: "a map", rulebook.KindDeploycards: "a deployment set",
			rulebook.KindRulebook: "a rulebook", rulebook.KindSweep: "a sweep",
			rulebook.KindResults: "a file of results", rulebook.KindStyle: "a style",
		},
		Tables: Tables{
			Lists: answers.Lists(), Meant: answers.Meant(), Rows: answers.Kinds(), Singular: answers.Singular,
			RowsOf:  answers.Rows,
			Columns: answers.Columns(), Cells: answers.Cells,
		},
		Pages: Pages{
			Kinds: []string{rulebook.KindAdventure, rulebook.KindMap, rulebook.KindDeploycards},
			Made:  library.MadeFrom, Of: battleLorePage, Summary: battleLoreSummary,
			Drawn: []string{rulebook.KindAdventure, rulebook.KindMap}, Picture: battleLorePicture, Board: battleLoreBoard,
			Key:      battleLoreKey,
			Witness:  battleLoreWitness,
			Standing: battleLoreStanding,
			Parts:    battleLoreParts(),
		},
		Diff: Diff{Terms: changes.Terms{Compare: answers.Compare, Sum: answers.Sum}, Draw: drawBattleLore},
		Play: Play{
			Kinds: []string{rulebook.KindAdventure}, Sides: report.Sides[:], Seats: sideSeats,
			Policies: answers.Policies, Players: answers.Players, Default: answers.Default, Unknown: answers.Unknown,
			Choices: answers.Choices,
			Open:    openBattle, Records: setup.RecordKind, Read: readBattle,
			Count:  func() Count { return count{answers.NewCount()} },
			Sweeps: battleLoreSweeps(),
		},
		Start: battleLoreStart(), Import: battleLoreImport(),
		Editor: words.Game(), Odds: answers.Ask,
	}
}

// battleLoreOptions returns the options of a page of BattleLore.
func battleLoreOptions(page PageOptions) sheet.Options {
	return sheet.Options{
		Print: page.Print, Hash: page.Hash, Evidence: page.Evidence, Address: page.Address, Citations: page.Citations,
		Language: page.Language,
		NameOf:   answers.SetNames(page.Find),
	}
}

func battleLorePicture(of *catalog.Entry, page PageOptions) []byte {
	e := library.EntryOf(of)
	if e.Adventure != nil {
		return pages.AdventurePicture(e.Linked(), battleLoreOptions(page))
	}
	if e.Set != nil {
		return pages.SetPicture(e.Set, e.Rules(), battleLoreOptions(page))
	}
	return pages.MapPicture(e.Map, e.Field(), battleLoreOptions(page))
}

func battleLoreBoard(of *catalog.Entry, page PageOptions) *paint.Board {
	e := library.EntryOf(of)
	switch {
	case e.Adventure != nil:
		return pages.AdventureBoard(e.Linked(), battleLoreOptions(page))
	case e.Map != nil:
		return pages.MapBoard(e.Map, e.Field(), battleLoreOptions(page))
	case e.Set != nil:
		return pages.SetBoard(e.Set, e.Rules(), battleLoreOptions(page))
	}
	return nil
}

func battleLoreKey(of *catalog.Entry, page PageOptions) mapframe.Key {
	e := library.EntryOf(of)
	if e.Adventure != nil {
		return pages.AdventureKey(e.Linked(), battleLoreOptions(page))
	}
	return pages.MapKey(e.Map, e.Field(), battleLoreOptions(page))
}

func battleLoreStanding(of *catalog.Entry, page PageOptions) any {
	e := library.EntryOf(of)
	if e.Adventure == nil {
		return nil
	}
	return pages.Standings(e.Linked(), battleLoreOptions(page))
}

func battleLorePage(of *catalog.Entry, page PageOptions) sheet.Page {
	e := library.EntryOf(of)
	opts := battleLoreOptions(page)
	switch {
	case e.Adventure != nil:
		return pages.Adventure(e.Linked(), opts)
	case e.Map != nil:
		return pages.Map(e.Map, e.Field(), opts)
	}
	return pages.Set(e.Set, e.Rules(), opts)
}

// battleLoreParts returns the cards of a set, and the pages for the table besides the sheet of an adventure.
func battleLoreParts() []Part {
	out := []Part{{Name: "cards", Kinds: []string{rulebook.KindDeploycards}, Backs: true, Of: battleLoreCards}}
	out = append(out, Part{
		Name: "reference", Kinds: []string{rulebook.KindAdventure}, Backs: true, Of: func(of *catalog.Entry,
			page PageOptions) []byte {
			e := library.EntryOf(of)
			return kit.Reference(e.Linked(), battleLoreOptions(page), imposition.Duplex(page.Duplex))
		},
	})
	for _, name := range kit.Parts() {
		out = append(out, Part{
			Name: name, Kinds: []string{rulebook.KindAdventure}, Of: func(of *catalog.Entry, page PageOptions) []byte {
				e := library.EntryOf(of)
				return kit.Page(name, e.Linked(), battleLoreOptions(page))
			},
		})
	}
	return out
}

func battleLoreCards(of *catalog.Entry, page PageOptions) []byte {
	e := library.EntryOf(of)
	return kit.Deployment(e.Set, e.Rules(), battleLoreOptions(page), imposition.Duplex(page.Duplex))
}

func battleLoreSummary(of *catalog.Entry, page PageOptions) sheet.Summary {
	e := library.EntryOf(of)
	opts := battleLoreOptions(page)
	switch {
	case e.Adventure != nil:
		return pages.AdventureSummary(e.Linked(), opts)
	case e.Map != nil:
		return pages.MapSummary(e.Map, e.Field(), opts)
	}
	return pages.SetSummary(e.Set, e.Rules(), opts)
}

func drawBattleLore(w *sheet.Writer, d *changes.Definition) {
	if d.Old == nil || d.New == nil || d.New.Doc.Kind != rulebook.KindAdventure && d.New.Doc.Kind != rulebook.KindMap {
		return
	}
	version := func(of *catalog.Entry) pages.Version {
		e := library.EntryOf(of)
		return pages.Version{Linked: e.Linked(), Field: e.Field()}
	}
	pages.Changes(w, version(d.Old), version(d.New), d.Changes)
}

func openBattle(e *catalog.Entry, m report.Match) (Table, []string) {
	t, why := answers.Open(library.EntryOf(e), m)
	if t == nil {
		return nil, why
	}
	return battle{t}, nil
}

func readBattle(text []byte) (Record, *arena.Fault) {
	r, fault := answers.Read(text)
	if r == nil {
		return nil, fault
	}
	return record{r}, fault
}

// battle is a Table of BattleLore.
type battle struct{ *answers.Table }

// One plays one game.
func (b battle) One(ctx context.Context) (GameResult, []string, error) {
	g, unplayable, err := b.Table.PlayOne(ctx)
	return g, unplayable, err
}

// Many plays many games.
func (b battle) Many(ctx context.Context, ask report.Batch) (Batch, error) {
	x, err := b.Table.PlayMany(ctx, ask)
	return x, err
}

// record is a Record of BattleLore.
type record struct{ *answers.Recorded }

// Told replays the record.
func (r record) Told(e *catalog.Entry, to int, verbose bool) ([]string, []string, *arena.Fault) {
	return r.Recorded.LogLines(library.EntryOf(e), to, verbose)
}

// Shown replays the record for a page.
func (r record) Shown(e *catalog.Entry, as string) ([]byte, []string, *arena.Fault) {
	camp := watcher(as)
	film, unplayable, fault := r.ReplayOf(library.EntryOf(e), camp)
	if film == nil {
		return nil, unplayable, fault
	}
	by, sum := r.Played(camp == answers.All)
	return results.ReplayPage(film, by, sum), nil, nil
}

// count is a Count of BattleLore.
type count struct{ *answers.Count }

// Add takes an adventure.
func (c count) Add(e *catalog.Entry) []string { return c.Count.Add(library.EntryOf(e)) }
