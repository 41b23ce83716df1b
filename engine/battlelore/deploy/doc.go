// Package deploy plays Call to Arms: one draw of Deployment cards, the Guards, scouting, the Reserve, councils and
// Specialists.
//
// Deploy plays one deployment in a mode, Impromptu and Organized are short forms of it: a mode is a plan, a list of
// stages; every decision is listed with its legal options, made by a Policy and recorded; what happens is recorded as
// an event. Sets and draws are in deck, the figures in pieces, where units may stand in ground; every draw at once is
// answered in prove. The package reads no files and reports no findings: it returns plain values with the rule ids that
// they rest on, and the checks make findings of them.
package deploy
