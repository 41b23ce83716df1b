package battlelore

import (
	"fmt"
	"slices"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/schema/source"
)

var (
	randoms = [boards.Camps]string{"random", "random"}
	mixed   = [boards.Camps]string{"greedy", "random"}
)

// Every shipped adventure that can be played keeps every invariant, with all players.
func TestShipped(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	cat := library.New(nil, 1)
	played := 0
	for _, e := range cat.All(rulebook.KindAdventure) {
		s, refused := setup.Open(cat, e, setup.Options{})
		if len(refused) > 0 {
			for _, r := range refused {
				t.Errorf("%s: %s", e.ID, r.Message())
			}
			continue
		}
		played++
		for seed := range uint64(6) {
			b, refused := s.Battle(seed)
			if len(refused) > 0 {
				t.Fatalf("%s, seed %d: %s", e.ID, seed, refused[0].Message())
			}
			g := WatchedGame{Battle: b, Players: randoms, Every: 61}
			if seed == 0 {
				g.Players = mixed
			}
			if _, err := g.Play(); err != nil {
				t.Fatalf("%s, seed %d: %v", e.ID, seed, err)
			}
		}
	}
	if played == 0 {
		t.Error("no shipped adventure can be played")
	}
}

// open opens a generated battle, openLore one with Lore.
func open(t testing.TB, seed uint64) *setup.Battle {
	t.Helper()
	return opened(t, seed, Battle(seed))
}

func openLore(t testing.TB, seed uint64) *setup.Battle {
	t.Helper()
	return opened(t, seed, MadeLore(seed))
}

// openAllies opens one in which each camp is two players.
func openAllies(t testing.TB, seed uint64) *setup.Battle {
	t.Helper()
	return opened(t, seed, Allies(seed))
}

func opened(t testing.TB, seed uint64, files []*source.File) *setup.Battle {
	t.Helper()
	cat := library.New(files, 1)
	for _, e := range cat.Given() {
		for _, d := range e.Schema {
			t.Fatalf("seed %d: %s: %s", seed, d.Code, d.Message)
		}
	}
	b, refused := setup.New(cat, cat.Find(rulebook.KindAdventure, fmt.Sprintf("made-up-%d", seed)),
		setup.Options{Seed: seed})
	for _, r := range refused {
		t.Fatalf("seed %d: %s\n%s", seed, r.Message(), files[0].Text)
	}
	return b
}

// Generated battles keep every invariant, and show every kind of event.
func TestGenerated(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	var seen [battlelore.EventKinds]int
	for seed := range uint64(300) {
		made := open
		switch {
		case seed >= 260:
			made = openAllies
		case seed >= 60:
			made = openLore
		}
		g := WatchedGame{Battle: made(t, seed), Players: randoms, Every: 61}
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
		if n == 0 && !slices.Contains(rare, battlelore.EventKind(kind)) {
			t.Errorf("no made-up game has an event of kind %d", kind)
		}
	}
}

// rare are events that a hundred random games may lack; the vectors have them. The last one needs four players.
var rare = []battlelore.EventKind{
	battlelore.TokenRolled,
	battlelore.PlaceLost,
	battlelore.UnitReturned,
	battlelore.TokensForgone,
	battlelore.LoreRival,
}

// A check that sees nothing would accept everything: it must find each of these violations.
func TestBroken(t *testing.T) {
	b := open(t, 3)
	for name, spoil := range map[string]func(s *battlelore.State, u *battlelore.Unit){
		"a figure more": func(_ *battlelore.State, u *battlelore.Unit) { u.Figures++ },
		"a figure less": func(_ *battlelore.State, u *battlelore.Unit) { u.Figures-- },
		"a unit moved":  func(s *battlelore.State, u *battlelore.Unit) { u.At = s.Units[1].At },
		"a unit gone":   func(_ *battlelore.State, u *battlelore.Unit) { u.At = hex.None },
		"another kind":  func(_ *battlelore.State, u *battlelore.Unit) { u.Kind++ },
		"a mark left": func(s *battlelore.State, _ *battlelore.Unit) {
			s.Units[len(b.Rules.Setup)-1].Marks, s.Units[0].Marks = 1, 1
		},
		"a banner more": func(s *battlelore.State, _ *battlelore.Unit) { s.Banners[0]++ },
		"a hex taken": func(s *battlelore.State, _ *battlelore.Unit) {
			s.Taken.Add(s.Taken.First() + 1)
			s.Taken.Remove(s.Taken.First())
		},
		"a unit on two hexes": func(s *battlelore.State, _ *battlelore.Unit) {
			s.On[0], s.On[1], s.On[2], s.On[3] = 0, 0, 0,
				0
		},
		"a card twice":         func(s *battlelore.State, _ *battlelore.Unit) { s.Spent.Cards[0], s.Spent.N = 1, 1 },
		"a card lost":          func(s *battlelore.State, _ *battlelore.Unit) { s.Deck.N-- },
		"a card behind a pile": func(s *battlelore.State, _ *battlelore.Unit) { s.Spent.Cards[9] = 1 },
		"a hand out of order": func(s *battlelore.State, _ *battlelore.Unit) {
			s.Seats[0].Hand[0], s.Seats[0].Hand[s.Seats[0].Cards-1] = 200, 0
		},
		"a hand too small":      func(s *battlelore.State, _ *battlelore.Unit) { s.Seats[0].Cards-- },
		"an objective":          func(s *battlelore.State, _ *battlelore.Unit) { s.Held[0] = 1 << 31 },
		"a frame above the top": func(s *battlelore.State, _ *battlelore.Unit) { s.Frames[7].Left = 1 },
		"no frame":              func(s *battlelore.State, _ *battlelore.Unit) { s.Depth = 0 },
		"the game goes on":      func(s *battlelore.State, _ *battlelore.Unit) { s.Banners[1] = 99 },
		"an end that is untold": func(s *battlelore.State, _ *battlelore.Unit) {
			s.Ended, s.Winner = battlelore.ByCap, battlelore.Neither
		},
		"a turn left out": func(s *battlelore.State, _ *battlelore.Unit) { s.Turn++ },
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

// The same for the content of events: each of these is against the rules in the position of the game.
func TestBrokenEvents(t *testing.T) {
	b := open(t, 3)
	s := b.Start()
	mine, foe := uint8(0), uint8(len(b.Rules.Setup)-1)
	from := s.Units[mine].At
	far := s.Units[foe].At
	active, waiting := mine, foe
	if s.Units[mine].Owner != s.Active {
		active, waiting = foe, mine
	}
	for name, e := range map[string]battlelore.Event{
		"a unit that is not ordered moves": battlelore.Event{Kind: battlelore.UnitMoved, Unit: mine, From: from,
			To: far}.With(command.FieldHexes, 1),
		"a unit leaves without an exit": battlelore.Event{Kind: battlelore.UnitLeft, Unit: mine, From: from,
			To: hex.None}.With(command.FieldBanners, 5),
		"the other camp is ordered": {Kind: battlelore.UnitOrdered, Unit: waiting},
		"a unit takes two orders": battlelore.Event{Kind: battlelore.UnitOrdered,
			Unit: active}.With(command.FieldOrders, 2),
		"a unit attacks unordered": battlelore.Event{Kind: battlelore.Attacked, Unit: mine,
			Target: foe}.With(command.FieldDistance, 1).With(command.FieldHow, int(battlelore.Melee)),
		"a unit attacks its own": battlelore.Event{Kind: battlelore.Attacked, Unit: mine,
			Target: mine}.With(command.FieldDistance, 0),
		"more dice than rolled": battlelore.Event{Kind: battlelore.DiceRolled, Unit: mine, Target: foe,
			Faces: [battlelore.Faces]uint8{3}}.With(command.FieldDice, 2),
		"more figures lost than there were": battlelore.Event{Kind: battlelore.FiguresLost,
			Unit: mine}.With(command.FieldFigures, 100),
		"a unit killed with figures": battlelore.Event{Kind: battlelore.UnitKilled,
			Unit: mine}.With(command.FieldBanners, 1),
		"more flags ignored than shown": battlelore.Event{Kind: battlelore.FlagsIgnored,
			Unit: mine}.With(command.FieldFlags, 2).With(command.FieldFlagsShown, 1),
		"a retreat across the board":    {Kind: battlelore.UnitRetreated, Unit: mine, From: from, To: far},
		"ground gained where one stood": {Kind: battlelore.GroundGained, Unit: mine, From: from, To: from},
		"a pursuit across the board":    {Kind: battlelore.Pursued, Unit: mine, From: from, To: far},
		"a step onto a unit":            {Kind: battlelore.Pursued, Unit: mine, From: from, To: s.Units[mine+1].At},
	} {
		w := newWatch(b.Rules, &s)
		w.event(&e)
		if w.err == nil {
			t.Errorf("%s is not found", name)
		}
	}
}
