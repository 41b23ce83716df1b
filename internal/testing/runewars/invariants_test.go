package runewars

import (
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
)

// made returns a generated game in which every seat plays at random.
func made(t testing.TB, seed uint64) *WatchedGame {
	t.Helper()
	seats := 1 + int(seed%4)
	g, err := Game(seed, seats)
	if err != nil {
		t.Fatal(err)
	}
	return &WatchedGame{Rules: g.Rules, Seed: seed, Players: slices.Repeat([]string{"random"}, seats), Every: 61}
}

// TestGenerated checks the invariants in generated games:
//   - Units, cards, runes and tokens are each in one place (RW-LIM-01, RW-LIM-02, RW-LIM-05, RW-FORT-05,
//     RW-FORT-06, RW-RUNE-05, RW-CITY-03, RW-DES-02).
//   - Areas belong to the right seats (RW-TERM-03, RW-TERM-04, RW-TERM-06, RW-TERM-07).
//   - Hidden information stays hidden (RW-SEAS-11, RW-RUNE-03, RW-BID-01, RW-OBJ-01, RW-SETUP-29).
//   - An eliminated seat has nothing (RW-ELIM-01).
//   - Heroes live (RW-DUEL-05), and removed heroes leave nothing behind (RW-CMD-07, RW-CMD-10, RW-DUEL-06).
//   - The number of units matches the cards (RW-DEV-06).
//   - Units that no area takes in go back to the box (RW-RET-08).
//   - Seasons begin correctly (RW-SEAS-04, RW-SEAS-05).
func TestGenerated(t *testing.T) {
	games := uint64(24)
	if testing.Short() {
		games = 12
	}
	for seed := range games {
		g := made(t, seed)
		if seed%6 == 5 {
			g.Players[0] = "greedy"
		}
		if _, err := g.Play(); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
}

// Regression tests of broken invariants. A card's legal choices depended on information that only other seats had
// (RW-RUNE-03). Units of two sides retreated to one area (RW-RET-07). A simulation had more Tactics cards than a hand
// (RW-BTL-07), and a hero in one had lost the Reward that keeps it alive to another hero (RW-DUEL-05).
func TestFound(t *testing.T) {
	for _, found := range []struct {
		seed  uint64
		every int
	}{{20126, 7}, {21175, 7}, {5243, 7}, {50142, 7}, {1300930, 29}} {
		g := made(t, found.seed)
		g.Every = found.every
		if _, err := g.Play(); err != nil {
			t.Errorf("seed %d: %v", found.seed, err)
		}
	}
}

// TestShipped checks that every shipped scenario and realm keeps all invariants, and that its record replays.
func TestShipped(t *testing.T) {
	cat, played := library.New(nil, 1), 0
	for _, kind := range []string{rulebook.KindScenario, rulebook.KindRealm} {
		for i, e := range cat.All(kind) {
			s, _ := setup.Open(e)
			if s == nil || testing.Short() && i > 1 {
				continue
			}
			played++
			list := slices.Repeat([]string{"random"}, len(s.Factions))
			g := WatchedGame{Rules: s.Rules, Seed: 3, Players: list, Every: 61}
			r, err := g.Play()
			if err != nil {
				t.Errorf("%s: %v", e.ID, err)
			}
			again, err := Recorded(s, e.ID, 3, list)
			if r.Seen = again.Seen; err != nil || r != again {
				t.Errorf("%s: recorded it ends as %+v, not %+v: %v", e.ID, again, r, err)
			}
		}
	}
	if played < 3 {
		t.Errorf("%d are played", played)
	}
}

// at returns a generated game with decks, heroes and all seats in play, some choices after its start.
func at(t *testing.T) (*runewars.Rules, runewars.State) {
	t.Helper()
	g, err := Dealt(2, "daqan", "uthuk", "latari")
	if err != nil {
		t.Fatal(err)
	}
	var s runewars.State
	runewars.Start(g.Rules, &s, 2, nil)
	for s.Year < 2 || s.Frames[s.Depth-1].Kind != runewars.InOrders {
		legal := runewars.Legal(g.Rules, &s, nil)
		if err := runewars.Apply(g.Rules, &s, legal[(7*int(s.Year)+len(legal))%len(legal)], nil); err != nil {
			t.Fatal(err)
		}
	}
	w := newWatch(g.Rules, &s)
	if w.state(); w.err != nil {
		t.Fatal(w.err)
	}
	return g.Rules, s
}

// TestBroken checks that the watcher finds each of these broken states.
func TestBroken(t *testing.T) {
	r, begun := at(t)
	for name, broken := range map[string]func(s *runewars.State){
		"a unit more":             func(s *runewars.State) { held(s).Standing[0]++ },
		"a unit more, counted":    func(s *runewars.State) { held(s).Standing[0]++; held(s).Units++ },
		"nine units":              func(s *runewars.State) { crowd(s, 9) },
		"units of nobody":         func(s *runewars.State) { held(s).Holder = runewars.NoSeat },
		"an area of two":          func(s *runewars.State) { s.Held[1] |= s.Held[0] },
		"an empty area of one":    func(s *runewars.State) { s.Empty |= s.Held[0] },
		"a rune of no kind":       func(s *runewars.State) { s.Areas[0].Rune = 3 },
		"too many false runes":    func(s *runewars.State) { runes(s, len(r.Areas)) },
		"a damaged nothing":       func(s *runewars.State) { free(s).Hurt = true },
		"a stronghold of seat 3":  func(s *runewars.State) { free(s).Fort = 3 },
		"a second development":    func(s *runewars.State) { fort(s).Builds = [2]runewars.Made{1, 2} },
		"a city twice":            func(s *runewars.State) { s.Cities = 1<<len(r.Cities) - 1 },
		"a burnt home":            func(s *runewars.State) { home(r, s).Burnt = true },
		"a capital unbought":      func(s *runewars.State) { fort(s).Capital = true },
		"activated in spring":     func(s *runewars.State) { s.Season = runewars.Spring; s.Areas[1].Active = 1 },
		"activated by nobody":     func(s *runewars.State) { s.Areas[1].Active = 1 << 3 },
		"a card twice":            func(s *runewars.State) { s.Spent[0].Add(s.Left[0].Next(0)) },
		"a card gone":             func(s *runewars.State) { s.Left[1].Drop(s.Left[1].Next(0)) },
		"a Reward gone":           func(s *runewars.State) { s.Left[runewars.DeckRewards] = runewars.Cards{} },
		"a Fate card gone":        func(s *runewars.State) { s.Fate.Left, s.Fate.Spent = s.Fate.Left&^1, s.Fate.Spent&^1 },
		"a Title of who is out":   func(s *runewars.State) { s.Titles[0].Owner = 3 },
		"a dial past its end":     func(s *runewars.State) { s.Seats[0].Dials[1] = r.Numbers.DialMost + 1 },
		"an Order too many":       func(s *runewars.State) { s.Season = runewars.Summer; s.Seats[0].Used = 7 },
		"out with cards":          func(s *runewars.State) { s.Seats[0].Out = true },
		"too many Quests":         func(s *runewars.State) { s.Seats[0].Quests = runewars.CardsTo(9) },
		"a hero of nobody":        func(s *runewars.State) { s.Heroes[hero(s)].Owner = runewars.NoSeat },
		"a hero nowhere":          func(s *runewars.State) { g := hero(s); s.Heroes[g].Area, s.Heroes[g].Damage = 0xff, 1 },
		"a hero who lives on":     func(s *runewars.State) { s.Heroes[hero(s)].Damage = 20 },
		"a hero trained thrice":   func(s *runewars.State) { s.Heroes[hero(s)].Trained[0] = 3 },
		"a commander cardless":    func(s *runewars.State) { s.Heroes[hero(s)].Leads = 5 },
		"a frame unwiped":         func(s *runewars.State) { s.Frames[s.Depth].N = 1 },
		"nobody decides":          func(s *runewars.State) { s.Frames[s.Depth-1].Decider = 3 },
		"a war of nobody":         func(s *runewars.State) { s.War.Less = 1 },
		"a year too late":         func(s *runewars.State) { s.Year = r.Options.Years + 1 },
		"one plays twice":         func(s *runewars.State) { s.Play[0] = s.Play[1] },
		"won too early":           func(s *runewars.State) { s.Winner = 1 },
		"runes that are not":      func(s *runewars.State) { s.Ended, s.Winner = runewars.ByRunes, 0 },
		"alone among three":       func(s *runewars.State) { s.Ended, s.Winner = runewars.ByAlone, 0 },
		"the last year, too soon": func(s *runewars.State) { s.Ended, s.Winner = runewars.ByYears, 0 },
	} {
		s := begun
		w := newWatch(r, &s)
		w.cleared = true
		broken(&s)
		if w.state(); w.err == nil {
			t.Errorf("%s is not found", name)
		}
	}
}

// place returns the first area for which has is true.
func place(s *runewars.State, has func(a int, p *runewars.Place) bool) *runewars.Place {
	for a := range s.Areas {
		if has(a, &s.Areas[a]) {
			return &s.Areas[a]
		}
	}
	panic("no area is so")
}

func held(s *runewars.State) *runewars.Place {
	return place(s, func(_ int, p *runewars.Place) bool { return p.Holder == 0 && p.Units > 0 })
}

// crowd moves n units of the first kind from the pool to an area.
func crowd(s *runewars.State, n uint8) {
	p := held(s)
	p.Standing[0], p.Units, s.Pool[0][0] = p.Standing[0]+n, p.Units+n, s.Pool[0][0]-n
}

func free(s *runewars.State) *runewars.Place {
	return place(s, func(_ int, p *runewars.Place) bool { return p.Fort == runewars.NoSeat })
}

func fort(s *runewars.State) *runewars.Place {
	return place(s, func(_ int, p *runewars.Place) bool { return p.Fort == 0 })
}

func home(r *runewars.Rules, s *runewars.State) *runewars.Place {
	return place(s, func(a int, _ *runewars.Place) bool { return r.Areas[a].Home == 0 })
}

func runes(s *runewars.State, areas int) {
	for a := range areas {
		s.Areas[a].Rune = runewars.FalseRune
	}
}

func hero(s *runewars.State) int {
	return slices.IndexFunc(s.Heroes[:], func(g runewars.Figure) bool { return g.Owner != runewars.NoSeat })
}

// TestBrokenEvents does the same for events that no rule allows, and for a change without an event (RW-DIAL-01).
func TestBrokenEvents(t *testing.T) {
	r, begun := at(t)
	event := func(k runewars.EventKind, n, m uint8) []runewars.Event {
		return []runewars.Event{runewars.Event{Kind: k}.WithNumbers(n, m)}
	}
	for name, events := range map[string][]runewars.Event{
		"a card of another season":        event(runewars.SeasonCardDrawn, uint8(begun.Season), 0),
		"a season that comes too early":   event(runewars.SeasonBegan, uint8(begun.Season), begun.Year+1),
		"a dial that is not set":          event(runewars.DialSet, 1, begun.Seats[0].Dials[1]^1),
		"a dial past its end":             event(runewars.DialSet, 1, r.Numbers.DialMost+1),
		"influence that nobody gets":      event(runewars.InfluenceGained, 1, 0),
		"influence that nobody has":       event(runewars.InfluencePaid, 200, 0),
		"an end that is none":             event(runewars.GameEnded, 0, 0),
		"something that happens after it": {{Kind: runewars.GameEnded}, {Kind: runewars.SeasonBegan}},
	} {
		s := begun
		w := newWatch(r, &s)
		if w.see(&begun, events); w.err == nil {
			t.Errorf("%s is not found", name)
		}
	}
	for name, broken := range map[string]func(s *runewars.State){
		"a dial":         func(s *runewars.State) { s.Seats[1].Dials[0] ^= 1 },
		"influence":      func(s *runewars.State) { s.Seats[1].Influence++ },
		"a season":       func(s *runewars.State) { s.Year++ },
		"an end":         func(s *runewars.State) { s.Ended = runewars.ByYears },
		"who comes back": func(s *runewars.State) { s.Seats[0].Out = false },
	} {
		s := begun
		w := newWatch(r, &s)
		before := begun
		before.Seats[0].Out = name == "who comes back"
		broken(&s)
		if w.see(&before, nil); w.err == nil {
			t.Errorf("%s that changes untold is not found", name)
		}
	}
}

// TestOtherwise checks that the changed state differs in all information hidden from a seat (RW-SEAS-11, RW-RUNE-03).
// Otherwise the comparison would find nothing.
func TestOtherwise(t *testing.T) {
	r, s := at(t)
	s.Seats[1].Has, s.Seats[1].Order = true, 1
	p := &player{watcher: newWatch(r, &s), game: &WatchedGame{Rules: r}, chance: engine.NewRand(1, "probes")}
	other := s
	p.otherwise(&other, 0)
	if other.Seats[1].Tactics == s.Seats[1].Tactics || other.Seats[1].Quests == s.Seats[1].Quests {
		t.Error("hands are the same")
	}
	if other.Seats[0] != s.Seats[0] {
		t.Error("the own hand is another one")
	}
	runes := 0
	for a := range r.Areas {
		if q, o := &s.Areas[a], &other.Areas[a]; q.Rune != o.Rune {
			runes++
			if q.Seen&1 == 1 {
				t.Errorf("the rune in %d is another one, and was looked at", a)
			}
		}
	}
	if runes == 0 {
		t.Error("all runes are the same")
	}
}

// TestOtherwiseBids checks that a changed hidden bid is a legal one (RW-BID-01): not above the highest of Legal,
// whatever the influence.
func TestOtherwiseBids(t *testing.T) {
	r, s := at(t)
	s.Frames[s.Depth-1] = runewars.Frame{Kind: runewars.InBid, Seat: 1, Decider: 1}
	s.Seats[1].Influence = 255
	legal := runewars.Legal(r, &s, nil)
	most := legal[len(legal)-1].Card()
	s.Seats[1].Has = true
	p := &player{watcher: newWatch(r, &s), chance: engine.NewRand(1)}
	for range 60 {
		other := s
		if p.otherwise(&other, 0); other.Seats[1].Bid > most {
			t.Fatalf("a bid is %d, at most %d is legal", other.Seats[1].Bid, most)
		}
	}
}
