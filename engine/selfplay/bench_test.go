package selfplay

import "testing"

func BenchmarkGreedyBatch(b *testing.B) {
	s := opened(b, "the-harvest-truce")
	decisions := 0
	for b.Loop() {
		r := run(b, Batch{Scenario: s, Games: 10, Seed: 7, Players: greedies, Workers: 1})
		for _, g := range r.Games {
			decisions += g.Decisions
		}
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
}

func BenchmarkFingerprint(b *testing.B) {
	setUp, _ := opened(b, "the-harvest-truce").Battle(1)
	s := setUp.Start()
	for b.Loop() {
		Fingerprint(&s)
	}
}
