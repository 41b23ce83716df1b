package queue

import (
	"context"
	"encoding/json"
	"iter"
)

// Hands say what the bytes of a sweep mean. Their methods are called by several goroutines at once.
type Hands interface {
	// Next decides what is played of a strand as its wave number wave (from 1), of the results of all waves before, in
	// the order of waves and shards. No shards: the strand is at its end. Its answer may depend on nothing but its
	// arguments, except in how it cuts games into shards: the answer that is recorded first holds. An error is tried
	// again as a shard is, then ends the strand as faulty. Where results break off, since they could not be read, the
	// answer is passed over, and Next is asked again. What it yields may not be kept.
	Next(ctx context.Context, m *Manifest, strand, wave int, results iter.Seq2[Key, []byte]) ([]json.RawMessage, error)
	// Play plays a shard. Its result is the same bytes wherever it is played; games is how many games it played, for the
	// speed that is shown. It ends early when the context does.
	Play(ctx context.Context, m *Manifest, strand int, shard json.RawMessage) (result []byte, games int, err error)
	// Refuses says why these hands cannot play a sweep; "" when they can. Others may.
	Refuses(m *Manifest) string
}
