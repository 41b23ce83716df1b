// Package impromptu answers for every draw of every set in Impromptu mode, and for every pairing of a set of each camp,
// exactly. Start at Enumerate: a set is counted by itself (setCases), a pairing asks only who has more scouting units.
package impromptu
