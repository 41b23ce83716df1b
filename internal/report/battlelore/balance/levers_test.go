package balance

import (
	"context"
	"strings"
	"testing"

	"muster/catalog"
	"muster/report"
)

// TestLevers checks that the answer is the same for any number of workers. After Ctrl-C during the levers, it reports
// the results so far and suggests nothing.
func TestLevers(t *testing.T) {
	ask := asking(Balanced, 1)
	ask.Players, ask.Games = []string{"forward"}, 20
	ask.Levers = &report.Levers{Games: 3500, Players: [2]string{"forward", "random"}}
	sweep := func(ctx context.Context, ask report.Sweep) (Answer, string) {
		s := begin(t, ask, "candlemas-at-the-grange")
		s.Judge(func(*catalog.Entry) string { return "" })
		x, err := s.Run(ctx)
		if err != nil {
			t.Fatal(err)
		}
		return x, bytesOf(t, x)
	}
	if !testing.Short() {
		_, want := sweep(t.Context(), ask)
		ask.Workers = 8
		if _, got := sweep(t.Context(), ask); got != want {
			t.Errorf("with eight workers:\n%s\nwith one:\n%s", got, want)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ask.Tell = func(done, total int) {
		if done > total-2000 { // the verdict needs no more than its part
			cancel()
		}
	}
	x, text := sweep(ctx, ask) // while the levers are screened: those that have games are told, none is marked
	if !strings.Contains(strings.Join(strings.Fields(text), " "), "Interrupted: nothing is marked.") {
		t.Error("it does not say that nothing is marked")
	}
	if _, whole := x.Finished(); whole || !strings.Contains(text, "levers: no suggestion: interrupted after") ||
		!strings.Contains(text, `"aim":"nothing"`) && !strings.Contains(text, `"aim":"torn"`) &&
			!strings.Contains(text, `"aim":"mend"`) {
		t.Errorf("whole: %t, %.2000s", whole, text)
	}

	ask.Tell, ask.Levers = nil, &report.Levers{Games: 1000, Players: [2]string{"forward", "random"}}
	s := begin(t, ask, "candlemas-at-the-grange")
	s.Judge(func(*catalog.Entry) string { return "" })
	if _, err := s.Run(t.Context()); err == nil || !strings.Contains(err.Error(), "are too few for") {
		t.Error(err)
	}
}
