package balance

import (
	"cmp"
	"context"
	"slices"

	"muster/catalog"
	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
	"muster/internal/engine/sweep"
	"muster/report"
)

// FairQuestion is a request for the shortest change that makes an adventure fair.
type FairQuestion struct {
	Entry     *catalog.Entry
	Players   []string // every pair of them plays, as for an estimate
	Verifiers []string // each of them also plays both sides
	Searching []string // slow players that do so, too; none without a request
	Seed      uint64
	Workers   int
	Refuses   Refuses
	Tell      func(done, total int)
}

// The sizes of the search for a fair change.
const (
	fairBase    = 2500   // games of the adventure as it is, and pairs of games of candidates, at most
	fairScreen  = 24_000 // games of all levers in the first round
	fairLeast   = 100    // ... and of each at least
	fairMost    = 400    // ... and at most
	fairRaced   = 16     // levers in the second round, and stacks in their first
	fairSecond  = 600    // pairs of games of each
	fairFinal   = 5      // candidates of the last round
	fairThird   = 1500   // pairs of games of each
	fairVerify  = 4000   // games of a candidate from fresh seeds
	fairLooks   = 3      // candidates that are verified, of each number of changes
	fairStacks  = 3      // changes in one candidate
	fairAlone   = 600    // games of each verifier with itself
	fairThought = 100    // games of each searching player with itself
	fairNear    = 40     // a candidate is verified if the prediction is at most this many thousandths from a half
)

// fairLow and fairHigh are the shares of the band of that name, in thousandths, before rounding to whole percentages.
const (
	fairLow  = 10*(100-fairTo) - 5
	fairHigh = 10*fairTo + 5
)

// candidate is an adventure with some levers.
type candidate struct {
	levers    []Variant
	entry     *catalog.Entry
	text      []byte
	scenario  Scenario
	moved     []inference.Sample // changes of the shares of the seats in pairs of games, in half points
	predicted []int              // the shares of the seats, in thousandths
}

// limits returns the least and the largest fair share of a seat, in thousandths.
func (s *fairSearch) limits() (low, high int) {
	for low = 0; low < thousand && s.asTwo(low) < fairLow; low++ {
	}
	for high = thousand; high > 0 && s.asTwo(high) > fairHigh; high-- {
	}
	return low, high
}

// fairSearch is a search in progress.
type fairSearch struct {
	game   *Game
	ask    FairQuestion
	pairs  [][2]string // the pair that plays a game is known from its number
	seats  int         // the shares of these count: of the first of two, of all of more
	lead   int         // of them: the least fair one, as it is
	base   []candidate // the adventure as it is, alone
	told   Progress
	played int
	turns  func(cell, number, turns int) // is called after each game, by any goroutine; may be nil
	out    *FairAnswer
}

// MakeFair finds the shortest change that makes an adventure fair. The error is a report.Wrong.
func (g *Game) MakeFair(ctx context.Context, q FairQuestion) (*FairAnswer, error) {
	s, name, err := g.newFairSearch(q)
	if err != nil {
		return nil, err
	}
	s.out = &FairAnswer{
		ID: q.Entry.ID, Name: name, Sides: g.sides(), Players: q.Players, Changes: []FairChange{},
	}
	s.told.Begin(q.Tell, 0)
	err = s.run(ctx)
	s.told.End()
	s.out.Played, s.out.Interrupted = s.played, ctx.Err() != nil
	return s.out, err
}

// newFairSearch returns a search, and the name of the adventure. The error is a report.Wrong.
func (g *Game) newFairSearch(q FairQuestion) (s *fairSearch, name string, err error) {
	scenario, name, unplayable := g.Open(q.Entry, 0)
	if len(unplayable) > 0 {
		return nil, "", report.Wrongf("run `muster check`", "%s is not played: %s", q.Entry.ID, unplayable[0])
	}
	s = &fairSearch{game: g, ask: q, seats: 1}
	if n := len(g.sides()); n > 2 {
		s.seats = n
	}
	s.base = []candidate{{entry: q.Entry, text: q.Entry.Doc.File.Text, scenario: scenario}}
	for _, first := range q.Players {
		for _, second := range q.Players {
			s.pairs = append(s.pairs, [2]string{first, second})
		}
	}
	return s, name, nil
}

// even rounds a number of games up to whole rounds of all pairs of players in all seats.
func (s *fairSearch) even(games int) int {
	round := len(s.pairs) * s.seats
	return (games + round - 1) / round * round
}

// ref returns the game of a number. Each pair of players plays in turn. Of more than two seats the first player of the
// pair has each in turn, and the second one all others.
func (s *fairSearch) ref(number int, pairs [][2]string) Ref {
	round := number / len(pairs)
	return Ref{
		Ref:   arena.Ref{Number: number, Seed: arena.SeedOf(s.ask.Seed, number), Players: pairs[number%len(pairs)]},
		Alone: round % s.seats, Round: round / s.seats,
	}
}

// play plays the games of some numbers of each candidate. Games with the same number have the same seed and players.
func (s *fairSearch) play(
	ctx context.Context, list []candidate, pairs [][2]string, from, to int,
) (*fairGames, error) {
	plan := sweep.Plan{Adventures: make([]sweep.Adventure, len(list))}
	var games []sweep.Range
	for i := range list {
		plan.Cells = append(plan.Cells, sweep.Cell{Adventure: i, Games: to})
		games = append(games, sweep.Range{Cell: i, From: from, To: to})
	}
	t, err := sweep.New(plan, sweep.Whole, sweep.Observer{})
	if err != nil {
		return nil, err
	}
	s.told.Drop(-len(list) * (to - from))
	var won [][]uint8
	if s.seats > 1 {
		for range list {
			won = append(won, make([]uint8, to-from))
		}
	}
	player := func() sweep.Player {
		play := s.game.Worker()
		return func(ctx context.Context, cell, number int) (sweep.Game, error) {
			g, err := play(ctx, list[cell].scenario, s.ref(number, pairs), false)
			if won != nil {
				won[cell][number-from] = uint8(g.Seat)
			}
			if s.turns != nil {
				s.turns(cell, number, g.Turns)
			}
			return g, err
		}
	}
	err = t.Play(ctx, games, s.ask.Workers, player, s.told.Done)
	s.played += t.Known()
	return &fairGames{t, won, from}, err
}

// fairGames are played games.
type fairGames struct {
	*sweep.Tally
	won  [][]uint8 // the seats that won, from 1, by cell and game; nil for two seats
	from int       // the number of the first game
}

// of returns the points of a seat in the game of a number; ok is false if it was not played.
func (g *fairGames) of(seat, cell, number int) (p inference.Points, ok bool) {
	p, ok = g.At(cell, number)
	if ok && g.won != nil {
		p = inference.Lost
		if int(g.won[cell][number-g.from]) == seat+1 {
			p = inference.Won
		}
	}
	return p, ok
}

// estimate returns the model's estimate from the games of a cell. Games of several seats without a winner do not count.
func (s *fairSearch) estimate(t *fairGames, cell, from, to int) inference.Pooled {
	k, seats := len(s.ask.Players), max(s.seats, 2)
	tables := make([]inference.Table, k*k*s.seats)
	for i := range tables {
		pair, alone := i%(k*k), i/(k*k)
		x := &tables[i]
		x.Points = make([]int64, seats)
		for seat := range seats {
			player := pair % k
			if seat == alone {
				player = pair / k
			}
			x.Players = append(x.Players, player)
		}
	}
	for n := from; n < to; n++ {
		x := &tables[n%len(tables)]
		for seat := range s.seats {
			p, ok := t.of(seat, cell, n)
			if !ok {
				continue
			}
			x.Points[seat] += int64(p)
			if s.seats == 1 {
				x.Points[1] += int64(inference.Won) - int64(p)
			}
		}
	}
	return inference.PoolSeats(seats, k, tables)
}

// asTwo returns the share of a seat as that of one of two seats.
func (s *fairSearch) asTwo(share int) int { return Even(share, max(s.seats, 2)) }

// far returns the largest distance of the shares of seats from a fair one, and the seat.
func (s *fairSearch) far(shares []int) (far, seat int) {
	for i, share := range shares {
		to := s.asTwo(share) - thousand/2
		if to = max(to, -to); to > far {
			far, seat = to, i
		}
	}
	return far, seat
}

// run searches candidates with one lever, then those with more.
func (s *fairSearch) run(ctx context.Context) error {
	to := s.even(fairBase)
	t, err := s.play(ctx, s.base, s.pairs, 0, to)
	if err != nil || ctx.Err() != nil {
		return err
	}
	base := s.estimate(t, 0, 0, to)
	s.out.Before = s.fairShare(&base)
	shares := sharesOf(&base, s.seats)
	far, lead := s.far(shares)
	s.base[0].predicted, s.lead, s.out.lead = shares, lead, lead
	if s.out.Fair = bandOf(thousand/2+far) == Fair; s.out.Fair {
		s.out.After = s.out.Before
		return nil
	}
	var singles, list []candidate
	for levers := 1; levers <= fairStacks && ctx.Err() == nil; levers++ {
		first := fairSecond
		if levers == 1 {
			for _, v := range s.game.variants(s.ask.Entry, nil, s.ask.Refuses).List {
				list = append(list, s.base[0].with(&v))
			}
			s.out.Levers = len(list)
			first = min(max(fairScreen/max(len(list), 1), fairLeast), fairMost)
		} else {
			list = s.stack(list, singles)
		}
		rounds := []struct{ games, keep int }{{first, fairRaced}, {fairSecond, fairFinal}, {fairThird, fairLooks}}
		for i, round := range rounds {
			if list, err = s.race(ctx, list, t, s.even(round.games)); err != nil || ctx.Err() != nil {
				return err
			}
			if levers == 1 && i < 2 {
				singles = list[:min(fairRaced, len(list))]
			}
			list = list[:min(round.keep, len(list))]
		}
		found, err := s.verify(ctx, list)
		if found || err != nil {
			return err
		}
		if levers == 1 {
			list = singles
		}
	}
	return nil
}

// race plays pairs of games of each candidate, up to a number. It returns those that move the share of the leading seat
// the right way, the nearest to fair shares first.
func (s *fairSearch) race(ctx context.Context, list []candidate, base *fairGames, to int) ([]candidate, error) {
	if len(list) == 0 {
		return nil, nil
	}
	from := to
	for i := range list {
		from = min(from, list[i].games())
	}
	if from >= to {
		return list, nil
	}
	t, err := s.play(ctx, list, s.pairs, from, to)
	if err != nil || ctx.Err() != nil {
		return nil, err
	}
	above := s.asTwo(s.base[0].predicted[s.lead]) > thousand/2
	var out []candidate
	for i := range list {
		c := list[i]
		moved := make([]inference.Sample, s.seats)
		copy(moved, c.moved)
		c.moved, c.predicted = moved, nil
		for seat := range moved {
			for n := from; n < to; n++ {
				before, one := base.of(seat, 0, n)
				after, two := t.of(seat, i, n)
				if one && two {
					moved[seat].Add(int(after) - int(before))
				}
			}
			c.predicted = append(c.predicted, s.base[0].predicted[seat]+int(moved[seat].Mean(thousand/2)))
		}
		if by := c.predicted[s.lead] - s.base[0].predicted[s.lead]; by != 0 && (by < 0) == above {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(a, b candidate) int {
		one, _ := s.far(a.predicted)
		other, _ := s.far(b.predicted)
		return cmp.Compare(one, other)
	})
	return out, nil
}

// games returns the number of pairs of games of a candidate.
func (c *candidate) games() int {
	if len(c.moved) == 0 {
		return 0
	}
	return int(c.moved[0].Games)
}

// stack returns the candidates of some levers with one more each: those whose changes together come nearest to a half.
func (s *fairSearch) stack(list, singles []candidate) []candidate {
	type pair struct{ one, other, far int }
	var all []pair
	seen := map[string]bool{}
	for i := range list {
		for j := range singles {
			says := singles[j].levers[0].Says
			var words []string
			for _, l := range list[i].levers {
				words = append(words, l.Says)
			}
			if slices.Contains(words, says) {
				continue
			}
			words = append(words, says)
			slices.Sort(words)
			key := ""
			for _, w := range words {
				key += w + "\n"
			}
			if seen[key] {
				continue
			}
			seen[key] = true
			together := slices.Clone(s.base[0].predicted)
			for seat, as := range together {
				together[seat] = min(max(list[i].predicted[seat]+singles[j].predicted[seat]-as, 0), thousand)
			}
			far, _ := s.far(together)
			all = append(all, pair{i, j, far})
		}
	}
	slices.SortStableFunc(all, func(a, b pair) int { return cmp.Compare(a.far, b.far) })
	var out []candidate
	for _, p := range all {
		if len(out) == fairRaced {
			break
		}
		one, other := &list[p.one], &singles[p.other].levers[0]
		v := s.game.variants(one.entry, func(says string) bool { return says == other.Says }, s.ask.Refuses).List
		if len(v) != 1 {
			continue // the first change takes the second one's unit away
		}
		out = append(out, one.with(&v[0]))
	}
	return out
}

// verify plays the best candidates from fresh seeds, one after the other, until one is shown to be fair.
func (s *fairSearch) verify(ctx context.Context, list []candidate) (bool, error) {
	for i := range list[:min(fairLooks, len(list))] {
		c := &list[i]
		if far, _ := s.far(c.predicted); far > fairNear && s.out.Closest != nil {
			continue
		}
		from := s.even(fairBase) * (2 + s.out.Looks*4)
		to := from + s.even(fairVerify)
		t, err := s.play(ctx, list[i:i+1], s.pairs, from, to)
		if err != nil || ctx.Err() != nil {
			return false, err
		}
		s.out.Looks++
		is := s.estimate(t, 0, from, to)
		got := &FairResult{Share: s.fairShare(&is), Changes: s.changes(c)}
		got.far, _ = s.far(sharesOf(&is, s.seats))
		low, high := s.limits()
		holds := true
		for seat := range s.seats {
			holds = holds && is.Shares[seat].Inside(low, high, alarm/(fairLooks*fairStacks))
		}
		if holds {
			if got.Players, holds, err = s.alone(ctx, c, to); err != nil || ctx.Err() != nil {
				return false, err
			}
		}
		if holds {
			s.out.Found, s.out.After, s.out.Changes, s.out.Verified = true, got.Share, got.Changes, got.Players
			s.out.Closest, s.out.Text = nil, c.text
			return true, nil
		}
		if s.out.Closest == nil || got.far < s.out.Closest.far {
			s.out.Closest = got
		}
	}
	return false, nil
}

// alone lets each verifier play both sides of the adventure as it is and of a candidate. It holds if each of them comes
// nearer to a half, or is not shown to lie beyond the fair band.
func (s *fairSearch) alone(ctx context.Context, c *candidate, from int) (out []FairPlayer, holds bool, err error) {
	holds = true
	for i, name := range append(slices.Clone(s.ask.Verifiers), s.ask.Searching...) {
		games := fairAlone
		if i >= len(s.ask.Verifiers) {
			games = fairThought
		}
		t, err := s.play(ctx, []candidate{s.base[0], *c}, [][2]string{{name, name}}, from, from+games)
		if err != nil || ctx.Err() != nil {
			return nil, false, err
		}
		low, high := s.limits()
		fair := true
		var shares [2][]int
		for seat := range s.seats {
			var is [2]Share
			for cell := range is {
				var points []inference.Points
				for n := from; n < from+games; n++ {
					if p, ok := t.of(seat, cell, n); ok {
						points = append(points, p)
					}
				}
				is[cell] = shareOf(points)
				shares[cell] = append(shares[cell], is[cell].Thousandths)
			}
			fair = fair && is[1].Low <= high && is[1].High >= low
			if seat == s.lead {
				out = append(out, FairPlayer{Player: name, Before: is[0], After: is[1]})
			}
		}
		before, _ := s.far(shares[0])
		after, _ := s.far(shares[1])
		holds = holds && (fair || after < before)
	}
	return out, holds, nil
}

// changes returns the levers of a candidate.
func (s *fairSearch) changes(c *candidate) (out []FairChange) {
	for _, l := range c.levers {
		out = append(out, FairChange{l.ID, l.Kind, l.Says})
	}
	return out
}
