package cli

import (
	"fmt"
	"math/big"

	"muster/engine/battlelore/boards"
	"muster/engine/field"
	"muster/engine/muster"
)

// epicMixed tells whether sets are named so that the players of an Epic battle mix two each: two are asked for by
// naming two. Naming one for one camp and two for the other is refused; a longer list is of sets that are
// played alone.
func (flags *deployFlags) epicMixed() (bool, error) {
	p, s := len(flags.sets[boards.Pennant]), len(flags.sets[boards.Standard])
	switch {
	case p != muster.SetsMixed && s != muster.SetsMixed:
		return false, nil
	case (p == 0 || p == muster.SetsMixed) && (s == 0 || s == muster.SetsMixed):
		return true, nil
	}
	return false, usage("name two sets by comma for both camps, or one for each",
		"in epic mode both players mix two sets or neither does: --pennant names %d, --standard %d", p, s)
}

// epicHint says what to do about sets of an Epic battle that do not go together; "" for anything else.
func epicHint(list []muster.Refusal) string {
	for _, r := range list {
		switch {
		case r.Kind == muster.UnevenSets:
			return "name two sets for both camps by comma, or one for each"
		case r.Kind == muster.NoSpecialists && r.Mode == muster.ModeEpic:
			return "name two sets for each camp by comma, as in --pennant pennant-a,pennant-b, or drop --specialists"
		}
	}
	return ""
}

// mixes tells whether players mix two sets each in a mode.
func (flags *deployFlags) mixes(mode muster.Mode) bool {
	if mode != muster.ModeEpic {
		return mode == muster.ModeOrganized
	}
	mixed, err := flags.epicMixed()
	return mixed && err == nil
}

// mixedCases is how many ways there are to draw five of 14 cards and lay them out in the zones of one colour.
const mixedCases = 2002 * 120

// enumerate asks for every draw of matchups of two sets a player.
func (x *every) enumerate(matchups []muster.Matchup) *muster.OrganizedReport {
	if x.mode == muster.ModeEpic {
		return muster.EnumerateEpicMixed(x.f, matchups, x.opts, x.workers, x.progress("matchups"))
	}
	return muster.EnumerateOrganized(x.f, matchups, x.opts, x.workers, x.progress("matchups"))
}

// mixedLead says what was counted of two sets a player.
func (x *every) mixedLead(r *muster.OrganizedReport) []string {
	const exact = "Exact: draws, Guards, scouting dice, and what choices can and must lead to. Sampled: only what is marked with ~."
	if x.mode != muster.ModeEpic {
		return []string{
			"A player's 14 cards have 1,001 draws of 4, and 24 ways to lay each out: 24,024 cases, all equally likely.",
			fmt.Sprintf("%ss reveal first in each wing (R-015); the Reserve brings %s.",
				title(r.RevealFirst.String()), reserveWords[r.Reserve]),
			exact,
		}
	}
	zones, n := "in the zones of each colour, "+zoneNames(x), int64(len(x.f.Board.Zones))
	if x.opts.Zone != muster.FreeZone {
		zones, n = "in the "+x.f.Board.Zones[x.opts.Zone].ID+" zones", 1
	}
	return []string{
		fmt.Sprintf("A player's 14 cards have 2,002 draws of 5, and 120 ways to lay each out %s: %s cases, "+
			"all equally likely.", zones, grouped(big.NewInt(n*mixedCases))),
		fmt.Sprintf("%ss reveal first, the Scout Guards too (R-015); the whole Reserve comes (VAR-EC-04). "+
			"Where the Scouts stand is their player's choice.", title(r.RevealFirst.String())),
		exact,
	}
}

// offMark looks for a Guard that could not keep its mark, be the ground impassable or a Scout Guard on it.
func offMark(camp boards.Camp) func(*muster.Deployment) bool {
	return func(d *muster.Deployment) bool { return anyEvent(d, camp, muster.OffMark) }
}

func anyEvent(d *muster.Deployment, camp boards.Camp, is func(*field.Field, *muster.Event) bool) bool {
	for i := range d.Events {
		if e := &d.Events[i]; e.Camp == camp && is(d.Field, e) {
			return true
		}
	}
	return false
}
