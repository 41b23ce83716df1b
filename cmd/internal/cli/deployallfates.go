package cli

import (
	"cmp"
	"math/big"
	"slices"

	"muster/engine/muster"
	"muster/maps/hex"
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
	camp  hex.Camp
	grade grade
	key   string // in JSON
	what  string
	held  bool // of the Reserve: it hangs on who calls his first, and on choices
	shows func(*muster.Deployment) bool
}

func (f *fate) words() string { return title(f.camp.String()) + "s, " + f.what }

// armyFates are all fates of one player.
func armyFates(p *muster.OrganizedPairing, camp hex.Camp) []fate {
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
	return append(list, fate{&a.Displaced, camp, moved, "displaced", "Guard's mark is impassable", false, drowns(camp)})
}

// token looks for a token of a colour.
func token(camp hex.Camp, banner string, reserve bool) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool {
		return slices.ContainsFunc(d.Events, func(e muster.Event) bool {
			return e.Kind == muster.LevyPlaced && e.Camp == camp && e.Banner.ID == banner && (e.How == muster.FromReserve) == reserve
		})
	}
}

// fatesOf are what can come to pass in a matchup, the gravest and likeliest first.
func fatesOf(p *muster.OrganizedPairing) []fate {
	list := append(armyFates(p, hex.Pennant), armyFates(p, hex.Standard)...)
	list = slices.DeleteFunc(list, func(f fate) bool { return f.Witness == nil })
	slices.SortStableFunc(list, func(a, b fate) int {
		return cmp.Or(cmp.Compare(a.grade, b.grade), ratio(b.Possible).Cmp(ratio(a.Possible)))
	})
	return list
}

// likeliest is the chance of the likeliest fate of a grade that choices can lead to.
func likeliest(p *muster.OrganizedPairing, camp hex.Camp, g grade) *big.Rat {
	most := new(big.Rat)
	for _, f := range armyFates(p, camp) {
		if r := ratio(f.Possible); f.grade == g && r != nil && r.Cmp(most) > 0 {
			most = r
		}
	}
	return most
}

// witness is the smallest case of a fate.
func (f *fate) witness(p *muster.OrganizedPairing) *witness {
	w := &witness{key: f.key, camp: f.camp, what: f.words(), shows: f.shows}
	for camp := range hex.Camp(hex.Camps) {
		w.sets[camp], w.draws[camp] = p.Sets[camp][:], f.Witness.Draw[camp].String()
	}
	if f.held {
		called := f.Witness.Called
		w.shows = func(d *muster.Deployment) bool { return d.First == called.Other() && f.shows(d) }
	}
	return w
}
