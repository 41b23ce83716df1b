package balance

import (
	"context"
	"strconv"

	"muster/catalog"
	"muster/engine/inference"
	"muster/engine/sweep"
	"muster/report"
)

// Compared is the command that compares.
const Compared = "balance compare"

// Pair is two versions of an adventure, with what they are called.
type Pair struct {
	Old, New *catalog.Entry
	Names    [2]string
}

// Comparison is what a test of pairs of games came to: one game of each seed with the old version and one with the new
// one, or one with each of two players on either side.
type Comparison struct {
	Adventure          string  `json:"adventure"`
	First              string  `json:"first"` // the versions, or the players
	Second             string  `json:"second"`
	Player             string  `json:"player"` // who plays both camps of both versions; "" where players are compared
	Says               Outcome `json:"says"`
	Pairs              int     `json:"pairs"` // of games
	Apart              int     `json:"apart"` // pairs that ended otherwise with the one than with the other
	FirstTook          Share   `json:"first_took"`
	SecondTook         Share   `json:"second_took"`
	Change             int     `json:"change"` // of the share from the first to the second, in thousandths
	inference.Interval         // of the change
	Unset              int     `json:"not_set_up"` // pairs of which a game could not be set up
	Sides              Sides   `json:"-"`
}

// Comparisons are those of some adventures and players.
type Comparisons struct {
	Header
	Most int `json:"pairs_at_most"` // pairs of games of each
	Extent
	List []*Comparison `json:"comparisons"`
}

func newComparisons(ask report.Sweep) *Comparisons {
	return &Comparisons{Header: NewHeader(version, "", ask.Seed), Most: ask.Games, List: []*Comparison{}}
}

// silent is after how many pairs of games that ended alike without exception the two are taken for alike: where one of
// fifty ends otherwise, that is seen in fewer 98 times of 100.
const silent = 200

// Versions compares pairs of versions by each player of what is asked, who plays both camps; or says why one cannot be
// played. The test asks of the pairs of games that end otherwise which version the first side fares better with: that
// is McNemar's, walked. When ctx ends, it is of what is finished.
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
			c := &Comparison{Sides: g.Sides, Adventure: name, First: p.Names[0], Second: p.Names[1], Player: player}
			if err := out.play(ctx, s, cell, c, (*Comparison).version); err != nil {
				return nil, nil, err
			}
		}
	}
	out.Interrupted = ctx.Err() != nil
	return out, nil, nil
}

// Rivals compares the two players of what is asked on adventures; or says why one cannot be played. Each seed is played
// twice, the second time with the camps swapped. When ctx ends, it is of what is finished.
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
		c := &Comparison{Sides: g.Sides, Adventure: name, First: one, Second: two}
		if err := out.play(ctx, s, 0, c, (*Comparison).rival); err != nil {
			return nil, nil, err
		}
	}
	out.Interrupted = ctx.Err() != nil
	return out, nil, nil
}

// take sets an adventure up; or says why it cannot be played.
func (s *Sweep) take(e *catalog.Entry) (name string, unplayable []string) {
	scenario, name, refused := s.game.Open(e, s.ask.Number)
	for _, why := range refused {
		unplayable = append(unplayable, e.ID+" is not played: "+why)
	}
	s.scenarios = append(s.scenarios, scenario)
	s.plan.Adventures = append(s.plan.Adventures, sweep.Adventure{ID: e.ID, Variant: strconv.Itoa(len(s.scenarios))})
	return name, unplayable
}

// reading reads what the first pairs of games of two cells came to, the first of which is given, into a comparison.
type reading func(c *Comparison, t *sweep.Tally, cell, pairs int) inference.Saying

// play plays the games of two cells until the test has said what there is to say, and adds what they came to.
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

// sums are what a comparison has read of pairs so far.
type sums struct {
	walk   inference.Walk
	points [2][]inference.Points
	change inference.Sample // in half points
}

// begin forgets what was read.
func (c *Comparison) begin() *sums {
	c.Pairs, c.Apart, c.Unset = 0, 0, 0
	return &sums{walk: *begun()}
}

// end takes what was read.
func (c *Comparison) end(s *sums, says inference.Saying) inference.Saying {
	c.FirstTook, c.SecondTook = shareOf(s.points[0]), shareOf(s.points[1])
	c.Change = int(s.change.Mean(thousand / 2))
	c.Interval = s.change.Around(thousand / 2)
	return says
}

// both are what the two games of a seed came to, for the first side; ok is false where one was not played or could not
// be set up.
func (c *Comparison) both(t *sweep.Tally, cell, number int) (pair [2]inference.Points, ok bool) {
	first, one := t.At(cell, number)
	second, two := t.At(cell+1, number)
	if !(one && two) && t.Played(cell, number) && t.Played(cell+1, number) {
		c.Unset++
	}
	return [2]inference.Points{first, second}, one && two
}

// version reads pairs of games of two versions.
func (c *Comparison) version(t *sweep.Tally, cell, pairs int) inference.Saying {
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
func (c *Comparison) rival(t *sweep.Tally, cell, pairs int) inference.Saying {
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
