package deploycheck

import (
	"fmt"
	"slices"
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// table is a battle for a witness command: the map, the sets of both camps and the terms.
type table struct {
	board *library.Entry // the map
	sides [boards.Camps]side
	terms terms
}

// command returns the command line that plays the given draws, or without draws reports on all.
func (t table) command(seed uint64, draws, zones [boards.Camps]string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "muster deploy %s --mode %s", check.Word(t.board.Entry), t.terms.mode)
	if draws == [boards.Camps]string{} {
		b.WriteString(" --all")
	} else {
		fmt.Fprintf(&b, " --seed %d", seed)
	}
	for _, camp := range camps {
		if len(t.sides[camp]) == 0 {
			continue
		}
		words := make([]string, len(t.sides[camp]))
		for i, s := range t.sides[camp] {
			words[i] = check.Word(s.entry.Entry)
		}
		fmt.Fprintf(&b, " --%s %s", camp, strings.Join(words, ","))
		if draws[camp] != "" {
			fmt.Fprintf(&b, " --%s-draw %s", camp, draws[camp])
		}
		if zones[camp] != "" {
			fmt.Fprintf(&b, " --%s-zone %s", camp, zones[camp])
		}
	}
	if t.terms.reserve == deploycards.ReserveAll {
		b.WriteString(" --reserve all")
	}
	if len(t.terms.boxes) > 0 {
		b.WriteString(" --boxes " + strings.Join(t.terms.boxes, ","))
	}
	return b.String()
}

// anySeed is the seed of a witness with fixed draws: the finding does not depend on it.
const anySeed = 1

// witness shows an incident of one camp on a field.
func (t table) witness(f *rulebook.Field, camp boards.Camp, i *incident) *diag.Witness {
	var draws, zones [boards.Camps]string
	draws[camp] = i.draw.String()
	if t.terms.mode == deploycards.ModeEpicAllies {
		draws[camp] = i.allied[0].String() + "/" + i.allied[1].String()
	}
	if t.terms.mode == deploycards.ModeEpic && t.terms.mixed {
		draws[camp] = withScout(i.draw, t.sides[camp]).String()
	}
	if t.terms.mode == deploycards.ModeEpic {
		zones[camp] = f.Board.Zones[i.zone].ID
	}
	return &diag.Witness{Kind: "draw", Text: i.text(), Command: t.command(t.seed(f, camp, i), draws, zones)}
}

// withScout adds a Scout Guard to a draw without one: the first remaining card.
func withScout(d deck.Draw, s side) deck.Draw {
	drawn := d.Names()
	for _, t := range s {
		for _, card := range lowest(t.set) {
			if id := card.ID(); !slices.Contains(drawn, id) {
				d.Scout, d.Of[deck.SlotScout] = id.Number, id.Set
				return d
			}
		}
	}
	return d
}

// seeds is the number of seeds tried for a camp to move first; usually one in two does.
const seeds = 64

// seed returns a seed with which the camp calls the maximum: with reserve = "all" it must move first for that
// (CTA-09b), which depends on the other camp's draw.
func (t table) seed(f *rulebook.Field, camp boards.Camp, i *incident) uint64 {
	standard := t.terms.mode == deploycards.ModeImpromptu || t.terms.mode == deploycards.ModeOrganized
	if t.terms.reserve != deploycards.ReserveAll || !standard || len(t.sides[camp.Other()]) == 0 {
		return anySeed
	}
	players := seat(t.terms.mode, t.sides)
	players[camp].Draw = &i.draw
	for seed := uint64(anySeed); seed <= seeds; seed++ {
		opts := t.terms.options()
		opts.Seed = seed
		if d, _ := deploy.Deploy(f, t.terms.mode, players, opts); d != nil && d.First == camp {
			return seed
		}
	}
	return anySeed
}

// pairWitness shows an event of a matchup: the draws of both camps.
func pairWitness(board *library.Entry, e *event, boxes []string) *diag.Witness {
	t := table{board: board, sides: e.sides, terms: terms{mode: deploycards.ModeOrganized, mixed: true, boxes: boxes}}
	return t.bothDraws(anySeed, e.draws, [boards.Camps]string{})
}

// bothDraws shows the draws of both camps, played from a seed; zones are ids, or "" for the first.
func (t table) bothDraws(seed uint64, draws [boards.Camps]deck.Draw, zones [boards.Camps]string) *diag.Witness {
	var given [boards.Camps]string
	var words []string
	for _, camp := range camps {
		given[camp] = draws[camp].String()
		words = append(words, camp.People()+": "+draws[camp].Words())
	}
	return &diag.Witness{Kind: "draw", Text: strings.Join(words, "; "), Command: t.command(seed, given, zones)}
}

// opponents returns library sets for the camp that a witness is not about: the number that the mode requires.
func opponents(p *pass.Pass, camp boards.Camp, t terms) side {
	all := ofLibrary(p, p.Field, camp)
	return all[:min(len(all), t.sets())]
}

// sets returns the number of sets per camp (CTA-IMP-01, CTA-ORG-03, VAR-ER-01, R-292).
func (t terms) sets() int {
	if t.mixed || t.mode == deploycards.ModeEpicAllies {
		return deck.SetsMixed
	}
	return 1
}
