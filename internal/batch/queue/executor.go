package queue

import (
	"context"
	"encoding/json"
	"iter"
)

// Hands interpret the bytes of a sweep. Their methods must be safe for concurrent use.
type Hands interface {
	// Next decides wave number wave (from 1) of a job, from the results of all earlier waves in the order of waves
	// and shards. No shards means the end of the job. The answer must depend only on the arguments, except for how
	// games are cut into shards: the first recorded answer holds. An error is retried like a shard, then ends the
	// job as faulty. If results stop because they could not be read, the answer is ignored, and Next is called
	// again. Callers must not keep the yielded data.
	Next(ctx context.Context, m *Manifest, job, wave int, results iter.Seq2[Key, []byte]) ([]json.RawMessage, error)
	// Play plays a shard. Its result must be deterministic; games is the number of games, for the displayed throughput.
	// It stops early when the context ends.
	Play(ctx context.Context, m *Manifest, job int, shard json.RawMessage) (result []byte, games int, err error)
	// Refuses returns the reason why these hands cannot play a sweep; "" if they can. Others may be able to.
	Refuses(m *Manifest) string
}
