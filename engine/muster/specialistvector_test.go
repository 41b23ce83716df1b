package muster_test

import (
	"muster/engine/muster"
)

// specialWords are the kinds of Specialists' and councils' events, as vectors watch them.
func specialWords() []string {
	return []string{
		string(muster.SpecialistPicked), string(muster.SpecialistPlayed), string(muster.SpecialistIdle), string(muster.SpecialistVain), string(muster.SpecialistPart),
		string(muster.FeatureLaid), string(muster.WeaponChanged), string(muster.WeaponsWait), string(muster.ReserveCalledMore),
		string(muster.UnitMovedFreely), string(muster.FigureAdded), string(muster.UnitCopied), string(muster.LoreGained),
		string(muster.UnitSwapped), string(muster.UnitJoined), string(muster.ReserveMoved),
		(*muster.CouncilEvent)(nil).Kind(), (*muster.UnpaidEvent)(nil).Kind(),
	}
}
