package balance

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"muster/catalog"
	"muster/internal/engine/arena"
	"muster/internal/engine/sweep"
	"muster/report"
)

// The commands with sweeps.
const (
	Balanced = "balance"
	Laddered = "balance rate"
)

// Sweep is a set of games of some adventures.
type Sweep struct {
	game      *Game
	ask       report.Sweep
	plan      sweep.Plan
	scenarios []Scenario       // by adventure of the plan
	entries   []*catalog.Entry // ... which they are
	people    []*People        // ... nil without games of people
	projects  []*catalog.Catalog
	refuses   Refuses // refuses invalid changes of an adventure; nil refuses none
	extra     Extra   // nil: none
	told      Progress
}

// New starts an empty sweep of a game's adventures.
func New(game *Game, ask report.Sweep) *Sweep {
	s := &Sweep{game: game, ask: ask}
	s.plan = sweep.Plan{
		Program: ask.Program, Build: ask.Build, Command: ask.Command, Seed: ask.Seed,
		Asked: append([]string{asked(&ask)}, ask.Players...), Adventures: []sweep.Adventure{},
		Passed: []string{}, Cells: []sweep.Cell{},
	}
	if ask.Levers != nil && game.Variants != nil {
		s.extra = &changes{sweep: s}
	}
	return s
}

// Projects sets the projects whose results of people count.
func (s *Sweep) Projects(list []*catalog.Catalog) { s.projects = list }

// Add takes an adventure, with its name on the command line and a hash of its content. It may instead return the
// reasons why the adventure cannot be played.
func (s *Sweep) Add(e *catalog.Entry, word, content string) (unplayable []string) {
	scenario, name, unplayable := s.game.Open(e, s.ask.Number)
	if len(unplayable) > 0 {
		return unplayable
	}
	s.scenarios, s.entries = append(s.scenarios, scenario), append(s.entries, e)
	s.people = append(s.people, peopleOf(s.projects, e, s.game.Sides, content))
	s.plan.Adventures = append(s.plan.Adventures,
		sweep.Adventure{ID: e.ID, Name: name, Word: word, Content: content})
	s.cells()
	return nil
}

// player returns the function that plays the sweep's games, for one worker.
func (s *Sweep) player() sweep.Player {
	play, r := s.game.Worker(), s.game.rosterOf(s.ask.Players)
	return func(ctx context.Context, cell, number int) (sweep.Game, error) {
		c := &s.plan.Cells[cell]
		seen := number < c.Seen
		if s.ask.Command == Balanced {
			number = r.numbered(cell%s.each(), number)
		}
		ref := Ref{Ref: arena.Ref{Number: number, Seed: arena.SeedOf(s.ask.Number, number), Players: c.Players}}
		return play(ctx, s.scenarios[c.Adventure], ref, seen)
	}
}

// numbered returns the number of a game of balance, which its seed is from. Equal seeds in two cells would make the
// pooled estimate less certain. Slow players do not change the numbers of the other games.
func (r *roster) numbered(cell, number int) int {
	if n := r.matrix(); cell < n {
		return number*n + cell
	}
	return sweep.MostGames*r.matrix() + number*(r.cells()-r.matrix()) + cell - r.matrix()
}

// cells adds the games of the next adventure to the plan.
func (s *Sweep) cells() {
	number := 0
	if n := len(s.plan.Cells); n > 0 {
		number = s.plan.Cells[n-1].Adventure + 1
	}
	if s.ask.Command == Balanced {
		s.matrix(number)
		return
	}
	for _, first := range s.ask.Players {
		for _, second := range s.ask.Players {
			if s.ask.Command == Laddered && first == second {
				continue // games of a player against itself do not show its strength
			}
			s.plan.Cells = append(s.plan.Cells,
				sweep.Cell{Adventure: number, Players: [2]string{first, second}, Games: s.ask.Games})
		}
	}
}

// matrix adds the games of a balance of an adventure to the plan.
func (s *Sweep) matrix(number int) {
	r := s.game.rosterOf(s.ask.Players)
	asked, names := r.eachOf(&s.ask), r.all()
	for cell := range r.cells() {
		first, second := r.pair(cell)
		c := sweep.Cell{Adventure: number, Players: [2]string{names[first], names[second]}, Games: asked.most}
		switch {
		case cell >= r.matrix():
			c.Games = asked.bySlow
		case first == second && s.game.Observer.New != nil:
			c.Seen = asked.least
		}
		s.plan.Cells = append(s.plan.Cells, c)
	}
}

// run returns the games of the adventure whose cells begin at an index.
func (g *Game) run(t *sweep.Tally, ask *report.Sweep, first int) *run {
	r := g.rosterOf(ask.Players)
	return &run{roster: r, gamesEach: r.eachOf(ask), tally: t, first: first, sides: g.Sides}
}

// sums returns the statistics of the games of each player against itself; nil without any.
func (s *Sweep) sums(t *sweep.Tally, first int) sweep.Sums {
	if s.game.Observer.New == nil {
		return nil
	}
	all := s.game.Observer.New()
	for i := range s.each() {
		if of := t.Sums(first + i); of != nil {
			if err := all.Merge(of); err != nil {
				panic("balance: statistics of one adventure that do not belong together: " + err.Error())
			}
		}
	}
	return all
}

// Pass records an adventure that is skipped.
func (s *Sweep) Pass(why string) { s.plan.Passed = append(s.plan.Passed, why) }

// Passed returns the skipped adventures.
func (s *Sweep) Passed() []string { return s.plan.Passed }

// Answer is the result of a sweep.
type Answer interface {
	report.Answer
	Finished() (games int, whole bool)
	Reports() []*report.Report
}

// Run plays the sweep and makes its answer. When ctx ends, the answer covers the finished games.
func (s *Sweep) Run(ctx context.Context) (Answer, error) {
	t, err := sweep.New(s.plan, sweep.Whole, s.game.observer(s.ask.Command))
	if err != nil {
		return nil, err
	}
	more := 0
	if s.extra != nil {
		if err := s.extra.Find(s.told.Done); err != nil {
			return nil, err
		}
		more = s.extra.Games()
	}
	s.told.Begin(s.ask.Tell, s.least()+more)
	for i := range s.plan.Adventures {
		if ctx.Err() != nil {
			break
		}
		if err := s.adventure(ctx, t, i); err != nil {
			return nil, err
		}
	}
	if s.extra != nil {
		if err := s.extra.Play(ctx, s.told.Drop); err != nil {
			return nil, err
		}
	}
	s.told.End()
	x := s.answer(t, ctx.Err() != nil)
	if b, ok := x.(*Balance); ok && s.extra != nil {
		s.extra.Add(b)
	}
	return x, nil
}

// rounds is the number of games between two evaluations of a comparison's test. The test goes game by game, so extra
// games do not change the result.
const rounds = 32

// least is the number of games that the sweep plays at least.
func (s *Sweep) least() (n int) {
	r := s.game.rosterOf(s.ask.Players)
	asked := r.eachOf(&s.ask)
	for i, c := range s.plan.Cells {
		switch cell := i % s.each(); {
		case s.ask.Command != Balanced || cell >= r.matrix() && (cell-r.matrix())%slowCells != slowBoth:
			n += c.Games
		case cell < r.matrix():
			n += asked.least
		}
	}
	return n
}

// adventure plays the games of one adventure.
func (s *Sweep) adventure(ctx context.Context, t *sweep.Tally, adventure int) error {
	first := slices.IndexFunc(s.plan.Cells, func(c sweep.Cell) bool { return c.Adventure == adventure })
	if s.ask.Command == Balanced { // a first number soon
		soon := s.game.run(t, &s.ask, first).soon()
		if err := t.Play(ctx, t.Lacking(soon), s.ask.Workers, s.player, s.told.Done); err != nil {
			return err
		}
	}
	for more := false; ctx.Err() == nil; more = true {
		if s.ask.Command == Balanced && s.ask.Note != nil {
			s.ask.Note(s.game.run(t, &s.ask, first).soFar())
		}
		next := s.next(t, first)
		if len(next) == 0 {
			break
		}
		if more {
			s.told.Drop(-t.Missing(next))
		}
		if err := t.Play(ctx, next, s.ask.Workers, s.player, s.told.Done); err != nil {
			return err
		}
	}
	return nil
}

// next returns the next games of the adventure whose cells begin at an index; none when its answer is known.
func (s *Sweep) next(t *sweep.Tally, first int) []sweep.Range {
	if s.ask.Command == Balanced {
		return t.Lacking(s.game.run(t, &s.ask, first).wanted())
	}
	var out []sweep.Range
	for i := range s.each() {
		out = append(out, sweep.Range{Cell: first + i, To: s.ask.Games})
	}
	return t.Lacking(out)
}

// observer returns the metrics that the sweep of a command collects.
func (g *Game) observer(command string) sweep.Observer {
	if command == Balanced {
		return g.Observer
	}
	return sweep.Observer{}
}

// answer makes an answer from the played games.
func (s *Sweep) answer(t *sweep.Tally, cut bool) Answer {
	if s.ask.Command == Laddered {
		return ladderOf(t, s.game.Sides, s.ask.Players, cut)
	}
	b := balanceOf(t, s.game, &s.ask, cut)
	b.levers = s.game.Variants != nil && s.ask.Levers == nil
	for _, x := range b.List {
		if p := s.people[x.place]; p != nil {
			x.People = p.joined(x.Estimate.model)
		}
		if s.game.Unplayed != nil {
			x.Unplayed = s.game.Unplayed(s.scenarios[x.place])
		}
		if s.game.Section == nil {
			continue
		}
		if section := s.game.Section(s.scenarios[x.place], x, s.ask.Number, s.sums(t, x.first)); section != nil {
			x.Sections = append(x.Sections, section)
		}
	}
	return b
}

// precise marks a request for a precision instead of a number of games.
const precise = "precision "

// asked writes the number of games or the precision of a request, for the plan.
func asked(ask *report.Sweep) string {
	if ask.Games > 0 {
		return strconv.Itoa(ask.Games)
	}
	r := roster{fast: ask.Players}
	return precise + strconv.Itoa(r.eachOf(ask).precision)
}

// readAsked reads it again.
func readAsked(text string, ask *report.Sweep) (ok bool) {
	number, is := strings.CutPrefix(text, precise)
	n, err := strconv.Atoi(number)
	switch {
	case err != nil || n < 1 || is && (n < LeastPrecise || n > MostPrecise):
		return false
	case is:
		ask.Precision = n
	default:
		ask.Games = n
	}
	return true
}
