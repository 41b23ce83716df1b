package cli

import (
	"cmp"
	"math/big"
	"slices"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// grade is how bad a fate is.
type grade int

const (
	lost   grade = iota // a unit is not on the field
	levied              // a token stands in for it
	moved               // it is not where its card has it
	grades = iota
)

// fate is one of the fates that a player's units can meet in a matchup.
type fate struct {
	*muster.Fate
	camp  boards.Camp
	grade grade
	key   string // in JSON
	what  string
	held  bool // of the Reserve: it hangs on who calls his first, and on choices
	shows func(*muster.Deployment) bool
}

func (f *fate) words() string { return title(f.camp.String()) + "s, " + f.what }

// armyFates are all fates of one player.
func armyFates(mode muster.Mode, p *muster.OrganizedPairing, camp boards.Camp) []fate {
	a := &p.Armies[camp]
	list := []fate{
		{&a.Short, camp, lost, "short", "Guard lost: no figures, no token", false, happens(camp, muster.LevyShort)},
		{&a.NoRoom, camp, lost, "no_room", "Guard lost: its baseline is full", false, happens(camp, muster.UnitLost)},
		{&a.ReserveShort, camp, lost, "reserve_short", "Reserve unit lost: no figures, no token", true, happens(camp, muster.ReserveShort)},
		{&a.ReserveNoRoom, camp, lost, "reserve_no_room", "Reserve unit lost: the baseline is full", true, happens(camp, muster.ReserveNoRoom)},
		{&a.Left, camp, lost, "left", "token left over: its unit is lost", true, happens(camp, muster.LevyRemoved)},
	}
	for i := range a.Levied {
		l := &a.Levied[i]
		list = append(list, fate{&l.Fate, camp, levied, "levied_" + l.Banner.ID, l.Banner.ID + " token for a Guard", false,
			token(camp, l.Banner.ID, false)})
	}
	for i := range a.ReserveLevied {
		l := &a.ReserveLevied[i]
		list = append(list, fate{&l.Fate, camp, levied, "reserve_levied_" + l.Banner.ID, l.Banner.ID + " token for a Reserve unit", true,
			token(camp, l.Banner.ID, true)})
	}
	if mode == muster.ModeEpic { // a Scout Guard's units are lost in ways of their own, and stand on marks
		list[0].shows = either(list[0].shows, special(camp, "scout-short"))
		list[1].shows = either(list[1].shows, special(camp, "scout-no-room"))
		return append(list, fate{
			&a.Displaced, camp, moved, "displaced", "Guard off its mark: impassable, or a Scout on it", false, offMark(camp),
		})
	}
	return append(list, fate{&a.Displaced, camp, moved, "displaced", "Guard's mark is impassable", false, drowns(camp)})
}

// token looks for a token of a colour.
func token(camp boards.Camp, banner string, reserve bool) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e muster.Event) bool {
			return e.Kind == muster.LevyPlaced && e.Camp == camp && e.Banner.ID == banner && (e.How == muster.FromReserve) == reserve
		})
	}
}

// fatesOf are what can come to pass in a matchup, the gravest and likeliest first.
func fatesOf(mode muster.Mode, p *muster.OrganizedPairing) []fate {
	list := append(armyFates(mode, p, boards.Pennant), armyFates(mode, p, boards.Standard)...)
	list = slices.DeleteFunc(list, func(f fate) bool { return f.Witness == nil && (!f.Unproved || f.Sampled.Hits == 0) })
	slices.SortStableFunc(list, func(a, b fate) int {
		return cmp.Or(cmp.Compare(a.grade, b.grade), b.chance().Cmp(a.chance()))
	})
	return list
}

// chance is that to which choices can lead; where it is not proved, the share of a sample.
func (f *fate) chance() *big.Rat {
	if f.Unproved {
		return big.NewRat(int64(f.Sampled.Hits), int64(max(1, f.Sampled.Trials)))
	}
	return ratio(f.Possible)
}

// proved is a share for people; "?" where it is not known, because there is only a sample.
func (f *fate) proved(c muster.Chance) string {
	if f.Unproved {
		return "?"
	}
	return share(ratio(c))
}

// likeliest is the chance of the likeliest fate of a grade that choices can lead to.
func likeliest(p *muster.OrganizedPairing, camp boards.Camp, g grade) *big.Rat {
	most := new(big.Rat)
	for _, f := range armyFates(muster.ModeOrganized, p, camp) { // the mode makes no difference to chances
		if r := f.chance(); f.grade == g && r != nil && r.Cmp(most) > 0 {
			most = r
		}
	}
	return most
}

// about marks a share of a matchup that is not proved.
func about(p *muster.OrganizedPairing, text string) string {
	if p.Unproved {
		return "~" + text
	}
	return text
}

// fateWitness is the smallest case of a fate; nil where none is known.
func (x *every) fateWitness(f *fate, p *muster.OrganizedPairing) *witness {
	if f.Witness == nil {
		return nil
	}
	w := &witness{key: f.key, camp: f.camp, what: f.words(), shows: f.shows, crowd: x.mode == muster.ModeEpic}
	for camp := range boards.Camp(boards.Camps) {
		w.sets[camp], w.draws[camp] = p.Sets[camp][:], f.Witness.Draw[camp].String()
		if x.mode == muster.ModeEpic {
			w.zones[camp] = x.f.Board.Zones[f.Witness.Zone[camp]].ID
		}
	}
	if f.held {
		called := f.Witness.Called
		w.shows = func(d *muster.Deployment) bool { return d.First == called.Other() && f.shows(d) }
	}
	return w
}
