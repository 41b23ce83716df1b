// Package work connects sweeps with games: the request in a manifest, opening it with its content without a disk,
// cutting it into shards, and the results. It provides the hands of internal/batch/queue, which knows no game. Start
// with Prepare, Hands and Opened.Gather.
package work
