package policy

import (
	"slices"
	"testing"
)

type worth struct {
	Block int32 `toml:"block"`
	Idle  int32 `toml:"idle"`
}

const (
	someWeights = `
[[weights]]
id = "block"
name = "a block"
greedy = 100
least = 100
most = 100
house = ["greedy", "least", "most"]
[[weights]]
id = "idle"
name = "nothing"
greedy = 3
least = 0
most = 9
house = ["greedy", "least", "most"]
`
	someStyles = `
[[styles]]
id = "greedy"
says = "takes"
[[styles]]
id = "idle"
says = "sits"
weights = { idle = 9 }
house = ["weights"]
`
)

// A style has greedy's weights but for its own.
func TestRead(t *testing.T) {
	table := Read[worth]([]byte(someStyles), []byte(someWeights))
	if got := table.Style("idle"); got == nil || got.Weights != (worth{100, 9}) || got.Says != "sits" {
		t.Errorf("%+v", got)
	}
	if got := table.Styles()[0]; got.ID != "greedy" || got.Weights != (worth{100, 3}) {
		t.Errorf("%+v", got)
	}
	players := Players([]byte(someStyles))
	if table.Style("nobody") != nil || !slices.Equal(players, []Player{{"greedy", "takes"}, {"idle", "sits"}}) {
		t.Errorf("the players are %v", players)
	}
	if names := Names([]Player{Random, Forward}); !slices.Equal(names, []string{"forward", "random"}) {
		t.Errorf("the names are %v", names)
	}
	if got := table.Variant("x", map[string]int32{"idle": 1}); got.Weights != (worth{100, 1}) {
		t.Errorf("%+v", got)
	}
}

// What is wrong with a table is found.
func TestFaults(t *testing.T) {
	if got := Faults[worth]([]byte(someStyles), []byte(someWeights)); len(got) > 0 {
		t.Error(got)
	}
	for _, bad := range []string{
		"[[styles]]\nid = \"idle\"\nsays = \"sits\"\n",
		someStyles + "[[styles]]\nid = \"x\"\nsays = \"y\"\nhouse = [\"weights\"]\nweights = { idle = 10 }\n",
		someStyles + "[[styles]]\nid = \"x\"\nsays = \"y\"\nweights = { idle = 2 }\n",
		someStyles + "[[styles]]\nid = \"idle\"\nsays = \"again\"\n",
	} {
		if got := Faults[worth]([]byte(bad), []byte(someWeights)); len(got) != 1 {
			t.Errorf("%s: %v", bad, got)
		}
	}
	type more struct {
		worth
		Other int32 `toml:"other"`
	}
	if got := Faults[more]([]byte(someStyles), []byte(someWeights)); len(got) == 0 {
		t.Error("a weight that the table has not is not missed")
	}
}

// A Word names a style with all that decides how it plays; only the words that Word writes are known.
func TestWord(t *testing.T) {
	table := Read[worth]([]byte(someStyles), []byte(someWeights))
	word := Word("own", "idle", map[string]int{"idle": 4, "block": 100})
	if word != "own:idle/block=100/idle=4" {
		t.Error(word)
	}
	if got := table.Named(word); got == nil || got.ID != word || got.Weights != (worth{100, 4}) {
		t.Errorf("%+v", got)
	}
	if got := table.Named("own:idle"); got == nil || got.Weights != (worth{100, 9}) {
		t.Errorf("%+v", got)
	}
	for _, bad := range []string{
		"own", "own:", ":idle", "own:nobody", "own:idle/", "own:idle/idle", "own:idle/idle=", "own:idle/idle=10",
		"own:idle/idle=-1", "own:idle/idle=+4", "own:idle/idle=04", "own:idle/idle=4/block=100", "own:idle/idle=4/idle=4",
		"own:idle/other=1", "own:idle/idle=99999999999",
	} {
		if got := table.Named(bad); got != nil {
			t.Errorf("%s is %+v", bad, got)
		}
	}
	if got := LabelAll(word + ",,greedy"); got != "own,,greedy" {
		t.Error(got)
	}
	if got := Own([]string{"greedy", word}); !slices.Equal(got, []string{word}) {
		t.Error(got)
	}
}
