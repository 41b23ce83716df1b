package matches

import (
	"bytes"
	"strings"
	"testing"

	"muster/internal/engine/arena"
)

// TestSums checks that games in parts, written and read, add up to the bytes of one run, and that they agree with the
// results of batches.
func TestSums(t *testing.T) {
	const games = 6
	for _, s := range shipped(t) {
		on := NewTable()
		whole := Observer().New().(*Sums)
		parts := [2]*Sums{new(Sums), new(Sums)}
		for i := range games {
			ref := arena.Ref{Number: i, Seed: arena.SeedOf(7, i), Players: randoms}
			_, g, err := PlayWatched(t.Context(), s.Battle(ref.Seed), ref, on)
			if err != nil {
				t.Fatal(err)
			}
			m, err := Play(t.Context(), s.Battle(ref.Seed), randoms, nil)
			if err != nil {
				t.Fatal(err)
			}
			last := g.Course.Turns[len(g.Course.Turns)-1]
			if g.Course.Winner != int(m.Winner) || len(g.Course.Turns) != m.Turns || last != m.Score || g.Ended != m.Ended ||
				(g.Course.Blood.Turn > 0) != (m.Facts.Blocks[0]+m.Facts.Blocks[1] > 0) {
				t.Errorf("%s: %+v, not %+v", s.Adventure().ID, g.Course, m)
			}
			for _, into := range []*Sums{whole, parts[i%2]} {
				if err := Seen(g, ref)(into); err != nil {
					t.Fatal(err)
				}
			}
		}
		read, err := ReadSums(parts[1].Write())
		if err != nil {
			t.Fatal(err)
		}
		if err := read.Merge(parts[0]); err != nil || !bytes.Equal(read.Write(), whole.Write()) {
			t.Errorf("%s: %v\n%s\n%s", s.Adventure().ID, err, read.Write(), whole.Write())
		}
		if whole.Games != games || len(whole.Cards) == 0 {
			t.Errorf("%d games, %d cards", whole.Games, len(whole.Cards))
		}
		bad := strings.Replace(string(whole.Write()), `"games":6`, `"games":7`, 1)
		if _, err := ReadSums([]byte(bad)); err == nil || !strings.Contains(err.Error(), "are not 7 games") {
			t.Error(err)
		}
		if err := whole.Merge(&Sums{Adventure: "other", CourseSums: arena.CourseSums{Games: 1}}); err == nil {
			t.Error("games of another adventure are added")
		}
	}
}
