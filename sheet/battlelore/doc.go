// Package battlelore makes BattleLore's pages: the sheet of an adventure with its map, its armies and the order of
// set-up, the terrain sheet of a battle map, and sets of Deployment cards to cut out. It takes definitions that are
// linked already, and says by which rules each step is done. Pages about deploying by those cards are in its folder
// deployment.
//
// Nothing is checked here: a definition with faults gives as much of a page as it can. Start with Adventure, Map and
// Set; a section of an adventure's sheet is a method of writer, in a file of its own.
package battlelore
