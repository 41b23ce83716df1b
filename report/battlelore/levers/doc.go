// Package levers finds what may be changed in an adventure so that it is more even: every variant of it is screened
// with a few pairs of games, the promising ones are raced with more, and the best few are played anew, from fresh
// seeds, by two players; only what holds with both is suggested. It writes the answer as text and as JSON.
// docs/explanation/levers.md says how sure it is. Start with New.
package levers
