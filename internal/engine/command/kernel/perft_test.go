package kernel

import (
	"testing"

	"muster/engine"
)

// position is a fixed position of a small battle: cards in the hand of the deciding player, possibly played on at
// random for some choices. The dice follow a list, so that chance has one outcome.
type position struct {
	hand    []uint8
	choices int     // made at random before
	want    []count // by depth, from 1
}

// count is the result of a depth: sequences of choices, and distinct states.
type count struct{ sequences, states int }

// Counted once. A change means that something may be chosen that could not be, or the other way round.
var positions = []position{
	{[]uint8{oneEach, rally}, 0, []count{{2, 2}, {65, 65}, {194, 189}, {1296, 1035}, {25973, 13792}}},
	{[]uint8{lead, helmets}, 0, []count{{2, 2}, {9, 9}, {186, 183}, {2349, 2281}, {13414, 9456}}},
	{[]uint8{havoc, moveFireMove, charge}, 0, []count{{3, 3}, {9, 9}, {287, 281}, {4383, 3138}}},
	{[]uint8{clash, darken, firstStrike}, 31, []count{{4, 4}, {8, 8}, {23, 20}, {108, 93}, {683, 516}, {5121, 2511}}},
	{nil, 60, []count{{32, 32}, {32, 32}, {96, 96}, {160, 128}, {3540, 2347}}},
	{nil, 75, []count{{2, 2}, {104, 104}, {3237, 1671}}},
	{nil, 123, []count{{1, 1}, {2, 2}, {36, 36}, {136, 136}, {3186, 3186}}},
}

// set sets a position up.
func (p *position) set(t *testing.T) (*Rules, State) {
	t.Helper()
	sc := newScene(t, oneEach, "",
		piece{bottom, raiders, "E5", 0}, piece{bottom, bowHorse, "G3", 3}, piece{bottom, leader, "E5", 0},
		piece{bottom, leader, "F3", 0}, piece{top, spearmen, "E7", 0}, piece{top, archers, "G7", 2},
		piece{top, leader, "G7", 0}, piece{top, knights, "f8", 1})
	sc.r.Cells[sc.hex("f6")].Stop = true
	sc.r.Cells[sc.hex("d6")].Impassable = true
	dice := engine.NewRand(1, "script")
	for range 1000 {
		sc.r.Script = append(sc.r.Script, uint8(dice.Die()))
	}
	sc.begin(oneEach)
	choice := engine.NewRand(1, "choice")
	for range p.choices {
		legal := Legal(sc.r, &sc.s, nil)
		if err := Apply(sc.r, &sc.s, legal[choice.IntN(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	if len(p.hand) > 0 {
		sc.s.Spent, sc.s.Deck = Pile{}, Pile{} // every card is in the deck again
		for card, n := range sc.r.Copies {
			for range n {
				sc.s.Deck.Put(uint8(card))
			}
		}
		sc.s.Seats[top].Cards, sc.s.Seats[bottom].Cards = 0, 0
		for i := range MaxHand {
			sc.s.Seats[top].Hand[i], sc.s.Seats[bottom].Hand[i] = NoCard, NoCard
		}
		sc.hand(sc.s.Active, p.hand...)
		sc.hand(sc.s.Active.Other(), ambush, oneEach)
	}
	return sc.r, sc.s
}

// perft counts sequences by playing every one of them.
func perft(r *Rules, s *State, depth int) int {
	if depth == 0 {
		return 1
	}
	n := 0
	for _, a := range Legal(r, s, nil) {
		next := *s
		if Apply(r, &next, a, nil) == nil {
			n += perft(r, &next, depth-1)
		}
	}
	return n
}

// widen plays every choice in every state; a state that is come to in several ways counts once, with all of them.
func widen(r *Rules, from map[State]int) map[State]int {
	out := map[State]int{}
	for s, ways := range from {
		for _, a := range Legal(r, &s, nil) {
			next := s
			if Apply(r, &next, a, nil) == nil {
				out[next] += ways
			}
		}
	}
	return out
}

// The numbers of sequences and of states that can be come to from fixed positions. Both ways to count agree: how a
// state was come to makes no difference to what can be done in it.
func TestPerft(t *testing.T) {
	for i, p := range positions {
		r, s := p.set(t)
		from := map[State]int{s: 1}
		for depth, want := range p.want {
			from = widen(r, from)
			sequences := 0
			for _, ways := range from {
				sequences += ways
			}
			if got := (count{sequences, len(from)}); got != want {
				t.Errorf("position %d, depth %d: %v, want %v", i, depth+1, got, want)
			}
			if sequences < 20000 {
				if n := perft(r, &s, depth+1); n != sequences {
					t.Errorf("position %d, depth %d: %d sequences one by one, %d by states", i, depth+1, n, sequences)
				}
			}
		}
	}
}
