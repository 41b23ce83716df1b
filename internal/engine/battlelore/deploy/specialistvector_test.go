package deploy_test

import "muster/internal/engine/battlelore/deploy/events"

// specialWords are the kinds of Specialists' and councils' events, as vectors watch them.
func specialWords() []string {
	return []string{
		string(
			events.SpecialistPicked,
		),
		string(events.SpecialistPlayed),
		string(events.SpecialistIdle),
		string(events.SpecialistVain),
		string(events.SpecialistPart),
		string(
			events.FeaturePlaced,
		),
		string(events.WeaponChanged),
		string(events.WeaponsWait),
		string(events.ReserveCalledMore),
		string(
			events.UnitMovedFreely,
		),
		string(events.FigureAdded),
		string(events.UnitCopied),
		string(events.LoreGained),
		string(events.UnitSwapped),
		string(events.UnitJoined),
		string(events.ReserveMoved),
		(*events.Council)(nil).Kind(),
		(*events.Unpaid)(nil).Kind(),
	}
}
