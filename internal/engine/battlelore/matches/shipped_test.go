package matches

import (
	"flag"
	"os"
	"testing"

	contract "muster/engine"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
)

var (
	update = flag.Bool("update", false, "write the recorded games and the signature anew")
	games  = flag.Int("games", 40, "games of greedy against random on each side of each adventure")
)

// shipped opens every adventure of the library that can be played.
func shipped(t testing.TB) []*setup.Scenario {
	t.Helper()
	cat := library.New(nil, 1)
	var out []*setup.Scenario
	for _, e := range cat.All(rulebook.KindAdventure) {
		if s, refused := setup.Open(cat, e, setup.Options{}); len(refused) == 0 {
			out = append(out, s)
		}
	}
	if len(out) == 0 {
		t.Fatal("no adventure of the library can be played")
	}
	return out
}

// The same batch has the same signature with any number of workers, on every machine. A new signature means that games
// are played in another way: so was it meant, or something is broken.
func TestSignature(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	const file = "testdata/signature.txt"
	for _, workers := range []int{1, 2, 8} {
		sum := contract.NewSum()
		for _, s := range shipped(t) {
			for _, players := range [][boards.Camps]string{mixed, randoms} {
				b := Batch{Scenario: s, Games: 4, Seed: 7, Players: players, Swap: true, Workers: workers}
				sum.Number(run(t, b).Signature)
			}
		}
		got := contract.Printed(sum.Value()) + "\n"
		if *update && workers == 1 {
			write(t, file, []byte(got))
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if got != string(want) {
			t.Errorf("%d workers: the signature is %q, want %q", workers, got, want)
		}
	}
}

// Greedy wins 95 of 100 games or more against random, from either side of every shipped adventure.
func TestGreedyBeatsRandom(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for _, s := range shipped(t) {
		t.Run(s.Adventure().ID, func(t *testing.T) {
			t.Parallel()
			for camp := range boards.Camps {
				players := [boards.Camps]string{"random", "random"}
				players[camp] = "greedy"
				r := run(t, Batch{Scenario: s, Games: *games, Seed: 11, Players: players, Workers: 1})
				t.Logf(
					"%v: %d and %d won, %d draws, %d refused, turns %+v",
					players,
					r.Wins[0],
					r.Wins[1],
					r.Draws,
					len(r.Refused),
					r.Turns,
				)
				if played := len(r.Games); played == 0 || r.Wins[camp]*100 < played*95 {
					t.Errorf("as the %ss greedy wins %d of %d games", boards.Camp(camp), r.Wins[camp], played)
				}
			}
		})
	}
}
