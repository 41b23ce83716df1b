package battlelore_test

import (
	"os"
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/schema/source"
)

// position is a fixed position of a battle of testdata/perft. It is set up, possibly played on at random for some
// choices, with given cards in the hand of the deciding player. The dice follow a list, so that chance has one
// outcome. The battles are separate from the library, whose adventures may change.
type position struct {
	battle  string
	seed    uint64
	choices int      // made at random before
	hand    []string // ids of cards; none: as dealt
	want    []count  // by depth, from 1
}

// count is the result of a depth: sequences of choices, and distinct states.
type count struct{ sequences, states int }

// Counted once, the first by hand too as far as possible (two cards; each with no unit, and one unit on the left or
// three in the centre: 2 + 4). A change means that the legal choices have changed.
var positions = []position{
	{
		"narrow",
		1,
		0,
		[]string{"scout-left", "attack-centre"},
		[]count{{2, 2}, {6, 6}, {33, 30}, {117, 109}, {818, 534}, {9508, 2888}},
	},
	{
		"narrow",
		1,
		0,
		[]string{"mounted-charge", "darken-the-sky", "foot-onslaught"},
		[]count{{3, 3}, {10, 10}, {95, 92}, {459, 427}, {2371, 1868}},
	},
	{
		"narrow",
		1,
		0,
		[]string{"leadership", "counter-attack"},
		[]count{{2, 2}, {14, 14}, {180, 176}, {740, 716}, {3110, 2959}},
	},
	{"narrow", 5, 20, nil, []count{{40, 40}, {1074, 588}, {14945, 3339}}},
	{"narrow", 5, 39, nil, []count{{2, 2}, {68, 67}, {1433, 754}, {15779, 3895}}},
	{"narrow", 5, 47, nil, []count{{4, 4}, {97, 95}, {1242, 737}, {4569, 2715}}},
	{"narrow", 5, 99, nil, []count{{6, 6}, {39, 37}, {175, 167}, {871, 670}, {8550, 3447}}},
	{"narrow", 5, 154, nil, []count{{5, 5}, {17, 17}, {81, 74}, {597, 495}, {4124, 2491}}},
	{"narrow", 5, 191, nil, []count{{5, 5}, {21, 15}, {365, 216}, {3821, 1241}, {13674, 4559}}},
	{
		"wide",
		4,
		0,
		[]string{"advance-centre", "counter-attack"},
		[]count{{4, 4}, {18, 17}, {142, 137}, {600, 526}, {2578, 1817}},
	},
	{"wide", 5, 57, nil, []count{{2, 2}, {4, 4}, {16, 16}, {40, 32}, {278, 232}, {1458, 1050}}},
	{"wide", 5, 95, nil, []count{{2, 2}, {4, 4}, {8, 7}, {24, 22}, {88, 62}, {368, 222}}},
	{"wide", 5, 138, nil, []count{{4, 4}, {16, 13}, {91, 69}, {865, 473}, {13307, 2652}}},
}

// set sets a position up.
func (p *position) set(t *testing.T) (*battlelore.Rules, battlelore.State) {
	t.Helper()
	var files []*source.File
	for _, kind := range []string{".map.toml", ".adventure.toml"} {
		text, err := os.ReadFile("testdata/perft/" + p.battle + kind)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, source.NewFile(p.battle+kind, text))
	}
	cat := library.New(files, 1)
	b, refused := setup.New(cat, cat.Find(rulebook.KindAdventure, p.battle), setup.Options{Seed: p.seed})
	if len(refused) > 0 {
		t.Fatalf("%s: %s", p.battle, refused[0].Message())
	}
	r := *b.Rules
	dice := engine.NewRand(1, "script")
	for range 1000 {
		r.Script = append(r.Script, uint8(dice.Die()))
	}
	s := r.Start(p.seed)
	choice := engine.NewRand(p.seed, "choice")
	for range p.choices {
		legal := battlelore.Legal(&r, &s, nil)
		if err := battlelore.Apply(&r, &s, legal[choice.IntN(len(legal))], nil); err != nil {
			t.Fatal(err)
		}
	}
	if len(p.hand) > 0 {
		p.deal(t, b, &s)
	}
	return &r, s
}

// deal gives the position's cards to the deciding player.
func (p *position) deal(t *testing.T, b *setup.Battle, s *battlelore.State) {
	t.Helper()
	seat := &s.Seats[s.Decider()]
	for i := range seat.Hand {
		seat.Hand[i] = battlelore.NoCard
	}
	seat.Cards = 0
	for _, id := range p.hand {
		card := slices.IndexFunc(b.Cards, func(n setup.Name) bool { return n.ID == id })
		if card < 0 {
			t.Fatalf("no card is called %q", id)
		}
		seat.Hand[seat.Cards] = uint8(card)
		seat.Cards++
	}
	slices.Sort(seat.Hand[:seat.Cards])
}

// perft counts sequences by playing every one of them.
func perft(r *battlelore.Rules, s *battlelore.State, depth int) int {
	if depth == 0 {
		return 1
	}
	n := 0
	for _, a := range battlelore.Legal(r, s, nil) {
		next := *s
		if battlelore.Apply(r, &next, a, nil) == nil {
			n += perft(r, &next, depth-1)
		}
	}
	return n
}

// widen plays every choice in every state; a state reached in several ways counts once, with all of them.
func widen(r *battlelore.Rules, from map[battlelore.State]int) map[battlelore.State]int {
	out := map[battlelore.State]int{}
	for s, ways := range from {
		for _, a := range battlelore.Legal(r, &s, nil) {
			next := s
			if battlelore.Apply(r, &next, a, nil) == nil {
				out[next] += ways
			}
		}
	}
	return out
}

// The numbers of sequences and of states that can be reached from fixed positions. Both counts agree: the path to a
// state does not affect its choices.
func TestPerft(t *testing.T) {
	const slow = 2000 // sequences; above that they are not played one by one
	for _, p := range positions {
		r, s := p.set(t)
		level := map[battlelore.State]int{s: 1}
		var got []count
		for depth := 1; depth <= 6; depth++ {
			level = widen(r, level)
			n := count{states: len(level)}
			for _, ways := range level {
				n.sequences += ways
			}
			got = append(got, n)
			if n.sequences <= slow {
				if plain := perft(r, &s, depth); plain != n.sequences {
					t.Errorf(
						"%s, seed %d, depth %d: %d sequences one by one, %d by states",
						p.battle,
						p.seed,
						depth,
						plain,
						n.sequences,
					)
				}
			}
			if n.states > 1500 {
				break
			}
		}
		if !slices.Equal(got, p.want) {
			t.Errorf("%s, seed %d, after %d choices:\n%v, want\n%v", p.battle, p.seed, p.choices, got, p.want)
		}
	}
}
