// Package balance makes the page about how even an adventure is: the verdict, the matrix of players in colour, the
// shape of its games and what matters in them, with plots, and boards on which it happens. It writes what the reports
// have found, and finds nothing itself. Each plot stands beside the same numbers as text.
//
// Start with Page.
package balance
