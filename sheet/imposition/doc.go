// Package imposition divides what is printed over sheets of paper: cards on nine places with crop marks, a map over
// several pages to be joined.
package imposition
