package muster

import (
	"slices"
	"strings"
	"sync"

	"muster/engine/field"
	"muster/maps/hex"
)

// EnumerateOrganized answers for every draw of every matchup, exactly where that can be done, by up to workers at a time.
// progress, when it is not nil, is told how many matchups are done, never by two workers at once. The answer does not
// depend on workers. Of the options Boxes, Reserve, Zone, Owner, RevealFirst and Seed count, the last for samples.
func EnumerateOrganized(
	f *field.Field, matchups []Matchup, opts Options, workers int, progress func(done, total int),
) *OrganizedReport {
	r := &OrganizedReport{Field: f, Reserve: opts.reserve(), RevealFirst: opts.RevealFirst}
	r.Refused = refuseField(f, ModeOrganized, &opts, opts.Zone)
	if opts.Owner >= hex.Camps || opts.RevealFirst >= hex.Camps {
		r.Refused = append(r.Refused, Refusal{Kind: BadCamp, Want: "pennant, standard"})
	}
	if len(r.Refused) > 0 {
		return r
	}
	r.Pairings = make([]OrganizedPairing, len(matchups))
	e := &enumerator{field: f, opts: &opts, report: r, workers: max(1, workers), progress: progress}
	for i := range matchups {
		p := &r.Pairings[i]
		p.Matchup = matchups[i]
		players := p.players(&opts)
		if p.Refused = refuseOrganized(f, players, &opts); len(p.Refused) == 0 {
			e.seat(p, players)
		}
	}
	e.run()
	return r
}

// enumerator is an enumeration while it is made.
type enumerator struct {
	field    *field.Field
	opts     *Options
	report   *OrganizedReport
	workers  int
	progress func(done, total int)
	tables   []*table
	byBoxes  map[string]*table
	lock     sync.Mutex
	done     int
}

// table is everything that is played with the same boxes.
type table struct {
	arsenal  *arsenal
	ids      *registry
	hosts    [hex.Camps][]*host
	byID     [hex.Camps]map[[SetsMixed]string]int
	pairings []*OrganizedPairing
	pool     *pool
	hands    [hex.Camps][][]*Card
}

// seat puts a pairing to the others of its boxes.
func (e *enumerator) seat(p *OrganizedPairing, players []Player) {
	boxes := boxesFor(organizedPlan(), players, e.opts)
	sorted := slices.Sorted(slices.Values(boxes[0]))
	key := strings.Join(slices.Compact(sorted), "\n")
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
			m := newCombiner(t.arsenal, t.ids, e.opts.RevealFirst)
			return func(i int) {
				if len(m.prospects) > remembered {
					m = newCombiner(t.arsenal, t.ids, e.opts.RevealFirst)
				}
				for _, p := range groups[i] {
					e.pairing(t, m, p)
				}
			}
		})
	}
	e.tell(len(e.report.Pairings) - e.done)
}

// remembered is how many prospects a worker keeps before it forgets everything, to bound its memory: some 200 MiB.
const remembered = 60_000

// groups are the pairings with the same hosts of one camp behind each other. One worker takes a group, for much of what
// it remembers of a host serves only that host.
func (t *table) groups() [][]*OrganizedPairing {
	var out [][]*OrganizedPairing
	for i, p := range t.pairings {
		n := len(out) - 1
		if i == 0 || hostID(p, hex.Pennant) != hostID(t.pairings[i-1], hex.Pennant) {
			out = append(out, nil)
			n++
		}
		out[n] = append(out[n], p)
	}
	return out
}

// lay makes the arsenal and the hosts. Their ids are given in the order of the hosts, whoever comes first.
func (t *table) lay(e *enumerator) {
	var cards []*Card
	for camp := range t.hands {
		for _, hand := range t.hands[camp] {
			cards = append(cards, hand...)
		}
	}
	t.arsenal = newArsenal(t.pool, e.opts.all(), cards)
	var all []*host
	for camp := range hex.Camp(hex.Camps) {
		for _, hand := range t.hands[camp] {
			h := newHost(e.field, t.arsenal, camp, e.opts.Zone, hand)
			t.hosts[camp] = append(t.hosts[camp], h)
			all = append(all, h)
		}
	}
	t.arsenal.contend(t.pairs())
	own := make([]*registry, len(all))
	e.share(len(all), func() func(int) {
		return func(i int) {
			own[i] = newRegistry()
			all[i].lay(t.arsenal, own[i])
		}
	})
	var want [hex.Camps][]uint8
	for i, h := range all {
		readies, fates := t.ids.take(own[i])
		h.rename(t.ids, readies, fates)
		if want[h.camp] == nil {
			want[h.camp] = make([]uint8, len(h.want))
		}
		for i, n := range h.want { // the same for all hosts, so that what is remembered of one serves the others
			want[h.camp][i] = max(want[h.camp][i], n)
		}
		h.want = want[h.camp]
	}
}

// pairs are the hosts that meet.
func (t *table) pairs() [][hex.Camps]*host {
	var out [][hex.Camps]*host
	for _, p := range t.pairings {
		out = append(out, t.both(p))
	}
	return out
}

// both are the hosts of a pairing.
func (t *table) both(p *OrganizedPairing) (hosts [hex.Camps]*host) {
	for camp := range hex.Camp(hex.Camps) {
		hosts[camp] = t.hosts[camp][t.byID[camp][hostID(p, camp)]]
	}
	return hosts
}

// share lets the workers take numbers from 0 to n-1, each with a function of its own.
func (e *enumerator) share(n int, worker func() func(int)) {
	next := make(chan int)
	var wait sync.WaitGroup
	for range min(e.workers, n) {
		work := worker()
		wait.Go(func() {
			for i := range next {
				work(i)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	wait.Wait()
}

// tell reports matchups that are done.
func (e *enumerator) tell(n int) {
	e.lock.Lock()
	defer e.lock.Unlock()
	e.done += n
	if e.progress != nil && n > 0 {
		e.progress(e.done, len(e.report.Pairings))
	}
}

// pairing answers for one matchup.
func (e *enumerator) pairing(t *table, m *combiner, p *OrganizedPairing) {
	hosts := t.both(p)
	s := m.combine(hosts)
	m.report(p, hosts, s)
	m.sample(p, hosts, e.opts.Seed)
	e.tell(1)
}
