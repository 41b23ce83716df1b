package runewars_test

import (
	"math/bits"
	"slices"
	"testing"

	"muster/engine/runewars"
)

// What must be so at every moment of random games.
func TestPromises(t *testing.T) {
	games := uint64(24)
	if testing.Short() {
		games = 12
	}
	for seed := range games {
		r := game(t, seed)
		playOut(t, r, seed, func(s *runewars.State, _ []runewars.Action) {
			w := watch{t, r, s, seed}
			w.areas()
			w.control()
			w.cards()
			w.seats()
			if s.War.Area == runewars.NoArea && !w.busy(runewars.InFight) {
				w.units()
			}
		})
	}
}

// watch looks at a moment of a game.
type watch struct {
	*testing.T
	r    *runewars.Rules
	s    *runewars.State
	seed uint64
}

// busy reports whether one of some frames is on the stack.
func (w watch) busy(kinds ...runewars.FrameKind) bool {
	return slices.ContainsFunc(w.s.Frames[:w.s.Depth], func(f runewars.Frame) bool {
		return slices.Contains(kinds, f.Kind)
	})
}

func (w watch) must(holds bool, format string, args ...any) {
	w.Helper()
	if !holds {
		w.Fatalf("seed %d, year %d, season %d, in %v: "+format, append([]any{
			w.seed, w.s.Year, w.s.Season, w.s.Frames[w.s.Depth-1].Kind,
		}, args...)...)
	}
}

// areas counts what lies on each of them: at most eight units (RW-LIM-01, RW-MOVE-07) and one rune (RW-RUNE-05).
func (w watch) areas() {
	dragons, falses := 0, 0
	for a := range w.r.Areas {
		p := &w.s.Areas[a]
		n, own := 0, 0
		for k := range p.Standing {
			n += int(p.Standing[k] + p.Routed[k])
			if k < runewars.FirstNeutral {
				own += int(p.Standing[k] + p.Routed[k])
			}
		}
		w.must(n == int(p.Units), "area %d has %d units and counts %d", a, n, p.Units)
		w.must((p.Holder == runewars.NoSeat) == (n == 0 && !p.Peasants), "area %d has %d units of %d", a, n, p.Holder)
		w.must(p.Holder != runewars.Wild || own == 0, "area %d has a faction's units that are nobody's", a)
		crowd := w.busy(runewars.InLimit, runewars.InPlace, runewars.InFight, runewars.InParley)
		w.must(crowd || n <= int(w.r.Numbers.Most), "area %d has %d units", a, n)
		w.must(p.Fort != runewars.NoSeat || p.Builds[0] == runewars.NoMade && !p.Hurt,
			"area %d has a part of no stronghold", a)
		w.must(p.Fort == runewars.NoSeat || p.City == runewars.NoCity || w.r.Areas[a].Home != runewars.NoSeat,
			"area %d has a city and a stronghold (RW-CITY-03)", a)
		switch p.Rune {
		case runewars.DragonRune:
			dragons++
		case runewars.FalseRune:
			falses++
		default:
			w.must(p.Rune == runewars.NoRune, "area %d has a rune of no kind", a)
		}
	}
	w.must(dragons <= int(w.r.Numbers.Dragons) && falses <= int(w.r.Numbers.Falses),
		"there are %d dragon runes and %d false ones", dragons, falses)
}

// control is worked out again from what lies on the board (RW-TERM-03 to RW-TERM-07).
func (w watch) control() {
	s := *w.s
	if s.Behind != 0 {
		return
	}
	for a := range w.r.Areas {
		s.Touch(w.r, uint8(a))
		n := bits.OnesCount64((s.Guard | s.Empty) >> a & 1)
		for i := range s.Held {
			n += int(s.Held[i] >> a & 1)
		}
		w.must(n <= 1, "area %d is of %d sorts", a, n)
	}
	w.must(s.Held == w.s.Held && s.Guard == w.s.Guard && s.Empty == w.s.Empty, "control is worked out anew")
	w.must(s.Portals == w.s.Portals && s.Flooded == w.s.Flooded, "portals and floods are worked out anew")
}

// cards are each in one place (RW-LIM-01, RW-LIM-05).
func (w watch) cards() {
	for d, all := range w.r.Decks {
		places := []runewars.Cards{w.s.Left[d], w.s.Spent[d]}
		for i := range w.s.Seats {
			p := &w.s.Seats[i]
			switch runewars.Deck(d) {
			case runewars.DeckTactics:
				places = append(places, p.Tactics, one(p.Second))
				w.must(p.Fresh.Less(p.Tactics).None(), "seat %d has drawn cards that it has not", i)
			case runewars.DeckQuests:
				places = append(places, p.Quests)
				if i == 0 {
					places = append(places, w.inFrames(runewars.InQuest))
				}
			case runewars.DeckGoodObjectives, runewars.DeckEvilObjectives:
				var one runewars.Cards
				evil := i < len(w.r.Seats) && w.r.Seats[i].Evil
				if p.Objective != runewars.NoCard && evil == (runewars.Deck(d) == runewars.DeckEvilObjectives) {
					one.Add(p.Objective)
				}
				places = append(places, one)
			case runewars.DeckCommanders:
				places = append(places, p.Commander)
				if i == 0 {
					places = append(places, w.inFrames(runewars.InCommand))
				}
			}
		}
		if runewars.Deck(d) == runewars.DeckRewards {
			for h := range w.s.Heroes {
				places = append(places, w.s.Heroes[h].Rewards)
			}
			places = append(places, w.s.Lying)
		}
		n, sum := 0, runewars.Cards{}
		for _, c := range places {
			n, sum = n+c.Len(), sum.With(c)
		}
		w.must(sum == all && n == all.Len(), "deck %d has %d cards in %d places, not %d", d, sum.Len(), n, all.Len())
	}
	w.must(w.busy(runewars.InParley, runewars.InFight, runewars.InQuest) || w.s.Fate.Left&w.s.Fate.Spent == 0 &&
		bits.OnesCount64(w.s.Fate.Left|w.s.Fate.Spent) == len(w.r.Fate), "the Fate deck is not whole (RW-FATE-01)")
}

// inFrames are the cards that lie open in frames of a kind.
func (w watch) inFrames(kind runewars.FrameKind) runewars.Cards {
	var out runewars.Cards
	for _, f := range w.s.Frames[:w.s.Depth] {
		if f.Kind == kind && f.Who != runewars.NoCard {
			out.Add(f.Who)
		}
		if f.Kind == kind && f.Kind == runewars.InCommand && f.Step == 1 { // Commander cards that were drawn
			out = out.With(runewars.Cards{f.Set})
		}
	}
	return out
}

// one is the set of a card that is noted as its number plus one; of none for 0.
func one(card uint8) runewars.Cards {
	var c runewars.Cards
	if card != 0 {
		c.Add(card - 1)
	}
	return c
}

// seats counts what each of them has (RW-DIAL-01, RW-SEAS-11, RW-LIM-01).
func (w watch) seats() {
	for i := range w.r.Seats {
		p := &w.s.Seats[i]
		for _, d := range p.Dials {
			w.must(d <= w.r.Numbers.DialMost, "seat %d has a dial at %d", i, d)
		}
		if p.Out {
			w.must(w.s.Held[i] == 0, "seat %d is out and controls something", i)
			continue
		}
		spent := int(w.s.Season)
		if w.busy(runewars.InTurn) {
			spent++
		}
		n := bits.OnesCount16(p.Used)
		w.must(w.busy(runewars.InSetup) || n == spent || w.s.Season == runewars.Spring, "%d Orders are used", n)
		w.must(w.busy(runewars.InTurn, runewars.InHands, runewars.InFight) ||
			p.Tactics.Len() <= int(w.r.Numbers.MostTactics) && p.Quests.Len() <= int(w.r.Numbers.MostQuests),
			"seat %d holds too much", i)
		forts := 0
		for a := range w.r.Areas {
			if p := &w.s.Areas[a]; p.Fort == uint8(i) && !p.Capital {
				forts++
			}
		}
		w.must(forts <= int(w.r.Numbers.Strongholds) || w.busy(runewars.InRaise), "seat %d has %d strongholds", i, forts)
	}
	for h := range w.r.Heroes {
		g := &w.s.Heroes[h]
		w.must(g.Owner != runewars.NoSeat || g.Area == runewars.NoArea, "hero %d is nobody's and in %d", h, g.Area)
	}
}

// units of each kind are on the board or in the box (RW-LIM-02).
func (w watch) units() {
	pool := w.s.Pool
	for a := range w.r.Areas {
		p := &w.s.Areas[a]
		for k := range p.Standing {
			row := p.Holder
			if k >= runewars.FirstNeutral || row >= runewars.MaxSeats {
				row = 0
			}
			pool[row][k] += p.Standing[k] + p.Routed[k]
		}
	}
	for seat := range w.r.Seats {
		bought := w.s.Seats[seat].Bought
		more := [runewars.MaxKinds]uint8{} // RW-DEV-06
		for c := bought.Next(0); c != runewars.NoCard; c = bought.Next(c + 1) {
			more[w.r.Cards.Developments[c].Kind] += w.r.Cards.Developments[c].More
		}
		for k := range pool[seat] {
			if w.s.Seats[seat].Out && k < runewars.FirstNeutral {
				continue
			}
			want := w.r.Pool[seat][k] + more[k]
			if seat == 0 && k >= runewars.FirstNeutral {
				want = w.r.Wilds[k]
			}
			w.must(pool[seat][k] == want, "seat %d has %d units of kind %d, not %d", seat, pool[seat][k], k, want)
		}
	}
}
