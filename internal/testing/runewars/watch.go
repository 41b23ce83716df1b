package runewars

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars"
)

// watcher follows one game and keeps the first broken invariant.
type watcher struct {
	r   *runewars.Rules
	s   *runewars.State // after the events that are being read
	err error

	dials     [runewars.MaxSeats][runewars.Dials]uint8 // as events tell of them
	influence [runewars.MaxSeats]int
	season    int  // seasons since the first one
	cleared   bool // a spring has taken the activation tokens
	spring    bool // it has begun, and has not done so yet
	card      bool // a season has begun, and has not turned its card yet
	over      bool
}

func newWatch(r *runewars.Rules, s *runewars.State) *watcher {
	w := &watcher{r: r, s: s}
	w.follow()
	return w
}

// follow stores the current state.
func (w *watcher) follow() {
	w.season = seasons(w.s)
	for i := range w.s.Seats {
		w.dials[i], w.influence[i] = w.s.Seats[i].Dials, int(w.s.Seats[i].Influence)
	}
}

// seasons counts the seasons from the start of the first year.
func seasons(s *runewars.State) int { return int(s.Year)*runewars.Seasons + int(s.Season) }

// fail records the first broken invariant.
func (w *watcher) fail(format string, args ...any) {
	if w.err == nil {
		top := runewars.FrameKinds
		if w.s.Depth > 0 {
			top = w.s.Frames[w.s.Depth-1].Kind
		}
		w.err = fmt.Errorf("year %d, season %d, in %v: %s", w.s.Year, w.s.Season, top, fmt.Sprintf(format, args...))
	}
}

// must fails if an invariant is broken.
func (w *watcher) must(kept bool, format string, args ...any) {
	if !kept {
		w.fail(format, args...)
	}
}

// wrapped adds the choice after which an invariant was broken.
func wrapped(err error, a runewars.Action, n int) error {
	return fmt.Errorf("choice %d, %v: %w", n, a, err)
}

// busy reports whether one of some frames is on the stack.
func (w *watcher) busy(kinds ...runewars.FrameKind) bool {
	return slices.ContainsFunc(w.s.Frames[:w.s.Depth], func(f runewars.Frame) bool {
		return slices.Contains(kinds, f.Kind)
	})
}

// waits reports whether a choice of one of some kinds is pending.
func (w *watcher) waits(kinds ...runewars.FrameKind) bool {
	return !w.s.Over() && w.s.Depth > 0 && slices.Contains(kinds, w.s.Frames[w.s.Depth-1].Kind)
}

// began reads the events of the set-up, which do not contain all starting possessions.
func (w *watcher) began(events []runewars.Event) {
	for i := range events {
		w.over = w.over || events[i].Kind == runewars.GameEnded
		w.cleared = w.cleared || events[i].Kind == runewars.TokensCleared
	}
	w.follow()
}

// see reads the events of one choice and compares them with the state. Dials and influence change only with an event
// (RW-DIAL-01). Time goes forward (RW-SEAS-01). The end is reported once, as the last event.
func (w *watcher) see(before *runewars.State, events []runewars.Event) {
	if before.Depth > 1 && before.Frames[1].Kind == runewars.InSetup {
		w.began(events)
		return
	}
	for i := range events {
		w.event(&events[i])
		w.must(events[i].Kind != runewars.GameEnded || i == len(events)-1, "something happens after the end: %v",
			events[len(events)-1])
	}
	w.must(w.over == w.s.Over(), "the end is not told")
	for i := range w.r.Seats {
		p := &w.s.Seats[i]
		w.must(p.Dials == w.dials[i], "seat %d has dials at %v, events tell of %v", i, p.Dials, w.dials[i])
		w.must(int(p.Influence) == w.influence[i], "seat %d has %d influence, events tell of %d", i, p.Influence,
			w.influence[i])
		w.must(!before.Seats[i].Out || p.Out, "seat %d is in the game again (RW-ELIM-01)", i)
	}
	w.must(!w.waits(runewars.InOrders) || !w.spring && !w.card, "Orders are chosen before the season has begun")
	w.must(w.season == seasons(w.s), "it is season %d of year %d, events tell of another", w.s.Season, w.s.Year)
}

// deck returns the Season deck of the current season.
func (w *watcher) deck() runewars.Deck { return runewars.Deck(w.season % runewars.Seasons) }

// event follows one event.
func (w *watcher) event(e *runewars.Event) {
	switch e.Kind {
	case runewars.SeasonBegan:
		now := e.Year()*runewars.Seasons + int(e.Season())
		w.must(now == w.season || now == w.season+1, "season %d of year %d comes after another one", e.Season(), e.Year())
		w.season = now
		deck := runewars.DeckSpring + runewars.Deck(e.Season())
		w.spring, w.card = e.Season() == runewars.Spring, !w.r.Decks[deck].None()
	case runewars.TokensCleared: // RW-SEAS-05
		w.cleared, w.spring = true, false
	case runewars.SeasonCardDrawn: // RW-SEAS-03, RW-SEAS-04
		deck := runewars.DeckSpring + w.deck()
		w.must(w.card && w.r.Decks[deck].Has(e.Card), "season %d turns card %d", e.Season(), e.Card)
		w.card = false
	case runewars.DialSet:
		w.must(int(e.Seat) < len(w.r.Seats) && e.Dial() < runewars.Dials && e.Space() <= w.r.Numbers.DialMost,
			"dial %d of seat %d is set to %d", e.Dial(), e.Seat, e.Space())
		if w.err == nil {
			w.dials[e.Seat][e.Dial()] = e.Space()
		}
	case runewars.InfluenceGained:
		w.influence[e.Seat] += e.Influence()
	case runewars.InfluencePaid, runewars.ParleyBegan: // RW-DIPL-02
		w.influence[e.Seat] -= e.Influence()
		w.must(w.influence[e.Seat] >= 0, "seat %d pays %d influence that it has not", e.Seat, e.Influence())
	case runewars.SeatOut: // RW-ELIM-01
		w.dials[e.Seat], w.influence[e.Seat] = [runewars.Dials]uint8{}, 0
	case runewars.GameEnded:
		w.must(!w.over, "the game ends twice")
		w.over = true
	}
}

// state checks the invariants of a state that do not depend on its history.
func (w *watcher) state() {
	w.frames()
	if w.err != nil {
		return // nothing else can be asked
	}
	w.areas()
	w.tokens()
	w.control()
	w.cards()
	w.titles()
	w.seats()
	w.heroes()
	w.units()
	w.time()
}
