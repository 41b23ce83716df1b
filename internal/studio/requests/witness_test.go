package requests

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/internal/editor/protocol"
)

// worst is a draw that a finding about the map two-oaks could name.
const worst = "muster deploy two-oaks --mode impromptu --seed 1 --pennant pennant-b --pennant-draw 1,2,3/4 " +
	"--standard standard-a"

// TestWitness plays the draw of a finding again: the board is that of the map with units, and the same each time.
// Commands that are not one deployment are refused.
func TestWitness(t *testing.T) {
	text := libraryText(t, "map", "two-oaks")
	s := start(t, map[string]string{"two-oaks.map.toml": text})
	uri := s.open("two-oaks.map.toml", text)
	ask := func(command string) (d Deployment, why string) {
		p := witnessParams{TextDocument: protocol.Document{URI: uri}, Command: command}
		if err := s.ask("muster/witness", p, &d); err != nil {
			why = err.Message
		}
		return d, why
	}
	board := s.board(uri, 0)
	first, why := ask(worst)
	if why != "" {
		t.Fatal(why)
	}
	if again, _ := ask(worst); !reflect.DeepEqual(again, first) {
		t.Error("the deployment differs the second time")
	}
	if first.Board.Width != board.Width || len(first.Board.Spots) != len(board.Spots) {
		t.Error("the board is not that of the map")
	}
	camps := map[string]int{}
	for _, x := range first.Board.Spots {
		camp, _, _ := strings.Cut(x.Says, ":")
		camps[camp]++
	}
	if camps["the Pennants"] < 8 || camps["the Standards"] < 8 {
		t.Errorf("it has units: %v", camps)
	}
	for command, want := range map[string]string{
		"muster deploy two-oaks --mode impromptu --all":              "this is not one deployment",
		"muster play two-oaks --seed 1":                              "this is not one deployment",
		"muster deploy two-oaks --mode impromptu --seed 1 --save x":  "this is not one deployment",
		"muster deploy none --mode impromptu --seed 1":               "none is not in the project",
		strings.Replace(worst, "1,2,3/4", "1,1,3/4", 1):              "",
		strings.Replace(worst, "--mode impromptu", "--mode wild", 1): "unknown mode",
		strings.Replace(worst, "--seed 1", "--seed one", 1):          "is not a whole number",
	} {
		if _, why := ask(command); why == "" || !strings.Contains(why, want) {
			t.Errorf("%s: %q, want %q", command, why, want)
		}
	}
}

// TestWordsOf checks that a command line is split as a shell does it.
func TestWordsOf(t *testing.T) {
	want := []string{"muster", "deploy", "it's two oaks.map.toml", "--seed", "1"}
	if got := wordsOf(`muster deploy 'it'\''s two oaks.map.toml' --seed 1`); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}
