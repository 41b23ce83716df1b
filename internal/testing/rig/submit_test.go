package main_test

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/batch/queue"
)

// TestSubmitTwice checks that submitting a sweep again, by any client, creates no duplicates.
func TestSubmitTwice(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	nc := connect(t, s)
	q := open(t, nc, quick)
	m := manifest(t, "twice", 3)
	for i := range 3 {
		already, err := q.Submit(t.Context(), m, nil)
		if err != nil || already != (i > 0) {
			t.Fatalf("%d: %t, %v", i, already, err)
		}
	}
	r := newRaw(t, nc, m.Name)
	if n := r.left(queue.StreamGates); n != 3 {
		t.Errorf("%d gates", n)
	}
	h := &hands{plan: fixed(4)}
	worker(t, q, "one", 1, h)
	until(t, q, m.Name, ends)
	if already, err := q.Submit(t.Context(), m, nil); err != nil || !already {
		t.Errorf("%t, %v", already, err)
	}
	waiting := func() int { return r.left(queue.StreamWork) + r.left(queue.StreamGates) }
	for deadline := time.Now().Add(limit); waiting() != 0 && time.Now().Before(deadline); {
		time.Sleep(10 * time.Millisecond) // the worker acknowledges the last message after its result
	}
	if n := waiting(); n != 0 || h.plays.Load() != 12 {
		t.Errorf("%d messages wait, %d shards were played", n, h.plays.Load())
	}
	checkResults(t, q, m, 4)
}

// TestSubmitterDies checks that after a submitter dies at any point, another submission adds what is missing, and
// workers find lost messages.
func TestSubmitterDies(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	nc := connect(t, s)
	q := open(t, nc, short())
	m := manifest(t, "dies", 3)
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	r := newRaw(t, nc, m.Name)
	r.publishTo("muster.sweep."+m.Name+".0.manifest", string(text))
	h := &hands{plan: fixed(4, 2)}
	worker(t, q, "one", 2, h)
	if already, err := q.Submit(t.Context(), m, nil); err != nil || !already {
		t.Fatalf("%t, %v", already, err)
	}
	until(t, q, m.Name, ends)
	checkResults(t, q, m, 4, 2)

	lost := manifest(t, "lost", 3)
	submit(t, q, lost)
	r = newRaw(t, nc, lost.Name)
	r.purge(queue.StreamGates, "muster.gate."+lost.Name+".>")
	r.purge(queue.StreamWork, "muster.work."+lost.Name+".>")
	until(t, q, lost.Name, ends)
	checkResults(t, q, lost, 4, 2)
}

// TestLostShard checks that a shard that is lost while its gate waits is put again.
func TestLostShard(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	nc := connect(t, s)
	q := open(t, nc, short())
	m := manifest(t, "shard", 1)
	submit(t, q, m)
	reached, over := make(chan struct{}), make(chan struct{})
	once := sync.OnceFunc(func() { close(reached) })
	worker(t, q, "one", 1, &hands{plan: fixed(4), play: func(_ context.Context, _ int, shard string) (string, error) {
		once()
		<-over
		return hashed(shard), nil
	}})
	<-reached
	newRaw(t, nc, m.Name).purge(queue.StreamWork, "muster.work."+m.Name+".*.0.1.3")
	close(over)
	until(t, q, m.Name, ends)
	checkResults(t, q, m, 4)
}

// TestPlayedAlready checks that a shard with a result is not played again.
func TestPlayedAlready(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	nc := connect(t, s)
	q := open(t, nc, quick)
	m := manifest(t, "again", 1)
	submit(t, q, m)
	r := newRaw(t, nc, m.Name)
	r.publish("result", "0.1.1", "r"+hashed(string(shardText(0, 1, 1))))
	h := &hands{plan: fixed(3)}
	worker(t, q, "one", 1, h)
	until(t, q, m.Name, ends)
	checkResults(t, q, m, 3)
	if n := h.plays.Load(); n != 2 {
		t.Errorf("%d shards were played, not 2", n)
	}
}

// TestContent checks that content is read as stored, or not at all.
func TestContent(t *testing.T) {
	t.Parallel()
	s := inProcess(t)
	nc := connect(t, s)
	q := open(t, nc, quick)
	content := bytes.Repeat([]byte("bits and pieces "), 70_000)
	m := &queue.Manifest{ID: "content", Build: "b", Jobs: []string{"one"}}
	if err := m.Seal(content); err != nil {
		t.Fatal(err)
	}
	if _, err := q.Submit(t.Context(), m, content[1:]); err == nil || !strings.Contains(err.Error(), "other content") {
		t.Errorf("%v", err)
	}
	if _, err := q.Submit(t.Context(), m, content); err != nil {
		t.Fatal(err)
	}
	if got, err := q.Content(t.Context(), m); err != nil || !bytes.Equal(got, content) {
		t.Errorf("%d bytes, %v", len(got), err)
	}
	r := newRaw(t, nc, m.Name)
	chunk := "muster.content." + m.Bundle + ".1"
	r.purge(queue.StreamContent, chunk)
	if _, err := q.Content(t.Context(), m); err == nil || !strings.Contains(err.Error(), "are not complete") {
		t.Errorf("%v", err)
	}
	r.publishTo(chunk, strings.Repeat("x", 512<<10))
	if _, err := q.Content(t.Context(), m); err == nil || !strings.Contains(err.Error(), "do not match their hash") {
		t.Errorf("%v", err)
	}
	_, err := q.Submit(t.Context(), m, content)
	if err == nil || !strings.Contains(err.Error(), "have another hash") {
		t.Errorf("%v", err)
	}
	if err := q.Remove(t.Context(), m.Name); err != nil {
		t.Fatal(err)
	}
	if n := r.left(queue.StreamContent); n != 0 {
		t.Errorf("%d chunks are left", n)
	}
}
