package queue

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Seen is a recently active worker.
type Seen struct {
	ID      string            `json:"id"`
	Name    string            `json:"name"`
	Host    string            `json:"host,omitempty"`
	Build   string            `json:"build"`
	Slots   int               `json:"slots"`
	Waits   string            `json:"waits,omitempty"`   // its current problem
	Refuses map[string]string `json:"refuses,omitempty"` // why it leaves sweeps to others, by name
	Paces   []Pace            `json:"paces,omitempty"`
}

// Pace is a worker's throughput on a sweep.
type Pace struct {
	Sweep           string  `json:"sweep"`
	Shards          int     `json:"shards"` // that it played since it began
	Games           int     `json:"games"`
	ShardsPerSecond float64 `json:"shards_per_second"` // over the last seconds
	GamesPerSecond  float64 `json:"games_per_second"`
}

// window is the time over which a pace is measured.
const window = 10 * time.Second

// seen counts the work of a worker. It only uses the machine's own clock.
type seen struct {
	mu    sync.Mutex
	about Seen
	all   map[string]*Pace
	late  []lately
	since time.Time
}

// lately is a recently played shard.
type lately struct {
	sweep string
	at    time.Time
	games int
}

func (s *seen) begin(q *Queue, w Worker) {
	inbox := q.nc.NewInbox()
	s.about = Seen{
		ID: inbox[strings.LastIndex(inbox, ".")+1:], Name: clip(w.Name, mostLabel), Host: clip(w.Host, mostLabel),
		Build: clip(w.Build, mostLabel), Slots: w.Slots,
	}
	s.all, s.since = map[string]*Pace{}, time.Now()
}

// played counts a shard.
func (s *seen) played(sweep string, games int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	p := s.all[sweep]
	if p == nil {
		p = &Pace{Sweep: sweep}
		s.all[sweep] = p
	}
	p.Shards++
	p.Games += games
	s.late = append(s.late, lately{sweep, time.Now(), games})
}

// now returns the current status of the worker.
func (s *seen) now() Seen {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now()
	s.late = slices.DeleteFunc(s.late, func(l lately) bool { return now.Sub(l.at) > window })
	over := max(min(window, now.Sub(s.since)), time.Millisecond).Seconds()
	out := s.about
	out.Paces = nil
	for _, p := range s.all {
		pace := *p
		for _, l := range s.late {
			if l.sweep == p.Sweep {
				pace.ShardsPerSecond += 1 / over
				pace.GamesPerSecond += float64(l.games) / over
			}
		}
		out.Paces = append(out.Paces, pace)
	}
	slices.SortFunc(out.Paces, func(a, b Pace) int { return strings.Compare(a.Sweep, b.Sweep) })
	return out
}

// beat sends a heartbeat.
func (w *work) beat(ctx context.Context) {
	about := w.seen.now()
	about.Waits = clip(w.q.Trouble(), mostWords)
	about.Refuses = map[string]string{}
	w.dir.mu.Lock()
	for name, k := range w.dir.known {
		if k.refused != "" && !k.ended && len(about.Refuses) < 100 {
			about.Refuses[name] = k.refused
		}
	}
	w.dir.mu.Unlock()
	text, err := json.Marshal(about)
	if err != nil {
		return
	}
	one, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	msg := &nats.Msg{Subject: "muster.worker." + about.ID, Data: text}
	_, err = w.q.js.PublishMsg(one, msg, jetstream.WithRetryAttempts(0))
	if errors.Is(err, jetstream.ErrNoStreamResponse) {
		_ = w.q.ensureWorkers(one) // next time it is heard
	}
}

// Workers returns the recently active workers by name.
func (q *Queue) Workers(ctx context.Context) ([]Seen, error) {
	var got []stored
	err := q.again(ctx, func(ctx context.Context) error {
		var err error
		a := ask{Seq: 1, Next: "muster.worker.*", Batch: batchMessages, MaxBytes: batchBytes}
		got, _, err = q.batch(ctx, StreamWorkers, a)
		if errors.Is(err, nats.ErrNoResponders) {
			return nil // no stream: no worker was active since the server started
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	var out []Seen
	for _, m := range got {
		var s Seen
		if len(m.Data) > 256<<10 || json.Unmarshal(m.Data, &s) != nil {
			continue
		}
		s.ID, s.Name, s.Host = clip(s.ID, mostID), clip(s.Name, mostLabel), clip(s.Host, mostLabel)
		s.Build, s.Waits = clip(s.Build, mostLabel), clip(s.Waits, mostWords)
		for name, why := range s.Refuses {
			s.Refuses[name] = clip(why, mostWords)
		}
		out = append(out, s)
	}
	slices.SortStableFunc(out, func(a, b Seen) int {
		return strings.Compare(a.Name+" "+a.ID, b.Name+" "+b.ID)
	})
	return out, nil
}
