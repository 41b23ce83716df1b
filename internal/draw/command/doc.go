// Package command draws the fields of the Commands & Colors family: as plain text for a terminal and as inline SVG for
// a page. The look of a terrain comes from the rulebook. Package draw draws pattern words and hexes for all games. A
// game's own package draws its pieces: see Append and Writing. This package checks nothing, and draws invalid input as
// well as possible.
//
// Start with Scene.
package command
