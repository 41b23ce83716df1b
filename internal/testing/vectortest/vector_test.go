package vectortest

import (
	"reflect"
	"strings"
	"testing"
)

// valid is a vector that the tests change in one place.
const valid = `rule: A-01, A-02
about: numbers are added
watch: sum
start: 2 3

-- ground --
  . x
-- play --
add 1; may add 2
  > sum 3
  > end
total 3
`

// read is a vector with the key start and the section ground.
type read struct {
	Vector
	start  []int
	ground []string
}

func parse(text string) (r read, fault string) {
	f := Format{
		Events: []string{"sum"},
		Header: func(key, _ string, words []string) string {
			if key != "start" {
				return "unknown key"
			}
			return Numbers(words, &r.start)
		},
		Sections: map[string]Section{"ground": Collect(&r.ground)},
	}
	fault = f.Parse(text, &r.Vector)
	return r, fault
}

func TestParse(t *testing.T) {
	got, fault := parse(valid)
	want := read{
		Vector: Vector{
			Rules: []string{"A-01", "A-02"}, About: "numbers are added", Watch: []string{"sum"},
			Steps: []Step{
				{Line: 9, Words: "add 1"},
				{Line: 9, Words: "may add 2", Events: []string{"sum 3", "end"}},
				{Line: 12, Words: "total 3"},
			},
			Sections: []string{"ground", "play"},
		},
		start:  []int{2, 3},
		ground: []string{"  . x"},
	}
	if fault != "" || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %q, want %+v", got, fault, want)
	}
}

// TestParseFaults checks that a typing error in a vector is found, with its line.
func TestParseFaults(t *testing.T) {
	Spoil(t, valid, func(text string) []string {
		if _, fault := parse(text); fault != "" {
			return []string{fault}
		}
		return nil
	}, []Change{
		{"about:", "abuot:", `line 2: unknown key: "abuot: numbers are added"`},
		{"about: numbers", "about numbers", "line 2: not a key and a value"},
		{"about: numbers are added", "about: ,", "line 2: no value"},
		{"about: numbers are added\n", "", "needs rule and about"},
		{"rule: A-01, A-02\n", "", "needs rule and about"},
		{"watch: sum", "watch: sums", "line 3: unknown event"},
		{"start: 2 3", "start: 2 three", "line 4: want a number"},
		{"-- ground --", "-- sky --", "line 6: unknown section"},
		{"-- ground --", "-- ground", "line 6: not a key and a value"},
		{"add 1; may add 2", "add 1;; may add 2", "line 9: an empty step"},
		{"add 1; may add 2\n", "", "line 9: an event without a step"},
	})
}

func TestWholeLines(t *testing.T) {
	var v Vector
	fault := Format{WholeLines: true}.Parse("rule: A-01\nabout: a list\n-- play --\nat A one; two\n", &v)
	if fault != "" || len(v.Steps) != 1 || v.Steps[0].Words != "at A one; two" {
		t.Errorf("got %+v, %q", v, fault)
	}
}

// TestNoWatch checks that a game that compares all events has no key watch.
func TestNoWatch(t *testing.T) {
	f := Format{Header: func(key, _ string, _ []string) string { return "unknown key " + key }}
	if fault := f.Parse("watch: all\n", new(Vector)); !strings.Contains(fault, "unknown key watch") {
		t.Errorf("got %q", fault)
	}
}

func TestWatches(t *testing.T) {
	for _, c := range []struct {
		watch       []string
		usual, want bool
	}{
		{nil, true, true}, {nil, false, false}, {[]string{"all"}, false, true},
		{[]string{"sum"}, false, true}, {[]string{"end"}, true, false},
	} {
		v := Vector{Watch: c.watch}
		if got := v.Watches("sum", c.usual); got != c.want {
			t.Errorf("with watch %q, usual %v: %v", c.watch, c.usual, got)
		}
	}
}

func TestMisnamed(t *testing.T) {
	short, long := "rule: A-01\n", strings.Repeat("\n", MaxLines+1)
	for _, c := range []struct {
		file   File
		proven []string
		want   string
	}{
		{File{"a-01-sum", short}, []string{"A-01"}, ""},
		{File{"a-02-sum", short}, []string{"A-01"}, "not named"},
		{File{"a-01-sum", long}, []string{"A-01"}, "too many lines"},
		{File{"a-01-sum", short}, []string{"A-01", "A-03"}, "unknown rule A-03"},
	} {
		got := strings.Join(misnamed(c.file, c.proven, []string{"A-01", "A-02"}), "; ")
		if !strings.Contains(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%s that proves %v: %q, want %q", c.file.Name, c.proven, got, c.want)
		}
	}
}
