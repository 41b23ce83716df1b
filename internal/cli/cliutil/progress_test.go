package cliutil

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

// TestProgress checks that a short run shows no progress, and that a longer one overwrites a single line at limited
// intervals and removes it.
func TestProgress(t *testing.T) {
	var out bytes.Buffer
	clock := time.Unix(0, 0)
	at := func(d time.Duration) { clock = time.Unix(0, 0).Add(d) }
	p := newProgress(&out, "matchups", func() time.Time { return clock })
	p.tell(1, 10)
	p.tell(10, 10)
	if out.Len() > 0 {
		t.Errorf("a short run writes %q", out.String())
	}
	p = newProgress(&out, "matchups", func() time.Time { return clock })
	p.tell(1, 10)
	at(1 * time.Second)
	p.tell(2, 10)
	at(1050 * time.Millisecond)
	p.tell(3, 10) // too soon
	at(9 * time.Second)
	p.tell(9, 10)
	p.tell(10, 10)
	p.tell(9, 10) // what comes late
	want := "\rmatchups: 2 of 10, 20 %, 4 seconds left\rmatchups: 9 of 10, 90 %, 1 second left " +
		"\r                                       \r"
	if got := out.String(); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if (&App{Err: &out}).Progress("matchups") != nil {
		t.Error("a pipe is told how far the run is")
	}
	out.Reset()
	p = newProgress(&out, "games", func() time.Time { return clock })
	p.noted("so far 52% (45-59%)")
	clock = clock.Add(2 * time.Second)
	p.tell(5, 10)
	p.noted("so far " + strings.Repeat("x", 60))
	clock = clock.Add(2 * time.Second)
	p.tell(6, 10)
	p.tell(10, 10)
	p.noted("late")
	lines := strings.Split(out.String(), "\r")
	for i, want := range []string{
		"", "so far 52% (45-59%)", "so far 52% (45-59%); games: 5 of 10, 50 %, 2 seconds left",
		"so far " + strings.Repeat("x", 60), "so far " + strings.Repeat("x", 60), "", "",
	} {
		if i >= len(lines) || strings.TrimRight(lines[i], " ") != want {
			t.Errorf("%q, line %d is not %q", lines, i, want)
			break
		}
	}
}

// TestLasting checks that a duration has a suitable unit.
func TestLasting(t *testing.T) {
	for d, want := range map[time.Duration]string{
		300 * time.Millisecond: "a second", 59 * time.Second: "59 seconds", 3 * time.Minute: "3 minutes",
		5 * time.Hour: "5 hours",
	} {
		if got := Lasting(d); got != want {
			t.Errorf("%v: %s", d, got)
		}
	}
}
