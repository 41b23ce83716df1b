// Package balance is how even adventures are, whatever game they are of: whom games between equal players favour, what
// an adventure is worth to the first side where both choose who plays them, what changed between two versions of it,
// and how strong players are. What it quotes it quotes with the chance to be wrong. Games are played in sweeps, so that
// shards of one may be played elsewhere. What a game is it asks a Game; more to tell of an adventure comes of that,
// too. Start with New.
package balance
