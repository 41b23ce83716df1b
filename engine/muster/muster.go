// Package muster plays Call to Arms: the draw of Deployment cards, the Guards, scouting and the Reserve, from a seed
// or over every draw, exactly.
//
// LinkSet ties a set of cards to the rulebook. Guarantee proves that a set never runs short (CTA-04). Deploy plays one
// deployment in a mode, Impromptu and Organized are short forms of it: a mode is a plan, a list of stages; every decision is
// listed with its legal options, made by a Policy and recorded; what happens is recorded as an Event. Save writes a
// deployment down and Replay plays it again, trusting nothing that it reads. Enumerate answers for all draws at once.
// The package reads no files and reports no findings: it returns plain values with the rule ids that they rest on, and
// the checks make findings of them.
package muster
