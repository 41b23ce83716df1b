package work

import (
	"context"
	"encoding/json"
	"fmt"
	"iter"
	"sync"
	"time"

	"muster/internal/batch/queue"
	"muster/internal/engine/sweep"
)

// Hands play sweeps for the queue.
type Hands struct {
	build   string
	content func(ctx context.Context, m *queue.Manifest) ([]byte, error)

	lock   sync.Mutex
	opened map[string]*opened // by the name of the sweep
	age    []string           // the oldest first
}

type opened struct {
	once sync.Once
	of   *Opened
	err  error
}

// NewHands returns hands of a build; content loads the content of sweeps.
func NewHands(build string, content func(ctx context.Context, m *queue.Manifest) ([]byte, error)) *Hands {
	return &Hands{build: build, content: content, opened: map[string]*opened{}}
}

// mostSweepsOpen is the number of sweeps that stay open.
const mostSweepsOpen = 8

// Refuses returns the reason why a sweep is not played here; "" if it is.
func (h *Hands) Refuses(m *queue.Manifest) string {
	if m.Build != h.build {
		return fmt.Sprintf("it was submitted by another build of Muster (%s, build %.12s; this is build %.12s)", m.Program,
			m.Build, h.build)
	}
	if _, err := readAsk(m.Ask); err != nil {
		return err.Error()
	}
	return ""
}

// open opens a sweep, or returns it from the cache. It retries one that failed because its content was missing.
func (h *Hands) open(ctx context.Context, m *queue.Manifest) (*Opened, error) {
	h.lock.Lock()
	it := h.opened[m.Name]
	if it == nil {
		if len(h.age) == mostSweepsOpen {
			delete(h.opened, h.age[0])
			h.age = h.age[1:]
		}
		it = new(opened)
		h.opened[m.Name], h.age = it, append(h.age, m.Name)
	}
	h.lock.Unlock()
	it.once.Do(func() {
		var content []byte
		if m.Bundle != "" {
			if content, it.err = h.content(ctx, m); it.err != nil {
				h.forget(m.Name)
				return
			}
		}
		it.of, it.err = Open(m, content)
	})
	return it.of, it.err
}

// forget drops a sweep that could not be opened.
func (h *Hands) forget(name string) {
	h.lock.Lock()
	defer h.lock.Unlock()
	delete(h.opened, name)
	for i, n := range h.age {
		if n == name {
			h.age = append(h.age[:i:i], h.age[i+1:]...)
			return
		}
	}
}

// Next decides the next games of a job from its results.
func (h *Hands) Next(
	ctx context.Context, m *queue.Manifest, job, _ int, results iter.Seq2[queue.Key, []byte],
) ([]json.RawMessage, error) {
	o, err := h.open(ctx, m)
	if err != nil {
		return nil, err
	}
	s, err := o.job(job)
	if err != nil {
		return nil, err
	}
	known, err := s.Begin()
	if err != nil {
		return nil, err
	}
	for key, text := range results {
		if err := known.Put(text); err != nil {
			return nil, fmt.Errorf("%s cannot be added: %w", key, err)
		}
	}
	wanted, err := s.Wanted(known)
	if err != nil || len(wanted) == 0 {
		return nil, err
	}
	return cut(ctx, s, wanted, time.Duration(o.ask.ShardMS)*time.Millisecond), nil
}

// Play plays a shard.
func (h *Hands) Play(
	ctx context.Context, m *queue.Manifest, job int, shard json.RawMessage,
) (result []byte, played int, err error) {
	o, err := h.open(ctx, m)
	if err != nil {
		return nil, 0, err
	}
	s, err := o.job(job)
	if err != nil {
		return nil, 0, err
	}
	ranges, err := readShard(shard)
	if err != nil {
		return nil, 0, err
	}
	text, err := s.Play(ctx, ranges, nil)
	if err != nil {
		return nil, 0, err
	}
	return text, sweep.Games(ranges), nil
}
