// Package kernel answers users' questions about the kernel's games: one game, balance, coverage, odds of an attack,
// lists, differences between versions, replays.
package kernel
