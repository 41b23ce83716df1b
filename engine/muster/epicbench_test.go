package muster_test

import (
	"testing"

	"muster/deploycards/deploytest"
	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

func epicShipped(b *testing.B) (s deploytest.Shipped, pennants, standards []*muster.Set) {
	s = deploytest.NewShipped()
	return s, s.Sets(b, "pennant-a", "pennant-b", "pennant-c"), s.Sets(b, "standard-a", "standard-b", "standard-c")
}

func BenchmarkEpic(b *testing.B) {
	s, pennants, standards := epicShipped(b)
	f := s.Field("broad-water")
	players := deploytest.EpicPair([boards.Camps]*muster.Set{pennants[0], standards[0]}, [boards.Camps]int{}, nil)
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		if _, refused := muster.Deploy(f, muster.ModeEpic, players, muster.Options{Seed: seed}); refused != nil {
			b.Fatal(refused)
		}
	}
}

func BenchmarkEpicAllies(b *testing.B) {
	s, pennants, standards := epicShipped(b)
	f := s.Field("broad-water")
	players := deploytest.FourPlayers([boards.Camps][2]*muster.Set{{pennants[0], pennants[1]}, {standards[0], standards[1]}}, [2]int{0, 1}, nil)
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		if _, refused := muster.Deploy(f, muster.ModeEpicAllies, players, muster.Options{Seed: seed}); refused != nil {
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
		if r := muster.EnumerateEpic(f, pennants[:1], nil, muster.Options{Zone: muster.FreeZone}); r.Refused != nil {
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
		if r := muster.EnumerateAllies(f, [][2]*muster.Set{{pennants[0], pennants[1]}}, nil, muster.Options{}); r.Refused != nil {
			b.Fatal(r.Refused)
		}
	}
}
