package placement

import "testing"

// BenchmarkEvery answers for every layout of four tiles with two home realms: 60,020 boards.
func BenchmarkEvery(b *testing.B) {
	set := setOf(b, []string{"daqan-home", "uthuk-home"}, "101", "102", "103", "104")
	for b.Loop() {
		a, err := Ask(Question{Set: set, Workers: 1})
		if err != nil || a.Boards.Value != 60020 {
			b.Fatal(err, a)
		}
	}
}

// BenchmarkCount counts the boards of five tiles, as far as a million.
func BenchmarkCount(b *testing.B) {
	set := setOf(b, []string{"daqan-home", "uthuk-home"}, "101", "102", "103", "104", "105")
	for b.Loop() {
		if found, err := count(Question{Set: set, Workers: 1, Stop: b.Context()}, 1_000_000); err != nil || found.whole {
			b.Fatal(err, found)
		}
	}
}
