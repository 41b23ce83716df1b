package vectortest

import (
	"cmp"
	"iter"
	"slices"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Scene is a vector in play: S is the game's State, A its action, F the kind of its frames.
type Scene[S comparable, A, F cmp.Ordered] struct {
	Play[A]
	State *S
	Turn  Turn[F]
	Board *boards.Board
	Cards []string // the ids of the Command cards, by their numbers

	// Over reports whether the battle has ended. Frames returns the kinds of the open frames, the outer one first.
	Over   func() bool
	Frames func() []F
	// Apply takes an action without events. Take takes one and returns the events that the vector compares.
	Apply func(s *S, a A) error
	Take  func(a A) ([]string, error)
	// Build parses an action, legal or not. It returns false if the words are incomplete.
	Build func(words string) (A, bool)
	// Forms are actions to try at every step: each kind with each unit.
	Forms iter.Seq[A]
	// Holds tests an assertion, and Lies one of the form "WHAT: WORDS"; they return false for other words.
	Holds func(words string, w []string) bool
	Lies  func(what, want []string) bool
	// Lists are the first words of the actions in a list, by the list's word.
	Lists map[string]string
	// Rolled returns how many dice have been rolled, of this many in the vector.
	Rolled func() int
	Dice   int
	// Check tests the State after an action. Order puts steps into the order in which the engine asks for them.
	Check func()
	Order func(steps []Step) []Step

	seen []A // the actions that were legal at an earlier step, ascending
}

// Run plays the steps up to the first failure. It reports whether all were played.
func (g *Scene[S, A, F]) Run(steps []Step) bool {
	g.Refused = g.refused
	g.probe()
	for ; len(steps) > 0; steps = steps[1:] {
		g.Line = steps[0].Line
		if g.Order != nil {
			steps = g.Order(steps)
		}
		g.step(steps[0])
		if g.T.Failed() {
			return false
		}
	}
	if used := g.Rolled(); used < g.Dice {
		g.T.Errorf("%d of %d dice were rolled", used, g.Dice)
	}
	return true
}

// step takes an action, or tests an assertion.
func (g *Scene[S, A, F]) step(st Step) {
	if g.asks(st.Words) {
		if st.Events != nil {
			g.Fatalf("%q has no events", st.Words)
		}
		return
	}
	var got []string
	if words, open := g.phase(st.Words); open {
		var err error
		if got, err = g.Take(g.Choose(words)); err != nil {
			g.Fatalf("%q: %v", st.Words, err)
		}
	}
	g.SameEvents(st.Words, got, st.Events)
	if more := g.Rolled() - g.Dice; more > 0 {
		g.Errorf("%q rolled %d dice more than there are", st.Words, more)
	}
	g.Check()
	g.probe()
}

// asks tests an assertion. It returns false for an action.
func (g *Scene[S, A, F]) asks(words string) bool {
	if action, ok := strings.CutPrefix(words, "not yet "); ok {
		if g.come(verb(action)) {
			g.Errorf("%q can be tested with \"may not\" in %v", action, g.now())
		}
		g.Refuse(action)
		return true
	}
	if action, ok := strings.CutPrefix(words, "may not "); ok {
		g.mustHaveCome(words, verb(action))
	}
	if g.May(words) {
		return true
	}
	if before, after, ok := strings.Cut(words, ":"); ok {
		g.list(strings.Fields(before), strings.Fields(after))
		return true
	}
	return g.Holds(words, strings.Fields(words))
}

// list tests that a list has exactly these entries.
func (g *Scene[S, A, F]) list(what, want []string) {
	if g.Lies != nil && g.Lies(what, want) {
		return
	}
	first := g.Lists[what[0]]
	if first == "" {
		g.Fatalf("unknown list %v", what)
	}
	g.mustHaveCome(strings.Join(what, " ")+":", verb(first))
	begin := strings.Join(append([]string{first}, what[1:]...), " ") + " "
	got := []string{}
	for _, words := range g.All() {
		if rest, ok := strings.CutPrefix(words, begin); ok && !strings.Contains(rest, " ") {
			got = append(got, rest) // "order leader D7" is not in the list of orders
		}
	}
	g.SameSet(begin, got, want)
}

// refused tests that the engine rejects an action, and that the attempt leaves the State unchanged.
func (g *Scene[S, A, F]) refused(words string) {
	a, ok := g.Build(words)
	if !ok {
		return
	}
	after := *g.State
	if err := g.Apply(&after, a); err == nil || after != *g.State {
		g.Errorf("%q was taken, or changed something", words)
	}
}

// probe compares the list of legal actions with those that the engine accepts. It tries each action that was legal
// earlier, and each of Forms. It does not change the State.
func (g *Scene[S, A, F]) probe() {
	if g.Over() {
		return
	}
	legal, before := g.List(), *g.State
	if len(legal) == 0 {
		g.Errorf("there is no legal action in %v, and the battle is not over", g.now())
	}
	try := func(a A) {
		if _, listed := slices.BinarySearch(legal, a); listed {
			return
		}
		if err := g.Apply(g.State, a); err == nil {
			g.Errorf("%v is taken, and is not listed", a)
			*g.State = before
		}
	}
	for _, a := range g.seen {
		try(a)
	}
	for a := range g.Forms {
		try(a)
	}
	if *g.State != before {
		g.Errorf("a refused action changes the State")
		*g.State = before
	}
	for _, a := range legal {
		after := before
		if err := g.Apply(&after, a); err != nil || after == before {
			g.Errorf("%q is listed, and does nothing: %v", g.Words(a), err)
		}
		if built, ok := g.Build(g.Words(a)); ok && built != a {
			g.Errorf("%q is %v, and Build makes %v of it", g.Words(a), a, built)
		}
		if at, found := slices.BinarySearch(g.seen, a); !found {
			g.seen = slices.Insert(g.seen, at, a)
		}
	}
}

// Forms returns actions of each kind with each of this many units.
func Forms[A any, K ~uint8](kinds K, units int, action func(kind K, unit uint8, arg uint16) A) iter.Seq[A] {
	return func(yield func(A) bool) {
		for kind := range kinds {
			for unit := range units {
				if !yield(action(kind, uint8(unit), 0)) {
					return
				}
			}
		}
	}
}

// Hex finds a hex by its label, or ends the test.
func (g *Scene[S, A, F]) Hex(label string) hex.Hex {
	h, fault, _ := g.Board.ByLabel(label)
	if fault != "" {
		g.Fatalf("%q: %s", label, fault)
	}
	return h
}

// Label returns the label of a hex, "" for none.
func (g *Scene[S, A, F]) Label(h hex.Hex) string {
	if h == hex.None {
		return ""
	}
	return g.Board.Label(h)
}

// SameEnd compares the pieces on the board with those of the section end. Both are texts; want has them by label.
func (g *Scene[S, A, F]) SameEnd(piece func(h hex.Hex) string, want map[string]string) {
	for h := range hex.Hex(g.Board.Len()) {
		at := g.Label(h)
		if got := piece(h); got != want[at] {
			g.T.Errorf("at the end %s holds %q, want %q", at, got, want[at])
		}
	}
}
