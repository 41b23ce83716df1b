package policy

import (
	"strings"
	"testing"
)

const someChanges = `
[[changes]]
id = "sitter"
about = "pace"
says = "sits"
weights = { idle = 9 }
house = ["weights"]
[[changes]]
id = "walker"
about = "pace"
says = "walks"
weights = { idle = 0 }
house = ["weights"]
`

// TestChanges checks that changes about the same thing are not combined, and that two others are a valid player.
func TestChanges(t *testing.T) {
	list := Changes([]byte(someChanges))
	if len(list) != 2 || list[0].Word("greedy") != "sitter:greedy/idle=9" {
		t.Fatalf("%+v", list)
	}
	if _, ok := list[0].With(list[1]); ok {
		t.Error("both are about the pace")
	}
	other := Change{ID: "b", About: "blocks", Says: "hits", Weights: map[string]int32{"block": 100}}
	both, ok := list[0].With(other)
	if !ok || both.Word("greedy") != "sitter-b:greedy/block=100/idle=9" || both.Says != "sits, and hits" {
		t.Errorf("%v, %+v", ok, both)
	}
	if len(list[0].Weights) != 1 {
		t.Error("the first change was changed")
	}
	table := Read[worth]([]byte(someStyles), []byte(someWeights))
	if table.Named(both.Word("greedy")) == nil {
		t.Error("both are no player")
	}
}

// TestChangeFaults checks that wrong tables are reported.
func TestChangeFaults(t *testing.T) {
	if got := ChangeFaults([]byte(someChanges), []byte(someWeights)); len(got) > 0 {
		t.Error(got)
	}
	for _, replace := range [][2]string{
		{"idle = 9", "idle = 10"}, {"idle = 9", "idle = 3"}, {"idle = 9", "other = 1"}, {`id = "walker"`, `id = "sitter"`},
		{`about = "pace"`, `about = "walks"`}, {`says = "sits"`, `says = ""`}, {"[[changes]]", "[[others]]"},
	} {
		times := 1
		if replace[0] == "[[changes]]" {
			times = -1
		}
		bad := strings.Replace(someChanges, replace[0], replace[1], times)
		if len(ChangeFaults([]byte(bad), []byte(someWeights))) == 0 {
			t.Errorf("%q is accepted", replace[1])
		}
	}
}
