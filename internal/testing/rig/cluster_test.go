package main_test

import (
	"context"
	"fmt"
	"net"
	"slices"
	"strings"
	"sync"
	"testing"

	"muster/internal/batch/queue"

	"github.com/nats-io/nats.go"
)

// TestClusterLosesItsLeader checks that a sweep continues when one of three replicated servers, the leader of the shard
// queue, is lost. Nothing is lost or duplicated. Servers wait four to nine seconds before they elect a leader, here
// twice.
func TestClusterLosesItsLeader(t *testing.T) {
	if testing.Short() {
		t.Skip("servers take seconds to agree on who leads")
	}
	t.Parallel()
	servers, urls := cluster(t)
	ctx, cancel := context.WithTimeout(t.Context(), 3*limit)
	defer cancel()
	nc, err := queue.Connect(ctx, queue.Dial{Name: "test", URL: strings.Join(urls, ",")})
	if err != nil {
		t.Fatal(err)
	}
	defer nc.Close()
	three := quick
	three.Replicas = 3
	q, err := queue.Open(ctx, nc, three)
	if err != nil {
		t.Fatal(err)
	}
	m := manifest(t, "cluster", 3)
	if _, err := q.Submit(ctx, m, nil); err != nil {
		t.Fatal(err)
	}
	reached := make(chan struct{})
	once := sync.OnceFunc(func() { close(reached) })
	h := &hands{plan: fixed(6, 4)}
	h.play = func(_ context.Context, _ int, shard string) (string, error) {
		if h.plays.Load() == 8 {
			once()
		}
		return hashed(shard), nil
	}
	for i := range 2 {
		// Each worker connects to one server first, and knows the others.
		w, err := queue.Connect(ctx, queue.Dial{Name: "worker", URL: urls[i] + "," + urls[i+1]})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(w.Close)
		worker(t, openWithin(t, ctx, w, three), fmt.Sprintf("worker %d", i), 1, h)
	}
	<-reached
	leader := newRaw(t, nc, m.Name).stream(queue.StreamWork).CachedInfo().Cluster.Leader
	servers[slices.Index(names, leader)].Stop()
	var last *queue.Status
	if err := q.Watch(ctx, m.Name, three.Beat, func(s *queue.Status) bool { last = s; return true }); err != nil {
		t.Fatal(err)
	}
	if last.State != queue.Done || last.Done != 30 {
		t.Errorf("%+v", last)
	}
	checkResults(t, q, m, 6, 4)
}

// openWithin returns a queue for a test, as soon as its servers agree.
func openWithin(t *testing.T, ctx context.Context, nc *nats.Conn, o queue.Options) *queue.Queue {
	t.Helper()
	q, err := queue.Open(ctx, nc, o)
	if err != nil {
		t.Fatal(err)
	}
	return q
}

// names are the names of the servers of a cluster.
var names = []string{"a", "b", "c"}

// cluster starts three servers on the loopback.
func cluster(t *testing.T) (servers []*queue.Server, urls []string) {
	t.Helper()
	var routes []string
	for range names {
		routes = append(routes, free(t))
	}
	for i, name := range names {
		s, err := queue.Listen(queue.ServerOptions{
			Listen: "127.0.0.1:0", Store: t.TempDir(), Name: name,
			Cluster: queue.Cluster{Name: "three", Listen: routes[i], Routes: slices.Delete(slices.Clone(routes), i, i+1)},
		})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Stop)
		servers, urls = append(servers, s), append(urls, s.URL())
	}
	return servers, urls
}

// free returns a loopback address that is currently free.
func free(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}
