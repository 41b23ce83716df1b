// Package matches plays battles with AI players, one game or many over several goroutines, and measures them. It
// records games, and replays and verifies records.
//
// The same battle, seed and players give the same bytes, for any number of goroutines.
package matches
