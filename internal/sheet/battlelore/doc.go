// Package battlelore makes BattleLore's pages: the sheet of an adventure, the terrain sheet of a battle map, and sets
// of Deployment cards to cut out. An adventure's sheet has its map, its armies and the set-up order. Pages take linked
// definitions, and cite the rules of each step. Pages about deploying with those cards are in its folder deployment.
//
// It checks nothing: an invalid definition gives as much of a page as possible. Start with Adventure, Map and Set; a
// section of an adventure's sheet is a method of writer, in a file of its own.
package battlelore
