// Package cards makes the pages of a set of Deployment cards that are cut apart: nine cards of 63 by 88 mm a page,
// butted, with their backs behind them as a printer that prints both sides turns the paper. Start with Deployment;
// where they lie on a page is said in sheet/nine.
package cards
