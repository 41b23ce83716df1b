// Package command has what answers about the Commands & Colors family share: lists of rows, odds of attacks,
// replays, comparison of versions.
package command
