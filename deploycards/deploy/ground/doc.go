// Package ground says where units of Call to Arms may stand and go: a card's mark on the map, a camp's baseline and its
// sections, what a hex is, where a Specialist may put a feature or send a unit. Start at Of and Mark.
package ground
