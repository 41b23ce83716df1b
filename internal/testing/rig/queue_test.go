package main_test

import (
	"testing"
)

// TestSweep checks that three workers play two waves of several jobs, that the results are in order, and that each
// shard is played once.
func TestSweep(t *testing.T) {
	s := inProcess(t)
	q := open(t, connect(t, s), quick)
	m := manifest(t, "sweep", 5)
	h := &hands{plan: fixed(7, 0+3, 12)}
	submit(t, q, m)
	for _, name := range []string{"one", "two", "three"} {
		worker(t, open(t, connect(t, s), quick), name, 2, h)
	}
	status := until(t, q, m.Name, ends)
	if status.State != "done" || status.Shards != 5*22 || status.Done != 5*22 {
		t.Errorf("%+v", status)
	}
	checkResults(t, q, m, 7, 3, 12)
	if n := h.plays.Load(); n != 5*22 {
		t.Errorf("%d shards were played, not %d", n, 5*22)
	}
}
