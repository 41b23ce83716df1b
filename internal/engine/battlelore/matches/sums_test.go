package matches

import (
	"bytes"
	"math/rand"
	"strings"
	"testing"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/sweep"
)

func open(t testing.TB, id string) *setup.Scenario {
	t.Helper()
	c := library.New(nil, 1)
	s, refused := setup.Open(c, c.Library(rulebook.KindAdventure, id), setup.Options{})
	if len(refused) > 0 {
		t.Fatal(refused)
	}
	return s
}

func observedBatch(t testing.TB, id string, first, games int) *Sums {
	t.Helper()
	b := FactsBatch{Scenario: open(t, id), Seed: 7, First: first, Games: games, Workers: 2,
		Players: [boards.Camps]string{"greedy", "random"}}
	sums, unset, err := b.Play(t.Context())
	if err != nil || unset > 0 {
		t.Fatal(err, unset)
	}
	return sums
}

// However a batch is parted and in whatever order its parts come together, the sums are the same bytes; so they are
// after they were written and read.
func TestMergeIsOneRun(t *testing.T) {
	const games = 12
	for _, id := range []string{"candlemas-at-the-grange", "the-toll-bridge", "the-field-at-kings-bend",
		"the-padded-rolls"} {
		whole := observedBatch(t, id, 0, games).Write()
		parts := make([]*Sums, games)
		for i := range parts {
			read, err := Read(observedBatch(t, id, i, 1).Write())
			if err != nil {
				t.Fatal(err)
			}
			parts[i] = read
		}
		chance := rand.New(rand.NewSource(3))
		for range 20 {
			shards := make([]Sums, 1+chance.Intn(games))
			for _, i := range chance.Perm(games) {
				if err := shards[chance.Intn(len(shards))].Merge(parts[i]); err != nil {
					t.Fatal(err)
				}
			}
			var all Sums
			for i := range shards {
				if err := all.Merge(&shards[i]); err != nil {
					t.Fatal(err)
				}
			}
			if !bytes.Equal(all.Write(), whole) {
				t.Fatalf("%s in %d shards:\n%s\nin one run:\n%s", id, len(shards), all.Write(), whole)
			}
		}
	}
}

// What a watcher sees agrees with what batches count, and the same games are played as without one.
func TestAgreesWithMatches(t *testing.T) {
	for _, id := range []string{"candlemas-at-the-grange", "the-toll-bridge", "the-four-executors", "the-menagerie",
		"the-field-at-kings-bend", "the-padded-rolls"} {
		s := open(t, id)
		players := [boards.Camps]string{"random", "greedy"}
		b := FactsBatch{Scenario: s, Seed: 5, Players: players}
		table := arena.NewTable[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]()
		for i := range 3 {
			g, err := b.game(t.Context(), i, table)
			if err != nil {
				t.Fatal(err)
			}
			m, err := Play(t.Context(), g.Battle, players, nil)
			if err != nil {
				t.Fatal(err)
			}
			last := g.Course[len(g.Course)-1]
			if g.Winner != m.Winner || g.Ended != m.Ended || g.Turns() != m.Turns || last.Banners != m.Score ||
				g.Idle != m.Facts.Idle || g.Barred != m.Facts.Barred || g.Quiet != m.Facts.Quiet ||
				g.Ordered != m.Facts.Ordered || g.Lost != m.Facts.Lost {
				t.Errorf("%s, seed %d: %d turns, %v, idle %d %d, quiet %d; %d turns, %v, idle %d %d, quiet %d", id, m.Seed,
					g.Turns(), last.Banners, g.Idle, g.Barred, g.Quiet,
					m.Turns, m.Score, m.Facts.Idle, m.Facts.Barred, m.Facts.Quiet)
			}
			for camp := range boards.Camps {
				losses := 0
				for _, n := range g.Losses[camp] {
					losses += int(n)
				}
				if losses != m.Facts.Figures[camp] {
					t.Errorf("%s, seed %d: %d of %d figures were lost somewhere", id, m.Seed, losses, m.Facts.Figures[camp])
				}
			}
			fights := 0
			for camp := range boards.Camps {
				for _, n := range g.Fights[camp] {
					fights += int(n)
				}
			}
			if fights != m.Facts.Battles {
				t.Errorf("%s, seed %d: %d of %d fights were somewhere", id, m.Seed, fights, m.Facts.Battles)
			}
		}
	}
}

// Sums add up in themselves.
func TestSumsAddUp(t *testing.T) {
	s := observedBatch(t, "the-toll-bridge", 0, 10)
	if s.Games != 10 || s.First[0].Games+s.First[1].Games != 10 || s.Course[0].On != 10 {
		t.Errorf("%d games, first %d and %d, %d on the first turn", s.Games, s.First[0].Games, s.First[1].Games,
			s.Course[0].On)
	}
	ended := 0
	for i := range s.Course {
		ended += s.Course[i].Final[0].Total()
	}
	if ended != 10 {
		t.Errorf("%d of 10 games have ended", ended)
	}
	for i := range s.Units {
		if u := &s.Units[i]; u.Alive.Games+u.Lost.Games != u.There {
			t.Errorf("%s: %d alive, %d lost, %d there", u.Name, u.Alive.Games, u.Lost.Games, u.There)
		}
	}
	held := 0
	for i := range s.Cards {
		held += s.Cards[i].Held[0].Games
	}
	if held == 0 {
		t.Error("nobody was dealt a card")
	}
}

// What is no sum is refused, and says why.
func TestReadRefuses(t *testing.T) {
	good := string(observedBatch(t, "candlemas-at-the-grange", 0, 2).Write())
	for old, wrong := range map[string][2]string{
		`"games":2,"won"`: {`"games":3,"won"`, "are not 3 games"},
		`"hexes":`:        {`"hexes":9`, "on 9"},
		`"drawn":`:        {`"dawn":`, "dawn"},
		`"stood":[`:       {`"stood":[7,`, "hexes are counted"},
		`{"games"`:        {`["games"`, "invalid character"},
	} {
		_, err := Read([]byte(strings.Replace(good, old, wrong[0], 1)))
		if err == nil || !strings.Contains(err.Error(), wrong[1]) {
			t.Errorf("%s: %v", wrong[0], err)
		}
	}
	var s Sums
	for _, id := range []string{"candlemas-at-the-grange", "the-toll-bridge"} {
		err := s.Merge(observedBatch(t, id, 0, 1))
		if (err != nil) != (id == "the-toll-bridge") {
			t.Errorf("%s: %v", id, err)
		}
	}
}

// A sweep's shards come to the sums of one run.
func TestSweep(t *testing.T) {
	by := Observer()
	whole := by.New()
	parts := []sweep.Sums{by.New(), by.New()}
	b := FactsBatch{Scenario: open(t, "candlemas-at-the-grange"), Seed: 7,
		Players: [boards.Camps]string{"random", "random"}}
	table := arena.NewTable[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]()
	for i := range 4 {
		g, err := b.game(t.Context(), i, table)
		if err != nil {
			t.Fatal(err)
		}
		for _, into := range []sweep.Sums{whole, parts[i%2]} {
			if err := Seen(g, arena.Ref{Number: i, Seed: g.Battle.Seed, Players: b.Players})(into); err != nil {
				t.Fatal(err)
			}
		}
	}
	read, err := by.Read(parts[1].Write())
	if err != nil {
		t.Fatal(err)
	}
	if err := read.Merge(parts[0]); err != nil || !bytes.Equal(read.Write(), whole.Write()) || Of(read).Games != 4 {
		t.Errorf("%v:\n%s\n%s", err, read.Write(), whole.Write())
	}
}

// The game of an example, played again from its seed, is what it is an example of.
func TestExamplesShowWhatTheyClaim(t *testing.T) {
	id := "the-toll-bridge"
	s, scenario := observedBatch(t, id, 0, 20), open(t, id)
	again := func(x *arena.Example) (Game, *GameFacts) {
		b, refused := scenario.Battle(x.Seed)
		if len(refused) > 0 {
			t.Fatal(refused)
		}
		m, err := Play(t.Context(), b, x.Players, nil)
		if err != nil {
			t.Fatal(err)
		}
		list := FactsBatch{Scenario: scenario, Seed: 7, Players: x.Players}
		table := arena.NewTable[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]()
		g, err := list.game(t.Context(), x.Number, table)
		if err != nil || g.Battle.Seed != x.Seed {
			t.Fatalf("game %d is from seed %d, not %d: %v", x.Number, g.Battle.Seed, x.Seed, err)
		}
		return m, g
	}
	short, _ := again(s.Shortest)
	long, _ := again(s.Longest)
	if short.Turns != s.Shortest.Value || short.Turns != s.Turns.At(0) || long.Turns != s.Turns.At(arena.Whole) {
		t.Errorf("%d and %d turns, of %v", short.Turns, long.Turns, s.Turns)
	}
	idle, _ := again(s.Idlest)
	quiet, _ := again(s.Quietest)
	if idle.Facts.Idle != s.Idlest.Value || quiet.Facts.Quiet != s.Quietest.Value {
		t.Errorf("idle %d of %d, quiet %d of %d", idle.Facts.Idle, s.Idlest.Value, quiet.Facts.Quiet, s.Quietest.Value)
	}
	_, unsteady := again(s.Banners.Unsteady)
	if lead := leadOf(unsteady); lead.Changes != s.Banners.Unsteady.Value {
		t.Errorf("%d changes of the lead, of %d", lead.Changes, s.Banners.Unsteady.Value)
	}
	for i := range s.Units {
		if x := s.Units[i].Lost.Loss; x != nil {
			if m, _ := again(x); m.Winner == battlelore.Side(s.Units[i].Camp) {
				t.Errorf("%s: its camp has won", s.Units[i].Name)
			}
		}
	}
}

func leadOf(g *GameFacts) arena.Lead {
	c := g.course()
	return arena.LeadOf(c.Turns, c.Goal, c.Winner)
}
