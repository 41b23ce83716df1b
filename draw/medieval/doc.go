// Package medieval makes pictures of battles of Commands & Colors: Medieval: the field, as the whole family draws it,
// and
// on it blocks with the sign of their class, and Leaders. It checks nothing, and draws what it is given as well as it
// can.
//
// Start with Scene, which Text and SVG draw.
package medieval
