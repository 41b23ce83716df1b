package matches

import (
	"context"

	contract "muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/setup"
)

// Batch is many games on one board.
type Batch struct {
	arena.SeatRotation
	Game    *setup.Game
	Games   int
	Facts   bool   // keep those of each game in the report, 1 to 3 KiB a game
	Workers int    // goroutines; fewer than one is one
	Done    func() // called after each game, by whichever goroutine played it; may be nil
}

// Run plays the batch and sums it up. When ctx is done it stops, and the report is of the games that were finished by
// then; else the report is the same for any number of workers. The error says that Muster failed.
func (b *Batch) Run(ctx context.Context) (*Report, error) {
	r := &Report{Asked: b.Games, seats: len(b.Players), sum: contract.NewSum(), keep: b.Facts}
	games := arena.Batch[Game]{
		Games: b.Games, Workers: b.Workers, Done: b.Done, Count: r.add,
		Player: func() func(context.Context, int) (Game, error) {
			on := NewTable()
			return func(ctx context.Context, i int) (Game, error) { return b.game(ctx, i, on) }
		},
	}
	if err := games.Run(ctx); err != nil {
		return nil, err
	}
	r.close()
	return r, nil
}

func (b *Batch) game(ctx context.Context, i int, on *Table) (Game, error) {
	players, moved := b.PlayersOf(i)
	g, err := play(ctx, b.Game, b.SeedOf(i), players, nil, on)
	g.Index, g.Moved = b.From+i, moved
	return g, err
}

// Mixed returns the seatings with different players, by index: each is alone in each contested seat, and each other one
// has all other seats. The players from fast on are slow: they meet only the first one, which has the other seats, too.
func Mixed(seats int, contested []int, fast, players int) (quick, slow [][]int) {
	for alone := range players {
		for others := range players {
			lone := alone >= fast || others >= fast
			if alone == others || lone && alone > 0 && others > 0 {
				continue
			}
			for _, seat := range contested {
				x := make([]int, seats)
				for _, of := range contested {
					x[of] = others
				}
				x[seat] = alone
				if lone {
					slow = append(slow, x)
				} else {
					quick = append(quick, x)
				}
			}
		}
	}
	return quick, slow
}

// Report sums up a batch.
type Report struct {
	Asked     int // games
	Games     []Game
	Wins      [runewars.MaxSeats]int // by seat
	Nobody    int                    // games without a winner
	PlayerWon [runewars.MaxSeats]int // by place in Batch.Players, wherever they sat
	Reasons   [runewars.Ends]int
	Seasons   arena.Spread
	Decisions arena.Spread
	Battles   arena.Spread
	Parleys   arena.Spread
	Quiet     arena.Spread // seasons of a game without battles, diplomacy or changes of control
	Runes     [runewars.MaxSeats]arena.Spread
	Areas     [runewars.MaxSeats]arena.Spread
	Orders    [runewars.MaxSeats][runewars.Orders]int
	Bonuses   [runewars.MaxSeats][runewars.Orders]int
	Claims    [runewars.MaxSeats]int                    // Victory cards put down
	Failed    [runewars.MaxSeats]int                    // ... and taken back
	Out       [runewars.MaxSeats]int                    // games in which a seat went out
	Held      [runewars.MaxAreas][runewars.MaxSeats]int // games in which a seat controlled an area at some time
	Ever      [runewars.MaxAreas]int                    // ... in which any seat did
	Lay       [runewars.MaxAreas]int                    // seasons in which a rune lay in an area
	Lost      [runewars.MaxAreas]int                    // ... and times that another seat took the area with it
	Signature uint64                                    // of all games in their order

	seats int
	sum   contract.Sum
	keep  bool // the Facts of each game

	seasons, decisions, battles, parleys, quiet arena.Tally
	runes, areas                                [runewars.MaxSeats]arena.Tally
}

// add counts a game that was finished.
func (r *Report) add(_ int, g Game) {
	r.sum.Number(g.Signature)
	r.Reasons[g.Ended]++
	if int(g.Winner) < r.seats {
		r.Wins[g.Winner]++
		r.PlayerWon[(int(g.Winner)-g.Moved+r.seats)%r.seats]++
	} else {
		r.Nobody++
	}
	f := g.Facts
	ever := uint64(0)
	for seat := range r.seats {
		ever |= f.Held[seat]
		r.Claims[seat] += f.Claims[seat]
		r.Failed[seat] += f.Failed[seat]
		r.Out[seat] += int(f.Out >> seat & 1)
		for o := range f.Orders[seat] {
			r.Orders[seat][o] += f.Orders[seat][o]
			r.Bonuses[seat][o] += f.Bonuses[seat][o]
		}
		for a := range r.Held {
			r.Held[a][seat] += int(f.Held[seat] >> a & 1)
		}
	}
	for a := range r.Ever {
		r.Ever[a] += int(ever >> a & 1)
		r.Lay[a] += f.Lay[a]
		r.Lost[a] += f.Lost[a]
	}
	r.spreads(&g)
	if !r.keep {
		g.Facts = nil
	}
	r.Games = append(r.Games, g)
}

// spreads adds the values whose spread the report contains.
func (r *Report) spreads(g *Game) {
	f := g.Facts
	r.decisions.Add(g.Decisions)
	r.seasons.Add(f.Seasons)
	r.battles.Add(f.Battles)
	r.parleys.Add(f.Parleys)
	r.quiet.Add(f.Quiet)
	for seat := range r.seats {
		r.runes[seat].Add(f.Runes[seat])
		r.areas[seat].Add(f.Areas[seat])
	}
}

// close finishes the report.
func (r *Report) close() {
	r.Signature = r.sum.Value()
	r.Decisions, r.Seasons, r.Battles = r.decisions.Spread(), r.seasons.Spread(), r.battles.Spread()
	r.Parleys, r.Quiet = r.parleys.Spread(), r.quiet.Spread()
	for seat := range r.seats {
		r.Runes[seat], r.Areas[seat] = r.runes[seat].Spread(), r.areas[seat].Spread()
	}
}
