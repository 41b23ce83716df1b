package vectortest

import (
	"strconv"
	"testing"
)

// coded is an action of three digits: kind, unit and number.
type coded int

func (c coded) Kind() int { return int(c) / 100 }

// coder returns verbs: move with a unit and a number, turn with only a unit, and exit, whose words do not name the
// unit.
func coder() *Verbs[coded, int] {
	v := &Verbs[coded, int]{New: func(kind int, unit uint8, n uint16) coded {
		return coded(100*kind + 10*int(unit) + int(n))
	}}
	known := func(word string) bool { return len(word) == 1 && word >= "0" && word <= "9" }
	unit := Arg[coded]{
		Of: func(c coded) string { return strconv.Itoa(int(c) / 10 % 10) }, Known: known,
		Unit: func(word string) (uint8, bool) { return word[0] - '0', word != "9" },
	}
	number := Arg[coded]{
		Of: func(c coded) string { return strconv.Itoa(int(c) % 10) }, Known: known,
		Number: func(word string) (uint16, bool) { return uint16(word[0] - '0'), true },
	}
	v.Add("move", 1, unit, number)
	v.Add("turn round", 2, unit)
	v.Add("exit", 3, Arg[coded]{Of: number.Of, Known: known})
	v.Add("pass", 4)
	return v
}

func TestVerbs(t *testing.T) {
	v := coder()
	for _, c := range []struct {
		words string
		a     coded
		built bool
	}{
		{"move 2 3", 123, true}, {"turn round 2", 220, true}, {"exit 3", 303, false}, {"pass", 400, false},
	} {
		if got := v.Words(c.a); got != c.words {
			t.Errorf("%d is %q, want %q", c.a, got, c.words)
		}
		if !v.Known(c.words) {
			t.Errorf("%q is not known", c.words)
		}
		if a, ok := v.Build(c.words); ok != c.built || ok && a != c.a {
			t.Errorf("%q is %d, %v", c.words, a, ok)
		}
	}
	if _, ok := v.Build("move 9 3"); ok || !v.Known("move 9 3") {
		t.Error("the action of a unit that is not there is built, or not known")
	}
	for _, words := range []string{"move 2", "move 2 3 4", "move 2 x", "mov 2 3", "turn 2", "passes", "", "pass 1"} {
		if v.Known(words) {
			t.Errorf("%q is known", words)
		}
	}
	if got := v.Words(500); got != "unknown action" {
		t.Errorf("got %q", got)
	}
}
