// Package deploy plays Call to Arms: one draw of Deployment cards, the Guards, scouting, the Reserve, councils and
// Specialists.
//
// Deploy plays one deployment in a mode; Impromptu and Organized are short forms of it. A mode is a plan, which is a
// list of stages. Every decision lists its legal options, is made by a Policy and recorded. Every result is recorded
// as an event. Related packages: deck (sets and draws), pieces (figures), ground (where units may stand) and prove
// (results over all draws). The package reads no files and reports no findings. It returns plain values with their
// rule ids, and the checks turn them into findings.
package deploy
