package muster

import (
	"context"
	"strconv"

	"muster/internal/games"
	"muster/report"
	"muster/sheet"
)

// BalanceOptions are the options of a balance measurement. The zero value has the default AI players and games, and
// seed 1.
type BalanceOptions struct {
	Games    int                   // of each adventure and pair of players; 0 is as many as the estimate needs
	Seed     uint64                // of all games; 0 is 1
	Pool     []string              // AI players that all play each other; empty for the default ones
	Workers  int                   // goroutines; 0 is one for each processor
	Progress func(done, total int) // called by any goroutine now and then; may be nil
}

// Balance is the balance of adventures: estimated win rates, their intervals and bands.
type Balance struct {
	Answer
	swept games.Swept
}

// Balance plays adventures of one game with AI players and measures their balance. If ctx ends first, the result covers
// the finished games.
func (p *Project) Balance(ctx context.Context, names []string, opts BalanceOptions) (*Balance, error) {
	if len(names) == 0 {
		return nil, report.Wrongf("name an adventure", "there is nothing to measure")
	}
	ws, err := p.usable(names, "", games.Played()...)
	if err != nil {
		return nil, err
	}
	first, err := ws.Definition(names[0], games.Played()...)
	if err != nil {
		return nil, err
	}
	g, err := games.Brings(first, "played", (*games.Game).Sweeps)
	if err != nil {
		return nil, err
	}
	sweeps, pool := &g.Play.Sweeps, opts.Pool
	if len(pool) == 0 {
		pool = sweeps.Default()
	}
	if pool, err = games.KnownPool(g, ws.Catalogs, pool); err != nil {
		return nil, err
	}
	number := opts.Games
	if number != 0 && number < sweeps.Least {
		return nil, report.Wrongf("play more", "%d games of each pair are fewer than %d", number, sweeps.Least)
	}
	seed := seedOf(opts.Seed)
	s := sweeps.New(report.Sweep{
		Command: games.Balance, Games: number, Seed: strconv.FormatUint(seed, 10), Number: seed, Players: pool,
		Workers: workers(opts.Workers), Program: Version, Tell: opts.Progress,
	})
	for _, name := range names {
		e, err := ws.Definition(name, games.Played()...)
		if err != nil {
			return nil, err
		}
		if e.Doc.Game != first.Doc.Game {
			return nil, report.Wrongf("measure the games one by one", "%s and %s are of two games", first.ID, e.ID)
		}
		if unplayable := s.Add(e, name, games.Stamp(g.Pages.Made(e)...)); len(unplayable) > 0 {
			return nil, notPlayed(e, unplayable)
		}
	}
	x, err := s.Run(ctx)
	if err != nil {
		return nil, err
	}
	return &Balance{Answer: x, swept: x}, nil
}

// Markdown returns the result with its tables in the format of `muster balance --format markdown`.
func (b *Balance) Markdown() []byte { return sheet.Answer(b.swept.Reports()).Markdown() }
