package vectortest

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// Play is a vector in play. A is the game's action.
type Play[A cmp.Ordered] struct {
	T    T
	Line int // of the step, 0 during the set-up

	// Legal lists the legal actions. Words formats one.
	Legal func() []A
	Words func(a A) string
	// Known reports whether words describe a possible action. Without it a typing error in "may not" is not found.
	Known func(words string) bool
	// Refused tests more about an action that is not legal.
	Refused func(words string)
}

// Errorf reports an error of the current line.
func (p *Play[A]) Errorf(format string, args ...any) {
	p.T.Helper()
	p.report(p.T.Errorf, format, args)
}

// Fatalf reports an error of the current line and ends the test.
func (p *Play[A]) Fatalf(format string, args ...any) {
	p.T.Helper()
	p.report(p.T.Fatalf, format, args)
}

func (p *Play[A]) report(report func(string, ...any), format string, args []any) {
	p.T.Helper()
	if p.Line > 0 {
		format, args = "line %d: "+format, append([]any{p.Line}, args...)
	}
	report(format, args...)
}

// List lists the legal actions. They must be in ascending order without duplicates.
func (p *Play[A]) List() []A {
	all := p.Legal()
	for i := range all {
		if i > 0 && all[i-1] >= all[i] {
			p.Errorf("%q is listed after %q", p.Words(all[i]), p.Words(all[i-1]))
		}
	}
	return all
}

// All returns the words of the legal actions.
func (p *Play[A]) All() (words []string) {
	for _, a := range p.List() {
		words = append(words, p.Words(a))
	}
	return words
}

// Find finds a legal action by its words.
func (p *Play[A]) Find(words string) (a A, legal bool) {
	if p.Known != nil && !p.Known(words) {
		p.Fatalf("unknown words %q", words)
	}
	for _, a := range p.List() {
		if p.Words(a) == words {
			return a, true
		}
	}
	return a, false
}

// Choose finds a legal action by its words, or ends the test.
func (p *Play[A]) Choose(words string) A {
	a, legal := p.Find(words)
	if !legal {
		p.Fatalf("%q is not legal, only %q", words, p.All())
	}
	return a
}

// May tests the words "may ACTION" and "may not ACTION". It returns false for other words.
func (p *Play[A]) May(words string) bool {
	if action, ok := strings.CutPrefix(words, "may not "); ok {
		p.Refuse(action)
		return true
	}
	action, ok := strings.CutPrefix(words, "may ")
	if !ok {
		return false
	}
	if _, legal := p.Find(action); !legal {
		p.Errorf("%q is not legal, only %q", action, p.All())
	}
	return true
}

// Refuse tests that an action is not legal.
func (p *Play[A]) Refuse(words string) {
	if _, legal := p.Find(words); legal {
		p.Errorf("%q is legal", words)
	}
	if p.Refused != nil {
		p.Refused(words)
	}
}

// Same tests that an assertion holds.
func (p *Play[A]) Same(words string, got, want any) {
	if got != want {
		p.Errorf("%q does not hold: %v, want %v", words, got, want)
	}
}

// SameSet tests that two lists have the same entries, in any order.
func (p *Play[A]) SameSet(what string, got, want []string) {
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		p.Errorf("%s %v, want %v", what, got, want)
	}
}

// SameEvents tests the events of a step.
func (p *Play[A]) SameEvents(words string, got, want []string) {
	if !slices.Equal(got, want) {
		p.Errorf("the events of %q are\n%s\nwant\n%s", words, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// Number reads a number, or ends the test.
func (p *Play[A]) Number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		p.Fatalf("%q is not a number", word)
	}
	return n
}

// Index finds a word among n, or ends the test. Errors name the kind of word by what. name returns the word of a
// number.
func (p *Play[A]) Index(what, word string, n int, name func(i int) string) int {
	for i := range n {
		if name(i) == word {
			return i
		}
	}
	p.Fatalf("unknown %s %q", what, word)
	return -1
}

// Follow plays steps. do takes an action or tests an assertion. since returns the events since its last call: they must
// be those of a step that has events, and of the steps without events before it.
func (p *Play[A]) Follow(steps []Step, do func(words string), since func() []string) {
	for _, st := range steps {
		p.Line = st.Line
		do(st.Words)
		if len(st.Events) > 0 {
			p.SameEvents(st.Words, since(), st.Events)
		}
	}
	p.Line = 0
}
