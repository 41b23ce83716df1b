package hex

import (
	"slices"
	"testing"
)

func TestSet(t *testing.T) {
	members := []Hex{0, 1, 63, 64, 127, 128, 200, 255}
	var s Set
	if !s.Empty() || s.Len() != 0 || len(s.Hexes()) != 0 {
		t.Errorf("the zero Set is not empty: %v", s)
	}
	for _, h := range members {
		s.Add(h)
		s.Add(h)
	}
	if got := s.Hexes(); !slices.Equal(got, members) || s.Len() != len(members) || s.Empty() {
		t.Errorf("Hexes = %v, want %v", got, members)
	}
	for h := None; h < Max; h++ {
		if got, want := s.Has(h), slices.Contains(members, h); got != want {
			t.Errorf("Has(%d) = %v, want %v", h, got, want)
		}
	}
	if got := slices.Collect(s.Each()); !slices.Equal(got, members) || s.First() != 0 {
		t.Errorf("Each = %v, First = %d, want %v", got, s.First(), members)
	}
	for h := range s.Each() {
		if h == 64 {
			break // a walk may end early
		}
		s.Remove(h + 1)
	}
	if !s.Has(63) || s.Has(1) {
		t.Errorf("after a walk that removes: %v", s.Hexes())
	}
	if none := (Set{}); none.First() != None {
		t.Errorf("First of no hexes is %d", none.First())
	}
	s.Add(1)
	s.Add(64)
	s.Remove(64)
	s.Remove(64)
	if s.Has(64) || s.Len() != len(members)-1 {
		t.Errorf("Remove left %v", s.Hexes())
	}
}

func TestSetAlgebra(t *testing.T) {
	var s, u, far Set
	for h := range Hex(Max) {
		if h%2 == 0 {
			s.Add(h)
		}
		if h%3 == 0 {
			u.Add(h)
		}
	}
	far.Add(255)
	and, or, minus := s.And(u), s.Or(u), s.Minus(u)
	for a := range Hex(Max) {
		for b := range Hex(Max) {
			var both Set
			both.Add(a)
			both.Add(b)
			if common := both.And(s); both.MeetsTwice(&s) != (common.Len() == 2) {
				t.Fatalf("%d and %d: MeetsTwice the even numbers: %v", a, b, both.MeetsTwice(&s))
			}
		}
	}
	if !s.MeetsTwice(&u) || s.MeetsTwice(&far) {
		t.Error("MeetsTwice is wrong about the even numbers, the multiples of 3 and 255")
	}
	if not, all := s.Not(), s.Or(s.Not()); not.Meets(&s) || all.Len() != Max {
		t.Error("Not is wrong")
	}
	for h := range Hex(Max) {
		even, third := h%2 == 0, h%3 == 0
		if and.Has(h) != (even && third) || or.Has(h) != (even || third) || minus.Has(h) != (even && !third) {
			t.Fatalf("%d: And %v, Or %v, Minus %v", h, and.Has(h), or.Has(h), minus.Has(h))
		}
	}
	if !s.Meets(&u) || s.Meets(&far) || !u.Meets(&far) || far.Meets(&Set{}) {
		t.Error("Meets is wrong about the even numbers, the multiples of 3 and 255")
	}
}

func TestNames(t *testing.T) {
	for d := range Dir(Dirs) {
		if got, ok := ParseDir(d.String()); !ok || got != d {
			t.Errorf("ParseDir(%q) = %v, %v", d, got, ok)
		}
		if d.Opposite().Opposite() != d || d.Opposite() == d {
			t.Errorf("Opposite of %s is %s", d, d.Opposite())
		}
	}
	if _, ok := ParseDir("north"); ok {
		t.Error("ParseDir accepts north")
	}
}
