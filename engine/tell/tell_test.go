package tell

import (
	"flag"
	"os"
	"strings"
	"testing"

	"muster/engine"
	"muster/engine/battle"
	"muster/engine/catalog"
	"muster/engine/policy"
)

var update = flag.Bool("update", false, "write the reports anew")

// report plays a shipped adventure with greedy players and tells the game.
func report(t *testing.T, adventure string, seed uint64) string {
	t.Helper()
	cat := catalog.New(nil, 1)
	b, refused := battle.New(cat, cat.Library("adventure", adventure), battle.Options{Seed: seed})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	s, log := b.Start(), &engine.Log{}
	players := [2]policy.Policy{policy.New("greedy", seed, 0), policy.New("greedy", seed, 1)}
	for s.Ended == engine.Playing {
		who := s.Decider()
		a := players[who].Choose(engine.See(b.Rules, &s, who), engine.Legal(b.Rules, &s, nil))
		if err := engine.Apply(b.Rules, &s, a, log); err != nil {
			t.Fatal(err)
		}
	}
	teller := New(b)
	// Events come in parts, as they do while a game is played: the parts must not show.
	var lines []string
	for i := range log.Events {
		lines = append(lines, teller.Say(log.Events[i:i+1])...)
	}
	if whole := New(b).Say(log.Events); strings.Join(whole, "\n") != strings.Join(lines, "\n") {
		t.Error("told event by event the report differs from the one told at once")
	}
	return strings.Join(lines, "\n") + "\n"
}

// A whole game in words, to be read like any golden: BL-TURN-01 in the order of its phases.
func TestReport(t *testing.T) {
	got := report(t, "candlemas-at-the-grange", 5)
	const file = "testdata/candlemas.txt"
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("the report of the game changed; run with -update and read the difference")
	}
}

// Every kind of event has its words, but those that would tell a secret.
func TestEveryEventIsTold(t *testing.T) {
	cat := catalog.New(nil, 1)
	b, refused := battle.New(cat, cat.Library("adventure", "the-harvest-truce"), battle.Options{})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	for k := range engine.EventKinds {
		at := b.Rules.Setup[0].At
		lines := New(b).Say([]engine.Event{{Kind: engine.TurnBegan}, {Kind: k, From: at, To: at, N: 0}, {Kind: engine.TurnBegan}})
		silent := k == engine.CardDiscarded
		if told := len(lines) > 4; told == silent {
			t.Errorf("event %d gives %q", k, lines)
		}
	}
}
