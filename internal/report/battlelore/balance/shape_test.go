package balance_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore"
	"muster/internal/report/battlelore/balance"
)

func answer(t testing.TB, id string, n int) *balance.ShapeAnswer {
	t.Helper()
	c := library.New(nil, 1)
	s, refused := setup.Open(c, c.Library(rulebook.KindAdventure, id), setup.Options{})
	if len(refused) > 0 {
		t.Fatal(refused)
	}
	b := matches.FactsBatch{
		Scenario: s,
		Seed:     1,
		Games:    n,
		Workers:  2,
		Players:  [boards.Camps]string{"greedy", "random"},
	}
	sums, _, err := b.Play(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	battle, _ := s.Battle(1)
	return balance.NewShape(balance.ShapeQuestion{Sums: sums, Battle: battle, Line: battlelore.Line{Adventure: id,
		Choices: setup.Random}})
}

// TestAnswers checks that adventures of every kind have a complete answer, in lines that fit a terminal and in JSON
// that parses, with commands for example games.
func TestAnswers(t *testing.T) {
	for id, parts := range map[string][]string{
		"candlemas-at-the-grange": {balance.PartGoals},
		"the-toll-bridge":         {balance.PartGoals, balance.PartClasses},
		"the-field-at-kings-bend": nil,
		"the-four-executors":      nil, // Reluctant Allies
		"the-crag-fair":           {balance.PartClasses},
	} {
		a := answer(t, id, 6)
		var have []string
		for _, p := range a.Named() {
			have = append(have, p.ID)
		}
		for _, want := range append(parts, balance.PartLength, balance.PartEnds, balance.PartLead, balance.PartOutcome,
			balance.PartTurns, balance.PartCards, balance.PartUnits, balance.PartFared, balance.PartPlaces, balance.PartGames) {
			if !slices.Contains(have, want) {
				t.Errorf("%s: no part %s among %v", id, want, have)
			}
		}
		for _, line := range a.Lines() {
			if n := len([]rune(line)); n > 160 {
				t.Errorf("%s: a line of %d characters: %s", id, n, line)
			}
		}
		text, err := json.Marshal(a.JSON())
		if err != nil || !json.Valid(text) || !strings.Contains(string(text), `"adventure":"`+id+`"`) {
			t.Errorf("%s: %v %.200s", id, err, text)
		}
		for _, c := range a.Claims {
			if line := c.Seen.Command.String(); !strings.HasPrefix(line, "muster play "+id+" --seed ") {
				t.Errorf("%s: %s", c.Text, line)
			}
		}
		if again := answer(t, id, 6); !slices.Equal(again.Lines(), a.Lines()) {
			t.Errorf("%s is answered in two ways", id)
		}
	}
}

// TestBannersByTurn checks that banners of finished games stay constant, so that no line falls.
func TestBannersByTurn(t *testing.T) {
	a := answer(t, "candlemas-at-the-grange", 8)
	for i := 1; i < len(a.Turns); i++ {
		if a.Turns[i].On > a.Turns[i-1].On {
			t.Errorf("turn %d has %d games, that before %d", i+1, a.Turns[i].On, a.Turns[i-1].On)
		}
	}
	last := a.Turns[len(a.Turns)-1]
	for camp := range boards.Camps {
		if s := last.Banners[camp]; s.Lower > s.Middle || s.Middle > s.Upper {
			t.Errorf("%+v", s)
		}
	}
}
