package cliutil

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"
)

func TestPercent(t *testing.T) {
	const mib = 1 << 20
	for name, c := range map[string]struct {
		live, done, total int64
		want              int64
	}{
		"nothing read yet":                   {20 * mib, 0, 20000, defaultPercent},
		"few files":                          {10 * mib, 200, 200, defaultPercent},
		"half way: twice as much at the end": {100 * mib, 5000, 10000, 200},
		"the end: half of garbage":           {200 * mib, 10000, 10000, minPercent},
		"more steps than expected":           {200 * mib, 12000, 10000, minPercent},
		"early measurements are bounded":     {60 * mib, 10, 20000, defaultPercent},
	} {
		if got := percent(c.live, c.done, c.total); got != c.want {
			t.Errorf("%s: %d%%, want %d%%", name, got, c.want)
		}
	}
}

func TestUserSettingsStand(t *testing.T) {
	for _, variable := range []string{"GOGC", "GOMEMLIMIT"} {
		t.Run(variable, func(t *testing.T) {
			t.Setenv("GOGC", "")
			t.Setenv("GOMEMLIMIT", "")
			t.Setenv(variable, "100")
			p := ExpectFiles(10000)
			if p != nil {
				t.Errorf("%s is set, and the pace is ours", variable)
			}
			p.Restart(3) // nil does nothing
			p.Step()
		})
	}
}

// TestPaceFollowsHeap checks that the pace is updated after a collection.
func TestPaceFollowsHeap(t *testing.T) {
	t.Setenv("GOGC", "")
	t.Setenv("GOMEMLIMIT", "")
	old := debug.SetGCPercent(defaultPercent)
	defer debug.SetGCPercent(old)
	p := ExpectFiles(4)
	held := make([]byte, 200<<20)
	for range 8 {
		p.Step()
	}
	for range 50 {
		runtime.GC()
		time.Sleep(time.Millisecond)
		if p.percent.Load() == minPercent {
			break
		}
	}
	runtime.KeepAlive(held)
	if got := p.percent.Load(); got != minPercent {
		t.Errorf("200 MiB are held at the end of the run, and the pace is %d%%, want %d%%", got, minPercent)
	}
}
