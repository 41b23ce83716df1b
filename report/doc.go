// Package report holds answers as values: shares with their fractions or intervals, tables whose cells know what they
// are, troubles with how often they come, command lines that give an answer again, and the sections of a report in
// which a person reads them. Writers take such a value and give it as text for a terminal, as JSON or as a printed
// page; none of them looks for meaning in words that another one has written.
//
// It knows no game. What the answers about one game are made of stands in that game's folder; start there with what a
// command asks, and here with Report.
package report
