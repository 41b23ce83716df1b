package playcheck

import (
	"context"
	"strings"

	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
	"muster/engine/matrix"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// Seed is that of the games that checks play: always the same, so that a finding stays until its cause goes.
const Seed = 1

// The players. The usual one stands for those that want to win; forward ones go and strike by lot, and come where
// nobody with a plan would; who is blind passes objectives by.
const (
	greedy  = "greedy"
	forward = "forward"
	blind   = "blind"
)

// played is what became of an adventure.
type played struct {
	refused []setup.Refusal // why it cannot be opened; then nothing was played
	battle  *setup.Battle   // of an adventure that lists its armies; nil with Call to Arms
	greedy  *matches.Report // the games of greedy players: the first cell of the matrix
	forward *matches.Report
	judged  []*matches.Report // the games of all pairs of judges
	matrix  *matrix.Matrix    // with the games that settle it, where the value lies near its limit
	styles  *styles           // the judges, and who is blind where there are objectives to pass by
	blind   *matches.Report   // the games of those; nil where there are none

	scenario *setup.Scenario
}

// styles are players of BattleLore's.
type styles = matrix.Styles[*matches.Report]

type playedKey struct{}

// needs is what must be clean before an adventure is played.
func needs(more ...string) []string {
	return append([]string{library.NeedsMap, check.NeedsClean}, more...)
}

// onOpened makes a check's Run of a look at an adventure that was played or refused.
func onOpened(look func(p *pass.Pass, x *played)) func(*pass.Pass) {
	return func(p *pass.Pass) {
		if p.Adventure == nil || p.Games == nil {
			return
		}
		if x := pass.Shared(p, playedKey{}, play); x != nil {
			look(p, x)
		}
	}
}

// onPlayed is onOpened for adventures of which games were played.
func onPlayed(look func(p *pass.Pass, x *played)) func(*pass.Pass) {
	return onOpened(func(p *pass.Pass, x *played) {
		if x.greedy != nil && len(x.greedy.Games) > 0 {
			look(p, x)
		}
	})
}

// play plays an adventure; nil when the run is to end. A failure of the engine is Muster's own.
func play(p *pass.Pass) *played {
	s, refused := setup.Open(p.Catalog, p.Entry, setup.Options{Seed: Seed})
	if len(refused) > 0 {
		return &played{refused: refused}
	}
	x := &played{scenario: s}
	g := p.Games
	run := func(
		ctx context.Context, players [boards.Camps]string, from, games int, done func(),
	) (*matches.Report, error) {
		return (&matches.Batch{
			Scenario: s, Games: games, From: from, Seed: Seed, Workers: g.Workers, Done: done, Players: players,
		}).Run(ctx)
	}
	small := &matrix.Small[*matches.Report]{Games: run, Each: g.Count, Done: g.Done}
	m, err := small.Play(g.Context)
	if err == nil && m != nil {
		x.matrix, err = small.Settle(g.Context, m, beyond(p))
	}
	must(err)
	if g.Context.Err() != nil {
		return nil
	}
	for _, row := range small.Cells() {
		x.judged = append(x.judged, row...)
	}
	x.greedy = x.judged[0]
	alike := func(policy string) *matches.Report {
		r, err := run(g.Context, [boards.Camps]string{policy, policy}, 0, g.Count, g.Done)
		must(err)
		return r
	}
	x.forward = alike(forward)
	x.styles = &styles{Games: run}
	for i, judge := range matrix.Judges() {
		x.styles.Add(judge, small.Cells()[i][i])
	}
	if len(x.greedy.Points) > 0 {
		x.blind = alike(blind)
		x.styles.Add(blind, x.blind)
	}
	must(x.styles.Settle(g.Context, beyondApart(p)))
	if g.Context.Err() != nil {
		return nil
	}
	if p.Adventure.CallToArms == nil {
		x.battle, _ = s.Battle(Seed)
	}
	p.CountPlayed([]check.Tally{x.all(), tally(greedy, x.greedy), tally(forward, x.forward)})
	return x
}

// must has a failure of the engine end the run: it is Muster's own.
func must(err error) {
	if err != nil {
		panic(err)
	}
}

// beyond is the share of a camp, in thousandths, above which an adventure is lopsided.
func beyond(p *pass.Pass) int { return 10 * p.Held(limits()["won"]).AtMost() }

// all is what the games of all pairs of judges came to, with what the adventure is worth.
func (x *played) all() check.Tally {
	t := tally(strings.Join(matrix.Judges(), ", "), x.greedy)
	for _, r := range x.judged[1:] {
		more := tally("", r)
		t.Games += more.Games
		t.Turns += more.Turns
		for i := range t.Won {
			t.Won[i].Games += more.Won[i].Games
		}
	}
	if v := x.matrix.Value; v != nil {
		t.Value = check.Value{
			Side: boards.Pennant.Soldiers(), Share: v.Value, Low: v.Interval.Low, High: v.Interval.High,
		}
	}
	return t
}

// tally is what the games of a pair came to.
func tally(policy string, r *matches.Report) check.Tally {
	t := check.Tally{Players: policy, Games: len(r.Games)}
	for camp, wins := range r.Wins {
		t.Won = append(t.Won, check.Won{Side: boards.Camp(camp).Soldiers(), Games: wins})
	}
	for i := range r.Games {
		t.Turns += r.Games[i].Turns
	}
	return t
}

// games is how many were played in all that count: those of the judges and the forward ones.
func (x *played) games() int { return x.contested() + len(x.forward.Games) }

// contested is how many games players who want to win have played.
func (x *played) contested() (n int) {
	for _, r := range x.judged {
		n += len(r.Games)
	}
	return n
}

// count counts the greedy games that are like something, and finds the first.
func (x *played) count(like func(*matches.Game) bool) (n int, first *matches.Game) {
	for i := range x.greedy.Games {
		if g := &x.greedy.Games[i]; like(g) {
			if n++; first == nil {
				first = g
			}
		}
	}
	return n, first
}

// like counts the games of players who want to win that are like something, likeIn those of a report.
func (x *played) like(what func(*matches.Game) bool) (n int) {
	for _, r := range x.judged {
		n += likeIn(r, what)
	}
	return n
}

func likeIn(r *matches.Report, what func(*matches.Game) bool) (n int) {
	for i := range r.Games {
		if what(&r.Games[i]) {
			n++
		}
	}
	return n
}

// perCent is a share in hundredths, rounded up so that a single case is never none.
func perCent(n, of int) int { return (100*n + of - 1) / max(of, 1) }

// newCheck makes a check of adventures that looks at games.
func newCheck(code string, severity diag.Severity, rules, needs []string, run func(*pass.Pass)) *check.Check {
	return &check.Check{
		Code:     code,
		Severity: severity,
		Kind:     kinds.Adventure,
		Rules:    rules,
		Needs:    needs,
		Played:   true,
		Run:      pass.Run(run),
	}
}
