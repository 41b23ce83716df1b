package queue

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// Status is the progress of a sweep.
type Status struct {
	Name      string         `json:"name"`
	ID        string         `json:"id"`
	Title     string         `json:"title,omitempty"`
	Program   string         `json:"program"`
	Build     string         `json:"build"`
	State     string         `json:"state"`  // running, done, faulty, cancelled, conflict
	Shards    int            `json:"shards"` // of the waves that were decided so far
	Done      int            `json:"done"`   // of these, those that have a result or were set aside
	Ended     int            `json:"ended"`  // jobs that are at their end
	Jobs      []Job          `json:"strands"`
	Faults    []Fault        `json:"faults,omitempty"`
	Conflicts []Disagreement `json:"conflicts,omitempty"`
	Workers   []Seen         `json:"workers,omitempty"` // those that were heard of lately, whatever they play
}

// Job is the progress of a job.
type Job struct {
	Label  string `json:"label"`
	State  string `json:"state"` // running, done, faulty, cancelled
	Waves  int    `json:"waves"`
	Shards int    `json:"shards"`
	Words  string `json:"words,omitempty"` // why it is faulty
}

// Ends reports whether the sweep has ended.
func (s *Status) Ends() bool {
	return s.State != Running && s.Ended == len(s.Jobs) || s.State == Cancelled
}

// Pace returns the throughput of all workers of the sweep.
func (s *Status) Pace() (shards_per_second, games_per_second float64) {
	for _, w := range s.Workers {
		for _, p := range w.Paces {
			if p.Sweep == s.Name {
				shards_per_second, games_per_second = shards_per_second+p.ShardsPerSecond, games_per_second+p.GamesPerSecond
			}
		}
	}
	return shards_per_second, games_per_second
}

// Left estimates the remaining time of the known work at the current pace; false if no worker is active.
func (s *Status) Left() (time.Duration, bool) {
	shards, _ := s.Pace()
	if shards <= 0 {
		return 0, false
	}
	return time.Duration(float64(s.Shards-s.Done) / shards * float64(time.Second)), true
}

// Status returns the progress of a sweep.
func (q *Queue) Status(ctx context.Context, name string) (*Status, error) {
	s, err := q.sweep(ctx, name)
	if err != nil {
		return nil, err
	}
	return newTracker(s).status(ctx, q)
}

// Watch reports the progress of a sweep after each pause, until the sweep ends or told returns false.
func (q *Queue) Watch(ctx context.Context, name string, every time.Duration, told func(*Status) bool) error {
	s, err := q.sweep(ctx, name)
	if err != nil {
		return err
	}
	t := newTracker(s)
	for {
		status, err := t.status(ctx, q)
		if err != nil {
			return err
		}
		if !told(status) || status.Ends() {
			return nil
		}
		if pause(ctx, every); ctx.Err() != nil {
			return ctx.Err()
		}
		if now, err := q.last(ctx, StreamSweeps, manifestSubject(name)); err != nil || now == nil || now.Seq != s.life {
			return errors.Join(err, fmt.Errorf("%q was removed: %w", name, ErrUnknown))
		}
	}
}

// status returns the current progress of the sweep.
func (t *tracker) status(ctx context.Context, q *Queue) (*Status, error) {
	if err := t.follow(ctx, q); err != nil {
		return nil, err
	}
	out := &Status{Name: t.name, ID: t.ID, Title: t.Title, Program: t.Program, Build: t.Build, State: t.state(),
		Faults: append([]Fault(nil), t.faults...), Conflicts: append([]Disagreement(nil), t.conflicts...)}
	for i, s := range t.jobs {
		one := Job{Label: t.Jobs[i], State: Running, Waves: s.waves, Shards: s.shards}
		switch {
		case s.end != nil:
			one.State, one.Words = s.end.State, s.end.Words
			out.Ended++
		case t.cancelled:
			one.State = Cancelled
		}
		out.Shards += s.shards
		out.Jobs = append(out.Jobs, one)
	}
	if out.Done = out.Shards; !t.ended() {
		n, err := q.count(ctx, StreamResults, t.below("result")+".>")
		if err != nil {
			return nil, err
		}
		out.Done = min(n, out.Shards)
	}
	var err error
	out.Workers, err = q.Workers(ctx)
	return out, err
}

// List returns the status of all sweeps in the order of submission. A sweep with an unreadable manifest is listed with
// its name, and with the reason as its title.
func (q *Queue) List(ctx context.Context) ([]*Status, error) {
	var out []*Status
	for m, err := range q.whole(ctx, manifestSubject("*"), 1) {
		if err != nil {
			return nil, err
		}
		r, _, ok := splitSubject("sweep", m.Subject)
		if !ok {
			continue
		}
		manifest, err := readManifest(m.Data)
		if err != nil {
			out = append(out, &Status{Name: clip(r.name, mostLabel), State: Faulty, Title: clip(err.Error(), mostWords)})
			continue
		}
		s, err := newTracker(&sweep{run{r.name, m.Seq}, manifest}).status(ctx, q)
		if err != nil {
			return nil, err
		}
		s.Workers = nil
		out = append(out, s)
	}
	return out, nil
}
