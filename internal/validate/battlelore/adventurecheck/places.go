package adventurecheck

import "muster/validate/check"

// placeChecks lists the checks on landmarks, lairs, strongholds. A check comes after those that it needs.
func placeChecks() []*check.Check {
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
