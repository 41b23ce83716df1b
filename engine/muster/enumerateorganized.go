package muster

import (
	"context"
	"slices"
	"strings"
	"sync"

	"muster/engine/field"
	"muster/engine/workers"
	"muster/maps/hex"
)

// Enumerate answers for every draw of every matchup, exactly where that can be done, by up to workers at a time.
// progress, when it is not nil, is told how many matchups are done, never by two workers at once. The answer does not
// depend on workers. Of the options Boxes, Reserve, Zone, Owner, RevealFirst and Seed count, the last for samples.
func EnumerateOrganized(
	f *field.Field, matchups []Matchup, opts Options, workers int, progress func(done, total int),
) *OrganizedReport {
	r := &OrganizedReport{Field: f, Mode: ModeOrganized, Reserve: opts.reserve(), RevealFirst: opts.RevealFirst}
	r.Refused = refuseField(f, ModeOrganized, &opts, opts.Zone)
	return enumerate(r, matchups, opts, workers, progress)
}

// enumerate fills a report in.
func enumerate(
	r *OrganizedReport, matchups []Matchup, opts Options, workers int, progress func(done, total int),
) *OrganizedReport {
	if opts.Owner >= hex.Camps || opts.RevealFirst >= hex.Camps {
		r.Refused = append(r.Refused, Refusal{Kind: BadCamp, Want: "pennant, standard"})
	}
	if len(r.Refused) > 0 {
		return r
	}
	r.Pairings = make([]OrganizedPairing, len(matchups))
	e := &enumerator{field: r.Field, opts: &opts, report: r, workers: max(1, workers), progress: progress}
	e.epic = r.Mode == ModeEpic
	for i := range matchups {
		p := &r.Pairings[i]
		p.Matchup = matchups[i]
		players := p.players(&opts)
		if p.Refused = refuseMode(r.Field, r.Mode, players, &opts); len(p.Refused) == 0 {
			e.seat(p, players)
		}
	}
	e.run()
	return r
}

// enumerator is an enumeration while it is made.
type enumerator struct {
	field    *field.Field
	epic     bool // ModeEpic with two sets a player; else Organized mode
	opts     *Options
	report   *OrganizedReport
	workers  int
	progress func(done, total int)
	tables   []*table
	byBoxes  map[string]*table
	lock     sync.Mutex
	done     int
}

// seat puts a pairing to the others of its boxes.
func (e *enumerator) seat(p *OrganizedPairing, players []Player) {
	boxes := boxesInPlay(e.report.Mode, players, e.opts)
	sorted := slices.Sorted(slices.Values(boxes[0]))
	key := strings.Join(sorted, "\n")
	if e.byBoxes == nil {
		e.byBoxes = map[string]*table{}
	}
	t := e.byBoxes[key]
	if t == nil {
		pool, refused := newPool(e.field.Rules, true, boxes)
		if p.Refused = refused; len(refused) > 0 {
			return
		}
		t = &table{pool: pool, ids: newRegistry()}
		for camp := range t.byID {
			t.byID[camp] = map[[SetsMixed]string]int{}
		}
		e.byBoxes[key] = t
		e.tables = append(e.tables, t)
	}
	p.Boxes = t.pool.boxes
	t.pairings = append(t.pairings, p)
	for camp := range hex.Camp(hex.Camps) {
		id := hostID(p, camp)
		if _, known := t.byID[camp][id]; !known {
			t.byID[camp][id] = len(t.hands[camp])
			t.hands[camp] = append(t.hands[camp], hand(p.Sets[camp][:]))
		}
	}
}

// names are the sets of a pairing.
func (p *OrganizedPairing) names() []string {
	var out []string
	for camp := range hex.Camp(hex.Camps) {
		id := hostID(p, camp)
		out = append(out, id[:]...)
	}
	return out
}

func hostID(p *OrganizedPairing, camp hex.Camp) [SetsMixed]string {
	return [SetsMixed]string{idOf(p.Sets[camp][0]), idOf(p.Sets[camp][1])}
}

// run works all tables off.
func (e *enumerator) run() {
	for _, t := range e.tables {
		t.lay(e)
		groups := t.groups()
		e.share(len(groups), func() func(int) {
			m := newCombiner(t.arsenal, t.ids)
			return func(i int) {
				if len(m.prospects) > remembered {
					m = newCombiner(t.arsenal, t.ids)
				}
				for _, place := range groups[i] {
					e.pairing(t, m, place)
				}
			}
		})
	}
	e.tell(len(e.report.Pairings) - e.done)
}

// mostLeftViews is how many left views a worker keeps before it forgets everything, to bound its memory.
const remembered = 40_000

// inParallel lets the workers take numbers from 0 to n-1, each with a function of its own.
func (e *enumerator) share(n int, worker func() func(int)) {
	_ = workers.Share(context.Background(), n, e.workers, func() func(int) error { // no worker fails
		work := worker()
		return func(i int) error {
			work(i)
			return nil
		}
	})
}

// reportDone reports matchups that are done.
func (e *enumerator) tell(n int) {
	e.lock.Lock()
	defer e.lock.Unlock()
	e.done += n
	if e.progress != nil && n > 0 {
		e.progress(e.done, len(e.report.Pairings))
	}
}

// pairing answers for one matchup.
func (e *enumerator) pairing(t *table, m *combiner, place int) {
	p := t.pairings[place]
	hosts := t.both(p)
	if t.proved[place] {
		m.report(p, hosts, m.combine(hosts, t.matches[place]), crampedAny(t.matches[place]))
	} else {
		m.guess(p, hosts)
	}
	e.sample(p)
	e.tell(1)
}
