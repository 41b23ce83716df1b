// Package references holds the checks on what an adventure names: its map, units, hexes, boxes and landmarks.
package references

import "muster/validate/check"

// All lists the checks. A check stands behind those that it needs.
func All() []*check.Check {
	return []*check.Check{
		unknownMap(),
		unknownUnit(),
		unknownHex(),
		unknownBox(),
		boxTwice(),
		unknownLandmark(),
	}
}
