// Package medieval answers questions of users about Commands & Colors: Medieval: one game, balance, coverage, odds of
// an attack, lists, differences between versions, replays.
package medieval
