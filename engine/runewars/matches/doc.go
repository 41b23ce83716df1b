// Package matches lets policies play games of Runewars: one game, or many over several goroutines, with what is to be
// learnt from them in numbers; and it keeps games as records that can be played again, step by step, and verified.
//
// It words nothing and judges nothing: engine/runewars/narrate makes words of events. The same game, seed and policies
// give the same bytes, whatever the number of goroutines. Start with Play, Batch or Take.
package matches
