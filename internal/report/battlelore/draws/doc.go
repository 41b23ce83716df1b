// Package draws is what `muster deploy` has to say as values: of one draw of Call to Arms, and of every draw of sets on
// a map, in each mode. An Answer is built from what the prover found; it holds the facts for machines, the report that
// a person reads, and the smallest case of everything that goes wrong, which is played when somebody asks to see it.
// Text and JSON are written here, pages by package sheet, all of the same value.
//
// Nothing is proved here and no file is touched. Start with Question and Answer.
package draws
