// Package nine is the page that cards are cut from: nine places of 63 by 88 mm, butted, with marks at the rim, and
// their backs behind them as a printer that prints both sides turns the paper. What lies on the places is its caller's.
// Start with grid.go; the style in nine.css has the same measures.
package nine
