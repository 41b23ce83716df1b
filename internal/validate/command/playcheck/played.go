package playcheck

import (
	"context"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
	"muster/schema"
	"muster/validate/check"
)

// Pass is one adventure that was played or refused, as the checks see it.
type Pass struct {
	*check.Pass
	*Adventure
	Doc *schema.Document

	Greedy  *Report   // the games of greedy players: the first cell of the matrix; nil if it was refused
	Forward *Report   // those of forward players
	Judged  []*Report // the games of all pairs of judges

	game   *Game
	matrix *inference.Matrix    // with additional games if the value is near its limit
	styles *styles              // the judges, and blind if there are objectives to ignore
	blind  *Report              // the games of blind players; or nil
	walks  [boards.Camps]*walks // on sides with an exit; others nil

	uninvolved map[int]bool // units that play/unit-uninvolved reports, by place
}

// styles are players, each playing both sides.
type styles = inference.Styles[*Report]

// play plays an adventure. It returns nil at the end of the run, or for other definitions. A failure of the engine is a
// bug in Muster.
func (g *Game) play(of *check.Pass) *Pass {
	x := &Pass{Pass: of, game: g}
	if x.Adventure = g.Open(of); x.Adventure == nil {
		return nil
	}
	if x.Doc = of.Entry.Doc; len(x.Adventure.Refused) > 0 {
		return x
	}
	run := func(ctx context.Context, players [boards.Camps]string, from, games int, done func()) (*Report, error) {
		return x.Play(ctx, Ask{players, of.Games.From(), from, games, of.Games.Workers, done, Everybody})
	}
	ctx, each := of.Games.Context, of.Games.Count
	small := &inference.Small[*Report]{Games: run, Each: each, Done: of.Games.Done}
	m, err := small.Play(ctx)
	if x.matrix = m; err == nil && m != nil && !of.Games.Exact {
		x.matrix, err = small.Settle(ctx, m, x.beyond())
	}
	must(err)
	if ctx.Err() != nil {
		return nil
	}
	for _, row := range small.Cells() {
		x.Judged = append(x.Judged, row...)
	}
	x.Greedy = x.Judged[0]
	alike := func(policy string) *Report {
		r, err := run(ctx, [boards.Camps]string{policy, policy}, 0, each, of.Games.Done)
		must(err)
		return r
	}
	x.Forward = alike(forward)
	x.styles = &styles{Games: run}
	for i, judge := range inference.Judges() {
		x.styles.Add(judge, small.Cells()[i][i])
	}
	if len(x.Greedy.Points) > 0 {
		x.blind = alike(blind)
		x.styles.Add(blind, x.blind)
	}
	if !of.Games.Exact {
		must(x.styles.Settle(ctx, blind, x.beyondApart()))
	}
	must(x.walk(ctx, run, each))
	if ctx.Err() != nil {
		return nil
	}
	of.CountPlayed([]check.Tally{x.all(), x.tally(greedy, x.Greedy), x.tally(forward, x.Forward)})
	return x
}

// walk plays the games of the player that walks off at once, on sides with an exit.
func (x *Pass) walk(ctx context.Context, run inference.Games[*Report], each int) error {
	for c := range boards.Camp(boards.Camps) {
		if x.Exits[c] == "" {
			continue
		}
		x.walks[c] = &walks{}
		for _, judge := range inference.Judges() {
			pair := [boards.Camps]string{judge, judge}
			pair[c] = runner()
			r, err := run(ctx, pair, 0, each, x.Games.Done)
			if err != nil {
				return err
			}
			x.walks[c].add(c, r)
		}
	}
	return nil
}

// must panics on a failure of the engine, which is a bug in Muster.
func must(err error) {
	if err != nil {
		panic(err)
	}
}

// beyond returns the share of a side, in thousandths, above which an adventure is lopsided.
func (x *Pass) beyond() int { return 10 * x.Held(limits()["won"]).AtMost() }

// beyondApart returns the maximum difference between the results of two players, in thousandths.
func (x *Pass) beyondApart() int { return 10 * x.Held(limits()["apart"]).AtMost() }

// all returns the results of all pairs of judges, with the adventure's value.
func (x *Pass) all() check.Tally {
	t := x.tally(strings.Join(inference.Judges(), ", "), x.Greedy)
	for _, r := range x.Judged[1:] {
		more := x.tally("", r)
		t.Games += more.Games
		t.Turns += more.Turns
		for i := range t.Won {
			t.Won[i].Games += more.Won[i].Games
		}
	}
	if x.matrix.Games() > 0 {
		e := x.matrix.Pooled()
		t.Value = check.Value{Side: x.game.Sides[0].Head, Share: e.Share, Low: e.Interval.Low, High: e.Interval.High,
			Games: x.matrix.Games(), Sides: 2}
	}
	return t
}

// tally returns the results of a pair.
func (x *Pass) tally(policy string, r *Report) check.Tally {
	t := check.Tally{Players: policy, Games: len(r.Games)}
	for c, wins := range r.Wins {
		t.Won = append(t.Won, check.Won{Side: x.game.Sides[c].Head, Games: wins})
	}
	for i := range r.Games {
		t.Turns += r.Games[i].Turns
	}
	return t
}

// Played returns the number of all games that count: those of the judges and the forward players.
func (x *Pass) Played() int { return x.Contested() + len(x.Forward.Games) }

// Contested returns the number of games by players who try to win.
func (x *Pass) Contested() (n int) {
	for _, r := range x.Judged {
		n += len(r.Games)
	}
	return n
}

// count counts the greedy games that match, and returns the first.
func (x *Pass) count(like func(*Played) bool) (n int, first *Played) {
	for i := range x.Greedy.Games {
		if g := &x.Greedy.Games[i]; like(g) {
			if n++; first == nil {
				first = g
			}
		}
	}
	return n, first
}

// Like counts the matching games by players who try to win.
func (x *Pass) Like(what func(*Played) bool) (n int) {
	for _, r := range x.Judged {
		n += r.like(what)
	}
	return n
}

func (r *Report) like(what func(*Played) bool) (n int) {
	for i := range r.Games {
		if what(&r.Games[i]) {
			n++
		}
	}
	return n
}

// perCent returns a share in hundredths, rounded up so that a single case is never 0.
func perCent(n, of int) int { return (100*n + of - 1) / max(of, 1) }
