package muster

import (
	"context"
	"strconv"

	"muster/catalog"
	"muster/internal/games"
	"muster/report"
)

// Answer is a result in two formats: Lines for people, JSON for programs (a value for encoding/json).
// It is an alias of report.Answer.
type Answer = report.Answer

// PlayOptions are the options of a game. The zero value has the default AI player in every seat, and seed 1.
type PlayOptions struct {
	Seed uint64 // of cards, dice and choices; 0 is 1
	// Players are AI players: one for all seats, one for each seat in order, or by seat as in "top=greedy". AIPlayers
	// lists them.
	Players []string
	Choices string // how a player chooses during the set-up, "random" or "careful"; "" is the game's default
	Verbose bool   // Lines have every event
	Workers int    // goroutines of PlayMany; 0 is one for each processor
}

// Game is a finished game.
type Game struct {
	Answer
	of    *games.Game
	entry *catalog.Entry
	one   games.GameResult
}

// AIPlayers lists the AI players of a game: "battlelore", "medieval" or "runewars". It is empty for any other name.
func AIPlayers(game string) []string {
	g := games.Named(game)
	if g == nil {
		return nil
	}
	return g.Play.Policies()
}

// Play plays one game of an adventure or a scenario.
func (p *Project) Play(ctx context.Context, name string, opts PlayOptions) (*Game, error) {
	e, g, table, err := p.table(name, opts)
	if err != nil {
		return nil, err
	}
	one, unplayable, err := table.One(ctx)
	switch {
	case err != nil:
		return nil, err
	case len(unplayable) > 0:
		return nil, notPlayed(e, unplayable)
	}
	return &Game{Answer: one, of: g, entry: e, one: one}, nil
}

// PlayMany plays a number of games with seeds derived from the first one, and counts wins, endings and turns. If ctx
// ends first, the result covers the finished games.
func (p *Project) PlayMany(ctx context.Context, name string, count int, opts PlayOptions) (Answer, error) {
	if count < 1 {
		return nil, report.Wrongf("play 1 game or more", "%d games cannot be played", count)
	}
	_, _, table, err := p.table(name, opts)
	if err != nil {
		return nil, err
	}
	return table.Many(ctx, report.Batch{Games: count, Workers: workers(opts.Workers)})
}

// table sets up an adventure for its players.
func (p *Project) table(name string, opts PlayOptions) (*catalog.Entry, *games.Game, games.Table, error) {
	ws, e, g, err := p.entry(name, "played", (*games.Game).Plays, games.Played()...)
	if err != nil {
		return nil, nil, nil, err
	}
	seated, err := games.Seating(g, ws.Catalogs, e, opts.Players, func(int) string { return g.Play.Default })
	if err != nil {
		return nil, nil, nil, err
	}
	choices, chosen := opts.Choices, opts.Choices != ""
	if !chosen {
		_, choices = g.Play.Choices()
	}
	seed := seedOf(opts.Seed)
	table, unplayable := g.Play.Open(e, report.Match{
		Word: name, Seed: strconv.FormatUint(seed, 10), Number: seed, Players: seated, Choices: choices, Chosen: chosen,
		Program: Version, Verbose: opts.Verbose,
	})
	if len(unplayable) > 0 {
		return nil, nil, nil, notPlayed(e, unplayable)
	}
	return e, g, table, table.Fits()
}

// seedOf returns a seed: 1 for 0.
func seedOf(seed uint64) uint64 { return max(seed, 1) }

// notPlayed returns the reason why an adventure cannot be set up.
func notPlayed(e *catalog.Entry, reasons []string) error {
	return report.Wrongf("check it with games", "%s cannot be played: %s", e.ID, reasons[0])
}

// Record returns the game in the format of `muster play --record`.
func (g *Game) Record() []byte { return g.one.Record() }

// Page returns a self-contained HTML page that shows the game on its board, step by step. It shows the hands that the
// player of a seat saw: "pennant", "top" or a faction. "" shows all hands.
func (g *Game) Page(seat string) ([]byte, error) {
	record, fault := g.of.Play.Read(g.Record())
	if fault != nil {
		return nil, report.Wrongf("", "%s", fault.Message())
	}
	as := "all"
	if seat != "" {
		var err error
		if as, err = games.Seat("seat", seat, g.of.Play.Seats(g.entry)); err != nil {
			return nil, err
		}
	}
	replay, ok := record.(games.Film)
	if !ok {
		return nil, report.Wrongf("", "games of %s have no page", g.of.Catalog.Title)
	}
	page, unplayable, fault := replay.Shown(g.entry, as)
	switch {
	case len(unplayable) > 0:
		return nil, notPlayed(g.entry, unplayable)
	case fault != nil:
		return nil, report.Wrongf("", "%s", fault.Message())
	}
	return page, nil
}
