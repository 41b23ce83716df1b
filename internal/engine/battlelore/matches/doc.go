// Package matches plays battles between policies: one game, or many in several goroutines, with statistics. It records
// games that can be replayed, step by step, and verified.
//
// The package contains no wording and no judgement: internal/engine/battlelore/narrate words events, checks make
// findings of
// numbers. The same battle, seed and policies give the same bytes, for any number of goroutines.
package matches
