// Package results makes pages of answers about BattleLore: a deployment with its map, every draw of a mode, the balance
// of an adventure, replays.
package results
