// Package runewars answers what users ask about Runewars: one game, balance, coverage, odds of a battle, the
// building of realms, lists, what changed between versions, replays.
package runewars
