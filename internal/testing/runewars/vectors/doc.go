// Package vectors holds the rules of Runewars as small played scenes: a drawn board, what stands on it, the Fate cards
// as they fall, what is done and what must come of it. It is tests alone; testdata/README.md tells how one is written.
package vectors
