package deploy_test

import (
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/battlelore/record"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

func BenchmarkImpromptu(b *testing.B) {
	f := deploytest.Lay(b, deploytest.Nasty())
	sets := deploytest.Default(b)
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		if _, refused := deploy.Impromptu(f, sets, deploy.Options{Seed: seed}); refused != nil {
			b.Fatal(refused)
		}
	}
}

// Two shipped sets a player, on a shipped map with a river.
func BenchmarkOrganizedDeployment(b *testing.B) {
	s := deploytest.NewShipped()
	f := s.Field("two-oaks")
	sets := [boards.Camps][]*deck.Set{s.Sets(b, "pennant-a", "standard-c"), s.Sets(b, "standard-a", "pennant-b")}
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		if _, refused := deploy.Organized(f, sets, deploy.Options{Seed: seed}); refused != nil {
			b.Fatal(refused)
		}
	}
}

func BenchmarkReplay(b *testing.B) {
	s := deploytest.NewShipped()
	d, text := deploytest.ASaved(b, s)
	f, sets := d.Field, [][]*deck.Set{d.Players[0].Sets, d.Players[1].Sets}
	b.ReportAllocs()
	for b.Loop() {
		if _, refused := record.Replay([]byte(text), deploytest.LookupOf(f, sets...)); refused != nil {
			b.Fatal(refused)
		}
	}
}

// Three sets a camp, nine pairings.
func BenchmarkEnumerate(b *testing.B) {
	f := deploytest.Lay(b, deploytest.Nasty())
	sets := deploytest.Default(b)
	three := func(s *deck.Set) []*deck.Set { return []*deck.Set{s, s, s} }
	b.ReportAllocs()
	for b.Loop() {
		if r := prove.Enumerate(f, three(sets[0]), three(sets[1]), deploy.Options{}); r.Refused != nil {
			b.Fatal(r.Refused)
		}
	}
}

func BenchmarkGuarantee(b *testing.B) {
	sets := deploytest.Default(b)
	stock, _ := pieces.NewStock(deploytest.Lay(b, nil).Rules, boards.Pennant, []string{"base"})
	for b.Loop() {
		if p := prove.Guarantee(sets[0], stock); p.Refused != nil {
			b.Fatal(p.Refused)
		}
	}
}
