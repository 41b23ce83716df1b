package deploycheck

import (
	"strings"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
)

// outcome is the result for a side's units over all draws, independent of the other side's draws.
type outcome struct {
	cases  int
	lost   incident // a Guard's unit has no hex (CTA-06)
	noRoom incident // a unit of the Reserve has none
	short  incident // a unit has no figures (CTA-04, CTA-IMP-02); not in Organized mode, see proof
}

// terms are the parameters of a battle apart from field and sets.
type terms struct {
	mode    deploycards.Mode
	mixed   bool     // each player mixes two sets (CTA-ORG-03, R-292)
	reserve string   // deploycards.ReserveAll; anything else means two units
	boxes   []string // on the table; empty: the boxes of the sets
}

func (t terms) options() deploy.Options {
	return deploy.Options{Reserve: t.reserve, Boxes: t.boxes, Zone: t.zone()}
}

// zone leaves the zones of an Epic battle to the player (VAR-EC-03).
func (t terms) zone() int {
	if t.mode == deploycards.ModeEpic {
		return deploy.FreeZone
	}
	return 0
}

type outcomeKey struct {
	field         *rulebook.Field
	camp          boards.Camp
	first, second *library.Entry
	mode          deploycards.Mode
	mixed         bool
	reserve       string
	boxes         string
}

// outcomeOf plays every draw of a side, once per run and map.
func outcomeOf(p *pass.Pass, f *rulebook.Field, camp boards.Camp, s side, t terms) *outcome {
	key := outcomeKey{f, camp, s[0].entry, nil, t.mode, t.mixed, t.reserve, strings.Join(t.boxes, "\n")}
	if len(s) > 1 {
		key.second = s[1].entry
	}
	return pass.Memo(p, key, func() *outcome {
		switch {
		case t.mode == deploycards.ModeEpic && t.mixed:
			return onGround(f, camp, s, t)
		case t.mode == deploycards.ModeImpromptu:
			return impromptuOutcome(f, camp, s, t)
		case t.mode == deploycards.ModeEpic:
			return epicOutcome(f, camp, s, t)
		case t.mode == deploycards.ModeEpicAllies:
			return alliesOutcome(f, camp, s, t)
		}
		return organizedOutcome(f, camp, s, t)
	})
}

// impromptuOutcome computes the exact result with the engine.
func impromptuOutcome(f *rulebook.Field, camp boards.Camp, s side, t terms) *outcome {
	var sets [boards.Camps][]*deck.Set
	sets[camp] = s.sets()
	r := prove.Enumerate(f, sets[boards.Pennant], sets[boards.Standard], t.options())
	out := &outcome{cases: prove.Cases}
	for _, set := range r.Sets[camp] {
		out.lost, out.noRoom, out.short = ofClass(set.Lost), ofClass(set.NoRoom), ofClass(set.Short)
	}
	return out
}

func ofClass(c prove.Class) incident {
	i := incident{cases: c.Cases, worst: c.Worst}
	if c.Witness != nil {
		i.draw = *c.Witness
	}
	return i
}

// organizedOutcome considers only the ground, as if every unit had figures or a token (CTA-ORG-05, R-035). It is the
// fallback without a proof, because the sets leave a choice or run short of too much.
func organizedOutcome(f *rulebook.Field, camp boards.Camp, s side, t terms) *outcome {
	out := new(outcome)
	out.cases, out.lost, out.noRoom = overGround(f, camp, 0, s.cards(), called(t))
	return out
}

// called returns the maximum number of Reserve units (CTA-09, CTA-09b, VAR-EC-04).
func called(t terms) int {
	if t.reserve == deploycards.ReserveAll || t.mode == deploycards.ModeEpic {
		return hex.Max
	}
	return deck.ReserveCalled
}

// onGround returns the effect of the ground alone on a side, in every zone.
func onGround(f *rulebook.Field, camp boards.Camp, s side, t terms) *outcome {
	out := new(outcome)
	for zone := range f.Board.Zones {
		cases, lost, full := overGround(f, camp, zone, s.cards(), called(t))
		out.cases += cases
		out.lost.add(lost, zone)
		out.noRoom.add(full, zone)
	}
	return out
}

// epicOutcome counts what is certain for any place of the Scout Guard (VAR-EC-02).
func epicOutcome(f *rulebook.Field, camp boards.Camp, s side, t terms) *outcome {
	out := &outcome{cases: epic.Cases * len(f.Board.Zones)}
	var sets [boards.Camps][]*deck.Set
	sets[camp] = s.sets()
	r := epic.Enumerate(f, sets[boards.Pennant], sets[boards.Standard], t.options())
	for _, set := range r.Sets[camp] {
		out.lost, out.noRoom, out.short = ofCount(set.Lost.Sure), ofCount(set.NoRoom.Sure), ofCount(set.Short.Sure)
	}
	return out
}

func ofCount(c epic.Count) incident {
	i := incident{cases: c.Cases, worst: c.Worst}
	if c.Witness != nil {
		i.draw, i.zone = c.Witness.Draw, c.Witness.Zone
	}
	return i
}

// alliesOutcome evaluates two sides of a camp together, without a Reserve (VAR-ER-01).
func alliesOutcome(f *rulebook.Field, camp boards.Camp, s side, t terms) *outcome {
	out := &outcome{cases: epic.AlliesCases}
	if len(s) != deploy.Allies {
		return out
	}
	t.reserve = ""
	var pairs [boards.Camps][][deploy.Allies]*deck.Set
	pairs[camp] = [][deploy.Allies]*deck.Set{{s[0].set, s[1].set}}
	r := epic.EnumerateAllies(f, pairs[boards.Pennant], pairs[boards.Standard], t.options())
	for _, c := range r.Camps[camp] {
		out.lost, out.short = ofAllies(c.Lost), ofAllies(c.Short)
	}
	return out
}

func ofAllies(c epic.AlliesClass) incident {
	return incident{cases: c.Cases, worst: c.Worst, allied: c.Witness}
}
