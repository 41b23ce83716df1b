package placement_test

import (
	"testing"

	"muster/internal/engine/runewars/placement"
	"muster/internal/engine/runewars/rulebook"
)

// BenchmarkBuild builds a realm for three, by each policy, each from a seed of its own.
func BenchmarkBuild(b *testing.B) {
	for policy, name := range placement.Policies() {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for seed := uint64(0); b.Loop(); seed++ {
				ask := placement.BuildAsk{ID: "built", Name: "Built", Players: 3, Policy: placement.Policy(policy)}
				if _, reasons := placement.Build(rulebook.Base(), ask, seed, nil); reasons != nil {
					b.Fatal(reasons)
				}
			}
		})
	}
}
