package command

import "testing"

// Every field has a name of its own.
func TestFieldNames(t *testing.T) {
	seen := map[string]bool{}
	for f := range EventFields + 1 {
		if name := f.String(); name == "" || seen[name] {
			t.Errorf("field %d is called %q", f, name)
		} else {
			seen[name] = true
		}
	}
}

// An event holds the values of its kind's fields, and 0 in others.
func TestNumbers(t *testing.T) {
	kind := Fields{FieldDice, FieldMirrored}
	n := Numbers{}.With(kind, FieldDice, 3).With(kind, FieldMirrored, 1).With(kind, FieldTurn, 7)
	if n.Dice() != 3 || !n.Mirrored() || n.Turn() != 0 || n.Number(FieldNone+1) != 0 {
		t.Errorf("the numbers are %v", n)
	}
	if got, want := n.String(), ", dice 3, mirrored 1"; got != want {
		t.Errorf("the text is %q, want %q", got, want)
	}
	if v := Values(uint8(4), -2); v.Values != [2]int8{4, -2} || v.Dice() != 0 {
		t.Errorf("the values are %v", v)
	}
}
