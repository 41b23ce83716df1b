// Package balance is how even adventures are: whom games between equal players favour, what an adventure is worth to
// the Pennants where both camps choose who plays them, what changed between two versions of it, and how strong players
// are. What it quotes it quotes with the chance to be wrong. Games are played in sweeps, so that shards of one may be
// played elsewhere. Start with New.
package balance
