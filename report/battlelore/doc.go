// Package battlelore answers what users ask about BattleLore: one game, coverage, odds of an attack, lists, what
// changed between versions, replays. Each answer is a value from which text, JSON or pages are written.
package battlelore
