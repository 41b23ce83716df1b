package draws

import (
	"cmp"
	"math/big"
	"slices"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// grade is the severity of a fate.
type grade int

const (
	lost   grade = iota // a unit is not on the field
	levied              // a token replaces it
	moved               // it is off its card's mark
	grades = iota
)

// fate is one of the fates that a player's units can meet in a matchup.
type fate struct {
	*organized.Fate
	camp  boards.Camp
	grade grade
	key   string      // in JSON
	what  report.List // in words
	held  bool        // of the Reserve: it depends on the order of the calls, and on choices
	shows func(*deploy.Deployment) bool
}

func (f *fate) words() string { return people(f.camp) + ", " + report.CellText(f.what) }

// armyFates returns all fates of one player.
func armyFates(mode deploycards.Mode, p *organized.Pairing, camp boards.Camp) []fate {
	a := &p.Armies[camp]
	say := func(words ...string) report.List { return words }
	list := []fate{
		{&a.Short, camp, lost, "short", say("Guard lost: no figures", "no token"), false, happens(camp, events.LevyShort)},
		{&a.NoRoom, camp, lost, "no_room", say("Guard lost: its baseline is full"), false, happens(camp, events.UnitLost)},
		{
			&a.ReserveShort, camp, lost, "reserve_short", say("Reserve unit lost: no figures", "no token"), true,
			happens(camp, events.ReserveShort),
		},
		{
			&a.ReserveNoRoom, camp, lost, "reserve_no_room", say("Reserve unit lost: the baseline is full"), true,
			happens(camp, events.ReserveNoRoom),
		},
		{&a.Left, camp, lost, "left", say("token left over: its unit is lost"), true, happens(camp, events.LevyRemoved)},
	}
	for i := range a.Levied {
		l := &a.Levied[i]
		list = append(list, fate{
			&l.Fate, camp, levied, "levied_" + l.Banner.ID, say(l.Banner.ID + " token for a Guard"), false,
			token(camp, l.Banner.ID, false),
		})
	}
	for i := range a.ReserveLevied {
		l := &a.ReserveLevied[i]
		list = append(list, fate{
			&l.Fate, camp, levied, "reserve_levied_" + l.Banner.ID, say(l.Banner.ID + " token for a Reserve unit"), true,
			token(camp, l.Banner.ID, true),
		})
	}
	if mode == deploycards.ModeEpic { // a Scout Guard's units have their own losses, and stand on marks
		list[0].shows = either(list[0].shows, special(camp, "scout-short"))
		list[1].shows = either(list[1].shows, special(camp, "scout-no-room"))
		return append(list, fate{
			&a.Displaced, camp, moved, "displaced", say("Guard off its mark: impassable", "or a Scout on it"), false,
			offMark(camp),
		})
	}
	return append(list, fate{&a.Displaced, camp, moved, "displaced", say("Guard's mark is impassable"), false,
		drowns(camp)})
}

// fatesOf returns the possible fates in a matchup, the most severe and likeliest first.
func fatesOf(mode deploycards.Mode, p *organized.Pairing) []fate {
	list := append(armyFates(mode, p, boards.Pennant), armyFates(mode, p, boards.Standard)...)
	list = slices.DeleteFunc(list, func(f fate) bool { return f.Witness == nil && (!f.Unproved || f.Sampled.Hits == 0) })
	slices.SortStableFunc(list, func(a, b fate) int {
		return cmp.Or(cmp.Compare(a.grade, b.grade), b.chance().Cmp(a.chance()))
	})
	return list
}

// estimate converts a sample of the prover for a report.
func estimate(s *organized.Sample) report.Estimate {
	return report.Estimate{
		Hits: s.Hits, Trials: s.Trials, Interval: report.Interval{Low: s.Low, High: s.High, Unit: report.Millionths},
	}
}

// chance returns the highest chance that choices can lead to; without a proof, the share of a sample.
func (f *fate) chance() *big.Rat {
	if f.Unproved {
		return estimate(f.Sampled).Rat()
	}
	return ratio(f.Possible)
}

// proved returns a share; unknown if there is only a sample.
func (f *fate) proved(c prove.Chance) report.Cell {
	if f.Unproved {
		return report.Unknown{}
	}
	return report.Share{Rat: ratio(c)}
}

// uniform returns the share with choices at random: exact, or from a sample.
func (f *fate) uniform() report.Cell {
	if f.Sampled != nil && f.Sampled.Trials > 0 {
		return estimate(f.Sampled)
	}
	return report.Share{Rat: ratio(f.Uniform)}
}

// likeliest returns the chance of the likeliest fate of a grade that choices can lead to.
func likeliest(p *organized.Pairing, camp boards.Camp, g grade) *big.Rat {
	most := new(big.Rat)
	for _, f := range armyFates(deploycards.ModeOrganized, p, camp) { // chances do not depend on the mode
		if r := f.chance(); f.grade == g && r != nil && r.Cmp(most) > 0 {
			most = r
		}
	}
	return most
}

// fateWitness returns the smallest known case of a fate, or nil.
func (q *Question) fateWitness(f *fate, p *organized.Pairing) *Witness {
	if f.Witness == nil {
		return nil
	}
	w := &Witness{Key: f.key, Camp: f.camp, What: report.Words(f.words()), shows: f.shows,
		crowd: q.Mode == deploycards.ModeEpic}
	for camp := range boards.Camp(boards.Camps) {
		w.Sets[camp], w.Draws[camp] = p.Sets[camp][:], []deck.Draw{f.Witness.Draw[camp]}
		if q.Mode == deploycards.ModeEpic {
			w.Zones[camp] = q.Field.Board.Zones[f.Witness.Zone[camp]].ID
		}
	}
	if f.held {
		called := f.Witness.Called
		w.shows = func(d *deploy.Deployment) bool { return d.First == called.Other() && f.shows(d) }
	}
	return w
}
