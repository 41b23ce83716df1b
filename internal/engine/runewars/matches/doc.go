// Package matches plays games of Runewars between policies: one game, or many in several goroutines, with statistics.
// It records games that can be replayed, step by step, and verified.
//
// The package contains no wording and no judgement: internal/engine/runewars/narrate words events. The same game,
// seed and
// policies give the same bytes, for any number of goroutines. Start with Play, Batch or Take.
package matches
