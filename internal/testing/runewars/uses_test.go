package runewars_test

import (
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars"
)

// printed sets cards with simple effects: Tactics cards, Rewards and Titles that give influence, an Objective that
// requires some, and a location that can be cleared.
func printed(r *runewars.Rules) {
	brings := []runewars.Effect{{Do: runewars.DoGainInfluence, Count: 1}}
	r.Cards.Tactics = []runewars.TacticsCard{{Effects: brings}, {When: runewars.QuestPhase, Effects: brings}}
	r.Cards.Rewards = []runewars.Reward{
		{}, {Effects: brings, Use: runewars.UseUp}, {Effects: brings, Use: runewars.EachTurn}, {Effects: brings},
	}
	needs := []runewars.Condition{{Has: runewars.HasInfluence, Least: 4, Most: 0xff}}
	r.Cards.Objectives = []runewars.Objective{{Needs: needs}, {Evil: true, Needs: needs}}
	r.Cards.Tokens = []runewars.Token{{Stays: true, Destructible: true}, {Stays: true}}
	r.Titles = []runewars.Title{{Effects: brings}, {Rewards: 2}}
	r.Options.ToWin, r.Options.Years, r.Options.Instant = 2, 3, false
}

// dealt gives usable cards to seats and heroes.
func dealt(o *referee, chance *engine.Rand) {
	r, s := o.g.Rules, o.s
	s.Year = uint8(1 + chance.IntN(int(r.Options.Years)))
	for seat := range r.Seats {
		p := &s.Seats[seat]
		p.Influence = uint8(chance.IntN(8))
		p.Objective = runewars.NoCard
		if chance.IntN(2) == 0 {
			p.Objective = uint8(chance.IntN(2))
		}
		p.Tactics, p.Fresh = runewars.CardsTo(2), runewars.CardsTo(chance.IntN(2))
		p.Traded = uint8(chance.IntN(8))
		p.Worn = runewars.Cards{}
		if chance.IntN(2) == 0 {
			p.Worn.Add(2)
		}
	}
	for t := range r.Titles {
		s.Titles[t] = runewars.Owned{Owner: uint8(chance.IntN(len(r.Seats)))}
	}
	for c := range r.Cards.Rewards {
		var one runewars.Cards
		one.Add(uint8(c))
		if hero := chance.IntN(len(r.Heroes)); chance.IntN(3) > 0 {
			s.Heroes[hero].Rewards.Add(uint8(c))
		} else {
			s.Drop(s.Heroes[hero].Area, one)
		}
	}
	for a := range r.Areas {
		p := &s.Areas[a]
		p.Rune = runewars.Rune(chance.IntN(3))
		if chance.IntN(4) == 0 {
			p.Token, p.Open = uint8(chance.IntN(2)), chance.IntN(3) > 0
			if p.Holder < runewars.MaxSeats && chance.IntN(2) == 0 { // a crowd
				s.Raise(p.Holder, uint8(a), runewars.FirstNeutral, 8-p.Units)
			}
		}
		s.Touch(r, uint8(a))
	}
}

// uses lists what a seat may use at any moment of its turn (RW-TERM-14).
func (o *referee) uses(seat int, handed uint64) (out []runewars.Action) {
	r, s := o.g.Rules, o.s
	p := &s.Seats[seat]
	if p.Tactics.Has(0) && !p.Fresh.Has(0) { // RW-TACT-01
		out = append(out, runewars.ActionOf(runewars.PlayTactics, 0))
	}
	if p.Objective != runewars.NoCard && p.Influence >= 4 { // RW-OBJ-01
		out = append(out, runewars.ActionOf(runewars.Fulfil, p.Objective))
	}
	if s.Titles[0].Owner == uint8(seat) && p.Traded&2 == 0 {
		out = append(out, runewars.ActionOf(runewars.UseTitle, 0))
	}
	rewards := 0
	for h := range r.Heroes {
		g := &s.Heroes[h]
		if g.Owner != uint8(seat) {
			continue
		}
		for c := range r.Cards.Rewards {
			if s.Lying.Has(uint8(c)) && s.LiesIn[c] == g.Area { // RW-DUEL-05
				out = append(out, runewars.ActionTo(runewars.PickUp, uint8(h), 0))
			}
			if !g.Rewards.Has(uint8(c)) {
				continue
			}
			rewards++
			if w := r.Cards.Rewards[c]; len(w.Effects) > 0 && w.Use != runewars.Never && !p.Worn.Has(uint8(c)) {
				out = append(out, runewars.ActionTo(runewars.UseReward, uint8(h), 0)|runewars.Action(c))
			}
			for other := range r.Heroes { // RW-QST-04
				if t := &s.Heroes[other]; other != h && t.Owner == g.Owner && t.Area == g.Area && handed>>c&1 == 0 {
					out = append(out, runewars.ActionTo(runewars.HandOver, uint8(h), uint8(other))|runewars.Action(c))
				}
			}
		}
	}
	if s.Titles[1].Owner == uint8(seat) && p.Traded&1 == 0 && rewards >= 2 { // RW-RUL-05
		out = append(out, runewars.ActionOf(runewars.Redeem, 0))
	}
	runes := 0
	for a := range o.g.Areas {
		q := &s.Areas[a]
		if q.Rune == runewars.DragonRune && o.controls(a) == seat {
			runes++
		}
		if own, neutral := o.units(a); q.Token == 0 && q.Open && q.Holder == uint8(seat) && own+neutral >= 6 &&
			o.controls(a) == seat { // RW-EXPL-02
			out = append(out, runewars.ActionAt(runewars.ClearToken, uint8(a)))
		}
	}
	if runes >= 2 && s.Year < r.Options.Years { // RW-ROAD-01, RW-ROAD-04
		out = append(out, runewars.ActionOf(runewars.Prove, 0))
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// TestUses checks at a step of a seat's own Order that the usable cards are those of the referee. At the same step
// outside of a turn, or in another seat's turn, none are: RW-TERM-14, RW-TACT-01, RW-OBJ-01, RW-RUL-05, RW-QST-04,
// RW-DUEL-05, RW-EXPL-02, RW-ROAD-01.
func TestUses(t *testing.T) {
	seen := map[runewars.Verb]int{}
	for _, id := range []string{"the-two-banks", "three-crowns", "the-broken-march"} {
		g := shipped(t, id)
		printed(g.Rules)
		for seed := range uint64(250) {
			chance := engine.NewRand(seed, id, "uses")
			s := scattered(g, &chance)
			o := &referee{g, &s}
			dealt(o, &chance)
			for seat := range g.Rules.Seats {
				handed := uint64(chance.IntN(16))
				for _, step := range []runewars.FrameKind{
					runewars.InStrategize, runewars.InMarch, runewars.InDevelop, runewars.InTitles, runewars.InFortify,
				} {
					turns := s
					begin(&turns, step, seat)
					turns.Frames[1] = turns.Frames[0]
					turns.Frames[0].Kind, turns.Frames[0].Set, turns.Depth = runewars.InTurn, handed, 2
					want := o.uses(seat, handed)
					usesAgree(t, g.Rules, &turns, want, id, seed)
					for _, a := range want {
						seen[a.Verb()]++
					}
					turns.Frames[0].Seat = uint8((seat + 1) % len(g.Rules.Seats))
					usesAgree(t, g.Rules, &turns, nil, id, seed)
					begin(&turns, step, seat)
					usesAgree(t, g.Rules, &turns, nil, id, seed)
				}
			}
		}
	}
	for v := runewars.Verb(0); v.String() != "no kind of choice"; v++ {
		if v.Anytime() && seen[v] < 100 {
			t.Errorf("%v was seen %d times", v, seen[v])
		}
	}
}

// usesAgree compares the currently usable cards with the referee's list.
func usesAgree(t *testing.T, r *runewars.Rules, s *runewars.State, want []runewars.Action, id string, seed uint64) {
	t.Helper()
	var got []runewars.Action
	for _, a := range runewars.Legal(r, s, nil) {
		if a.Verb().Anytime() {
			got = append(got, a)
		}
	}
	if !slices.Equal(got, want) {
		t.Fatalf("%s, seed %d, %v: %v may be used, the referee says %v", id, seed, s.Frames[s.Depth-1].Kind, got, want)
	}
}
