// Package balance measures how even adventures of any game are: which side games between equal players favour, the
// value for the first side if both choose their players, the changes between two versions, and the strength of players.
// It reports the error rate of each statement. Games are played in sweeps, so that shards can be played elsewhere. A
// Game provides the rules, and further reports on an adventure. Start with New.
package balance
