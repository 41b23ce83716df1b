package balance

import (
	"context"
	"strconv"

	"muster/catalog"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
	"muster/report"
)

// Compared is the name of the comparing command.
const Compared = "balance compare"

// Pair is two versions of an adventure, with their names.
type Pair struct {
	Old, New *catalog.Entry
	Names    [2]string
}

// Comparison is the result of a test of pairs of games. A pair is one game with each version from the same seed, or one
// with each of two players on either side.
type Comparison struct {
	Adventure          string  `json:"adventure"`
	First              string  `json:"first"` // the versions, or the players
	Second             string  `json:"second"`
	Player             string  `json:"player"` // plays both camps of both versions; "" where players are compared
	Says               Outcome `json:"says"`
	Pairs              int     `json:"pairs"` // of games
	Apart              int     `json:"apart"` // pairs that ended otherwise with the one than with the other
	FirstTook          Share   `json:"first_took"`
	SecondTook         Share   `json:"second_took"`
	Change             int     `json:"change"` // of the share from the first to the second, in thousandths
	inference.Interval         // of the change
	Unset              int     `json:"not_set_up"` // pairs with a game that could not be set up
	Sides              Sides   `json:"-"`
}

// Comparisons are the comparisons of some adventures and players.
type Comparisons struct {
	Header
	Most int `json:"pairs_at_most"` // pairs of games of each
	Extent
	List []*Comparison `json:"comparisons"`
}

func newComparisons(ask report.Sweep) *Comparisons {
	return &Comparisons{Header: NewHeader(version, "", ask.Seed, ask.Players...), Most: ask.Games, List: []*Comparison{}}
}

// silent is the number of pairs with equal results after which the two count as equal. If one pair in 50 differs, the
// test sees that earlier with 98% probability.
const silent = 200

// Versions compares pairs of versions with each requested player, who plays both camps. It may instead return the
// reason why one cannot be played. The test is a sequential McNemar test: in the pairs of games with different results,
// which version is better for the first side. When ctx ends, it returns the finished comparisons.
func (g *Game) Versions(ctx context.Context, pairs []Pair, ask report.Sweep) (*Comparisons, []string, error) {
	out := newComparisons(ask)
	for _, p := range pairs {
		s := New(g, ask)
		name := ""
		for _, e := range []*catalog.Entry{p.Old, p.New} {
			var why []string
			if name, why = s.take(e); len(why) > 0 {
				return nil, why, nil
			}
		}
		for _, player := range ask.Players {
			cell := len(s.plan.Cells)
			for version := range 2 {
				s.plan.Cells = append(s.plan.Cells, sweep.Cell{
					Adventure: version, Players: [2]string{player, player}, Games: ask.Games,
				})
			}
			c := &Comparison{Sides: g.Sides, Adventure: name, First: p.Names[0], Second: p.Names[1],
				Player: policy.Label(player)}
			if err := out.play(ctx, s, cell, c, (*Comparison).version); err != nil {
				return nil, nil, err
			}
		}
	}
	out.Interrupted = ctx.Err() != nil
	return out, nil, nil
}

// Rivals compares the two requested players on adventures, or returns the reason why one cannot be played. Each seed is
// played twice, the second time with swapped camps. When ctx ends, it returns the finished comparisons.
func (g *Game) Rivals(ctx context.Context, list []*catalog.Entry, ask report.Sweep) (*Comparisons, []string, error) {
	out := newComparisons(ask)
	one, two := ask.Players[0], ask.Players[1]
	for _, e := range list {
		s := New(g, ask)
		name, why := s.take(e)
		if len(why) > 0 {
			return nil, why, nil
		}
		s.plan.Cells = []sweep.Cell{
			{Players: [2]string{one, two}, Games: ask.Games}, {Players: [2]string{two, one}, Games: ask.Games},
		}
		c := &Comparison{Sides: g.Sides, Adventure: name, First: policy.Label(one), Second: policy.Label(two)}
		if err := out.play(ctx, s, 0, c, (*Comparison).rival); err != nil {
			return nil, nil, err
		}
	}
	out.Interrupted = ctx.Err() != nil
	return out, nil, nil
}

// take sets up an adventure, or returns the reason why it cannot be played.
func (s *Sweep) take(e *catalog.Entry) (name string, unplayable []string) {
	scenario, name, refused := s.game.Open(e, s.ask.Number)
	for _, why := range refused {
		unplayable = append(unplayable, e.ID+" is not played: "+why)
	}
	s.scenarios = append(s.scenarios, scenario)
	s.plan.Adventures = append(s.plan.Adventures, sweep.Adventure{ID: e.ID, Variant: strconv.Itoa(len(s.scenarios))})
	return name, unplayable
}

// reading reads the results of the first pairs of games of two cells into a comparison; it gets the first cell.
type reading func(c *Comparison, t *sweep.Tally, cell, pairs int) inference.Decision

// play plays the games of two cells until the test is decided, and adds the results.
func (x *Comparisons) play(ctx context.Context, s *Sweep, cell int, c *Comparison, read reading) error {
	t, err := sweep.New(s.plan, sweep.Whole, sweep.Observer{})
	if err != nil {
		return err
	}
	first, second := sweep.Range{Cell: cell}, sweep.Range{Cell: cell + 1}
	most := s.plan.Cells[cell].Games
	s.told.Begin(s.ask.Tell, 2*most)
	says := inference.Open
	for n := 0; n < most && ctx.Err() == nil && says == inference.Open; n += rounds {
		first.From, first.To = n, n+rounds
		second.From, second.To = n, n+rounds
		if err := t.Play(ctx, []sweep.Range{first, second}, s.ask.Workers, s.player, s.told.Done); err != nil {
			return err
		}
		says = read(c, t, cell, min(n+rounds, most))
	}
	s.told.End()
	c.Says = OutcomeOf(says)
	x.Played += 2 * c.Pairs
	if c.Pairs > 0 {
		x.List = append(x.List, c)
	}
	return nil
}

// sums are the running totals of a comparison.
type sums struct {
	walk   inference.Walk
	points [2][]inference.Points
	change inference.Sample // in half points
}

// begin resets the totals.
func (c *Comparison) begin() *sums {
	c.Pairs, c.Apart, c.Unset = 0, 0, 0
	return &sums{walk: *begun()}
}

// end stores the totals.
func (c *Comparison) end(s *sums, says inference.Decision) inference.Decision {
	c.FirstTook, c.SecondTook = shareOf(s.points[0]), shareOf(s.points[1])
	c.Change = int(s.change.Mean(thousand / 2))
	c.Interval = s.change.Around(thousand / 2)
	return says
}

// both returns the results of the two games of a seed for the first side; ok is false if one was not played or could
// not be set up.
func (c *Comparison) both(t *sweep.Tally, cell, number int) (pair [2]inference.Points, ok bool) {
	first, one := t.At(cell, number)
	second, two := t.At(cell+1, number)
	if !(one && two) && t.Played(cell, number) && t.Played(cell+1, number) {
		c.Unset++
	}
	return [2]inference.Points{first, second}, one && two
}

// version reads pairs of games of two versions.
func (c *Comparison) version(t *sweep.Tally, cell, pairs int) inference.Decision {
	s := c.begin()
	for n := range pairs {
		pair, ok := c.both(t, cell, n)
		if !ok {
			continue
		}
		c.Pairs++
		for i, p := range pair {
			s.points[i] = append(s.points[i], p)
		}
		s.change.Add(int(pair[1]) - int(pair[0]))
		if pair[0] == pair[1] {
			if c.Apart == 0 && c.Pairs == silent {
				return c.end(s, inference.Even)
			}
			continue
		}
		c.Apart++
		better := inference.Lost
		if pair[1] > pair[0] {
			better = inference.Won
		}
		if says := s.walk.Game(better); says != inference.Open {
			return c.end(s, says)
		}
	}
	return c.end(s, inference.Open)
}

// rival reads pairs of games of two players: the second one's points, with either camp.
func (c *Comparison) rival(t *sweep.Tally, cell, pairs int) inference.Decision {
	s := c.begin()
	for n := range pairs {
		pair, ok := c.both(t, cell, n)
		if !ok {
			continue
		}
		c.Pairs++
		second := [2]inference.Points{inference.Won - pair[0], pair[1]}
		if second[0]+second[1] != inference.Won {
			c.Apart++
		}
		says := inference.Open
		for _, p := range second {
			s.points[0] = append(s.points[0], inference.Won-p)
			s.points[1] = append(s.points[1], p)
			says = s.walk.Game(p)
		}
		s.change.Add(int(second[0]) + int(second[1]) - int(inference.Won))
		if says != inference.Open {
			return c.end(s, says)
		}
	}
	return c.end(s, inference.Open)
}
