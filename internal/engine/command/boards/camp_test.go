package boards

import "testing"

func TestNames(t *testing.T) {
	for c := range Camp(Camps) {
		if got, ok := ParseCamp(c.String()); !ok || got != c {
			t.Errorf("ParseCamp(%q) = %v, %v", c, got, ok)
		}
		if c.Other() == c || c.Other().Other() != c {
			t.Errorf("Other of %s is %s", c, c.Other())
		}
	}
	if _, ok := ParseCamp("Pennant"); ok {
		t.Error("ParseCamp accepts a capital")
	}
	if Left.String() != "left wing" || Centre.String() != "centre" || Right.String() != "right wing" {
		t.Errorf("sections are %s, %s, %s", Left, Centre, Right)
	}
}
