// Package building builds a realm of Runewars from a seed, step by step as the players do at the table: who is first,
// which tiles each is dealt, where tiles, markers, runes and home realms are laid, and what is put on them (RW-SETUP-01
// to RW-SETUP-21). Players choose by a policy. Every step is an event. Start with Build.
package building
