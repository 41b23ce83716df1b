package organized

import (
	"context"
	"slices"
	"strings"
	"sync"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	workers "muster/internal/workers"
)

// Enumerate computes the results over every draw of every matchup, exactly where possible, with up to workers
// goroutines. progress, if not nil, receives the number of finished matchups, never from two workers at once. The
// result does not depend on workers. It uses the options Boxes, Reserve, Zone, Owner, RevealFirst and Seed, the last
// for samples.
func Enumerate(
	f *rulebook.Field, matchups []Matchup, opts deploy.Options, workers int, progress func(done, total int),
) *Report {
	r := &Report{Field: f, Mode: deploycards.ModeOrganized, Reserve: opts.ReserveForm(), RevealFirst: opts.RevealFirst}
	r.Refused = deploy.RefuseField(f, deploycards.ModeOrganized, &opts, opts.Zone)
	return enumerate(r, matchups, opts, workers, progress)
}

// enumerate fills a report in.
func enumerate(
	r *Report, matchups []Matchup, opts deploy.Options, workers int, progress func(done, total int),
) *Report {
	if opts.Owner >= boards.Camps || opts.RevealFirst >= boards.Camps {
		r.Refused = append(r.Refused, pieces.Refusal{Kind: pieces.BadCamp, Want: "pennant, standard"})
	}
	if len(r.Refused) > 0 {
		return r
	}
	r.Pairings = make([]Pairing, len(matchups))
	e := &enumerator{field: r.Field, opts: &opts, report: r, workers: max(1, workers), progress: progress}
	e.epic = r.Mode == deploycards.ModeEpic
	for i := range matchups {
		p := &r.Pairings[i]
		p.Matchup = matchups[i]
		players := p.players(&opts)
		if p.Refused = deploy.RefuseMode(r.Field, r.Mode, players, &opts); len(p.Refused) == 0 {
			e.seat(p, players)
		}
	}
	e.run()
	return r
}

// enumerator is a running enumeration.
type enumerator struct {
	field    *rulebook.Field
	epic     bool // ModeEpic with two sets a player; else Organized mode
	opts     *deploy.Options
	report   *Report
	workers  int
	progress func(done, total int)
	tables   []*boxTable
	byBoxes  map[string]*boxTable
	lock     sync.Mutex
	done     int
}

// seat adds a pairing to the others with its boxes.
func (e *enumerator) seat(p *Pairing, players []deploy.Player) {
	boxes := deploy.BoxesInPlay(e.report.Mode, players, e.opts)
	sorted := slices.Sorted(slices.Values(boxes[0]))
	key := strings.Join(sorted, "\n")
	if e.byBoxes == nil {
		e.byBoxes = map[string]*boxTable{}
	}
	t := e.byBoxes[key]
	if t == nil {
		pool, refused := pieces.NewPool(e.field.Rules, true, boxes)
		if p.Refused = refused; len(refused) > 0 {
			return
		}
		t = &boxTable{pool: pool, ids: newRegistry()}
		for camp := range t.byID {
			t.byID[camp] = map[[deck.SetsMixed]string]int{}
		}
		e.byBoxes[key] = t
		e.tables = append(e.tables, t)
	}
	p.Boxes = t.pool.Boxes
	t.pairings = append(t.pairings, p)
	for camp := range boards.Camp(boards.Camps) {
		id := setsKey(p, camp)
		if _, known := t.byID[camp][id]; !known {
			t.byID[camp][id] = len(t.hands[camp])
			t.hands[camp] = append(t.hands[camp], deck.Hand(p.Sets[camp][:]))
		}
	}
}

// names are the sets of a pairing.
func (p *Pairing) names() []string {
	var out []string
	for camp := range boards.Camp(boards.Camps) {
		id := setsKey(p, camp)
		out = append(out, id[:]...)
	}
	return out
}

func setsKey(p *Pairing, camp boards.Camp) [deck.SetsMixed]string {
	return [deck.SetsMixed]string{deck.SetID(p.Sets[camp][0]), deck.SetID(p.Sets[camp][1])}
}

// run processes all tables.
func (e *enumerator) run() {
	for _, t := range e.tables {
		if e.stopped() {
			for _, p := range t.pairings {
				p.Unfinished = true
			}
			continue
		}
		t.prepare(e)
		groups := t.groups()
		e.inParallel(len(groups), func() func(int) {
			m := newCombiner(t.supply, t.ids)
			return func(i int) {
				if len(m.leftViews) > mostLeftViews {
					m = newCombiner(t.supply, t.ids)
				}
				for _, place := range groups[i] {
					e.pairing(t, m, place)
				}
			}
		})
	}
	e.reportDone(len(e.report.Pairings) - e.done)
}

// stopped reports whether the caller wants no more results.
func (e *enumerator) stopped() bool {
	select {
	case <-e.opts.Stop: // a nil Stop never fires
		return true
	default:
		return false
	}
}

// mostLeftViews is the number of left views after which a worker clears its memory.
const mostLeftViews = 40_000

// inParallel lets the workers take numbers from 0 to n-1, each with its own function.
func (e *enumerator) inParallel(n int, worker func() func(int)) {
	_ = workers.Share(context.Background(), n, e.workers, func() func(int) error { // no worker fails
		work := worker()
		return func(i int) error {
			work(i)
			return nil
		}
	})
}

// reportDone reports matchups that are done.
func (e *enumerator) reportDone(n int) {
	e.lock.Lock()
	defer e.lock.Unlock()
	e.done += n
	if e.progress != nil && n > 0 {
		e.progress(e.done, len(e.report.Pairings))
	}
}

// pairing evaluates one matchup.
func (e *enumerator) pairing(t *boxTable, m *combiner, place int) {
	p := t.pairings[place]
	if p.Unfinished = e.stopped(); p.Unfinished {
		return
	}
	hosts := t.both(p)
	if t.proved[place] {
		m.report(p, hosts, m.combine(hosts, t.matches[place]), crampedAny(t.matches[place]))
	} else {
		m.leaveToSamples(p, hosts)
	}
	e.sample(p)
	e.reportDone(1)
}
