package muster_test

import (
	"strconv"
	"strings"

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

// councilLevels reads "commander 2, rogue 3"; "nobody" is a council on which nobody sits.
func councilLevels(text string) (map[string]int, bool) {
	levels := map[string]int{}
	if text == "nobody" {
		return levels, true
	}
	for _, part := range list(text) {
		class, number, ok := strings.Cut(part, " ")
		n, err := strconv.Atoi(number)
		if !ok || err != nil {
			return nil, false
		}
		levels[class] = n
	}
	return levels, true
}
