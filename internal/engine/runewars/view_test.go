package runewars_test

import (
	"math/bits"
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars"
	testrw "muster/internal/testing/runewars"
)

// midway returns a game with decks, some seasons after its start.
func midway(t *testing.T) (*runewars.Rules, runewars.State) {
	t.Helper()
	g, err := testrw.Dealt(2, "daqan", "uthuk", "latari")
	if err != nil {
		t.Fatal(err)
	}
	var s runewars.State
	runewars.Start(g.Rules, &s, 2, nil)
	for n := 0; s.Year < 2 || s.Season != runewars.Summer || s.Frames[s.Depth-1].Kind != runewars.InOrders; n++ {
		legal := runewars.Legal(g.Rules, &s, nil)
		if err := runewars.Apply(g.Rules, &s, legal[n*7%len(legal)], nil); err != nil {
			t.Fatal(err)
		}
	}
	return g.Rules, s
}

// A player's queries match the public state: controllers of areas (RW-TERM-06, RW-TERM-07), borders that units cross
// (RW-MOVE-04), icons of the own dials (RW-DIAL-02), the damage that defeats a hero (RW-HERO-04), discarded Fate cards
// (RW-FATE-01) and the others' influence for bids (RW-BID-01).
func TestView(t *testing.T) {
	r, s := midway(t)
	v := runewars.See(r, &s, 1)
	if v.Guard() != s.Guard || v.Empty() != s.Empty || s.Guard == 0 || s.Empty == 0 {
		t.Error("neutral and empty areas are others")
	}
	s.Fate.Left, s.Fate.Spent = s.Fate.Left&^7, s.Fate.Spent|7
	if v.Fate() != s.Fate {
		t.Error("the discarded Fate cards are others")
	}
	for seat := range uint8(3) {
		s.Seats[seat].Influence = 5 + seat
		if v.Seat(seat).Influence != 5+seat {
			t.Errorf("the influence of seat %d is hidden", seat)
		}
	}
	barred := 0
	for a := range r.Areas {
		area, walk := &r.Areas[a], uint64(0)
		for near := area.Near; near != 0; near &= near - 1 {
			next := bits.TrailingZeros64(near)
			if area.Red>>next&1 == 0 && (area.Blue>>next&1 == 0 || s.Areas[a].Frost > 0) &&
				(area.Bank>>next&1 == 0 || s.Areas[next].Frost > 0) {
				walk |= 1 << next
			}
		}
		if got := v.Open(uint8(a), false); got != walk || v.Open(uint8(a), true) != area.Near {
			t.Errorf("from %d one walks to %b, not %b", a, got, walk)
		}
		barred += bits.OnesCount64(area.Near &^ walk)
	}
	if barred == 0 {
		t.Error("no border bars anybody")
	}
	for g := range runewars.GiveQuests {
		n := uint8(0)
		for d, icons := range r.Seats[1].Icons {
			for _, i := range icons {
				if i.Gift == g && i.At <= s.Seats[1].Dials[d] {
					n++
				}
			}
		}
		if v.Icons(g) != n {
			t.Errorf("there are %d icons of gift %d, not %d", v.Icons(g), g, n)
		}
	}
	if v.Icons(runewars.GiveUnits) == 0 {
		t.Error("no dial gives units")
	}
}

// The health of an own hero includes its Rewards; that of another seat's hero does not, because they are hidden
// (RW-HERO-04, RW-QST-02).
func TestViewOfHeroes(t *testing.T) {
	r, s := midway(t)
	for h := range r.Heroes {
		s.Heroes[h].Rewards = runewars.Cards{}
	}
	armour := runewars.NoCard
	for c := range r.Cards.Rewards {
		if r.Cards.Rewards[c].Gives.Health > 0 {
			armour = c
		}
	}
	if armour == runewars.NoCard {
		t.Fatal("no Reward adds to health")
	}
	for h := range r.Heroes {
		owner := s.Heroes[h].Owner
		if owner == runewars.NoSeat {
			continue
		}
		s.Heroes[h].Rewards.Add(uint8(armour))
		plain := r.Heroes[h].Health + r.Heroes[h].Gives.Health
		own := runewars.See(r, &s, owner).Health(uint8(h))
		others := runewars.See(r, &s, (owner+1)%3).Health(uint8(h))
		if own != plain+r.Cards.Rewards[armour].Gives.Health || others != plain {
			t.Errorf("hero %d has %d health for his owner and %d for others, of %d", h, own, others, plain)
		}
	}
}

// In a simulation each hero of another seat survives by a Reward, as in the game: no seat is dealt a card that another
// one needs, though there is none to spare (RW-DUEL-05, RW-QST-02).
func TestForkOfHeroes(t *testing.T) {
	r, s := midway(t)
	var armour, rest runewars.Cards
	r.Cards.Rewards = slices.Clone(r.Cards.Rewards)
	for c := range r.Cards.Rewards {
		r.Cards.Rewards[c].Gives.Health = uint8(c & 1)
		if r.Cards.Rewards[c].Gives.Health > 0 {
			armour.Add(uint8(c))
		} else {
			rest.Add(uint8(c))
		}
	}
	seat, hurt := runewars.NoSeat, 0
	for h := range r.Heroes {
		g := &s.Heroes[h]
		if g.Rewards = (runewars.Cards{}); g.Owner == runewars.NoSeat || armour.None() {
			continue
		}
		card, other := armour.Next(0), rest.Next(0)
		armour.Drop(card)
		rest.Drop(other)
		g.Rewards.Add(card)
		g.Rewards.Add(other)
		g.Damage = r.Heroes[h].Health + r.Heroes[h].Gives.Health + r.Cards.Rewards[card].Gives.Health - 1
		seat, hurt = int(g.Owner), hurt+1
	}
	if hurt < 3 {
		t.Fatalf("%d heroes are hurt", hurt)
	}
	s.Left[runewars.DeckRewards], s.Spent[runewars.DeckRewards] = runewars.Cards{}, rest
	for seed := range uint64(200) {
		var fork runewars.State
		runewars.See(r, &s, uint8((seat+1)%len(r.Seats))).Fork(engine.NewRand(seed, "fork"), &fork)
		for h := range r.Heroes {
			g := &fork.Heroes[h]
			if g.Owner != runewars.NoSeat && g.Damage >= runewars.See(r, &fork, g.Owner).Health(uint8(h)) {
				t.Fatalf("seed %d: hero %d has %d damage", seed, h, g.Damage)
			}
		}
	}
}

// A rune token does not come if all of its kind are on the board, even if the other kind has some left (RW-LIM-02).
func TestRunesRunOut(t *testing.T) {
	for kind, most := range map[runewars.Rune]func(n *runewars.Numbers) *uint8{
		runewars.DragonRune: func(n *runewars.Numbers) *uint8 { return &n.Dragons },
		runewars.FalseRune:  func(n *runewars.Numbers) *uint8 { return &n.Falses },
	} {
		for more := range uint8(2) {
			g, err := testrw.Plain(3, "daqan", "uthuk")
			if err != nil {
				t.Fatal(err)
			}
			r := g.Rules
			lie, free := uint8(0), runewars.NoArea
			for a := range r.Areas {
				switch r.Begin.Areas[a].Rune {
				case kind:
					lie++
				case runewars.NoRune:
					free = a
				}
			}
			r.Numbers.Dragons, r.Numbers.Falses = 60, 60
			*most(&r.Numbers) = lie + more
			r.Scripted = []runewars.Scripted{{
				Do: runewars.ScriptPutRune, Seat: runewars.NoSeat, Areas: []uint8{uint8(free)}, Rune: kind,
			}}
			var s runewars.State
			runewars.Start(r, &s, 1, nil)
			for s.Frames[s.Depth-1].Kind != runewars.InOrders {
				if err := runewars.Apply(r, &s, runewars.Legal(r, &s, nil)[0], nil); err != nil {
					t.Fatal(err)
				}
			}
			if came := s.Areas[free].Rune == kind; came != (more > 0) {
				t.Errorf("with %d runes of kind %d to come one is laid: %t", more, kind, came)
			}
		}
	}
}
