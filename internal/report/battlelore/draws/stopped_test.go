package draws

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
)

// TestStopped: an answer that is stopped tells what is finished, each matchup as the whole answer has it, and says that
// it is a part.
func TestStopped(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	f, sets := shipped(t, "two-oaks")
	matchups := organized.Pairings(sets[:4], boards.Pennant)
	ask := func(after int) (*Answer, error) {
		q := question(f, sets, deploycards.ModeOrganized)
		q.Options.Exact, q.Workers = true, 1
		stop := make(chan struct{})
		q.Options.Stop = stop
		if after == 0 {
			close(stop)
		}
		q.Progress = func(done, _ int) {
			if done == after {
				close(stop)
			}
		}
		return AnswerMixed(q, matchups, true)
	}
	if _, err := ask(0); !errors.Is(err, ErrStopped) {
		t.Errorf("stopped at once: %v", err)
	}
	whole, err := ask(-1)
	if err != nil || whole.Part() {
		t.Fatal("an answer that nobody stops is a part", err)
	}
	part, err := ask(2)
	if err != nil || !part.Part() {
		t.Fatal("a stopped answer is none, or no part", err)
	}
	x, all := part.Facts.(*Mixed), whole.Facts.(*Mixed)
	if len(x.List) != 2 || x.Left != len(matchups)-2 {
		t.Errorf("%d are told and %d left of %d", len(x.List), x.Left, len(matchups))
	}
	for _, p := range x.List {
		same := false
		for _, q := range all.List {
			same = same || p.Matchup == q.Matchup && p.Clashes == q.Clashes && p.Pairs == q.Pairs
		}
		if !same {
			t.Errorf("%s is told otherwise than in the whole answer", matchupWords(p))
		}
	}
	lines, err := part.Lines()
	said := strings.Join(lines, "\n")
	if err != nil || !strings.Contains(said, "interrupted, every draw of 2 matchups; ") {
		t.Errorf("%v\n%s", err, said)
	}
	value, err := part.JSON()
	text, _ := json.Marshal(value)
	if err != nil || !strings.Contains(string(text), `"interrupted":true`) {
		t.Errorf("%v: %.200s", err, text)
	}
}
