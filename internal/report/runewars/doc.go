// Package runewars answers questions of users about Runewars: one game, balance, coverage, odds of a battle, the
// building of realms, lists, differences between versions, replays.
package runewars
