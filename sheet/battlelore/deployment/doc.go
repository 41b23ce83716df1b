// Package deployment makes the pages about Call to Arms: the set-up sheet of one deployment, and the report on every
// draw in a mode, with the maps of where units can be expected. It writes what package draws has found, and finds
// nothing itself; only the smallest case of a trouble is played again, to be drawn.
//
// Start with SetUp for one deployment and with Answer for every draw.
package deployment
