package narrate

import (
	"flag"
	"os"
	"strings"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
)

var update = flag.Bool("update", false, "write the reports anew")

// report plays a shipped adventure and returns its log.
func report(t *testing.T, adventure string, seed uint64, player string) string {
	t.Helper()
	cat := library.New(nil, 1)
	b, refused := setup.New(cat, cat.Library("adventure", adventure), setup.Options{Seed: seed})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	log := &battlelore.Log{}
	s := b.Begin(log)
	players := [2]players.Policy{players.New(player, seed, 0), players.New(player, seed, 1)}
	for s.Ended == battlelore.Playing {
		who := s.Decider()
		a := players[who].Choose(battlelore.See(b.Rules, &s, who), battlelore.Legal(b.Rules, &s, nil))
		if err := battlelore.Apply(b.Rules, &s, a, log); err != nil {
			t.Fatal(err)
		}
	}
	narrator := New(b)
	// Events come in parts, as they do while a game is played: the parts must not show.
	var lines []string
	for i := range log.Events {
		lines = append(lines, narrator.Narrate(log.Events[i:i+1])...)
	}
	if whole := New(b).Narrate(log.Events); strings.Join(whole, "\n") != strings.Join(lines, "\n") {
		t.Error("told event by event the report differs from the one told at once")
	}
	return strings.Join(lines, "\n") + "\n"
}

// Whole games in words, to be read like any golden: BL-TURN-01 in the order of its phases; and one with Lore, creatures
// and landmarks, in which players who choose by lot play all sorts of cards.
func TestReport(t *testing.T) {
	for file, got := range map[string]string{
		"testdata/candlemas.txt": report(t, "candlemas-at-the-grange", 5, "greedy"),
		"testdata/menagerie.txt": report(t, "the-menagerie", 8, "random"),
	} {
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
			t.Errorf("the report of %s changed; run with -update and read the difference", file)
		}
	}
}

// Every kind of event has its words, except secret ones, and those worded with others.
func TestEveryEventIsTold(t *testing.T) {
	cat := library.New(nil, 1)
	b, refused := setup.New(cat, cat.Library("adventure", "the-weaver-in-the-fen"), setup.Options{})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	if len(b.Rules.Objectives) == 0 || len(b.Powers) == 0 || len(b.LoreCards) == 0 {
		t.Fatal("the battle has no objective, no creature, or no Lore")
	}
	u := uint8(0)
	for i := range b.Rules.Setup {
		if b.Rules.Kinds[b.Rules.Setup[i].Kind].Class == battlelore.Creature {
			u = uint8(i)
		}
	}
	at := b.Rules.Setup[u].At
	none := len(New(b).Narrate([]battlelore.Event{{Kind: battlelore.TurnBegan}, {Kind: battlelore.TurnBegan}}))
	for k := range battlelore.EventKinds {
		lines := New(
			b,
		).Narrate(
			[]battlelore.Event{
				{Kind: battlelore.TurnBegan},
				{Kind: k, Unit: u, From: at, To: at},
				{Kind: battlelore.TurnBegan},
			},
		)
		silent := k == battlelore.CardDiscarded
		if told := len(lines) > none; told == silent {
			t.Errorf("event %q gives %q", k, lines)
		}
	}
}
