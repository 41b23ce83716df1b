// Package battlelore answers questions of users about BattleLore: one game, coverage, odds of an attack, lists,
// differences between versions, replays. Each answer is a value that can be written as text, JSON or pages.
package battlelore
