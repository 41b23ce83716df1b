// Package medieval answers what users ask about Commands & Colors: Medieval: one game, balance, coverage, odds of an
// attack, lists, what changed between versions, replays.
package medieval
