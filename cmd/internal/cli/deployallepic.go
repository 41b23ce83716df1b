package cli

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
	"muster/sheet/draw"
)

// epic answers for every draw of one set a camp in Epic Call to Arms.
func (x *every) epic() error {
	sets, err := x.own()
	if err != nil {
		return err
	}
	if x.opts.Zone, err = x.epicZone(); err != nil {
		return err
	}
	r := muster.EnumerateEpic(x.f, sets[boards.Pennant], sets[boards.Standard], x.opts)
	if len(r.Refused) > 0 {
		return refusal(r.Refused)
	}
	if x.flags.format == "json" {
		return x.epicJSON(r)
	}
	return x.report(x.epicAnswer(r))
}

// epicZone is the zone that both camps are asked for: every one unless both name the same.
func (x *every) epicZone() (int, error) {
	p, s := x.flags.zones[boards.Pennant], x.flags.zones[boards.Standard]
	switch {
	case p != s:
		return 0, usage("write --pennant-zone and --standard-zone alike, or neither for both colours",
			"--all asks about the same zones for both camps, not %q and %q", p, s)
	case p == "" || len(x.f.Board.Zones) == 0:
		return muster.FreeZone, nil
	}
	return zone(x.f, boards.Pennant, p)
}

// epicAnswer is the exact answer for people.
func (x *every) epicAnswer(r *muster.EpicReport) *answer {
	type set = *muster.EpicSetReport
	all := slices.Concat(r.Sets[:]...)
	name := func(s set) string { return s.Set.Def.ID }
	a := &answer{head: x.headline("every draw, exactly"), green: map[string][]draw.Bar{}}
	a.witnesses, a.others = x.epicWitnesses(r)
	zones := "in the zones of each colour, " + zoneNames(x)
	if x.opts.Zone != muster.FreeZone {
		zones = "in the " + x.f.Board.Zones[x.opts.Zone].ID + " zones"
	}
	a.lead = []string{
		fmt.Sprintf("A set has 21 draws of 5 cards and 120 ways to lay each out %s: %s cases, all equally likely.",
			zones, grouped(big.NewInt(int64(all[0].Cases)))),
		"What the Scout Guard does is its player's choice: a share from a to b is a whatever he chooses, and b if he chooses badly.",
		"Mean: units a case; most: units in one case.",
	}
	short, wrong := epicTroubles().summary(all, "set", "sets", name,
		column[set]{"scouting units", func(s set) string { return spreadOf(rats(s.Green)) }},
		column[set]{"deployments", func(s set) string { return grouped(s.Deployments) }})
	a.short, a.parts = short, append(a.parts, wrong)
	var lies []drowning
	var moves []firstMove
	for camp, sets := range r.Sets {
		var short []shortTypes
		for _, s := range sets {
			short = append(short, shortTypes{name(s), s.Types, s.Cases})
			for _, l := range s.Lies {
				lies = append(lies, drowning{s.Camp, s.Set, l.Zone, l.Lie})
			}
			a.green[name(s)] = oddsBars(s.Green)
		}
		a.parts = append(a.parts, typesPart(boards.Camp(camp), short))
	}
	for _, p := range r.Pairings {
		moves = append(moves, firstMove{name(p.Pennant), name(p.Standard), p.PennantFirst.Rat(), p.StandardFirst.Rat(), p.Tie.Rat()})
	}
	first, most := firstPart("Who moves first, every place of the Scout Guards equally likely", "(CTA-08)", moves)
	a.short = append(a.short, most...)
	a.parts = append(a.parts, x.drownPart(lies, true), first)
	for i := range max(len(r.Sets[0]), len(r.Sets[1])) {
		var l lineup
		for camp, sets := range r.Sets {
			l[camp] = []*muster.Set{sets[i%len(sets)].Set}
		}
		a.lineups = append(a.lineups, l)
	}
	return a
}

// oddsBars are a chart of the chance of each number of green units.
func oddsBars(green []muster.Odds) []draw.Bar {
	bars := make([]draw.Bar, len(green))
	for n, o := range green {
		bars[n] = draw.Bar{Name: fmt.Sprint(n), PerMille: o.PerMille()}
	}
	return bars
}

func zoneNames(x *every) string {
	names := make([]string, len(x.f.Board.Zones))
	for i, z := range x.f.Board.Zones {
		names[i] = z.ID
	}
	return strings.Join(names, " and ")
}
