// Package budget weighs what sets of Deployment cards take against what the boxes hold, while they are designed: for
// each unit type the worst draw, what it leaves over or lacks, and which cards could give a unit away. Alone weighs a
// set that is played in Impromptu mode, against the stock of its camp; Together the mixed sets of one or two players in
// Organized mode, against the common pool. It asks which figures are called for, not where they stand: what every draw
// does on a map, prove and prove/organized answer.
package budget
