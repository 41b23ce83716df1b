// Package balance measures how even adventures of any game are. It reports the side that games between equal players
// favour, and the value for the first side if both choose their players. It also reports the changes between two
// versions, and the strength of players. It states the error rate of each result. Games are played in sweeps, so that
// shards can be played elsewhere. A Game provides the rules, and further reports on an adventure. Start with New.
package balance
