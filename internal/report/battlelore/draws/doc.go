// Package draws holds the answers of `muster deploy` as values: one draw of Call to Arms, or every draw of sets on a
// map, in each mode. An Answer is built from the prover's results. It has the data for JSON, the report for people, and
// the smallest case of each problem, which is played on request. This package writes text and JSON; package sheet
// writes pages. All come from the same value.
//
// It proves nothing and touches no file. Start with Question and Answer.
package draws
