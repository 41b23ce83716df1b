package muster_test

import (
	"testing"

	"muster/engine/muster"
	"muster/maps/hex"
)

// usual are sets of five and six units a card, as large as those that are printed.
func usual(t testing.TB) [hex.Camps]*muster.Set {
	pennant := [][]string{
		{"gb . . gg", ". bs .", ". bs . gb", ". rs ."},
		{". gg gg .", ". bs .", ". bh . .", "gb . ."},
		{"gl . . gl", ". . .", "bs bs . .", "bs . rh"},
		{". bs bs .", ". gb .", ". . gb .", ". hs ."},
		{"gg . gg .", ". rs .", ". . bs .", "bs . ."},
		{"gb gb . .", "bs . bs", ". . . bh", ". . ."},
		{". . sp .", ". bs .", ". gg . .", "gb . bs"},
	}
	standard := [][]string{
		{"dc . . dc", ". bs .", ". bs . gb", ". rs ."},
		{". ds ds .", ". bs .", ". bh . .", "gb . ."},
		{"dc . . dr", ". . .", "bs bs . .", "bs . rh"},
		{". bs bs .", ". gb .", ". . gb .", ". ds ."},
		{"ds . ds .", ". rs .", ". . bs .", "bs . ."},
		{"gb gb . .", "bs . bs", ". . . bh", ". . ."},
		{". . rh .", ". bs .", ". dc . .", "gb . bs"},
	}
	return [hex.Camps]*muster.Set{
		link(t, definition("pennant", pennant...)), link(t, definition("standard", standard...)),
	}
}

func BenchmarkImpromptu(b *testing.B) {
	f := lay(b, nasty())
	sets := usual(b)
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		if _, refused := muster.Impromptu(f, sets, muster.Options{Seed: seed}); refused != nil {
			b.Fatal(refused)
		}
	}
}

// Two shipped sets a player, on a shipped map with a river.
func BenchmarkOrganizedDeployment(b *testing.B) {
	s := newShipped()
	f := s.field("two-oaks")
	sets := [hex.Camps][]*muster.Set{s.sets(b, "pennant-a", "standard-c"), s.sets(b, "standard-a", "pennant-b")}
	b.ReportAllocs()
	for seed := uint64(0); b.Loop(); seed++ {
		if _, refused := muster.Organized(f, sets, muster.Options{Seed: seed}); refused != nil {
			b.Fatal(refused)
		}
	}
}

func BenchmarkReplay(b *testing.B) {
	s := newShipped()
	d, text := aSaved(b, s)
	f, sets := d.Field, [][]*muster.Set{d.Players[0].Sets, d.Players[1].Sets}
	b.ReportAllocs()
	for b.Loop() {
		if _, refused := muster.Replay([]byte(text), lookupOf(f, sets...)); refused != nil {
			b.Fatal(refused)
		}
	}
}

// Three sets a camp, nine pairings.
func BenchmarkEnumerate(b *testing.B) {
	f := lay(b, nasty())
	sets := usual(b)
	three := func(s *muster.Set) []*muster.Set { return []*muster.Set{s, s, s} }
	b.ReportAllocs()
	for b.Loop() {
		if r := muster.Enumerate(f, three(sets[0]), three(sets[1]), muster.Options{}); r.Refused != nil {
			b.Fatal(r.Refused)
		}
	}
}

func BenchmarkGuarantee(b *testing.B) {
	sets := usual(b)
	stock, _ := muster.NewStock(lay(b, nil).Rules, hex.Pennant, []string{"base"})
	for b.Loop() {
		if p := muster.Guarantee(sets[0], stock); p.Refused != nil {
			b.Fatal(p.Refused)
		}
	}
}
