// Package queue plays sweeps on many machines over NATS JetStream. It is the only package that uses JetStream. It knows
// no game: requests and results are bytes, and a Hands processes them.
//
// A sweep is a Manifest. It has jobs, and each job is played in waves of shards. There is no leader: any worker makes a
// decision from data that all can read, and records it under a subject that has no message yet. The first record wins,
// regardless of its writer; all others use it. So any worker may repeat a step at any time:
//
//	Submit     stores content and manifest, and puts gate 0 of each job.
//	gate w     waits until all results of wave w are there, asks Hands.Next for wave w+1, records what it says,
//	           puts the shards of the wave, then gate w+1. The record of a wave may say that the job is at its end.
//	shard      is played; its result is stored under its key, then it is acknowledged.
//
// A worker that dies between two of these steps leaves a message that is not acknowledged, and another worker repeats
// the step. A message may be lost, as when a server loses its power before it has written it. A worker that finds an
// unfinished sweep without a shard to play puts such messages again.
//
// A sweep that was removed and is submitted again is another run of it. The sequence of its manifest in the stream is
// part of every subject below it, so that late messages of the earlier run do not count for this one.
//
// Stored data never changes. So a reader that sees an older state, as from a server of a cluster that lags, sees less
// but never something different: a gate waits longer. Data that must not be missed (a fault, a record that another was
// refused for) is read from the leader. No decision depends on a clock.
//
// All subjects are below "muster."; the streams are listed in names.go. Start with Open.
package queue
