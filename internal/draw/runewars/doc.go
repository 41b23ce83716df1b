// Package runewars draws the realms of Runewars, their tiles, and the signs of their pieces. Start with AppendSVG.
package runewars
