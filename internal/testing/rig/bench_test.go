package main_test

import (
	"encoding/json"
	"fmt"
	"runtime"
	"testing"
	"time"

	"muster/internal/batch/queue"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// usual are the options of a benchmarked queue.
var usual = queue.Options{Beat: 100 * time.Millisecond}

// BenchmarkEmptyShards measures the throughput of empty shards through one server, with one worker of eight slots. Each
// shard is put, delivered, looked up, its result stored, and acknowledged.
func BenchmarkEmptyShards(b *testing.B) {
	s := inProcess(b)
	q := open(b, connect(b, s), usual)
	jobs := (b.N + 999) / 1000
	m := manifest(b, "empty", jobs)
	h := &hands{plan: func(job, wave int, _ []string) ([]json.RawMessage, error) {
		if wave > 1 {
			return nil, nil
		}
		return fixed(min(1000, b.N-job*1000))(job, 1, nil)
	}}
	b.ResetTimer()
	submit(b, q, m)
	worker(b, open(b, connect(b, s), usual), "one", 8, h)
	for done := false; !done; time.Sleep(10 * time.Millisecond) {
		status, err := q.Status(b.Context(), m.Name)
		if err != nil {
			b.Fatal(err)
		}
		done = status.Ends()
	}
	b.StopTimer()
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "shards/s")
}

// BenchmarkCollect measures the collection of 200-byte results stored out of order, in jobs of 50,000, and its
// memory besides the server's. -benchtime 1000000x collects a million.
func BenchmarkCollect(b *testing.B) {
	s := inProcess(b)
	nc := connect(b, s)
	q := open(b, nc, usual)
	const most = queue.MostShards
	jobs := (b.N + most - 1) / most
	m := manifest(b, "collect", jobs)
	submit(b, q, m)
	stored(b, nc, q, m, b.N)
	runtime.GC()
	var before, peak runtime.MemStats
	runtime.ReadMemStats(&before)
	b.ResetTimer()
	all, err := q.AllResults(b.Context(), m.Name)
	if err != nil {
		b.Fatal(err)
	}
	n := 0
	for _, r := range all {
		for range r.All() {
			if n++; n%20_000 == 0 {
				var now runtime.MemStats
				if runtime.ReadMemStats(&now); now.HeapInuse > peak.HeapInuse {
					peak = now
				}
			}
		}
		if r.Err() != nil {
			b.Fatal(r.Err())
		}
	}
	b.StopTimer()
	if n != b.N {
		b.Fatalf("%d results, not %d", n, b.N)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "results/s")
	if peak.HeapInuse > before.HeapInuse {
		b.ReportMetric(float64(peak.HeapInuse-before.HeapInuse)/(1<<20), "MiB-more")
	}
}

// stored stores the records of a played sweep: n results, out of order.
func stored(b *testing.B, nc *nats.Conn, q *queue.Queue, m *queue.Manifest, n int) {
	b.Helper()
	js, err := newJetStream(nc)
	if err != nil {
		b.Fatal(err)
	}
	put := func(subject string, data []byte) {
		if _, err := js.PublishAsync(subject, data, jetstream.WithStallWait(limit)); err != nil {
			b.Fatal(err)
		}
	}
	base := func(kind string) string { return fmt.Sprintf("muster.%s.%s.1", kind, m.Name) }
	data := make([]byte, 200)
	data[0] = 'r'
	for job := range m.Jobs {
		in := min(queue.MostShards, n-job*queue.MostShards)
		wave := make([]json.RawMessage, in)
		for i := range wave {
			wave[i] = shardText(job, 1, i)
		}
		text, err := json.Marshal(map[string]any{"shards": wave})
		if err != nil {
			b.Fatal(err)
		}
		put(fmt.Sprintf("%s.wave.%d.1", base("sweep"), job), packed(b, text))
		put(fmt.Sprintf("%s.wave.%d.2", base("sweep"), job), []byte(`{"end":{"state":"done"}}`))
		for i := range in {
			// The order is reversed within blocks of 64: parallel shards finish in any order.
			at := i ^ 63
			if at >= in {
				at = i
			}
			put(fmt.Sprintf("%s.%d.1.%d", base("result"), job, at), data)
		}
	}
	<-js.PublishAsyncComplete()
}
