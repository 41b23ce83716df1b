package matches

import (
	"fmt"
	"testing"

	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
)

// BenchmarkBatch plays batches: with one worker what a core does, with two how much a second one adds.
func BenchmarkBatch(b *testing.B) {
	for _, id := range []string{"candlemas-at-the-grange", "the-harvest-truce"} {
		for _, players := range [][boards.Camps]string{randoms, greedies} {
			for _, workers := range []int{1, 2} {
				b.Run(fmt.Sprintf("%s/%s/workers=%d", id, players[0], workers), func(b *testing.B) {
					batch(b, id, players, workers)
				})
			}
		}
	}
}

// Greedy against greedy on one core, in the kinds of game that have Lore or allies.
func BenchmarkLoreGreedy(b *testing.B)         { batch(b, "the-toll-bridge", greedies, 1) }
func BenchmarkLoreCreatureGreedy(b *testing.B) { batch(b, "the-menagerie", greedies, 1) }
func BenchmarkLoreLandmarkGreedy(b *testing.B) { batch(b, "the-boundary-stone", greedies, 1) }
func BenchmarkEpicLoreGreedy(b *testing.B)     { batch(b, "at-the-broad-water", greedies, 1) }
func BenchmarkMedievalLoreGreedy(b *testing.B) { batch(b, "the-hedge-school", greedies, 1) }
func BenchmarkAlliesGreedy(b *testing.B)       { batch(b, "the-double-wedding", greedies, 1) }
func BenchmarkLoreAlliesGreedy(b *testing.B)   { batch(b, "the-four-executors", greedies, 1) }

func batch(b *testing.B, id string, players [boards.Camps]string, workers int) {
	s := opened(b, id)
	const games = 50
	choices, turns := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		r := run(b, Batch{Scenario: s, Games: games, Seed: 7, Players: players, Workers: workers})
		for i := range r.Games {
			choices += r.Games[i].Decisions
			turns += r.Games[i].Turns
		}
	}
	b.ReportMetric(float64(choices)/b.Elapsed().Seconds(), "choices/s")
	b.ReportMetric(float64(b.N*games)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(turns)/float64(b.N*games), "turns/game")
}

func BenchmarkFingerprint(b *testing.B) {
	setUp, _ := opened(b, "the-harvest-truce").Battle(1)
	s := setUp.Start()
	for b.Loop() {
		setup.Fingerprint(&s)
	}
}

func BenchmarkReadRecord(b *testing.B) {
	_, rec, _ := taken(b, 5)
	text := rec.Write()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, fault := ReadRecord(text); fault != nil {
			b.Fatal(fault.Message())
		}
	}
}
