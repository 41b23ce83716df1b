// Package battlelore makes pictures of BattleLore's fields: as plain text for a terminal and as inline SVG for a
// page. What a
// terrain or unit looks like comes from the rulebook; how a pattern word, a weapon or a hex is drawn the package of the
// same name in the folder sheet knows, which no game owns and which is called pen here. It checks nothing, and draws
// what it is given as well as it can.
//
// Start with Scene, which Text and SVG draw; HeatText and HeatSVG show over it where units can be expected.
package battlelore
