package main_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"testing"

	"muster/internal/batch/queue"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// raw sends arbitrary messages over a connection.
type raw struct {
	t    *testing.T
	js   jetstream.JetStream
	name string // of a sweep
}

// newJetStream returns a connection's JetStream, for many parallel requests.
func newJetStream(nc *nats.Conn) (jetstream.JetStream, error) {
	return jetstream.New(nc, jetstream.WithPublishAsyncMaxPending(1_000))
}

// packed returns a text compressed with gzip.
func packed(t testing.TB, text []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	if _, err := w.Write(text); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func newRaw(t *testing.T, nc *nats.Conn, name string) raw {
	t.Helper()
	js, err := jetstream.New(nc)
	if err != nil {
		t.Fatal(err)
	}
	return raw{t, js, name}
}

// run returns the number of the sweep's run.
func (r raw) run() uint64 {
	r.t.Helper()
	m, err := r.stream(queue.StreamSweeps).GetLastMsgForSubject(context.Background(), "muster.sweep."+r.name+".0.manifest")
	if err != nil {
		r.t.Fatal(err)
	}
	return m.Sequence
}

func (r raw) stream(name string) jetstream.Stream {
	r.t.Helper()
	s, err := r.js.Stream(context.Background(), name)
	if err != nil {
		r.t.Fatal(err)
	}
	return s
}

// left returns the number of messages in a stream.
func (r raw) left(stream string) int {
	return int(r.stream(stream).CachedInfo().State.Msgs)
}

// publish publishes under a kind of message of the sweep.
func (r raw) publish(kind, rest, data string) {
	r.t.Helper()
	r.publishTo(fmt.Sprintf("muster.%s.%s.%d.%s", kind, r.name, r.run(), rest), data)
}

func (r raw) publishTo(subject, data string) {
	r.t.Helper()
	if _, err := r.js.Publish(context.Background(), subject, []byte(data)); err != nil {
		r.t.Fatalf("%s: %v", subject, err)
	}
}

// purge removes the messages of a stream that match a filter.
func (r raw) purge(stream, filter string) {
	r.t.Helper()
	if err := r.stream(stream).Purge(context.Background(), jetstream.WithPurgeSubject(filter)); err != nil {
		r.t.Fatal(err)
	}
}
