// Package command makes pictures of the fields of the Commands & Colors family: as plain text for a terminal and as
// inline SVG for a page. What a terrain looks like comes from the rulebook; how a pattern word or a hex is drawn the
// package of the same name in the folder sheet knows, which no game owns and which is called pen here. The pieces that
// stand on a field are those of a game, whose own package draws them: see Append and Writing. It checks nothing, and
// draws what it is given as well as it can.
//
// Start with Scene.
package command
