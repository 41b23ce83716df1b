package epic_test

import (
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

func epicShipped(b *testing.B) (s deploytest.Shipped, pennants, standards []*deck.Set) {
	s = deploytest.NewShipped()
	return s, s.Sets(b, "pennant-a", "pennant-b", "pennant-c"), s.Sets(b, "standard-a", "standard-b", "standard-c")
}

func BenchmarkEpic(b *testing.B) {
	s, pennants, standards := epicShipped(b)
	f := s.Field("broad-water")
	players := deploytest.EpicPair([boards.Camps]*deck.Set{pennants[0], standards[0]}, [boards.Camps]int{}, nil)
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		if _, refused := deploy.Deploy(f, deploycards.ModeEpic, players, deploy.Options{Seed: seed}); refused != nil {
			b.Fatal(refused)
		}
	}
}

func BenchmarkEpicAllies(b *testing.B) {
	s, pennants, standards := epicShipped(b)
	f := s.Field("broad-water")
	players := deploytest.FourPlayers(
		[boards.Camps][2]*deck.Set{{pennants[0], pennants[1]}, {standards[0], standards[1]}},
		[2]int{0, 1},
		nil,
	)
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		if _, refused := deploy.Deploy(
			f,
			deploycards.ModeEpicAllies,
			players,
			deploy.Options{Seed: seed},
		); refused != nil {
			b.Fatal(refused)
		}
	}
}

// One set, both zones: 5040 cases.
func BenchmarkEnumerateEpic(b *testing.B) {
	s, pennants, _ := epicShipped(b)
	f := s.Field("broad-water")
	b.ReportAllocs()
	for b.Loop() {
		if r := epic.Enumerate(f, pennants[:1], nil, deploy.Options{Zone: deploy.FreeZone}); r.Refused != nil {
			b.Fatal(r.Refused)
		}
	}
}

// Two allies: 44100 cases.
func BenchmarkEnumerateAllies(b *testing.B) {
	s, pennants, _ := epicShipped(b)
	f := s.Field("broad-water")
	b.ReportAllocs()
	for b.Loop() {
		if r := epic.EnumerateAllies(
			f,
			[][2]*deck.Set{{pennants[0], pennants[1]}},
			nil,
			deploy.Options{},
		); r.Refused != nil {
			b.Fatal(r.Refused)
		}
	}
}
