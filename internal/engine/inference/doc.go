// Package inference computes conclusions from games and their error rates. It has sequential tests with their operating
// curves, intervals of shares, values of games between styles, ratings and corrections for multiple tests. It is
// independent of games.
//
// All computation is in integers, so that every machine gives the same result to the last digit.
// docs/explanation/inference.md has the formulas with their sources. Start with TwoSided.
package inference
