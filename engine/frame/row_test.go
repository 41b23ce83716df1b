package frame

import (
	"slices"
	"testing"
)

// game is a state whose stack holds numbers; log counts what is carried out.
type (
	game  struct{ at int }
	rules struct{ most int }
	log   struct{ taken []int }
)

type gameRow = Row[game, rules, int, int, log]

// upTo lists the numbers below the frame's, after using enough of the stack that it is moved.
func upTo(s *game, r *rules, f *int, buf []int) []int {
	deep(64)
	for i := range min(*f, r.most) {
		buf = append(buf, s.at+i)
	}
	return buf
}

//go:noinline
func deep(n int) (sum byte) {
	var some [4096]byte
	if n > 0 {
		some[n] = deep(n - 1)
	}
	return some[n] + 1
}

func TestListStaysOnTheStack(t *testing.T) {
	row := gameRow{Legal: upTo}
	s, r, f := game{at: 7}, rules{most: 9}, 5
	done := make(chan []int)
	go func() { // a new goroutine's stack grows while the list is made
		var buf [8]int
		buf[0] = 3
		done <- slices.Clone(row.List(&s, &r, &f, buf[:1]))
	}()
	if got := <-done; !slices.Equal(got, []int{3, 7, 8, 9, 10, 11}) {
		t.Errorf("listed %v", got)
	}
	if n := testing.AllocsPerRun(100, func() {
		var buf [8]int // stays on the stack
		if len(row.List(&s, &r, &f, buf[:0])) != 5 {
			t.Error("the list is not whole")
		}
	}); n > 0 {
		t.Errorf("a list allocates %v times", n)
	}
}

// A list that outlives its buffer's function takes the buffer along.
func TestListIsKept(t *testing.T) {
	row := gameRow{Legal: upTo}
	s, r, f := &game{}, &rules{most: 9}, 5
	kept := func() []int {
		var buf [8]int
		return row.List(s, r, &f, buf[:0])
	}
	first, second := kept(), kept()
	second[0] = 77
	deep(8)
	if !slices.Equal(first, []int{0, 1, 2, 3, 4}) {
		t.Errorf("the first list became %v", first)
	}
}

// A list that is longer than its buffer is whole all the same.
func TestListGrows(t *testing.T) {
	row := gameRow{Legal: upTo}
	f := 3 * short
	if s, r := new(game), (&rules{most: f}); !row.lists(s, r, &f, f-1) || row.lists(s, r, &f, f) {
		t.Error("a long list is not searched to its end")
	}
}

// Do carries out what is legal and nothing else, whichever way a row says what that is, and allocates nothing.
func TestDo(t *testing.T) {
	take := func(_ *game, _ *rules, _ *int, a int, log *log) { log.taken = append(log.taken[:0], a) }
	allows := func(_ *game, _ *rules, _ *int, a int) bool { return a == 7 || a == 8 }
	attempt := func(s *game, r *rules, f *int, a int, log *log) bool {
		if !allows(s, r, f, a) {
			return false
		}
		take(s, r, f, a, log)
		return true
	}
	for name, row := range map[string]*gameRow{
		"in the list": {Legal: upTo, Take: take},
		"by Allows":   {Take: take, Allows: allows},
		"by Attempt":  {Attempt: attempt},
	} {
		s, r, f, did := &game{at: 7}, &rules{most: 9}, 2, log{}
		for a, want := range []bool{6: false, 7: true, 8: true, 9: false} {
			did.taken = did.taken[:0]
			if row.Do(s, r, &f, a, &did) != want || slices.Contains(did.taken, a) != want {
				t.Errorf("%s: %d is done: %v", name, a, !want)
			}
		}
		if n := testing.AllocsPerRun(100, func() { row.Do(s, r, &f, 8, &did) }); n > 0 {
			t.Errorf("%s: it allocates %v times", name, n)
		}
	}
}

// Run plays on in the frame on top until one waits, or none goes on.
func TestRun(t *testing.T) {
	frames, depth := [3]int{}, uint8(0)
	row := gameRow{Run: func(s *game, _ *rules, f *int, _ *log) bool {
		s.at++
		if *f < 0 {
			return true
		}
		Pop(frames[:], &depth)
		return false
	}}
	going := func(*game, *rules) (*int, *gameRow) {
		if depth == 0 {
			return nil, nil
		}
		return &frames[depth-1], &row
	}
	for _, test := range []struct {
		name  string
		stack []int
		steps int
		left  uint8
	}{{"nothing goes on", nil, 0, 0}, {"one waits below", []int{1, -1, 3}, 2, 2}, {"all of them end", []int{1, 2}, 2, 0}} {
		var s game
		for depth = 0; int(depth) < len(test.stack); {
			Push(frames[:], &depth, test.stack[depth])
		}
		if Run(&s, new(rules), new(log), going); s.at != test.steps || depth != test.left {
			t.Errorf("%s: %d steps, and %d frames are left", test.name, s.at, depth)
		}
	}
}
