// Package queue plays sweeps on many machines: it is the room that knows NATS JetStream. It knows no game: what is
// played, and what came of it, are bytes to it, and a Hands says what to do with them.
//
// A sweep is a Manifest. It has strands, and each strand is played in waves of shards. Nobody leads: whatever must be
// decided is decided by whoever works, of what all can read, and recorded where nothing stands yet. The first record
// holds, whoever wrote it; everybody else takes it. So each step may be done twice, by anybody, at any time:
//
//	Submit     stores content and manifest, and puts gate 0 of each strand.
//	gate w     waits until all results of wave w are there, asks Hands.Next for wave w+1, records what it says,
//	           puts the shards of the wave, then gate w+1. The record of a wave may say that the strand is at its end.
//	shard      is played; its result is stored under its key, then it is acknowledged.
//
// A worker that dies between two of these steps leaves a message that is not acknowledged, and another does the step
// again. A message that was lost altogether, as when a server lost its power before it had written it, is put again by
// a worker that finds a sweep which has no shard to play and no end.
//
// A sweep that was removed and is submitted again is another run of it: the sequence of its manifest in the stream is
// part of every subject below it, so that what comes late from the run before does not count for this one.
//
// What is read is stored for good and never changed, so a reader that sees an older state, as from a server of a
// cluster that is behind, sees less and never something else: a gate waits longer. What must not be missed (a fault, a
// record that another was refused for) is read from the leader. No decision hangs on a clock.
//
// All subjects are below "muster."; the streams are listed in names.go. Start with Open.
package queue
