package placement

import (
	"slices"
	"sync/atomic"

	"muster/internal/workers"
)

// tally is what was found on some boards.
type tally struct {
	boards, markers, realms int
	uneven                  int
	fairest                 *Witness
}

// looker looks at whole boards.
type looker struct {
	q     *Question
	board *Board
	plan  *Plan
}

// look takes down what there is on the board. The fairest realm on it counts when it is less uneven than so much.
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

// most is more than any measure comes to.
const most = 1 << 20

// witness keeps what lies on the board.
func (l *looker) witness(seats []Seat) *Witness {
	w := &Witness{Tiles: l.board.Order(), Seats: slices.Clone(seats)}
	for i := range w.Seats {
		w.Markers = append(w.Markers, l.plan.Markers[w.Seats[i].Marker])
		w.Seats[i].Marker = i
	}
	return w
}

// add puts what was found later to what was found before.
func (t *tally) add(later *tally) {
	t.boards, t.markers, t.realms = t.boards+later.boards, t.markers+later.markers, t.realms+later.realms
	if later.fairest != nil && (t.fairest == nil || later.uneven < t.uneven) {
		t.uneven, t.fairest = later.uneven, later.fairest
	}
}

// known is how even a realm was found where: for the least measures, the least number of what found one. Who comes
// later need only look for what is less: of equal ones the first counts. So the answer does not depend on who is quick.
type known [8]atomic.Int64

func newKnown(n int) *known {
	k := new(known)
	for i := range k {
		k[i].Store(int64(n))
	}
	return k
}

// before is what was found before a number, by its measure; most where nothing was.
func (k *known) before(i int) int {
	for uneven := range k {
		if k[uneven].Load() < int64(i) {
			return uneven
		}
	}
	return most
}

// found takes down what a number has found.
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

// every looks at every board.
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
