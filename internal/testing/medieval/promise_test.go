package medieval

import (
	"slices"
	"testing"

	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
	"muster/maps/hex"
)

var (
	randoms = [boards.Camps]string{"random", "random"}
	mixed   = [boards.Camps]string{"greedy", "random"}
)

// TestShipped checks that every shipped scenario keeps all invariants.
func TestShipped(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	cat := medieval.Game().Load(nil, 1)
	for _, e := range cat.All(rulebook.KindAdventure) {
		s, refused := setup.Open(cat, e, setup.Options{})
		for _, r := range refused {
			t.Errorf("%s: %s", e.ID, r.Message())
		}
		for seed := uint64(0); s != nil && seed < 6; seed++ {
			g := game(s.Battle(seed))
			if seed == 0 {
				g.Players = mixed
			}
			if _, err := g.Play(); err != nil {
				t.Errorf("%s, seed %d: %v", e.ID, seed, err)
			}
			if _, err := g.PlayTurned(); err != nil {
				t.Errorf("%s, seed %d: %v", e.ID, seed, err)
			}
		}
	}
}

// game returns a battle between random players.
func game(b *setup.Battle) WatchedGame {
	return WatchedGame{Rules: b.Rules, Seed: b.Seed, Players: randoms, Every: 61}
}

// TestAnyNumbers checks that battles with numbers that no author can write keep all invariants, and so do their rotated
// images.
func TestAnyNumbers(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for seed := range uint64(80) {
		r, err := Battle(seed)
		if err != nil {
			t.Fatal(err)
		}
		if begun := r.Start(seed); begun.Camps[0].Empty() || begun.Camps[1].Empty() {
			continue // no pieces, no battle
		}
		g := WatchedGame{Rules: r, Seed: seed, Players: randoms, Every: 61}
		if _, err := g.Play(); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		if _, err := g.PlayTurned(); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
}

// open opens a generated battle.
func open(t testing.TB, seed uint64) *setup.Battle {
	t.Helper()
	cat := medieval.Game().Load(AuthoredBattle(seed), 1)
	for _, e := range cat.Given() {
		for _, d := range e.Schema {
			t.Fatalf("seed %d: %s: %s", seed, d.Code, d.Message)
		}
	}
	b, refused := setup.New(cat, cat.Find(rulebook.KindAdventure, ID), setup.Options{Seed: seed})
	for _, r := range refused {
		t.Fatalf("seed %d: %s", seed, r.Message())
	}
	return b
}

// rare are events that these random games need not show; the vectors do.
var rare = []kernel.EventKind{kernel.LeaderLeft}

// TestMadeUp checks that generated battles keep all invariants, and show every kind of event.
func TestMadeUp(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	var seen [kernel.EventKinds]int
	for seed := range uint64(150) {
		g := game(open(t, seed))
		if seed%12 == 0 {
			g.Players = mixed
		}
		r, err := g.Play()
		if err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		for kind, n := range r.Seen {
			seen[kind] += n
		}
	}
	for kind, n := range seen {
		if k := kernel.EventKind(kind); n == 0 && !slices.Contains(rare, k) {
			t.Errorf("no made-up game has the event %q", k)
		}
	}
}

// TestMadeUpTurned does the same for their rotated images.
func TestMadeUpTurned(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for seed := range uint64(60) {
		g := game(open(t, seed))
		if _, err := g.PlayTurned(); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
	}
}

// TestBroken checks that the watcher finds each of these broken states.
func TestBroken(t *testing.T) {
	b := open(t, 3)
	last := len(b.Rules.Setup) - 1
	for name, spoil := range map[string]func(s *kernel.State, u *kernel.Unit){
		"a block more":  func(_ *kernel.State, u *kernel.Unit) { u.Blocks++ },
		"a block less":  func(_ *kernel.State, u *kernel.Unit) { u.Blocks-- },
		"a unit moved":  func(s *kernel.State, u *kernel.Unit) { u.At = s.Units[1].At },
		"a unit gone":   func(_ *kernel.State, u *kernel.Unit) { u.At = hex.None },
		"another kind":  func(_ *kernel.State, u *kernel.Unit) { u.Kind++ },
		"a mark left":   func(s *kernel.State, _ *kernel.Unit) { s.Units[last].Marks, s.Units[0].Marks = 1, 1 },
		"a banner more": func(s *kernel.State, _ *kernel.Unit) { s.Banners[0]++ },
		"a token more":  func(s *kernel.State, _ *kernel.Unit) { s.Seats[1].Tokens++ },
		"a hex taken": func(s *kernel.State, _ *kernel.Unit) {
			s.Taken.Add(s.Taken.First() + 1)
			s.Taken.Remove(s.Taken.First())
		},
		"a unit on many hexes": func(s *kernel.State, _ *kernel.Unit) { s.On[0], s.On[1], s.On[2], s.On[3] = 0, 0, 0, 0 },
		"a Leader gone":        func(s *kernel.State, _ *kernel.Unit) { s.Leaders[0].At = hex.None },
		"a Leader's fate":      func(s *kernel.State, _ *kernel.Unit) { s.Leaders[0].Fate = kernel.Fell },
		"a Leader's mark":      func(s *kernel.State, _ *kernel.Unit) { s.Leaders[0].Marks, s.Leaders[13].Marks = 1, 1 },
		"a Leader on many hexes": func(s *kernel.State, _ *kernel.Unit) {
			s.Led[0], s.Led[1], s.Led[2], s.Led[3] = 0, 0, 0, 0
		},
		"a Leader's hex":       func(s *kernel.State, _ *kernel.Unit) { s.Staffs[0] = s.Staffs[0].Or(s.Staffs[1]).Not() },
		"a card twice":         func(s *kernel.State, _ *kernel.Unit) { s.Spent.Cards[0], s.Spent.N = 1, 1 },
		"a card lost":          func(s *kernel.State, _ *kernel.Unit) { s.Deck.N-- },
		"a card behind a pile": func(s *kernel.State, _ *kernel.Unit) { s.Spent.Cards[9] = 1 },
		"a hand out of order": func(s *kernel.State, _ *kernel.Unit) {
			s.Seats[0].Hand[0], s.Seats[0].Hand[s.Seats[0].Cards-1] = 200, 0
		},
		"a hand too small":      func(s *kernel.State, _ *kernel.Unit) { s.Seats[0].Cards-- },
		"an objective":          func(s *kernel.State, _ *kernel.Unit) { s.Held[0] = 1 << 31 },
		"a frame above the top": func(s *kernel.State, _ *kernel.Unit) { s.Frames[7].Left = 1 },
		"no frame":              func(s *kernel.State, _ *kernel.Unit) { s.Depth = 0 },
		"the game goes on":      func(s *kernel.State, _ *kernel.Unit) { s.Banners[1] = 99 },
		"an end that is untold": func(s *kernel.State, _ *kernel.Unit) {
			s.Ended, s.Winner = kernel.ByCap, kernel.Neither
		},
		"a turn left out": func(s *kernel.State, _ *kernel.Unit) { s.Turn++ },
	} {
		s := b.Start()
		w := newWatch(b.Rules, &s)
		w.state()
		w.see(&s, nil)
		if w.err != nil {
			t.Fatal(w.err)
		}
		spoil(&s, &s.Units[0])
		w.state()
		w.see(&s, nil)
		if w.err == nil {
			t.Errorf("%s is not found", name)
		}
	}
}

// TestBrokenEvents does the same for events that no rule allows.
func TestBrokenEvents(t *testing.T) {
	b := open(t, 3)
	s := b.Start()
	mine, foe := uint8(kernel.NoUnit), uint8(kernel.NoUnit)
	for i := range b.Rules.Setup {
		if s.Units[i].Camp == s.Active {
			mine = uint8(i)
		} else {
			foe = uint8(i)
		}
	}
	from := s.Units[mine].At
	far := s.Units[foe].At
	event := func(k kernel.EventKind, unit uint8) kernel.Event {
		return kernel.Event{
			Kind: k, Camp: s.Active, Unit: unit, Target: kernel.NoUnit, Leader: kernel.NoLeader, From: from, To: far,
		}
	}
	at := func(e kernel.Event, target uint8) kernel.Event {
		e.Target = target
		return e
	}
	other := event(kernel.UnitOrdered, foe)
	other.Camp = s.Active.Other()
	for name, e := range map[string]kernel.Event{
		"the other side is ordered":          other,
		"a unit moves unordered":             event(kernel.UnitMoved, mine).With(command.FieldHexes, 1),
		"a unit leaves without an exit":      event(kernel.UnitLeft, mine).With(command.FieldBanners, 5),
		"a unit attacks unordered":           at(event(kernel.Attacked, mine), foe).With(command.FieldDistance, 1),
		"a unit attacks its own":             at(event(kernel.Attacked, mine), mine),
		"more dice than rolled":              event(kernel.DiceRolled, mine).With(command.FieldDice, 2),
		"more blocks lost than there were":   event(kernel.BlocksLost, mine).With(command.FieldBlocks, 100),
		"a unit eliminated with blocks":      event(kernel.UnitEliminated, mine).With(command.FieldBanners, 1),
		"more flags ignored than shown":      event(kernel.FlagsIgnored, mine).With(command.FieldFlags, 2),
		"a retreat across the board":         event(kernel.UnitRetreated, mine),
		"an advance across the board":        event(kernel.Advanced, mine),
		"two blocks back":                    event(kernel.UnitMended, mine).With(command.FieldBlocks, 2),
		"an action paid with tokens unowned": event(kernel.ActionUsed, mine).With(command.FieldTokens, 15),
	} {
		w := newWatch(b.Rules, &s)
		w.event(&e)
		if w.err == nil {
			t.Errorf("%s is not found", name)
		}
	}
}
