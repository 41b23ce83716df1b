// Package medieval draws battles of Commands & Colors: Medieval: the common field of the family, and on it blocks with
// the sign of their class, and Leaders. It checks nothing, and draws invalid input as well as possible.
//
// Start with Scene, which Text and SVG draw.
package medieval
