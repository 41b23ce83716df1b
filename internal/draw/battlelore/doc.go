// Package battlelore draws BattleLore's fields: as plain text for a terminal and as inline SVG for a page. The look of
// a terrain or unit comes from the rulebook. Package draw draws pattern words, weapons and hexes for all games. This
// package checks nothing, and draws invalid input as well as possible.
//
// Start with Scene, which Text and SVG draw; HeatText and HeatSVG show the expected unit positions over it.
package battlelore
