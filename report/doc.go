// Package report holds answers as values: shares with fractions or intervals, tables with typed cells, problems with
// frequencies, command lines that reproduce an answer, and the sections of a report. Writers format such a value for a
// terminal, as JSON or as a printed page; none of them parses text written by another.
//
// It knows no game. The answers about a game are in that game's folder; start there with the request of a command, and
// here with Report.
package report
