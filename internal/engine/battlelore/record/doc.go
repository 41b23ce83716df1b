// Package record writes a deployment down as a small document and plays it again, trusting nothing that it reads. It
// holds ids and hashes of what they mean, never definitions. Start at Save and Replay.
package record
