// Package heat is how many units of a camp can be expected on each hex: over every draw of a set (Expect), or in
// deployments that were played (Observe). Numbers are exact fractions with one denominator.
package heat
