package placement

import (
	"slices"
	"sync/atomic"

	"muster/internal/workers"
)

// tally is the results on some boards.
type tally struct {
	boards, markers, realms int
	uneven                  int
	fairest                 *Witness
}

// looker examines whole boards.
type looker struct {
	q     *Question
	board *Board
	plan  *Plan
}

// look examines the board. Its fairest realm counts if it is less uneven than less.
func (l *looker) look(t *tally, less int) {
	t.boards++
	l.plan = l.board.Plan(l.plan)
	if !l.plan.MarkersFit() {
		return
	}
	t.markers++
	l.plan.Sit()
	seats := l.plan.Fits()
	if seats == nil {
		return
	}
	t.realms++
	if t.fairest != nil {
		less = min(less, t.uneven)
	}
	if less == 0 || !l.board.Joined() {
		return
	}
	if better, uneven := l.plan.Fairest(l.q.By, less); better != nil {
		t.uneven, t.fairest = uneven, l.witness(better)
	}
}

// most is an upper bound of every measure.
const most = 1 << 20

// witness saves the pieces on the board.
func (l *looker) witness(seats []Seat) *Witness {
	w := &Witness{Tiles: l.board.Order(), Seats: slices.Clone(seats)}
	for i := range w.Seats {
		w.Markers = append(w.Markers, l.plan.Markers[w.Seats[i].Marker])
		w.Seats[i].Marker = i
	}
	return w
}

// add adds later results to earlier ones.
func (t *tally) add(later *tally) {
	t.boards, t.markers, t.realms = t.boards+later.boards, t.markers+later.markers, t.realms+later.realms
	if later.fairest != nil && (t.fairest == nil || later.uneven < t.uneven) {
		t.uneven, t.fairest = later.uneven, later.fairest
	}
}

// known holds the best realms so far: for each of the lowest measures, the smallest number that found one. Later
// searches need only look for smaller measures; of equal ones the first counts. So the result does not depend on the
// workers' speed.
type known [8]atomic.Int64

func newKnown(n int) *known {
	k := new(known)
	for i := range k {
		k[i].Store(int64(n))
	}
	return k
}

// before returns the best measure found before a number, or most.
func (k *known) before(i int) int {
	for uneven := range k {
		if k[uneven].Load() < int64(i) {
			return uneven
		}
	}
	return most
}

// found records a number's result.
func (k *known) found(i int, t *tally) {
	if t.fairest == nil || t.uneven >= len(k) {
		return
	}
	at := &k[t.uneven]
	for now := at.Load(); int64(i) < now; now = at.Load() {
		if at.CompareAndSwap(now, int64(i)) {
			return
		}
	}
}

// every examines every board.
func every(q Question, all counted) (*Answer, error) {
	list := units(q.Set)
	found := make([]tally, len(list))
	best := newKnown(len(list))
	var done atomic.Int64
	err := workers.Share(q.Stop, len(list), q.Workers, func() func(int) error {
		g := newGrower(q.Set, len(q.Set.Pieces))
		l := looker{q: &q, board: g.board}
		return func(i int) error {
			t := &found[i]
			g.visit = func() bool {
				l.look(t, best.before(i))
				return q.Stop.Err() == nil
			}
			if !g.from(list[i]) {
				return ErrStopped
			}
			best.found(i, t)
			if q.Progress != nil {
				q.Progress(int(done.Add(1)), len(list))
			}
			return nil
		}
	})
	if err != nil || q.Stop.Err() != nil {
		return nil, ErrStopped
	}
	var sum tally
	for i := range found {
		sum.add(&found[i])
	}
	return &Answer{
		Counted: true, Looked: all.looked, Boards: exact(sum.boards), Markers: exact(sum.markers), Realms: exact(sum.realms),
		Uneven: sum.uneven, Fairest: sum.fairest,
	}, nil
}
