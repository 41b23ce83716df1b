// Package setup sets a battle up: it links an adventure to the numbers that the engine plays with, and keeps the names
// for people. With Call to Arms it first musters the armies, from the battle's seed.
//
// The package plays nothing and judges no definition. It refuses what cannot be played, and the refusal names the
// missing part. The caller must first look for findings of severity error.
package setup
