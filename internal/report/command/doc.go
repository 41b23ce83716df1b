// Package command provides the common parts of answers about the Commands & Colors family: lists of rows, odds of
// attacks, replays, comparison of versions.
package command
