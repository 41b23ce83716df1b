package balance

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
	"muster/report"
)

// Sparer plays the game of a seed in which the side of a thing leaves it unused; with nil nothing is left unused.
type Sparer func(ctx context.Context, s Scenario, game Ref, thing *policy.Thing) (sweep.Game, error)

// WorthGames is the default number of pairs of games for each thing, LeastWorthGames the minimum.
const (
	WorthGames      = 1000
	LeastWorthGames = 20
)

// WorthQuestion is a request for the worth of each thing of an adventure.
type WorthQuestion struct {
	Entry   *catalog.Entry
	Players []string // each plays both sides, in turn
	Games   int      // pairs of games of each thing
	Seed    uint64
	Workers int
	Tell    func(done, total int)
}

// WorthAnswer is the worth of each thing: the change of its side's win rate if that side leaves it unused.
type WorthAnswer struct {
	ID          string   `json:"adventure"`
	Name        string   `json:"name"`
	Sides       Sides    `json:"-"`
	Players     []string `json:"players"`
	Before      Share    `json:"as_it_is"` // of the first side
	Things      []Worth  `json:"things"`   // the largest change first
	Played      int      `json:"played"`
	Interrupted bool     `json:"interrupted"`
}

// Worth is the result of one thing. Shares and differences are of its side, in thousandths.
type Worth struct {
	Side    string      `json:"side"`
	Kind    policy.Kind `json:"kind"`
	Without string      `json:"without"`
	Used    Share       `json:"as_it_is"` // in the pairs
	Unused  Share       `json:"unused"`
	By      Difference  `json:"difference"`
	Matters bool        `json:"matters"` // the interval of the difference excludes 0

	side int
}

// Difference is a change of a share, with its interval.
type Difference struct {
	Thousandths int `json:"thousandths"`
	inference.Interval
}

// Worth measures the worth of each thing. Games of a pair have the same seed and players. The error is a report.Wrong.
func (g *Game) Worth(ctx context.Context, q WorthQuestion) (*WorthAnswer, error) {
	scenario, name, unplayable := g.Open(q.Entry, 0)
	if len(unplayable) > 0 {
		return nil, report.Wrongf("run `muster check`", "%s is not played: %s", q.Entry.ID, unplayable[0])
	}
	things := g.Things(scenario)
	plan := sweep.Plan{Adventures: make([]sweep.Adventure, 1)}
	var games []sweep.Range
	for i := range len(things) + 1 {
		plan.Cells = append(plan.Cells, sweep.Cell{Games: q.Games})
		games = append(games, sweep.Range{Cell: i, To: q.Games})
	}
	t, err := sweep.New(plan, sweep.Whole, sweep.Observer{})
	if err != nil {
		return nil, err
	}
	player := func() sweep.Player {
		play := g.Sparing()
		return func(ctx context.Context, cell, number int) (sweep.Game, error) {
			who := q.Players[number%len(q.Players)]
			ref := Ref{Ref: arena.Ref{Number: number, Seed: arena.SeedOf(q.Seed, number), Players: [2]string{who, who}}}
			if cell == 0 {
				return play(ctx, scenario, ref, nil)
			}
			return play(ctx, scenario, ref, &things[cell-1])
		}
	}
	var told Progress
	told.Begin(q.Tell, len(games)*q.Games)
	err = t.Play(ctx, games, q.Workers, player, told.Done)
	told.End()
	if err != nil {
		return nil, err
	}
	a := &WorthAnswer{
		ID: q.Entry.ID, Name: name, Sides: g.Sides, Players: q.Players, Before: shareOf(t.Points(0, q.Games)),
		Things: []Worth{}, Played: t.Known(), Interrupted: ctx.Err() != nil,
	}
	for i := range things {
		if w := worthOf(t, i+1, q.Games, &things[i]); w.Unused.Games > 0 {
			w.Side = g.Sides[w.side].ID
			a.Things = append(a.Things, w)
		}
	}
	slices.SortStableFunc(a.Things, func(a, b Worth) int { return cmp.Compare(b.size(), a.size()) })
	return a, nil
}

// worthOf returns the result of the pairs of a thing, without those in which a game is missing.
func worthOf(t *sweep.Tally, cell, games int, thing *policy.Thing) Worth {
	var moved inference.Sample
	var before, after []inference.Points
	eachPair(t, cell, 0, games, func(_ int, b, a inference.Points) {
		moved.Add(gainOf(thing.Side, b, a))
		before, after = append(before, b), append(after, a)
	})
	w := Worth{Kind: thing.Kind, Without: thing.Name, side: thing.Side}
	w.Used, w.Unused = shareOf(before).Of(thing.Side), shareOf(after).Of(thing.Side)
	w.By = Difference{int(moved.Mean(thousand / 2)), moved.Around(thousand / 2)}
	w.Matters = w.By.Low > 0 || w.By.High < 0
	return w
}

// eachPair calls see with the results of the first cell and of another one in the games of these numbers, without those
// in which a game is missing.
func eachPair(t *sweep.Tally, cell, from, to int, see func(number int, before, after inference.Points)) {
	for n := from; n < to; n++ {
		before, one := t.At(0, n)
		after, two := t.At(cell, n)
		if one && two {
			see(n, before, after)
		}
	}
}

// gainOf returns how much a side gains in a pair of games, in half points.
func gainOf(side int, before, after inference.Points) int {
	if side != 0 {
		before, after = after, before
	}
	return int(after) - int(before)
}

func (w *Worth) size() int { return max(w.By.Thousandths, -w.By.Thousandths) }

// points writes a size in thousandths as whole points: "9 points less".
func (w *Worth) points() string {
	word := "less"
	if w.By.Thousandths > 0 {
		word = "more"
	}
	n := (w.size() + 5) / 10
	if n == 0 {
		return "less than 1 point " + word
	}
	return report.Counted(n, "point") + " " + word
}

// many reports whether the name of a side is in the plural: "the Pennants", not "the top side".
func (a *WorthAnswer) many(side int) bool { return strings.HasSuffix(a.Sides[side].People, "s") }

// named names a thing as its side's: "their Archers". An objective belongs to no side.
func (a *WorthAnswer) named(w *Worth) string {
	switch {
	case w.Kind == policy.OfObjectives:
		return w.Without
	case a.many(w.side):
		return "their " + w.Without
	}
	return "its " + w.Without
}

// within writes the interval of a size in whole points: "6 to 12". A lower end that rounds to 0 is left out.
func (w *Worth) within() string {
	low, high := w.By.Low, w.By.High
	if w.By.Thousandths < 0 {
		low, high = -high, -low
	}
	low, high = (low+5)/10, (high+5)/10
	if low <= 0 {
		return fmt.Sprintf("up to %d", high)
	}
	return fmt.Sprintf("%d to %d", low, high)
}

// sentence says a result: "without their Archers the Pennants win 41% (9 points less, 6 to 12)".
func (a *WorthAnswer) sentence(w *Worth) string {
	verb := "wins"
	if a.many(w.side) {
		verb = "win"
	}
	return fmt.Sprintf("without %s %s %s %s%% (%s, %s)", a.named(w), a.Sides[w.side].People, verb,
		report.Whole(w.Unused.Thousandths), w.points(), w.within())
}

// Finished returns how many games were played, and whether these are all requested games.
func (a *WorthAnswer) Finished() (games int, whole bool) { return a.Played, !a.Interrupted }

// JSON returns the answer in the form of its JSON output.
func (a *WorthAnswer) JSON() any { return a }

// worthShown is the number of things that the head of the answer tells.
const worthShown = 3

// Reports returns the answer as reports.
func (a *WorthAnswer) Reports() []*report.Report {
	r := &report.Report{Title: a.Name + ", the worth of each thing"}
	say := func(name, says string) {
		r.Short = append(r.Short, report.Point{Name: report.Words(name), Says: report.Words(says)})
	}
	if a.Before.Games == 0 {
		say("interrupted", "no result yet")
		return []*report.Report{r}
	}
	leader := 0
	if a.Before.Thousandths < thousand/2 {
		leader = 1
	}
	say("as it is", fmt.Sprintf("%s %s (%s, %s on both sides)", a.Sides[leader].Soldiers, a.Before.Of(leader),
		report.Counted(a.Before.Games, "game"), strings.Join(policy.Labels(a.Players), ", ")))
	if a.Interrupted {
		say("interrupted", "after "+report.Counted(a.Played, "game"))
	}
	p := report.Part{Title: report.Words("Win rate of a side that leaves a thing unused"), Main: true,
		Table: report.Table{Columns: report.Heads("side", "without", "win rate", "points", "95% CI")}}
	var same [2][]string
	for i := range a.Things {
		w := &a.Things[i]
		if !w.Matters {
			same[w.side] = append(same[w.side], w.Without)
			continue
		}
		if len(p.Table.Rows) < worthShown {
			say([...]string{"most", "then", "then"}[len(p.Table.Rows)], a.sentence(w))
		}
		p.Table.Add(report.Word(a.Sides[w.side].Soldiers), report.Word(a.named(w)),
			report.Word(report.Whole(w.Unused.Thousandths)+"%"), report.Word(decimal(w.By.Thousandths)),
			report.Word(decimal(w.By.Low)+" to "+decimal(w.By.High)))
	}
	var folded []string
	for side, list := range same {
		if len(list) > 0 {
			folded = append(folded, a.Sides[side].Soldiers+" without "+strings.Join(list, ", "))
		}
	}
	if len(folded) > 0 {
		say("no difference shown", strings.Join(folded, "; "))
	}
	if len(p.Table.Rows) > 0 {
		p.Notes = append(p.Notes, report.Wordsf(
			"Points: change of the win rate in %s of games with equal seeds. Without a unit: it gets no orders, but stays.",
			report.Counted(a.Before.Games, "pair")))
		r.Parts = append(r.Parts, p)
	}
	return []*report.Report{r}
}

// decimal writes thousandths as points with one decimal and a sign.
func decimal(n int) string {
	sign := "+"
	if n < 0 {
		sign, n = "-", -n
	}
	return fmt.Sprintf("%s%d.%d", sign, n/10, n%10)
}

// Lines returns the answer for the terminal.
func (a *WorthAnswer) Lines() []string { return report.LinesOf(a.Reports()) }
