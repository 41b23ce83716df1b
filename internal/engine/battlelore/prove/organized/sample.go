package organized

import (
	"math/big"
	"slices"

	"muster/engine"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Samples is the number of deployments played for the chances of a matchup that depend on exchanges. With many
// matchups each has fewer, SamplesInAll together, to limit the time: a deployment takes 40 to 90 us.
const (
	Samples      = 1000
	SamplesInAll = 27_000
)

const streamSample = "organized samples"

// sample plays deployments for the fates of a pairing whose Uniform could not be computed. The players draw, lay out
// and choose at random. Each deployment has its own seed, so the result does not depend on the worker.
func (e *enumerator) sample(p *Pairing) {
	var want [boards.Camps][]sampled
	for camp := range want {
		want[camp] = p.Armies[camp].sampled(e.field)
	}
	if e.opts.Exact || len(want[0])+len(want[1]) == 0 {
		return
	}
	trials := min(Samples, max(1, SamplesInAll/len(e.report.Pairings)))
	seeds := engine.NewRand(e.opts.Seed, append([]string{streamSample}, p.names()...)...)
	opts := deploy.Options{
		Boxes:       e.opts.Boxes,
		Reserve:     e.opts.Reserve,
		Zone:        e.opts.Zone,
		Owner:       e.opts.Owner,
		RevealFirst: e.opts.RevealFirst,
	}
	for range trials {
		opts.Seed = seeds.Uint64()
		d, refused := deploy.Deploy(e.field, e.report.Mode, p.players(&opts), opts)
		if len(refused) > 0 { // it would have been when the pairing was seated
			p.Refused = refused
			return
		}
		for camp := range boards.Camp(boards.Camps) {
			for _, s := range want[camp] {
				if slices.ContainsFunc(d.Events, func(e events.Event) bool { return e.Camp == camp && s.shows(&e) }) {
					s.fate.Sampled.Hits++
				}
			}
		}
		p.FirstSample.count(d)
	}
	for camp := range want {
		for _, s := range want[camp] {
			s.fate.Sampled.close(e.opts.Seed, trials)
		}
	}
	if g := p.FirstSample; g != nil {
		for _, s := range []*Sample{g.First[0], g.First[1], g.Tie} {
			s.close(e.opts.Seed, trials)
		}
	}
}

// count records the player who moves first in a deployment.
func (g *FirstSample) count(d *deploy.Deployment) {
	if g == nil {
		return
	}
	g.First[d.First].Hits++
	if len(d.Throws) > 0 {
		g.Tie.Hits++
	}
}

// sampled is a fate that is sampled, and its test for an event.
type sampled struct {
	fate  *Fate
	shows func(*events.Event) bool
}

// sampled lists the fates that have to be sampled. Those of Guards need it only in Epic battles.
func (a *ArmyReport) sampled(f *rulebook.Field) []sampled {
	is := func(kind events.EventKind) func(*events.Event) bool {
		return func(e *events.Event) bool { return e.Kind == kind }
	}
	all := []sampled{
		{
			&a.ReserveNoRoom,
			is(events.ReserveNoRoom),
		},
		{&a.ReserveShort, is(events.ReserveShort)},
		{&a.Left, is(events.LevyRemoved)},
		{&a.Displaced, func(e *events.Event) bool { return OffMark(f, e) }},
		{
			&a.NoRoom,
			func(e *events.Event) bool { return e.Kind == events.UnitLost || scoutsDid(e, events.ScoutNoRoom) },
		},
		{&a.Short, func(e *events.Event) bool { return e.Kind == events.LevyShort || scoutsDid(e, events.ScoutShort) }},
	}
	for i := range a.Levied {
		l := &a.Levied[i]
		all = append(all, sampled{&l.Fate, func(e *events.Event) bool {
			return e.Kind == events.LevyPlaced && e.Placing != events.FromReserve && e.Banner == l.Banner
		}})
	}
	for i := range a.ReserveLevied {
		l := &a.ReserveLevied[i]
		all = append(all, sampled{&l.Fate, func(e *events.Event) bool {
			return e.Kind == events.LevyPlaced && e.Placing == events.FromReserve && e.Banner == l.Banner
		}})
	}
	return slices.DeleteFunc(all, func(s sampled) bool { return s.fate.Sampled == nil })
}

// OffMark reports whether an event is about a Guard's unit that cannot stand on its mark, because of impassable ground
// or a Scout Guard.
func OffMark(f *rulebook.Field, e *events.Event) bool {
	switch e.Kind {
	case events.UnitMoved, events.UnitLost:
		return true
	case events.LevyPlaced:
		return e.Placing == events.Moved
	case events.UnitShort, events.LevyShort:
		return e.Held || e.From != hex.None && f.Impassable.Has(e.From)
	}
	return false
}

// scoutsDid reports whether an event is this step of a Scout Guard.
func scoutsDid(e *events.Event, did events.ScoutStep) bool {
	g, ok := e.More.(events.ScoutGuard)
	return ok && e.Kind == events.Special && g.Step == did
}

// close computes the interval in integers: the square of 1.96 is 38416 parts of 10000.
func (s *Sample) close(seed uint64, trials int) {
	const scale, square, million = 10_000, 38_416, 1_000_000
	s.Seed, s.Trials = seed, trials
	hits, n := int64(s.Hits), int64(trials)
	spread := new(big.Int).SetInt64(square*scale*hits*(n-hits)/n + square*square/4)
	half := spread.Sqrt(spread).Int64()
	centre, all := hits*scale+square/2, n*scale+square
	s.Low = int(max(0, centre-half-1) * million / all)
	s.High = int(min(all, centre+half+1)*million/all) + 1
	s.High = min(s.High, million)
}
