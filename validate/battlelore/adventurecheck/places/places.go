// Package places holds the checks on landmarks and lairs: who may have them, and where they lie.
package places

import "muster/validate/check"

// All lists the checks. A check stands behind those that it needs.
func All() []*check.Check {
	return []*check.Check{
		landmarkRights(),
		landmarkRows(),
		stronghold(),
		lair(),
		placeTiles(),
		landmarkBanned(),
		landmarkIdle(),
		landmarkRoom(),
		tooManyPlaces(),
		landmarkTiles(),
	}
}
