package vectortest

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestPlay tests each assertion of a Play where 1 and 2 may be added.
func TestPlay(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(p *Play[int])
		want string // "" for no error
	}{
		{"choose", func(p *Play[int]) { p.Choose("add 2") }, ""},
		{"choose refused", func(p *Play[int]) { p.Choose("add 3") }, `line 7: "add 3" is not legal, only ["add 1" "add 2"]`},
		{"choose unknown", func(p *Play[int]) { p.Choose("ad 1") }, `line 7: unknown words "ad 1"`},
		{"may", func(p *Play[int]) { p.May("may add 1") }, ""},
		{"may refused", func(p *Play[int]) { p.May("may add 3") }, `"add 3" is not legal`},
		{"may not", func(p *Play[int]) { p.May("may not add 3") }, ""},
		{"may not legal", func(p *Play[int]) { p.May("may not add 1") }, `"add 1" is legal`},
		{"may not unknown", func(p *Play[int]) { p.May("may not ad 1") }, "unknown words"},
		{"same", func(p *Play[int]) { p.Same("total 1", 1, 1) }, ""},
		{"not same", func(p *Play[int]) { p.Same("total 1", 2, 1) }, `"total 1" does not hold: 2, want 1`},
		{"set", func(p *Play[int]) { p.SameSet("all", []string{"b", "a"}, []string{"a", "b"}) }, ""},
		{"other set", func(p *Play[int]) { p.SameSet("all", []string{"b"}, []string{"a", "b"}) }, "want [a b]"},
		{"events", func(p *Play[int]) { p.SameEvents("add 1", []string{"sum 1"}, []string{"sum 1"}) }, ""},
		{"other events", func(p *Play[int]) { p.SameEvents("add 1", []string{"sum 1"}, nil) }, `the events of "add 1" are`},
		{"number", func(p *Play[int]) { p.Number("3") }, ""},
		{"no number", func(p *Play[int]) { p.Number("x") }, `"x" is not a number`},
		{"index", func(p *Play[int]) { p.Index("letter", "b", 2, func(i int) string { return "ab"[i : i+1] }) }, ""},
		{"no index", func(p *Play[int]) { p.Index("letter", "c", 2, func(int) string { return "a" }) }, `unknown letter "c"`},
		{"order", func(p *Play[int]) {
			p.Legal = func() []int { return []int{2, 1} }
			p.List()
		}, `"add 1" is listed after "add 2"`},
		{"twice", func(p *Play[int]) {
			p.Legal = func() []int { return []int{1, 1} }
			p.List()
		}, `"add 1" is listed after "add 1"`},
		{"set-up", func(p *Play[int]) {
			p.Line = 0
			p.Errorf("bad %s", "unit")
		}, "bad unit"},
	} {
		errors := Reports(func(r T) {
			c.do(&Play[int]{
				T: r, Line: 7,
				Legal: func() []int { return []int{1, 2} },
				Words: func(a int) string { return fmt.Sprint("add ", a) },
				Known: func(words string) bool { return strings.HasPrefix(words, "add ") },
			})
		})
		if c.want == "" && errors != nil || c.want != "" && !slices.ContainsFunc(errors, func(s string) bool {
			return strings.Contains(s, c.want)
		}) {
			t.Errorf("%s: the errors are %q, want %q", c.name, errors, c.want)
		}
	}
}

// TestRefused checks that a refused action is tested further.
func TestRefused(t *testing.T) {
	tested := ""
	p := Play[int]{T: t, Legal: func() []int { return nil }, Refused: func(words string) { tested = words }}
	if p.May("may not add 3"); tested != "add 3" {
		t.Errorf("tested %q", tested)
	}
	if p.May("add 3") {
		t.Error("an action is taken for an assertion")
	}
}

// TestReports checks that a fatal error ends the run, and that panics of other kinds pass through.
func TestReports(t *testing.T) {
	got := Reports(func(r T) {
		r.Errorf("first %d", 1)
		r.Fatalf("second")
		r.Errorf("third")
	})
	if !slices.Equal(got, []string{"first 1", "second"}) {
		t.Errorf("got %q", got)
	}
	defer func() {
		if got := recover(); got != "bug" {
			t.Errorf("recovered %v", got)
		}
	}()
	Reports(func(T) { panic("bug") })
}

// TestFollow checks that a step with events has those of the preceding steps without events.
func TestFollow(t *testing.T) {
	var done, happened []string
	steps := []Step{{1, "a", nil}, {2, "b", []string{"a!", "b!"}}, {3, "c", []string{"d!"}}, {4, "e", nil}}
	errors := Reports(func(r T) {
		p := Play[int]{T: r}
		p.Follow(steps, func(words string) {
			done, happened = append(done, words), append(happened, words+"!")
		}, func() []string {
			got := happened
			happened = nil
			return got
		})
	})
	if !slices.Equal(done, []string{"a", "b", "c", "e"}) {
		t.Errorf("done %q", done)
	}
	if len(errors) != 1 || !strings.HasPrefix(errors[0], `line 3: the events of "c" are`) {
		t.Errorf("got %q", errors)
	}
}
