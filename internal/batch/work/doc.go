// Package work is sweeps as those who share them know them: what a manifest asks, how it is opened with its content and
// no disk, how it is cut into shards, and what comes of them. It is the hands of internal/batch/queue, which knows
// no game. Start with Prepare, Hands and Opened.Gather.
package work
