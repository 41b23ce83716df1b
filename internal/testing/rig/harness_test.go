package main_test

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"muster/internal/batch/queue"

	"github.com/nats-io/nats.go"
)

// quick are options for tests, with short waits.
var quick = queue.Options{
	AckWait: 30 * time.Second, RetryDelay: 5 * time.Millisecond, Beat: 20 * time.Millisecond,
	Waits: []time.Duration{5 * time.Millisecond, 20 * time.Millisecond, 50 * time.Millisecond},
}

// limit is the timeout of any step in these tests.
const limit = 20 * time.Second

// hands play shards: a result is the hash of the shard's text. plan returns the shards of a job's waves.
type hands struct {
	plan    func(job, wave int, results []string) ([]json.RawMessage, error)
	play    func(ctx context.Context, job int, shard string) (string, error) // replacement for playing; may be nil
	refuse  func(m *queue.Manifest) string                                   // may be nil
	plays   atomic.Int64
	decides atomic.Int64
	mu      sync.Mutex
	played  map[string]int // by job and shard
}

func (h *hands) Next(_ context.Context, _ *queue.Manifest, job, wave int, results iter.Seq2[queue.Key, []byte]) (
	[]json.RawMessage, error) {
	h.decides.Add(1)
	var all []string
	last := queue.Key{Job: job, Wave: 1, Index: -1}
	for k, r := range results {
		if k.Wave == last.Wave && k.Index != last.Index+1 || k.Wave != last.Wave && (k.Wave != last.Wave+1 || k.Index != 0) {
			return nil, fmt.Errorf("%v came after %v", k, last)
		}
		last = k
		all = append(all, string(r))
	}
	return h.plan(job, wave, all)
}

func (h *hands) Play(ctx context.Context, _ *queue.Manifest, job int, shard json.RawMessage) ([]byte, int, error) {
	h.plays.Add(1)
	h.mu.Lock()
	if h.played == nil {
		h.played = map[string]int{}
	}
	h.played[fmt.Sprintf("%d %s", job, shard)]++
	h.mu.Unlock()
	if h.play != nil {
		out, err := h.play(ctx, job, string(shard))
		return []byte(out), 10, err
	}
	return []byte(hashed(string(shard))), 10, nil
}

func (h *hands) Refuses(m *queue.Manifest) string {
	if h.refuse == nil {
		return ""
	}
	return h.refuse(m)
}

func hashed(s string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(s)))[:16] }

// fixed returns a plan of waves with these numbers of shards.
func fixed(waves ...int) func(int, int, []string) ([]json.RawMessage, error) {
	return func(job, wave int, results []string) ([]json.RawMessage, error) {
		if wave > len(waves) {
			return nil, nil
		}
		want := 0
		for _, n := range waves[:wave-1] {
			want += n
		}
		if len(results) != want {
			return nil, fmt.Errorf("wave %d is asked for with %d results, not %d", wave, len(results), want)
		}
		var out []json.RawMessage
		for i := range waves[wave-1] {
			out = append(out, shardText(job, wave, i))
		}
		return out, nil
	}
}

func shardText(job, wave, index int) json.RawMessage {
	return json.RawMessage(fmt.Sprintf(`{"n":%d}`, job*1_000_000+wave*10_000+index))
}

// wanted returns the results that a job of a fixed plan must have.
func wanted(job int, waves ...int) []string {
	var out []string
	for w, n := range waves {
		for i := range n {
			out = append(out, hashed(string(shardText(job, w+1, i))))
		}
	}
	return out
}

// inProcess returns a server for a test, in a folder of its own.
func inProcess(t testing.TB) *queue.Server {
	t.Helper()
	return inProcessOf(t, 0)
}

// inProcessOf returns such a server with a limit on stored bytes.
func inProcessOf(t testing.TB, maxBytes int64) *queue.Server {
	t.Helper()
	s, err := queue.InProcess(t.TempDir(), maxBytes)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	return s
}

// serveAt returns a server at an address, with the data stored in a folder.
func serveAt(t testing.TB, listen, store string) *queue.Server {
	t.Helper()
	s, err := queue.Listen(queue.ServerOptions{Listen: listen, Store: store})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Stop)
	return s
}

func numbered(n uint64) string { return strconv.FormatUint(n, 10) }

type jsonRaw = json.RawMessage

// errLost is an error of hands that is never reported.
var errLost = errors.New("nobody hears it")

// connect connects to a server for a test.
func connect(t testing.TB, s *queue.Server) *nats.Conn {
	t.Helper()
	nc, err := s.Connect(t.Name())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(nc.Close)
	return nc
}

// open returns a queue for a test.
func open(t testing.TB, nc *nats.Conn, opts queue.Options) *queue.Queue {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	q, err := queue.Open(ctx, nc, opts)
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// manifest returns a sweep of this many jobs, sealed without content.
func manifest(t testing.TB, id string, jobs int) *queue.Manifest {
	t.Helper()
	m := &queue.Manifest{ID: id, Program: "test", Build: "build-1", Ask: json.RawMessage(`{"a": 1}`)}
	for i := range jobs {
		m.Jobs = append(m.Jobs, fmt.Sprintf("strand %d", i))
	}
	if err := m.Seal(nil); err != nil {
		t.Fatal(err)
	}
	return m
}

// submit submits a sweep without content.
func submit(t testing.TB, q *queue.Queue, m *queue.Manifest) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	if _, err := q.Submit(ctx, m, nil); err != nil {
		t.Fatal(err)
	}
}

// worker runs hands as a worker until stop is called; stop waits until they have ended.
func worker(t testing.TB, q *queue.Queue, name string, slots int, h queue.Hands) (stop func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() {
		log := func(words string) { t.Log(name + ": " + words) }
		ended <- q.Work(ctx, queue.Worker{Name: name, Build: "build-1", Slots: slots, Hands: h, Log: log})
	}()
	stop = sync.OnceFunc(func() {
		cancel()
		select {
		case err := <-ended:
			if err != nil {
				t.Errorf("worker %s: %v", name, err)
			}
		case <-time.After(limit):
			t.Errorf("worker %s does not stop", name)
		}
	})
	t.Cleanup(stop)
	return stop
}

// until waits for a status of a sweep.
func until(t testing.TB, q *queue.Queue, name string, is func(*queue.Status) bool) *queue.Status {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	var last *queue.Status
	for {
		s, err := q.Status(ctx, name)
		if err == nil && is(s) {
			return s
		}
		if err == nil {
			last = s
		}
		if ctx.Err() != nil {
			text, _ := json.Marshal(last)
			t.Fatalf("%s does not come to be as it should: %v; %s", name, err, text)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

func ends(s *queue.Status) bool { return s.Ends() }

// collected returns the results of a job.
func collected(t testing.TB, q *queue.Queue, name string, job int) []string {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	r, err := q.Results(ctx, name, job)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, b := range r.All() {
		out = append(out, string(b))
	}
	if r.Err() != nil {
		t.Fatal(r.Err())
	}
	if len(out) != r.Len() {
		t.Fatalf("%d results, and it says %d", len(out), r.Len())
	}
	return out
}

// checkResults compares the results of all jobs with a fixed plan.
func checkResults(t testing.TB, q *queue.Queue, m *queue.Manifest, waves ...int) {
	t.Helper()
	for job := range m.Jobs {
		if got, want := collected(t, q, m.Name, job), wanted(job, waves...); !slices.Equal(got, want) {
			t.Errorf("strand %d: %d results %s, want %d %s", job, len(got), strings.Join(got, " "), len(want),
				strings.Join(want, " "))
		}
	}
}
