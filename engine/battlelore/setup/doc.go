// Package battle sets a battle up: it links an adventure to the numbers that the engine plays with, and keeps the
// names that people know them by. With Call to Arms the armies are mustered first, from the battle's seed.
//
// It plays nothing and judges no definition. What cannot be played is refused, and the refusal says what is not there;
// findings of severity error are for the caller to look for first.
package setup
